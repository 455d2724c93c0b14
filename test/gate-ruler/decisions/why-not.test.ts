import { describe, expect, test } from 'vitest';
import { type Decision, opponentOf } from '../../../src/core/decision.ts';
import { reasonIn, reasonLine } from '../../../src/core/illegal-reasons.ts';
import { linesOf } from '../../../src/rulesets/gate-ruler/queries/in-play.ts';
import { cardKey, lineKey } from '../../../src/rulesets/gate-ruler/queries/place-names.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import { resumeMatch } from '../../../src/runtime/start.ts';
import { playAnswers } from '../../../src/scenarios/judge.ts';
import { readScenario } from '../../../src/scenarios/read-scenario.ts';

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;
/** Words that only English has. */
const ENGLISH = /\b(is|are|has|have|had|no|not|on|the|none|of|to|its?)\b/;

/** The reason in one line, as it stands where the answers of a scenario lead. */
const why = (text: string, key: string): string => {
  const scenario = readScenario('case.yaml', text);
  const { position, decision, findings } = playAnswers(scenario, '2021-03', { runtime: 'lean' });
  expect(findings).toEqual([]);
  const reason = scenario.ruleset.explainIllegal?.(position?.game as never, decision as Decision, key);
  if (reason === undefined) return 'none';
  const { guard, facts } = reasonIn(reason, 'ja');
  expect(guard).toMatch(JAPANESE);
  expect(facts).toHaveLength(reason.facts.length);
  for (const text of [guard, ...facts]) expect(text).not.toMatch(ENGLISH);
  return reasonLine(reason);
};

const CARDS = `title: 1-4a why
cards:
  blast: { type: event, timing: standard, effect: [{ do: damage, to: [enemyRuler], amount: 1 }] }
  bolt: { type: event, timing: instant, effect: [{ do: damage, to: [enemyRuler], amount: 1 }] }
  shot: { type: event, timing: instant, effect: [{ do: choose, as: unit, from: { side: enemy, type: [unit] } }, { do: destroy, cards: 'chosen:unit' }] }
  trap: { type: event, timing: { when: { on: attack } }, effect: [{ do: damage, to: [enemyRuler], amount: 1 }] }
  giant: { like: 5/5/5, level: 4 }
  monk: { like: 3/3/3, keywords: [pacifist] }
  ghost: { like: 1/1/1, abilities: [{ kind: continuous, effects: [{ cannot: beAttacked, on: this }] }] }
  chained: { like: 3/3/3, abilities: [{ kind: continuous, effects: [{ cannot: attack, on: this }] }] }
  sage: { like: 1/1/1, abilities: [{ kind: activated, timing: standard, oncePerTurn: true, effect: [{ do: draw, player: own, count: 1 }] }] }
  turret: { like: 1/1/1, abilities: [{ kind: activated, timing: instant, cost: [{ exhaust: this }], effect: [{ do: draw, player: own, count: 1 }] }] }
  comet: { like: 1/1/1, overdrive: [{ do: draw, player: own, count: 1 }] }
  sleeper: { like: 1/1/1, keywords: [forcedStandby], summonFromSet: true }
`;

const ATTACKING = `${CARDS}p1: { ruler: { card: apprentice, exhausted: true }, A1: 3/3/3, A2: monk, D1: 2/2/2 }
p2: { A1: ghost, D1: 1/2/1 }
start: attack declaration
`;

const MAIN = `${CARDS}p1:
  ruler: knight
  hand: [giant, blast, bolt, shot, trap, sleeper]
  S1: bolt
  S2: shot
  drive: [{ card: comet, faceUp: false }]
  A1: sage
  A2: { card: turret, exhausted: true }
  graveyard: [1/1/1]
p2: { hand: 4/4/4 }
`;

describe('why an option is not on offer: attacks', () => {
  test('8-4c-1 the ruler behind a unit', () => {
    expect(why(ATTACKING, 'attack A1 -> ruler')).toBe(
      '8-4c-1: Apprentice (enemy ruler) is not frontmost on the center line: 1/2/1 (enemy D1) stands before it',
    );
  });

  test('8-4c an exhausted attacker', () => {
    expect(why(ATTACKING, 'attack ruler -> center')).toBe(
      '8-4c: the attacking card must be ready: Apprentice (ruler) is exhausted',
    );
  });

  test('8-4c a unit in the defense zone', () => {
    expect(why(ATTACKING, 'attack D1 -> center')).toBe(
      '8-4c: only the own ruler and units in own attack zones attack: 2/2/2 (D1)',
    );
  });

  test('8-4c an empty zone', () => {
    expect(why('title: 8-4c nobody\nstart: attack declaration', 'attack A1 -> center')).toBe(
      '8-4c: an own card must be there to attack: no card is at A1',
    );
  });

  test('8-4c a target that is none', () => {
    expect(why(ATTACKING, 'attack A1 -> nowhere')).toBe(
      '8-4c: an enemy unit, the enemy ruler or a line without a unit is attacked: nowhere is none of them',
    );
  });

  test('3-8a-1 a line that is none', () => {
    expect(why(ATTACKING, 'attack A1 -> A7')).toBe(
      '3-8a-1: the ruler says how many zones of a kind a player has: player 2 has 2 attack zones',
    );
  });

  test('16-20 Pacifist', () => {
    expect(why(ATTACKING, 'attack A2 -> center')).toBe(
      '16-20: a card with Pacifist cannot attack: Monk (A2)',
    );
  });

  test('u2103/attack-ban.2 a card that cannot be attacked, and one that cannot attack', () => {
    expect(why(ATTACKING, 'attack A1 -> A1')).toBe(
      'u2103/attack-ban.2: an effect says that the card cannot be attacked: Ghost (enemy A1)',
    );
    expect(why(ATTACKING.replace('A2: monk', 'A2: chained'), 'attack A2 -> center')).toBe(
      'u2103/attack-ban.1: an effect says that the card cannot attack: Chained (A2)',
    );
  });

  test('8-4c an attack while something else is asked', () => {
    expect(why(MAIN, 'attack A1 -> center')).toBe(
      '8-4c: this is chosen when attackDeclaration is asked: player 1 is asked gateAction (9-3e)',
    );
  });

  test('what is on offer needs no reason', () => {
    expect(why(ATTACKING, 'attack A1 -> center')).toBe('none');
  });
});

describe('why an option is not on offer: plays', () => {
  test('7-3c a unit that may enter no zone', () => {
    const text = `title: 7-3c why
cards:
  guard: { like: 3/3/2, summonTo: [defense] }
  bare: { like: apprentice, ruler: { defenseZones: 0 } }
p1: { ruler: bare, hand: [guard, 2/2/2] }
p2: {}
`;
    expect(why(text, 'play guard in hand')).toBe(
      '7-3c: a zone that the unit may enter must be there as it is played: Guard (hand)',
    );
  });

  test('14-3c a cost that cannot be paid', () => {
    expect(why(MAIN, 'play giant in hand')).toBe(
      '14-3c: the cost must be paid in full: owed: 4 to pay, 3 resources are ready',
    );
  });

  test('7-3a no normal summon left', () => {
    const text = MAIN.replace('ruler: knight', 'ruler: knight\n  summonCount: 2').replace('giant,', '2/2/2,');
    expect(why(text, 'play 2/2/2')).toBe(
      '7-3a: a normal summon must be left: the summon cap is 2, 2 summoned this turn',
    );
  });

  test('14-4b-1 an Instant event in the hand', () => {
    expect(why(MAIN.replace('  S1: bolt\n', ''), 'play bolt')).toBe(
      '14-4b-1: an Instant event is played from a set zone: Bolt (hand)',
    );
  });

  test('14-4b an event that waits for its condition', () => {
    expect(why(MAIN, 'play trap')).toBe(
      '14-4b: it is played only when its condition comes about: Trap (hand)',
    );
  });

  test('14-3b-4 nothing to choose', () => {
    expect(why(MAIN, 'play S2')).toBe(
      '14-3b-4: what must be chosen as it is played must be there: Shot (S2) finds too few cards to choose',
    );
  });

  test('16-19 Forced Standby in the hand', () => {
    expect(why(MAIN, 'play sleeper')).toBe(
      '16-19: Forced Standby comes into play only from the set zone: Sleeper (hand)',
    );
  });

  test('7-2c a driven card that is not revealed, and 7-3b a card elsewhere', () => {
    expect(why(MAIN, 'play comet')).toBe(
      '7-2c: a driven card is played only once it is revealed: Comet (drive)',
    );
    expect(why(MAIN, 'play 1/1/1')).toBe(
      '7-3b: cards are played from the hand, the drive zone or a set zone: 1/1/1 (graveyard)',
    );
  });

  test('9-3e-4 the gate is not empty, or another phase or player', () => {
    const responding = `${MAIN}gate: [{ rulerDamage: p2 }]`;
    const resolved = MAIN.replace('p2: { hand: 4/4/4 }', 'p2: { hand: blast, S1: bolt }');
    expect(why(`${MAIN}gate: [{ damage: { p2 ruler: 1 } }]`, 'play blast')).toBe(
      '9-3e-4: this is for the player on turn, in the main phase, while the gate is empty: damage lies on the gate',
    );
    expect(why(`${resolved}gate: [{ damage: { p2 ruler: 1 } }]\nanswers: [pass]`, 'play blast')).toBe(
      '9-3e-4: this is for the player on turn, in the main phase, while the gate is empty: player 1 is on turn',
    );
    expect(why(`${MAIN}start: attack phase`, 'play blast')).toBe(
      '9-3e-4: this is for the player on turn, in the main phase, while the gate is empty: it is the attack phase',
    );
    expect(why(responding, 'play blast')).toBe('none');
  });

  test('a card of the other player that is hidden is not spoken of', () => {
    expect(why(MAIN, 'play 4/4/4')).toBe('9-3e: the card must be there: no 4/4/4 is known to player 1');
  });
});

describe('why an option is not on offer: sets, reveals and abilities', () => {
  test('3-10c a card that cannot be set', () => {
    expect(why(MAIN, 'set giant to S3')).toBe('3-10c: only cards that can be set are set: Giant (hand)');
  });

  test('7-5b-1 no empty set zone, and 7-5b another one than the first', () => {
    expect(why(MAIN.replace('  S2: shot\n', '  S2: shot\n  S3: shot\n'), 'set blast')).toBe(
      '7-5b-1: a set zone must be empty: all 3 hold a card',
    );
    expect(why(MAIN.replace('  S2: shot\n', ''), 'set blast in hand to S3')).toBe(
      '7-5b: empty set zones mean the same, so the first of them is offered: S2',
    );
  });

  test('7-2 a card that was not driven cannot be revealed', () => {
    expect(why(MAIN, 'reveal blast')).toBe(
      '7-2: a card in the own drive zone is revealed: blast is not there',
    );
  });

  test('7-2b OD of a card that is not revealed', () => {
    expect(why(MAIN, 'use OD of comet')).toBe('7-2b: OD is used of a revealed card: Comet (drive)');
  });

  test('16-21 an ability that was used this turn', () => {
    expect(why(`${MAIN}answers: [ability 1 of A1, pass]`, 'ability 1 of A1')).toBe(
      '16-21: the ability is used once in a turn: Sage (A1) has used it',
    );
  });

  test('14-3c a cost by an exhausted card', () => {
    expect(why(MAIN, 'ability 1 of A2')).toMatch(/^14-3c: the cost must be paid in full/);
  });

  test('14-8a a card without that ability', () => {
    expect(why(MAIN, 'ability 2 of A1')).toBe(
      '14-8a: only activated abilities are played as a gate action: Sage (A1) has no ability 2',
    );
  });
});

const OPEN = `${CARDS}  herald: { like: 2/2/2, keywords: [openCard] }
  crier: { like: 1/1/1, keywords: [openCard] }
  revenant: { like: 3/3/3, keywords: [undying], level: 0 }
p1:
  ruler: knight
  hand: [herald, crier, blast]
  A1: sage
  drive: [{ card: comet, faceUp: false }]
`;

describe('why an option is not on offer: what comes first, what is missing', () => {
  test('16-12 nothing is done before an Open Card that can be played', () => {
    const reason = '16-12: an Open Card that can be played is played first: Herald (hand), Crier (hand)';
    for (const key of ['play blast', 'set blast', 'reveal comet', 'ability 1 of A1']) {
      expect(why(OPEN, key)).toBe(reason);
    }
    expect(why(OPEN, 'play herald')).toBe('none');
  });

  test('u2103/standby.2 Forced Standby in a set zone that says nothing of being summoned there', () => {
    expect(
      why(MAIN.replace('summonFromSet: true', 'level: 1').replace('S2: shot', 'S2: sleeper'), 'play S2'),
    ).toBe('u2103/standby.2: only a card that says so is played from the set zone: Sleeper (S2)');
  });

  test('16-10 Undying without a resource', () => {
    const text = OPEN.replace('ruler: knight', 'ruler: apprentice').replace(
      'hand: [herald, crier, blast]',
      'graveyard: revenant',
    );
    expect(why(text, 'play revenant')).toBe(
      '16-10: Undying is for a player who pays costs with resources: there is none',
    );
  });
});

describe('why an option is not on offer: cards that wait in a drive', () => {
  const DRIVEN = `${CARDS}  herald: { like: 2/2/2, keywords: [openCard] }
  crier: { like: 1/1/1, keywords: [openCard] }
p1:
  drive:
    - { card: comet, faceUp: true }
    - { card: herald, faceUp: true }
    - { card: crier, faceUp: true }
start: attack declaration
gate: [{ drive: p1 }]
resolving: true
`;

  test('10-3e-1 the overdrives that wait come before any card', () => {
    expect(why(DRIVEN, 'play herald')).toBe(
      '10-3e-1: overdrives that wait come before any card: Comet (drive)',
    );
  });

  test('16-12b an Open Card that can be played is played before another card is discarded', () => {
    expect(why(`${DRIVEN}answers: [give up OD of comet]`, 'discard comet')).toBe(
      '16-12b: an Open Card that can be played is played first: Herald (drive), Crier (drive)',
    );
  });
});

const FORMS = [
  'play X',
  'reveal X',
  'use OD of X',
  'ability 1 of X',
  'ability 2 of X',
  'set X to S1',
  'set X to S3',
];

/** The keys of every option one could think of here. */
const thinkable = (game: Game, { kind, player }: Decision): readonly string[] => {
  const called = game.definitionOf.map((_, card) => cardKey(game, player, card));
  return kind === 'gateAction'
    ? called.flatMap((card) => FORMS.map((form) => form.replace('X', card)))
    : called.flatMap((card) =>
        linesOf(game, opponentOf(player)).map((line) => `attack ${card} -> ${lineKey(line)}`),
      );
};

test('7-2c a fact names a card by its name, not by its id', () => {
  const drive = 'title: 7-2c why\np1: { ruler: knight, drive: [{ card: spark-volley, faceUp: false }] }\n';
  expect(why(drive, 'play spark-volley')).toBe(
    '7-2c: a driven card is played only once it is revealed: Spark Volley (drive)',
  );
});

test('what could be thought of is either on offer or refused for a reason, and garbage does no harm', () => {
  for (const text of [ATTACKING, MAIN, OPEN, `${MAIN}gate: [{ damage: { p2 ruler: 1 } }]`]) {
    const { start, ruleset } = readScenario('case.yaml', text);
    const match = resumeMatch(ruleset, start('2021-03'), { runtime: 'lean' });
    const decision = match.pending()?.decision as Decision;
    const offered = decision.options.map(({ key }) => key);
    const game = match.game() as unknown as Game;
    const refused = (key: string) => ruleset.explainIllegal?.(match.game(), decision, key) !== undefined;
    for (const key of new Set([...offered, ...thinkable(game, decision)])) {
      expect(`${key}: ${refused(key) ? 'refused' : 'offered'}`).toBe(
        `${key}: ${offered.includes(key) ? 'offered' : 'refused'}`,
      );
    }
    for (const form of ['attack X', 'ability 9 of X', ...FORMS, 'X']) {
      for (const object of ['', ' ', 'A1 -> ', ' -> A1', 'enemy ruler', 'D1/2', 'resource', '7']) {
        expect(() => refused(form.replace('X', object))).not.toThrow();
      }
    }
  }
});

test('14-3b-4 a choice with which the play was taken back', () => {
  const text = `title: 14-3b-4 why
cards:
  wanderer: { like: apprentice, ruler: { attackZones: 4 } }
  squire: { like: 1/9/1, attributes: [Warrior], level: 0 }
  sage:
    like: 1/1/1
    abilities:
      - { kind: activated, timing: instant, oncePerTurn: true, effect: [{ do: choose, as: unit, from: { side: enemy, type: [unit], levelAtMost: 0 } }, { do: destroy, cards: 'chosen:unit' }] }
p1: { A1: sage }
p2: { ruler: wanderer, A1: arketta, A2: squire, A3: squire, A4: squire }
answers: [ability 1 of A1, choose enemy A2, { p2: treat A2 as level 1 }, ability 1 of A1]
`;
  expect(why(text, 'choose enemy A2')).toBe('14-3b-4: it was taken back and nothing has changed since');
  expect(why(text, 'choose enemy A1')).not.toContain('taken back');
});
