import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/core/game-state.ts';
import type { Language } from '../../../src/core/narration.ts';
import { gateRuler } from '../../../src/registered.ts';
import { gateRulerBoardText } from '../../../src/rulesets/gate-ruler/adapters/board-text.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import { questionOf } from '../../../src/runtime/match-runner.ts';
import { resumeMatch } from '../../../src/runtime/start.ts';
import { playAnswers } from '../../../src/scenarios/judge.ts';
import { readScenario } from '../../../src/scenarios/read-scenario.ts';

/** The match, and the question, where the answers of a scenario lead. */
const matchIn = (text: string) => {
  const scenario = readScenario('case.yaml', `title: 3-2b a table\n${text}`);
  const { position, findings } = playAnswers(scenario, '2021-03', { runtime: 'lean' });
  expect(findings).toEqual([]);
  if (position === undefined) throw new Error('it does not start');
  return resumeMatch(gateRuler, position as Position<Game>, { runtime: 'lean' });
};

const questionIn = (text: string) => {
  const match = matchIn(text);
  const open = match.pending();
  if (open === undefined) throw new Error('nobody is asked');
  return questionOf(match, open);
};

const plain = (line: string): string => line.replaceAll('\u00a0', ' ');

const meaning = (text: string, key: string, language: Language = 'en'): string => {
  const { decision, view } = questionIn(text);
  const option = decision.options.find((each) => each.key === key);
  if (option === undefined) throw new Error(`no ${key} among ${decision.options.map((each) => each.key)}`);
  return plain(gateRulerBoardText(language).option(option, view()));
};

const MAIN = `p1: { ruler: apprentice, hand: [], drive: [{ card: scout-walker, faceUp: false }, { card: vulcanius, faceUp: true }] }
p2: { ruler: knight, drive: [{ card: trench-engineer, faceUp: false }] }
`;

describe('The table of Gate Ruler', () => {
  it('7-2: marks driven cards of its own that are not revealed, and shows none of the opponent', () => {
    const { view } = questionIn(MAIN);
    const table = gateRulerBoardText('en').table(view()).map(plain);
    expect(table.at(-1)).toBe('    drive: Scout Walker (face down), Vulcanius');
    expect(table.join('\n')).not.toContain('Trench Engineer');
  });

  it('holds the parts of a row together, so that a screen breaks between them', () => {
    const { view } = questionIn('p1: { A1: welkright, A2: welkright }\np2: {}\n');
    const row = gateRulerBoardText('en')
      .table(view())
      .find((line) => line.includes('Welkright'));
    expect(row?.trim().split('   ')).toHaveLength(2);
    for (const slot of row?.trim().split('   ') ?? []) expect(slot).not.toContain(' ');
  });
});

describe('What passing means', () => {
  it('6-3c: ends the main phase, and loses what is left in the drive zone', () => {
    expect(meaning(MAIN, 'pass')).toBe('end the main phase: you lose the cards left in drive');
    expect(meaning('p1: { hand: [welkright] }\np2: {}\n', 'pass')).toBe('end the main phase');
  });

  it('9-3f: ends nothing for the other player, unless the player on turn has passed', () => {
    const text = (answer: string) => `p1: { hand: [spark-volley, 2/2/2] }
p2: { S1: ether-field }
answers: [${answer}]
`;
    expect(meaning(text('set spark-volley'), 'pass')).toBe('do nothing here');
    expect(meaning(text('set spark-volley'), 'pass', 'ja')).toBe('優先権を放棄する');
    expect(meaning(text('pass'), 'pass')).toBe('end the main phase');
    expect(meaning(text('set spark-volley, p2: pass'), 'pass')).toBe('end the main phase');
  });

  it('9-3e-1: lets the top of the gate resolve', () => {
    const text = `p1: { ruler: knight, S1: spark-volley, A1: welkright }
p2: { ruler: knight, S1: spark-volley, A1: welkright }
answers: [play S1]
`;
    expect(meaning(text, 'pass')).toBe('let it resolve: Spark Volley');
  });
});

describe('What an option about a card means', () => {
  it('is who attacks whom', () => {
    const text = `p1: { ruler: knight, A1: gate-leaper }
p2: { A1: orbital-lancer }
answers: [pass, pass]
`;
    expect(meaning(text, 'attack A1 -> A1')).toBe('Orbital Lancer attacks Gate Leaper');
  });

  it('14-8: is the ability that is used, not the whole card', () => {
    const text = 'p1: { ruler: knight, A1: hedge-mage, hand: [spark-volley] }\np2: {}\n';
    expect(meaning(text, 'ability 1 of A1')).toBe(
      'use Hedge Mage: Instant [exhaust this unit]: Choose an allied unit. Heal it by 2.',
    );
  });
});

const OVERDRIVE = `start: attack declaration
p1: { A1: darumageddon, deck: [xingtian] }
p2: {}
answers: [attack A1 -> center]
`;

describe('What an option about a driven card means', () => {
  it.each([
    ['en', /^give up OD of Xingtian: /],
    ['ja', /^【OD】を使わない:刑天:/],
  ] as const)('10-3e-1: does not discard a card whose overdrive is given up: %s', (language, text) =>
    expect(meaning(OVERDRIVE, 'give up OD of xingtian in drive', language)).toMatch(text),
  );

  it.each([
    ['en', /^discard Xingtian/],
    ['ja', /^捨てる:刑天/],
  ] as const)('10-3e-2: says which card is discarded: %s', (language, text) =>
    expect(
      meaning(
        OVERDRIVE.replace('center]', 'center, give up OD of xingtian]'),
        'discard xingtian in drive',
        language,
      ),
    ).toMatch(text),
  );
});

const TWIN = `cards:
  twin:
    like: 3/3/2
    abilities:
      - { kind: auto, when: { on: enters, card: this }, effect: [{ do: draw, player: own, count: 2 }] }
      - { kind: auto, when: { on: enters, card: this }, effect: [{ do: discard, player: own, count: 1 }] }
p1: { hand: [twin, 1/1/1] }
p2: {}
answers: [play twin, to A1]
`;

const HERALDS = `cards:
  herald: { like: 1/1/1, abilities: [{ kind: auto, when: { on: enters, card: { side: ally, type: [unit] } }, effect: [{ do: draw, player: own, count: 1 }] }] }
p1: { A1: herald, A2: herald, hand: [welkright] }
p2: {}
answers: [play welkright, to D1]
`;

const ONE_SET_CARD = `start: attack declaration
p1: { A1: 3/3/2 }
p2: { S1: trapdoor }
answers: [attack A1 -> center]
`;

describe('What a choice between alike cards means', () => {
  it.each([
    ['en', ["Scout's soul (A1)", "'s soul (A2)"]],
    ['ja', ['Scoutのソウル(A1)', 'のソウル(A2)']],
  ] as const)('14-3c: names the host of a soul: %s', (language, hosts) => {
    const text = `cards: { scout: { like: 3/3/2 } }
p1: { A1: { card: scout, souls: [vulcanius] }, A2: { card: cthulhu, souls: [vulcanius] } }
p2: {}
answers: [ability 1 of A2]
`;
    for (const [index, host] of hosts.entries()) {
      expect(meaning(text, `pay with vulcanius in soul of A${index + 1}`, language)).toContain(host);
    }
  });

  it.each([
    ['en', 'exhausted'],
    ['ja', 'レスト'],
  ] as const)('14-3b-2: says which resource is exhausted: %s', (language, exhausted) => {
    const text = `cards:
  drain: { type: event, timing: standard, effect: [{ do: choose, as: r, from: { side: enemy, zone: [resource] } }, { do: exhaust, cards: 'chosen:r' }] }
p1: { hand: [drain] }
p2: { ruler: knight, resources: [{ card: resource, exhausted: true }, resource] }
answers: [play drain]
`;
    expect(meaning(text, 'choose resource in enemy resource (exhausted)', language)).toContain(exhausted);
    expect(meaning(text, 'choose resource in enemy resource', language)).not.toContain(exhausted);
  });

  it.each([
    ['en', 'Shrine, field'],
    ['ja', '選ぶ:Shrine、フィールド'],
  ] as const)('14-3b-2: numbers copies of a field: %s', (language, field) => {
    const text = `cards:
  shrine: { type: field, abilities: [{ kind: activated, timing: standard, oncePerTurn: true, effect: [{ do: draw, player: own, count: 1 }] }] }
  hammer: { type: event, timing: standard, effect: [{ do: choose, as: f, from: { side: ally, type: [field] } }, { do: move, cards: 'chosen:f', to: hand }] }
p1: { field: [shrine, shrine], hand: [hammer] }
p2: {}
answers: [ability 1, play hammer]
`;
    for (const number of [1, 2]) {
      expect(meaning(text, `choose shrine in field/${number}`, language)).toBe(`${field} ${number}`);
    }
  });
});

describe('What an option about something that waits means', () => {
  it.each([
    ['en', ['use Twin (A1): Draw 2 cards.', 'use Twin (A1): Discard 1 card.']],
    ['ja', ['使う:Twin(A1):カードを2枚引く。', '使う:Twin(A1):手札を1枚捨てる。']],
  ] as const)('11-1b: tells two abilities of one card apart by what they do: %s', (language, texts) =>
    expect([1, 2].map((number) => meaning(TWIN, `use twin for twin (${number})`, language))).toEqual(texts),
  );

  it('14-3c: has the level that the card has now', () => {
    const text = `cards:
  big: { like: 3/3/3, level: 2 }
  recall:
    type: event
    timing: standard
    effect:
      - { do: apply, effect: { change: level, by: -2, on: { all: { side: ally, type: [unit] } } }, for: turn, follows: true }
      - { do: move, cards: { all: { side: ally, type: [unit] } }, to: hand }
p1: { ruler: knight, resources: 2, hand: [recall, big], A1: big }
p2: {}
answers: [play recall, { until: { kind: gateAction, player: p1 } }]
`;
    expect(meaning(text, 'play big in hand')).toBe('play Big (level 2), ATK 3 HP 3 STK 3');
    expect(meaning(text, 'play big in hand (level 0)')).toBe('play Big (level 0), ATK 3 HP 3 STK 3');
  });

  it('11-1b: tells alike cards apart by their places, and says for which card', () => {
    expect([1, 2].map((number) => meaning(HERALDS, `use herald for welkright (${number})`))).toEqual([
      'use Herald (A1), for Welkright of the Raging Flame (D1): Draw 1 card.',
      'use Herald (A2), for Welkright of the Raging Flame (D1): Draw 1 card.',
    ]);
  });

  it('14-4b: names the set card whose timing has come', () => {
    expect(meaning(ONE_SET_CARD, 'leave trapdoor for 3/3/2')).toMatch(
      /^do not use Trapdoor \(S1\), for 3\/3\/2 \(player 1's A1\): /,
    );
  });
});

describe('What a question is about', () => {
  const about = (text: string): string | undefined => {
    const { decision, view } = questionIn(text);
    return gateRulerBoardText('en').question?.(decision, view());
  };

  it('14-3b: is the card whose effect asks, with what it does', () => {
    const text = `p1: { ruler: apprentice, drive: [{ card: tengu-squall, faceUp: true }] }
p2: { A1: ridge-wyvern, A2: welkright, D1: siege-walker }
answers: [play tengu-squall in drive]
`;
    expect(about(text)).toBe(
      "for Tengu Squall: Choose an enemy unit of level 2 or more. Return it to its owner's hand.",
    );
  });

  it('is nothing where a player is free to act', () => {
    expect(about(MAIN)).toBe('');
  });
});

const promptIn = (text: string, language: Language = 'en'): string | undefined => {
  const { decision, view } = questionIn(text);
  return gateRulerBoardText(language).prompt?.(decision, view());
};

describe('The sentence of a question', () => {
  it.each([
    [MAIN, 'Your main phase. Play, reveal or set a card, use an ability, or pass to end the main phase.'],
    [
      'p1: { ruler: knight, S1: spark-volley, A1: welkright }\np2: { ruler: knight, S1: spark-volley, A1: welkright }\nanswers: [play S1]\n',
      "Your opponent's main phase. Respond to Spark Volley, or pass. It resolves when both players pass.",
    ],
    [
      'p1: { ruler: knight, A1: gate-leaper }\np2: { A1: orbital-lancer }\nanswers: [pass, pass]\n',
      'Your attack phase. Choose an attacker and its target, or end your attacks.',
    ],
  ])('names the phase and what can be done: %j', (text, prompt) => expect(promptIn(text)).toBe(prompt));

  it.each([
    [
      TWIN,
      'Your main phase. Several abilities have triggered. Choose the one to play next.',
      '複数の能力が誘発しています。次にプレイする能力を選んでください。',
    ],
    [
      ONE_SET_CARD,
      "Your opponent's attack phase. The timing of Trapdoor has come. Choose whether to use it.",
      '奈落の落とし戸の使用タイミングになりました。使うか、使わないか選んでください。',
    ],
  ])('names what waits alone: %j', (text, en, ja) => {
    expect(promptIn(text)).toBe(en);
    expect(promptIn(text, 'ja')).toContain(ja);
  });

  it('is there for every kind of question', () => {
    const { view } = questionIn(MAIN);
    for (const kind of Object.keys(gateRuler.decisions)) {
      const decision = { player: 0, kind, clause: '10-3e-1', options: [] } as const;
      expect([kind, gateRulerBoardText('en').prompt?.(decision, view())]).toEqual([
        kind,
        expect.stringMatching(/^Your main phase\. .*\.$/),
      ]);
    }
  });
});

describe('What passing would lose', () => {
  it('6-3c: is what lies in the drive zone, where passing ends the main phase', () => {
    const lossIn = (text: string) => {
      const { decision, view } = questionIn(text);
      return gateRuler.hints?.passRules?.passLoss?.(decision, view());
    };
    expect(lossIn(MAIN)?.en).toBe(
      'Passing now ends your main phase: you lose the 2 cards in your drive zone.',
    );
    expect(lossIn('p1: { hand: [welkright] }\np2: {}\n')).toBeUndefined();
  });
});

describe('A card with keywords by effects', () => {
  const text = `cards:
  lesson:
    type: event
    timing: standard
    effect:
      - { do: choose, as: unit, from: { side: ally, type: [unit] } }
      - { do: apply, effect: { keyword: penetrate, on: 'chosen:unit' }, for: turn }
      - { do: apply, effect: { keyword: vigilance, lose: true, on: 'chosen:unit' }, for: turn }
      - { do: apply, effect: { keyword: intercept, lose: true, on: 'chosen:unit' }, for: turn }
      - { do: apply, effect: { keyword: penetrate, on: 'chosen:unit' }, for: turn }
  watcher: { like: 1/1/1, keywords: [vigilance, counterattack] }
p1: { hand: [lesson, scout-walker], A1: watcher }
p2: {}
answers: [play lesson, { until: { kind: gateAction, player: p1 } }]
`;
  const question = questionIn(text);
  const cards = question.view().sides[0].zones.attack1?.cards ?? [];

  it('15-22: is seen with those that it has now', () => {
    expect(cards.map((card) => card?.keywords)).toEqual([['counterattack', 'penetrate']]);
  });

  it('tells in the terminal those that are not as printed', () => {
    for (const [language, text] of [
      ['en', 'ATK 1 HP 1 STK 1, penetrate, without vigilance'],
      ['ja', '1/1 STK1, 【貫通】, 【警戒】なし'],
    ] as const)
      expect(plain(gateRulerBoardText(language).table(question.view()).join('\n'))).toContain(text);
  });

  it('has them on its face, where its text does not tell them', () => {
    const { rows } = gateRuler.renderBoard?.(matchIn(text).game(), 1).sides[0] ?? { rows: [] };
    expect(rows.flat().find(({ key }) => key === 'A1')?.cards[0]?.keywords).toEqual([
      { name: { en: 'vigilance', ja: '【警戒】' }, isPrinted: true, isThere: false },
      { name: { en: 'penetrate', ja: '【貫通】' }, isPrinted: false, isThere: true },
    ]);
  });
});
