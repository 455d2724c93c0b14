import { describe, expect, test } from 'vitest';
import { readScenario } from '../../src/scenarios/read-scenario.ts';
import { errorOf, errorsOf, findingsOf } from './support.ts';

const TITLED = 'title: 1-4a a case\n';

/** What a file says wrongly, and the error. */
const FLAWS: readonly (readonly [text: string, error: string])[] = [
  ['title: [', 'SCENARIO_SYNTAX case.yaml:1: '],
  ['title: a\n---\ntitle: b', 'SCENARIO_SYNTAX case.yaml:2: the file has more than one document; '],
  ['- a list', 'SCENARIO_FORMAT case.yaml:1: a scenario must be a table of keys'],
  ['p1: {}', 'SCENARIO_FORMAT case.yaml:1: title: '],
  [
    `${TITLED}titleJa: 1-4b ある場合`,
    'SCENARIO_FORMAT case.yaml:2: titleJa: begin it with 1-4a, as the title does',
  ],
  [
    `${TITLED}edition: 1.0.1`,
    'SCENARIO_FORMAT case.yaml:2: edition: there is no edition 1.0.1 (did you mean 1.0.0?)',
  ],
  [
    `${TITLED}edition: [2021-03, 1.0.1]`,
    'SCENARIO_FORMAT case.yaml:2: edition.1: there is no edition 1.0.1 (did you mean 1.0.0?)',
  ],
  [
    `${TITLED}edition: 3`,
    'SCENARIO_FORMAT case.yaml:2: edition: write one edition such as 2021-03, a list of editions, or a table of what differs in each edition',
  ],
  [
    `${TITLED}answers: [{ p3: pass }]`,
    'SCENARIO_FORMAT case.yaml:2: answers.0: write an answer as text, { p1: … }, { p2: … } or { answer: …, kind: … }, a step as { until: … } or { expect: … }',
  ],
  [
    `${TITLED}expect: { noFacts: [{ what: deallt }] }`,
    'SCENARIO_FORMAT case.yaml:2: expect.noFacts.0.what: there is no event deallt (did you mean dealt?)',
  ],
  [
    `${TITLED}expect: { facts: [{ what: moved }, { what: dealt, amuont: 3 }] }`,
    'SCENARIO_FORMAT case.yaml:2: expect.facts.1.amuont: the event dealt has no key amuont (did you mean amount?)',
  ],
  [
    `${TITLED}until: { fact: { what: phaseBegan, fase: end } }`,
    'SCENARIO_FORMAT case.yaml:2: until.fact.fase: the event phaseBegan has no key fase; nearest: phase',
  ],
  [
    `title: play.11 a case\nruleset: waiting-zone\nexpect: { noFacts: [{ what: put, itm: x }] }`,
    'SCENARIO_FORMAT case.yaml:3: expect.noFacts.0.itm: the event put has no key itm (did you mean item?)',
  ],
  [
    `title: 120.4a a case\nruleset: excess-damage\nevents: []\nexpect: { noFacts: [{ what: dealt, amount: 3 }] }`,
    'SCENARIO_FORMAT case.yaml:4: expect.noFacts.0.amount: the event dealt has no key amount',
  ],
  [
    `${TITLED}until: { state: durin }`,
    'SCENARIO_FORMAT case.yaml:2: until.state: no process of edition 2021-03 has a state durin; write chart and state, such as match.shuffling',
  ],
  [
    `${TITLED}until: { state: damageStep.durin }`,
    'SCENARIO_FORMAT case.yaml:2: until.state: no process of edition 2021-03 has a state damageStep.durin (did you mean damageStep.during?)',
  ],
  [
    `${TITLED}answers:\n  - until: { kind: gateActoin }`,
    'SCENARIO_FORMAT case.yaml:3: answers.0.until.kind: there is no kind of decision gateActoin (did you mean gateAction?)',
  ],
  [
    `${TITLED}answers: [{ p1: pass, kind: gateActoin }]`,
    'SCENARIO_FORMAT case.yaml:2: answers.0.kind: there is no kind of decision gateActoin (did you mean gateAction?)',
  ],
  [
    `${TITLED}expect: { pending: { kind: gateActoin } }`,
    'SCENARIO_FORMAT case.yaml:2: expect.pending.kind: there is no kind of decision gateActoin (did you mean gateAction?)',
  ],
  [`${TITLED}colour: red`, 'SCENARIO_FORMAT case.yaml:2: colour: the key is not known here'],
  [
    `${TITLED}expct: {}`,
    'SCENARIO_FORMAT case.yaml:2: expct: the key is not known here (did you mean expect?)',
  ],
  [
    `${TITLED}p1: { hnd: [] }`,
    'SCENARIO_FORMAT case.yaml:2: p1.hnd: the key is not known here (did you mean hand?)',
  ],
  [`${TITLED}p1:\n  A1: 3/3/2\n  A9: 3/3/2`, 'SCENARIO_FORMAT case.yaml:4: p1.A9: the key is not known here'],
  [
    `${TITLED}cards: { mine: { keywords: [penetrat] } }`,
    'SCENARIO_FORMAT case.yaml:2: cards.mine.keywords.0: must be penetrate, ',
  ],
  [
    `${TITLED}cards:\n  mine:\n    touchdown:\n      - do: draw\n        player: own\n        cuont: 1`,
    'SCENARIO_FORMAT case.yaml:7: cards.mine.touchdown.instructions.0.cuont: the key is not known here (did you mean count?)',
  ],
  [
    `${TITLED}ruleset: waiting-zone\ncards:\n  mine:\n    in:\n      - do: draw\n        cuont: 1`,
    'SCENARIO_FORMAT case.yaml:7: cards.mine.in.0.cuont: the key is not known here (did you mean count?)',
  ],
  [
    `${TITLED}ruleset: waiting-zone\ncards: { mine: { type: untit } }`,
    'SCENARIO_FORMAT case.yaml:3: cards.mine.type: must be unit, relic, spell or counter (did you mean unit?)',
  ],
  [
    `${TITLED}ruleset: waiting-zone\ncards: { mine: '3' }`,
    'SCENARIO_FORMAT case.yaml:3: cards.mine: write a unit as ATTACK/LIFE, such as 3/4',
  ],
  [`${TITLED}cards: { mine: 5 }`, 'SCENARIO_FORMAT case.yaml:2: cards.mine: write a card as '],
  [
    `${TITLED}cards: { mine: { like: scout-walker, enhance: { id: scout-walkr } } }`,
    'SCENARIO_FORMAT case.yaml:2: cards.mine.enhance.id: there is no card scout-walkr (did you mean scout-walker?)',
  ],
  [`${TITLED}p1: { A1: nobody }`, 'SCENARIO_FORMAT case.yaml:2: p1.A1: there is no card nobody'],
  [
    `${TITLED}p1: { A1: { card: 3/3/2, colour: red } }`,
    'SCENARIO_FORMAT case.yaml:2: p1.A1.colour: the key is not known here',
  ],
  [`${TITLED}p1: { A3: 3/3/2 }`, 'SCENARIO_FORMAT case.yaml:2: p1.A3: the ruler has no such zone (3-2f)'],
  [
    `${TITLED}p1: { A1: apprentice }`,
    'SCENARIO_FORMAT case.yaml:2: p1.A1: the card apprentice cannot be in A1 (3-2h, 3-8c)',
  ],
  [`${TITLED}p1: { ruler: 3/3/2 }`, 'SCENARIO_FORMAT case.yaml:2: p1.ruler: the card 3/3/2 is not a ruler'],
  [
    `${TITLED}p1: { ruler: 0 }`,
    'SCENARIO_FORMAT case.yaml:2: p1.ruler: write the ruler as the id of its card',
  ],
  [`${TITLED}start: somewhere`, 'SCENARIO_FORMAT case.yaml:2: start: '],
  [`${TITLED}start: damage step`, 'SCENARIO_FORMAT case.yaml:2: start: this start needs an attack'],
  [`${TITLED}attack: A1 -> center`, 'SCENARIO_FORMAT case.yaml:2: attack: nobody attacks at this start; '],
  [
    `${TITLED}attack: A1 -> center\nstart: damage step`,
    'SCENARIO_FORMAT case.yaml:2: attack: there is no card at p1 A1',
  ],
  [
    `${TITLED}gate: [{ damage: { p2 A1: 2 } }]`,
    'SCENARIO_FORMAT case.yaml:2: gate.0.damage.p2 A1: there is no card at p2 A1',
  ],
  [`${TITLED}gate: [{ wish: p1 }]`, 'SCENARIO_FORMAT case.yaml:2: gate.0: this cannot be on the gate'],
  [
    `${TITLED}start: turn\ngate: [{ rulerDamage: p1 }]`,
    'SCENARIO_FORMAT case.yaml:2: start: the gate must be empty',
  ],
  [
    `${TITLED}expect:\n  ran: [13-6cc]`,
    'SCENARIO_FORMAT case.yaml:3: expect.ran.0: there is no clause 13-6cc; nearest: 13-6, 13-6c, 13-6d',
  ],
  [
    `${TITLED}expect:\n  notRan: [3-6c.ex]`,
    'SCENARIO_FORMAT case.yaml:3: expect.notRan.0: clause 3-6c.ex prescribes no step of a match, so it never acts',
  ],
  [
    `${TITLED}expect: { refuses: { pass: 8-4c-11 } }`,
    'SCENARIO_FORMAT case.yaml:2: expect.refuses.pass: there is no clause 8-4c-11; nearest: 8-4c, 8-4c-2, 8-4c-3',
  ],
  [
    `${TITLED}expect: { pending: { clause: 9-3ee } }`,
    'SCENARIO_FORMAT case.yaml:2: expect.pending.clause: there is no clause 9-3ee; nearest: 9-3, 9-3e, 9-3f',
  ],
  [
    'title: 13-6cc a card',
    'SCENARIO_FORMAT case.yaml:1: title: there is no clause 13-6cc; nearest: 13-6, 13-6c, 13-6d',
  ],
  [
    'ruleset: waiting-zone\ntitle: plai.11 IN waits',
    'SCENARIO_FORMAT case.yaml:2: title: there is no clause plai.11; nearest: play.11, play',
  ],
  [
    `${TITLED}expect: { facts: [{ what: dealt, times: 0 }] }`,
    'SCENARIO_FORMAT case.yaml:2: expect.facts.0.times: list what must not happen under noFacts',
  ],
  [
    `${TITLED}expect: { noFacts: [{ what: dealt, times: 2 }] }`,
    'SCENARIO_FORMAT case.yaml:2: expect.noFacts.0.times: times is possible only under facts',
  ],
  [
    `${TITLED}expect: { since: yesterday }`,
    'SCENARIO_FORMAT case.yaml:2: expect.since: write last check, or leave it out for the start',
  ],
  [
    `${TITLED}answers: [concede]`,
    'SCENARIO_FORMAT case.yaml:2: answers.0: name the player who concedes, such as p1: concede',
  ],
  [
    `${TITLED}waiting: [{ ability: 1, of: p1 graveyard }]`,
    'SCENARIO_FORMAT case.yaml:2: waiting.0.of: there is no card at p1 graveyard',
  ],
  [
    `${TITLED}p1: { graveyard: 3/3/2 }\nwaiting: [{ ability: 1, of: p1 graveyard }]`,
    'SCENARIO_FORMAT case.yaml:3: waiting.0.ability: 3/3/2 has no ability 1 that triggers',
  ],
  [
    `${TITLED}p1: { S1: haunting }\nwaiting: [{ card: p1 hand }]`,
    'SCENARIO_FORMAT case.yaml:3: waiting.0.card: there is no card at p1 hand',
  ],
  [
    `${TITLED}expect: { p1: { A1: { mood: 1 } } }`,
    'SCENARIO_FORMAT case.yaml:2: expect.p1.A1.mood: the key is not known here',
  ],
  [
    `${TITLED}answers:\n  - pass\n  - { expect: { gat: 1 } }`,
    'SCENARIO_FORMAT case.yaml:4: answers.1.expect.gat: the key is not known here (did you mean gate?)',
  ],
  [
    `${TITLED}expect: { p1: { A1: { without: [penetrat] } } }`,
    'SCENARIO_FORMAT case.yaml:2: expect.p1.A1: without.0: there is no keyword penetrat (did you mean penetrate?)',
  ],
  [
    `${TITLED}expect: { noFacts: [{ what: dealt, clause: 99-9 }] }`,
    'SCENARIO_FORMAT case.yaml:2: expect.noFacts.0.clause: there is no clause 99-9; nearest: ',
  ],
  [
    `${TITLED}start: main phase\nattack: A1 -> center\np1: { A1: 3/3/2 }`,
    'SCENARIO_FORMAT case.yaml:3: attack: nobody attacks at this start; use start: attacking, intercept step, damage step, ',
  ],
  [
    `${TITLED}gate: [{ card: 3/3/2, by: p1 }]`,
    'SCENARIO_FORMAT case.yaml:2: gate.0: a unit on the gate needs entering: A1, A2, D1',
  ],
  [
    `${TITLED}gate: [{ card: 3/3/2, by: p1, entering: S1 }]`,
    'SCENARIO_FORMAT case.yaml:2: gate.0.entering: a unit on the gate needs entering: A1, A2, D1',
  ],
  [
    `${TITLED}gate: [{ card: spark-volley, by: p1, entering: A1 }]`,
    'SCENARIO_FORMAT case.yaml:2: gate.0.entering: only a unit enters a zone that is chosen',
  ],
  [
    `${TITLED}p2: { A1: 1/9/1 }\ngate: [{ card: spark-volley, by: p1, chosen: { units: p2 A1 } }]`,
    'SCENARIO_FORMAT case.yaml:3: gate.0.chosen.units: the effect has no choice units (did you mean unit?); it chooses unit',
  ],
  [`${TITLED}until: forever`, 'SCENARIO_FORMAT case.yaml:2: until: write settled, gate empty, match over'],
  [`${TITLED}ruleset: chess`, 'UNKNOWN_RULESET case.yaml:2: '],
  [`${TITLED}edition: 3.0.0`, 'SCENARIO_FORMAT case.yaml:2: edition: '],
  [
    `${TITLED}cards: { a: { like: a } }`,
    'SCENARIO_FORMAT case.yaml:2: cards.a.like: a is copied from itself',
  ],
  [`${TITLED}cards: { a: { mood: 1 } }`, 'SCENARIO_FORMAT case.yaml:2: cards.a'],
];

describe('scenario files', () => {
  for (const [text, error] of FLAWS) {
    test(`${JSON.stringify(text)} is refused with ${error}`, () => {
      const found = errorOf(text);
      expect(found.slice(0, error.length)).toBe(error);
    });
  }

  test.each<[string, string, readonly string[]]>([
    [
      'keys and values, the unknown keys first, from the outside in',
      'titel: x\nanswers: [pass, 5]\np1: { hnd: [], drve: 3 }\nexpect: { ran: 13-6c, winer: p1 }\nruelset: x\n',
      [
        'case.yaml:1: titel: the key is not known here (did you mean title?)',
        'case.yaml:5: ruelset: the key is not known here (did you mean ruleset?)',
        'case.yaml:3: p1.hnd: the key is not known here (did you mean hand?)',
        'case.yaml:3: p1.drve: the key is not known here (did you mean drive?)',
        'case.yaml:4: expect.winer: the key is not known here (did you mean winner?)',
        'case.yaml:1: title: must be text',
        'case.yaml:2: answers.1: write an answer as text, ',
        'case.yaml:4: expect.ran: must be a list',
      ],
    ],
    [
      'names, and what is wrong with the position, once for all editions',
      `${TITLED}edition: [1.0.0, 2021-03]
p1: { A1: nobody, hand: [filler, apprentic] }
p2: { A3: 3/3/2 }
answers: [concede]
expect:
  ran: [13-6cc, 3-6c.ex]
  pending: { kind: gateActoin }
  facts: [{ what: deallt }]`,
      [
        'case.yaml:3: p1.hand.1: there is no card apprentic (did you mean apprentice?)',
        'case.yaml:3: p1.A1: there is no card nobody',
        'case.yaml:4: p2.A3: the ruler has no such zone (3-2f)',
        'case.yaml:5: answers.0: name the player who concedes, ',
        'case.yaml:7: expect.ran.0: there is no clause 13-6cc; ',
        'case.yaml:7: expect.ran.1: clause 3-6c.ex prescribes no step of a match, so it never acts',
        'case.yaml:8: expect.pending.kind: there is no kind of decision gateActoin ',
        'case.yaml:9: expect.facts.0.what: there is no event deallt ',
      ],
    ],
    [
      'cards of its own',
      `${TITLED}cards: { a: { like: nobody }, b: { like: apprentic } }`,
      [
        'case.yaml:2: cards.a.like: there is no card nobody',
        'case.yaml:2: cards.b.like: there is no card apprentic (did you mean apprentice?)',
      ],
    ],
    [
      'cards of the waiting-zone game',
      'title: x\nruleset: waiting-zone\np1: { hand: [nobody] }\np2: { field: [nobody] }',
      ['case.yaml:3: p1.hand.0: there is no card nobody', 'case.yaml:4: p2.field.0: there is no card nobody'],
    ],
  ])('all that is wrong with a file is found: %s', (_, text, errors) => {
    const found = errorsOf(text);
    const starts = errors.map((error) => `SCENARIO_FORMAT ${error}`);
    expect(found.map((line, index) => line.slice(0, starts[index]?.length))).toEqual(starts);
  });

  test.each(['two-sided units', '3/3/2 is a unit', '3 units', 'rule-breaking', 'a.b'])(
    'a title that begins like no clause is taken as it is: %s',
    (title) => {
      expect(errorOf(`title: ${title}`)).toBe('no error');
    },
  );

  test('JSON is read as YAML is', () => {
    const scenario = { title: '13-6c a card', p2: { deck: ['3/3/2'] }, gate: [{ rulerDamage: 'p2' }] };
    const text = JSON.stringify({ ...scenario, expect: { p2: { damage: ['1/1/1'] } } }, null, 2);
    expect(findingsOf(text)).toEqual(['case.yaml:15: expect.p2.damage: expected 1/1/1, found 3/3/2']);
  });

  test('an edition table adds to what holds in all of them', () => {
    const text = `${TITLED}edition:
  1.0.0: { expect: { turn: p2 } }
  2021-03:
expect: { turn: p1 }`;
    expect(readScenario('case.yaml', text).editions).toEqual(['1.0.0', '2021-03']);
    expect(findingsOf(text, '1.0.0')).toEqual([
      'case.yaml:3: edition.1.0.0.expect.turn: expected p2, found p1',
    ]);
    expect(findingsOf(text, '2021-03')).toEqual([]);
  });

  test('nothing is expected of an edition that the file does not name', () => {
    const text = `${TITLED}edition: 2021-03\nexpect: { turn: p2 }`;
    expect(findingsOf(text, '2021-03')).toHaveLength(1);
    expect(findingsOf(text, '1.0.0')).toEqual([]);
  });
});
