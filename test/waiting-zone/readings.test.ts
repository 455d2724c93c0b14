import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '../../src/waiting-zone/card.ts';
import type { ClauseId } from '../../src/waiting-zone/clauses/index.ts';
import { DEFAULT_EDITION, editionReadings } from '../../src/waiting-zone/editions.ts';
import type { Readings } from '../../src/waiting-zone/readings.ts';
import { counter, ENEMY_UNIT, spell, unit } from './support/fixtures.ts';
import { type Answer, type Expected, expectSeen, play } from './support/scenario.ts';
import type { Picture } from './support/table.ts';

/** One open question: the same table under our reading and under another edition. */
interface Question {
  readonly clause: ClauseId;
  readonly title: string;
  readonly edition: string;
  readonly picture: Picture;
  readonly answers: readonly Answer[];
  readonly expect: Expected;
  /** Readings that both sides share, for a question that another one decides whether to ask at all. */
  readonly both?: Partial<Readings>;
  readonly otherAnswers?: readonly Answer[];
  readonly other: Expected;
}

const attackOn = (N: Picture['N'], cards: readonly CardDefinition[] = []): Picture => ({
  phase: 'battle',
  T: { field: ['a'] },
  ...(N && { N }),
  cards,
});

const bold = unit('bold', 3, 9);
const zap = spell('zap', [
  { do: 'choose', as: 'it', from: ENEMY_UNIT },
  { do: 'damage', to: 'chosen:it', amount: 1 },
]);
const spring = unit('spring', 1, 1, {
  out: {
    instructions: [
      { do: 'choose', as: 'it', from: { from: 'hand', type: 'unit' } },
      { do: 'putOntoField', what: 'chosen:it' },
    ],
  },
});

const questions: readonly Question[] = [
  {
    clause: 'reading.1',
    title: 'a counter that does not negate a play leaves it standing (scenario S04)',
    edition: 'reading.1/stops',
    picture: { phase: 'main', T: { hand: ['a'] }, N: { hand: ['cantrip'] } },
    answers: ['play a', { at: 'play', key: 'counter cantrip' }],
    expect: { checks: ['play {play of a}', 'entry {}'], T: { field: ['a'] } },
    other: { checks: ['play {play of a}'], T: { field: [], discard: ['a'] } },
  },
  {
    clause: 'reading.2',
    title: 'a counter is not checked itself',
    edition: 'reading.2/turn-player',
    picture: { phase: 'main', T: { hand: ['a', 'neg'] }, N: { hand: ['neg'] } },
    answers: ['play a', 'counter neg'],
    expect: { asked: ['T eventStart', 'N counter', 'T eventStart'], T: { discard: ['a'] } },
    otherAnswers: ['play a', 'counter neg', 'counter neg'],
    other: {
      asked: ['T eventStart', 'N counter', 'T counter', 'T eventStart'],
      T: { field: ['a'], discard: ['neg'] },
      N: { discard: ['neg'] },
    },
  },
  {
    clause: 'reading.3',
    title: 'the player with priority orders only their own timing abilities',
    edition: 'reading.3/all',
    picture: {
      phase: 'battle',
      T: { field: [{ id: 'a-out', damage: 1 }] },
      N: { field: [{ id: 'd-out', damage: 1 }] },
    },
    answers: ['attack F1', 'choose enemy F1'],
    expect: { resolved: ['OUT of a-out', 'OUT of d-out'] },
    otherAnswers: ['attack F1', 'choose enemy F1', 'resolve OUT of d-out'],
    other: { resolved: ['OUT of d-out', 'OUT of a-out'] },
  },
  {
    clause: 'reading.28',
    title: 'after a battle the abilities of the turn player resolve first',
    edition: 'reading.3/all',
    picture: {
      phase: 'battle',
      T: { field: [{ id: 'a-out', damage: 1 }] },
      N: { field: [{ id: 'd-out', damage: 1 }] },
    },
    answers: ['attack F1', 'choose enemy F1'],
    expect: { asked: ['T eventStart', 'T attackTarget', 'T eventStart'] },
    otherAnswers: ['attack F1', 'choose enemy F1', 'resolve OUT of d-out'],
    other: { asked: ['T eventStart', 'T attackTarget', 'T timingOrder', 'T eventStart'] },
  },
  {
    clause: 'reading.4',
    title: 'what the first counter brings about is checked after the second has resolved',
    edition: 'reading.4/after-each',
    picture: { phase: 'main', T: { hand: ['a'] }, N: { hand: ['kill', 'cantrip', 'cantrip'] } },
    answers: [
      'play a',
      { at: 'entry', key: 'counter kill' },
      { at: 'entry', key: 'counter cantrip' },
      'resolve counter kill',
    ],
    expect: {
      checks: ['play {play of a}', 'entry {}', 'departure {}'],
      resolved: ['counter kill', 'counter cantrip'],
    },
    other: {
      checks: ['play {play of a}', 'entry {}', 'departure {counter cantrip}'],
      resolved: ['counter kill', 'counter cantrip'],
    },
  },
  {
    clause: 'reading.5',
    title: 'units that fall in battle are checked as leaving',
    edition: 'reading.5/unchecked',
    picture: attackOn({ field: [{ id: 'd-out', damage: 1 }], hand: ['null-out'] }),
    answers: ['attack F1', 'choose enemy F1', 'counter null-out'],
    expect: { resolved: ['counter null-out'], N: { life: 20 } },
    otherAnswers: ['attack F1', 'choose enemy F1'],
    other: {
      checks: ['attack {attack of a}', 'damage {attack damage, retaliation damage}'],
      resolved: ['OUT of d-out'],
      N: { life: 30 },
    },
  },
  {
    clause: 'reading.6',
    title: 'a check is not made again after its counters have resolved',
    edition: 'reading.6/until-pass',
    picture: { phase: 'main', T: { hand: ['a'] }, N: { hand: ['cantrip'], deck: ['neg'] } },
    answers: ['play a', 'counter cantrip'],
    expect: { checks: ['play {play of a}', 'entry {}'], T: { field: ['a'] } },
    otherAnswers: ['play a', 'counter cantrip', { at: 'play', key: 'counter neg' }],
    other: {
      checks: ['play {play of a}', 'play {play of a}', 'play {}'],
      T: { field: [], discard: ['a'] },
      N: { discard: ['cantrip', 'neg'] },
    },
  },
  {
    clause: 'reading.7',
    title: 'the costs of a negated play stay paid',
    edition: 'reading.7/refunded',
    picture: {
      phase: 'main',
      T: { hand: ['dear', 'b'], energy: 3 },
      N: { hand: ['neg'] },
      cards: [unit('dear', 2, 2, { cost: 2, additionalDiscards: 1 })],
    },
    answers: ['play dear', 'discard b', 'counter neg'],
    expect: { T: { energy: 1, hand: [], discard: ['b', 'dear'] } },
    other: { T: { energy: 3, hand: ['b'], discard: ['dear'] } },
  },
  {
    clause: 'reading.8',
    title: 'a spell never enters the field',
    edition: 'reading.8/from-field',
    picture: { phase: 'main', T: { hand: ['zap'] }, N: { field: ['d'], hand: ['kill'] }, cards: [zap] },
    answers: ['play zap'],
    expect: { checks: ['play {play of zap}', 'damage {effect damage}'], N: { damage: [1] } },
    otherAnswers: ['play zap', { at: 'entry', key: 'counter kill' }],
    other: {
      checks: ['play {play of zap}', 'entry {ability of zap}', 'departure {ability of zap}'],
      T: { discard: ['zap'] },
      N: { damage: [0] },
    },
  },
  {
    clause: 'reading.9',
    title: 'the non-turn player is asked about their own newcomer too',
    edition: 'reading.9/unchecked',
    picture: attackOn({ hand: ['ambush', 'b-in'] }),
    answers: ['attack F1', 'counter ambush'],
    expect: { checks: ['attack {attack of a}', 'entry {IN of b-in}'], N: { life: 21 } },
    other: { checks: ['attack {attack of a}'], N: { life: 21 } },
  },
  {
    clause: 'reading.11',
    title: 'an attack whose target has left deals nothing and its right stays spent',
    edition: 'reading.11/right-returned',
    picture: attackOn({ field: ['d'], hand: ['slay-any'] }),
    answers: ['attack F1', 'choose enemy F1', { at: 'attack', key: 'counter slay-any' }, 'choose F1'],
    expect: { dealt: [], T: { rights: [false] }, N: { life: 20, discard: ['d', 'slay-any'] } },
    other: { dealt: [], T: { rights: [true] }, N: { life: 20 } },
  },
  {
    clause: 'reading.11',
    title: 'an attack whose target has left does not go on to the player',
    edition: 'reading.11/hits-player',
    picture: attackOn({ field: ['d'], hand: ['slay-any'] }),
    answers: ['attack F1', 'choose enemy F1', { at: 'attack', key: 'counter slay-any' }, 'choose F1'],
    expect: { dealt: [], N: { life: 20 } },
    other: { dealt: ['attack 3 to N'], N: { life: 17 } },
  },
  {
    clause: 'reading.12',
    title: 'a player does not retaliate',
    edition: 'reading.12/one',
    picture: attackOn({}),
    answers: ['attack F1'],
    expect: { checks: ['attack {attack of a}', 'damage {attack damage}'], T: { damage: [0] } },
    other: {
      checks: ['attack {attack of a}', 'damage {attack damage, retaliation damage}'],
      T: { damage: [1] },
    },
  },
  {
    clause: 'reading.13',
    title: 'reflected damage spares the attacked unit',
    edition: 'reading.13/copied',
    picture: {
      phase: 'battle',
      T: { field: ['bold'] },
      N: { field: ['d'], hand: ['reflect'] },
      cards: [bold],
    },
    answers: ['attack F1', 'choose enemy F1', 'counter reflect'],
    expect: { T: { damage: [5] }, N: { damage: [0] } },
    other: { T: { damage: [5] }, N: { damage: [3] } },
  },
  {
    clause: 'reading.13',
    title: 'reflected damage falls on the attacking unit, not on its player',
    edition: 'reading.13/onto-player',
    picture: {
      phase: 'battle',
      T: { field: ['bold'] },
      N: { field: ['d'], hand: ['reflect'] },
      cards: [bold],
    },
    answers: ['attack F1', 'choose enemy F1', 'counter reflect'],
    expect: { T: { damage: [5], life: 20 } },
    other: { T: { damage: [2], life: 17 }, N: { damage: [0] } },
  },
  {
    clause: 'reading.13',
    title: 'reflecting leaves retaliation damage alone',
    edition: 'reading.13/all-turned',
    picture: {
      phase: 'battle',
      T: { field: ['bold'] },
      N: { field: ['d'], hand: ['reflect'] },
      cards: [bold],
    },
    answers: ['attack F1', 'choose enemy F1', 'counter reflect'],
    expect: { dealt: ['attack 3 to bold', 'retaliation 2 to bold'] },
    other: { dealt: ['attack 3 to bold', 'retaliation 2 to d'] },
  },
  {
    clause: 'reading.14',
    title: 'waiting damage is dealt though its source has left',
    edition: 'reading.14/void',
    picture: attackOn({ field: ['d'], hand: ['slay-any'] }),
    answers: ['attack F1', 'choose enemy F1', { at: 'damage', key: 'counter slay-any' }, 'choose enemy F1'],
    expect: { dealt: ['attack 3 to d'], N: { damage: [3] } },
    other: { dealt: [], N: { damage: [0] } },
  },
  {
    clause: 'reading.15',
    title: 'a waiting cost ability resolves though its source has left',
    edition: 'reading.15/void',
    picture: {
      phase: 'main',
      T: { field: ['u'] },
      N: { hand: ['smash'] },
      cards: [
        counter('smash', ['play'], { from: 'field', side: 'enemy' }, (what) => [{ do: 'destroy', what }]),
      ],
    },
    answers: ['use F1', 'counter smash'],
    expect: { resolved: ['counter smash', 'ability of u'], T: { life: 21, discard: ['u'] } },
    other: { resolved: ['counter smash'], T: { life: 20, discard: ['u'] } },
  },
  {
    clause: 'reading.17',
    title: 'attack and retaliation are dealt together and the fallen leave together',
    edition: 'reading.17/one-by-one',
    picture: {
      phase: 'battle',
      T: { field: [{ id: 'a', damage: 2 }] },
      N: { field: [{ id: 'd', damage: 2 }] },
    },
    answers: ['attack F1', 'choose enemy F1'],
    expect: {
      checks: ['attack {attack of a}', 'damage {attack damage, retaliation damage}', 'departure {}'],
      T: { discard: ['a'] },
      N: { discard: ['d'] },
    },
    otherAnswers: ['attack F1', 'choose enemy F1', 'resolve retaliation damage'],
    other: {
      checks: [
        'attack {attack of a}',
        'damage {attack damage, retaliation damage}',
        'departure {attack damage}',
        'departure {}',
      ],
      dealt: ['retaliation 2 to a', 'attack 3 to d'],
    },
  },
  {
    clause: 'reading.18',
    title: 'damage of effects waits and is checked',
    edition: 'reading.18/at-once',
    picture: { phase: 'main', T: { hand: ['zap'] }, N: { field: ['d'] }, cards: [zap] },
    answers: ['play zap'],
    expect: { checks: ['play {play of zap}', 'damage {effect damage}'], dealt: ['effect 1 to d'] },
    other: { checks: ['play {play of zap}'], dealt: ['effect 1 to d'] },
  },
  {
    clause: 'reading.19',
    title: 'a newcomer voids the waiting attack though no counter brought it',
    edition: 'reading.19/counter',
    both: { timingDuringEvent: 'beforeGoingOn' },
    picture: attackOn({ field: ['d', 'spring'], hand: ['slay-any', 'b'] }, [spring]),
    answers: ['attack F1', 'choose enemy F1', { at: 'attack', key: 'counter slay-any' }, 'choose F2'],
    expect: { dealt: [], T: { rights: [true] }, N: { field: ['d', 'b'] } },
    other: { dealt: ['attack 3 to d', 'retaliation 2 to a'], T: { rights: [false] } },
  },
  {
    clause: 'reading.21',
    title:
      'reducing looks at the damage as it is dealt, so reflected damage is not reduced by the first target',
    edition: 'reading.21/as-it-comes-about',
    picture: {
      phase: 'battle',
      T: { field: ['bold'] },
      N: { field: ['wall'], hand: ['reflect'] },
      cards: [bold, unit('wall', 0, 9, { automatics: [{ auto: 'reduce', by: 2 }] })],
    },
    answers: ['attack F1', 'choose enemy F1', 'counter reflect'],
    expect: { dealt: ['attack 3 to bold'] },
    other: { dealt: ['attack 1 to bold'] },
  },
  {
    clause: 'reading.22',
    title: 'a counter that says so may name IN at a check of leaving',
    edition: 'reading.22/out-only',
    picture: { phase: 'main', T: { hand: ['a-in-out'] }, N: { hand: ['kill', 'null-in'] } },
    answers: ['play a-in-out', 'counter kill', { at: 'departure', key: 'counter null-in' }],
    expect: { resolved: ['counter kill', 'counter null-in', 'OUT of a-in-out'], T: { life: 30 } },
    otherAnswers: ['play a-in-out', 'counter kill', 'resolve IN of a-in-out'],
    other: { resolved: ['counter kill', 'IN of a-in-out', 'OUT of a-in-out'], T: { life: 31 } },
  },
  {
    clause: 'reading.23',
    title: 'cards that leave together share one check',
    edition: 'reading.23/one-each',
    picture: {
      phase: 'main',
      T: { hand: ['storm'], field: ['b'] },
      N: { field: ['d'] },
      cards: [spell('storm', [{ do: 'destroy', what: 'allUnits' }])],
    },
    answers: ['play storm'],
    expect: { checks: ['play {play of storm}', 'departure {}'] },
    other: { checks: ['play {play of storm}', 'departure {}', 'departure {}'] },
  },
  {
    clause: 'reading.24',
    title: 'the right that was given back need not be used',
    edition: 'reading.24/must',
    picture: {
      phase: 'battle',
      T: { field: ['a', 'b'] },
      N: { field: ['d'], hand: ['ambush', 'b-in'] },
    },
    answers: ['attack F1', 'choose enemy F1', 'counter ambush'],
    expect: { offers: ['attack F1', 'attack F2', 'end phase', 'play filler'] },
    otherAnswers: ['attack F1', 'choose enemy F1', 'counter ambush', 'choose enemy player'],
    other: {
      asked: ['T eventStart', 'T attackTarget', 'N counter', 'T attackTarget', 'T eventStart'],
      dealt: ['attack 3 to N'],
    },
  },
  {
    clause: 'reading.26',
    title: 'damage stays on a unit over the turns',
    edition: 'reading.26/until-end',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { field: ['d'], hand: ['b'] } },
    answers: ['attack F1', 'choose enemy F1', 'end phase'],
    expect: { asked: ['T eventStart', 'T attackTarget', 'T eventStart', 'N eventStart'], N: { damage: [3] } },
    other: { T: { damage: [0] }, N: { damage: [0] } },
  },
  {
    clause: 'reading.27',
    title: 'own timing abilities do not resolve while a counter waits',
    edition: 'reading.27/own-timing',
    picture: attackOn({ hand: ['ambush', 'b-in', 'cantrip'] }),
    answers: [
      'attack F1',
      { at: 'attack', key: 'counter ambush' },
      { at: 'attack', key: 'counter cantrip' },
      'resolve counter ambush',
    ],
    expect: { resolved: ['counter ambush', 'counter cantrip', 'IN of b-in'] },
    otherAnswers: [
      'attack F1',
      { at: 'attack', key: 'counter ambush' },
      { at: 'attack', key: 'counter cantrip' },
      'resolve counter ambush',
      'resolve IN of b-in',
    ],
    other: { resolved: ['counter ambush', 'IN of b-in', 'counter cantrip'] },
  },
  {
    clause: 'reading.29',
    title: 'an ability that begins to wait in the middle of an attack resolves at the end of the event',
    edition: 'reading.29/before',
    picture: {
      phase: 'battle',
      T: { field: ['a', 'u-unit'] },
      N: { field: ['d'], hand: ['slay-any'] },
      cards: [
        unit('u-unit', 1, 1, {
          out: {
            instructions: [
              { do: 'choose', as: 'it', from: ENEMY_UNIT },
              { do: 'returnToHand', what: 'chosen:it' },
            ],
          },
        }),
      ],
    },
    answers: ['attack F1', 'choose enemy F1', { at: 'attack', key: 'counter slay-any' }, 'choose enemy F2'],
    expect: { dealt: ['attack 3 to d', 'retaliation 2 to a'], N: { hand: ['d'], field: [] } },
    other: { dealt: [], N: { hand: ['d'], field: [] }, told: ['reading.11'] },
  },
];

describe('what the source leaves open', () => {
  for (const question of questions) {
    const { clause, title, edition, both = {}, picture } = question;
    it(`${clause}: ${title}`, () => {
      expectSeen(play({ picture, readings: both, answers: question.answers }), question.expect);
    });
    it(`${clause}: under ${edition} it is not so that ${title}`, () => {
      const readings = editionReadings[edition] ?? {};
      const answers = question.otherAnswers ?? question.answers;
      expectSeen(play({ picture, readings, answers }), question.other);
    });
  }

  it('has a scenario that differs for every edition', () => {
    const shown = new Set(questions.map(({ edition }) => edition));
    const editions = Object.keys(editionReadings).filter((id) => id !== DEFAULT_EDITION);
    expect(editions.filter((id) => !shown.has(id))).toEqual([]);
    expect([...shown].filter((id) => editionReadings[id] === undefined)).toEqual([]);
  });

  it('has another edition for every reading that may be answered otherwise', () => {
    const recommended = editionReadings[DEFAULT_EDITION] as Readings;
    const unanswered = (Object.keys(recommended) as (keyof Readings)[]).filter((key) =>
      Object.values(editionReadings).every((readings) => readings[key] === recommended[key]),
    );
    expect(unanswered).toEqual([]);
  });
});
