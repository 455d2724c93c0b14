import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../src/core/decision.ts';
import { reasonIn, reasonLine } from '../../../src/core/illegal-reasons.ts';
import type { Game, UnitState } from '../../../src/rulesets/waiting-zone/state/game.ts';
import { playAnswers } from '../../../src/scenarios/judge.ts';
import { readScenario } from '../../../src/scenarios/read-scenario.ts';

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;
/** Words that only English has. */
const ENGLISH = /\b(is|are|has|have|had|no|not|on|the|none|of|to|its?)\b/;

/** The reason in one line, as it stands where the answers of a scenario lead. */
const why = (text: string, key: string): string => {
  const scenario = readScenario('case.yaml', text);
  const [edition = ''] = scenario.editions;
  const { position, decision, findings } = playAnswers(scenario, edition, { runtime: 'lean' });
  expect(findings).toEqual([]);
  const reason = scenario.ruleset.explainIllegal?.(position?.game as never, decision as Decision, key);
  if (reason === undefined) return 'none';
  const { guard, facts } = reasonIn(reason, 'ja');
  expect(guard).toMatch(JAPANESE);
  expect(facts).toHaveLength(reason.facts.length);
  for (const text of [guard, ...facts]) expect(text).not.toMatch(ENGLISH);
  return reasonLine(reason);
};

const CARDS = `title: play.1 why
ruleset: waiting-zone
cards:
  a: 3/3
  dear: { like: 6/6, cost: 9 }
  heavy: { like: 4/4, additionalDiscards: 3 }
  bolt: { type: spell, effect: [{ do: choose, as: it, from: { from: field, side: enemy, type: unit } }, { do: destroy, what: chosen:it }] }
  well: { type: relic, ability: { energy: 3, effect: [{ do: draw, count: 1 }] } }
  trap: { type: counter, windows: [attack], effect: [{ do: draw, count: 1 }] }
  ward: { type: counter, windows: [attack, damage], effect: [{ do: draw, count: 1 }] }
  veto: { type: counter, windows: [play], effect: [{ do: choose, as: it, from: { from: subjects } }, { do: negate, what: chosen:it }] }
`;

const MAIN = `${CARDS}p1: { hand: [a, dear, heavy, bolt, trap], field: [a, well], energy: 2 }
p2: { hand: [veto] }
`;

const CHECK = `${CARDS}p1: { hand: [a], energy: 8 }
p2: { hand: [a, trap, ward, veto], energy: 8 }
answers: [play a]
`;

describe('why an event is not on offer', () => {
  test('play.1 a card that costs more energy than there is', () => {
    expect(why(MAIN, 'play dear')).toBe('play.1: the energy cost must be paid: dear costs 9, player 1 has 2');
  });

  test('play.1 a fact names a card by its name, not by its id', () => {
    const hand = 'title: play.1 why\nruleset: waiting-zone\np1: { hand: [ember-fox, 1/1], energy: 0 }\n';
    expect(why(hand, 'play ember-fox')).toMatch(/: Ember Fox costs \d, player 1 has 0$/);
  });

  test('play.2 an additional cost that cannot be paid', () => {
    const alone = `${CARDS}p1: { hand: [heavy, a], energy: 8 }\n`;
    expect(why(alone, 'play heavy')).toBe(
      'play.2: the additional cost must be paid: heavy costs 3 cards from the hand, 1 are left there',
    );
  });

  test('play.5 a spell without a target', () => {
    expect(why(MAIN, 'play bolt')).toBe('play.5: there must be something to choose for it: bolt');
  });

  test('house.6 a unit for a full field', () => {
    const full = `${CARDS}p1: { hand: [a], field: [a, a, a, a, well], energy: 8 }\n`;
    expect(why(full, 'play a')).toBe('house.6: the field must have room for it: 5 of 5 places are taken');
  });

  test('check.1 a counter that would be played', () => {
    expect(why(MAIN, 'play trap')).toBe('check.1: a counter is activated at a check and not played: trap');
  });

  test('event.2 a card that is not in the own hand, even if the opponent holds it', () => {
    expect(why(MAIN, 'play veto')).toBe('event.2: an own card in hand is named: no veto is there');
  });

  test('ability.1 a card without a cost ability, and one that is too dear', () => {
    expect(why(MAIN, 'use F1')).toBe('ability.1: the card must have a cost ability: a (F1)');
    expect(why(MAIN, 'use F2')).toBe(
      'play.1: the energy cost must be paid: well (F2) costs 3, player 1 has 2',
    );
  });

  test('attack.1 an attack in the main phase, by what is no unit, and by a unit that has attacked', () => {
    expect(why(MAIN, 'attack F1')).toBe('attack.1: units attack in the battle phase: it is the main phase');
    expect(why(MAIN, 'attack F2')).toBe('event.2: units attack: well (F2)');
    const attacked = `${CARDS}p1: { field: [a, a] }\nanswers: [attack F1]\n`;
    expect(why(attacked, 'attack F1')).toBe(
      'attack.1: the unit must have its right to attack: a (F1) has none left',
    );
  });
});

describe('why nothing else may be begun', () => {
  const DEMANDED = `${CARDS}p1: { hand: [a], field: [a, a, well], energy: 8 }\nphase: battle\nanswers: []\n`;

  /** As it would be while a unit must use its right; nobody is asked then, so no scenario rests there. */
  const whyDemanded = (key: string): string => {
    const { ruleset, start } = readScenario('case.yaml', DEMANDED);
    const game = start('reading.24/must').game as unknown as Game;
    const [unit] = game.sides[0].zones.field as readonly [number];
    const right = { ...(game.units[unit] as UnitState), attackRight: true, mustAttack: true };
    const demanding = {
      ...game,
      turn: { ...game.turn, phase: 'battle' },
      units: { ...game.units, [unit]: right },
    };
    const decision: Decision = { player: 0, kind: 'eventStart', clause: 'event.2', options: [] };
    const reason = ruleset.explainIllegal?.(demanding as never, decision, key);
    return reason === undefined ? 'none' : reasonLine(reason);
  };

  test.each(['play a', 'use F3', 'end phase'])('reading.24 a right given back comes first: %s', (key) => {
    expect(whyDemanded(key)).toBe(
      'reading.24: a right to attack that was given back must be used first: a (F1) must attack',
    );
  });

  test('reading.24 the unit itself may attack', () => {
    expect(whyDemanded('attack F1')).toBe('none');
  });
});

describe('why a counter is not on offer', () => {
  test('reading.22 a counter for another check', () => {
    expect(why(CHECK, 'counter trap')).toBe(
      'reading.22: the counter must be one for the check that is open: trap is for: attack, the open check: play',
    );
    expect(why(CHECK, 'counter ward')).toBe(
      'reading.22: the counter must be one for the check that is open: ward is for: attack, damage, the open check: play',
    );
  });

  test('check.1 a card that is no counter, and events of the player who is asked', () => {
    expect(why(CHECK, 'counter a')).toBe('check.1: counters are activated: a');
    expect(why(CHECK, 'play a')).toBe(
      'event.2: this is chosen when eventStart is asked: player 2 is asked counter (check.1)',
    );
  });

  test('check.1 nothing is said of what is on offer', () => {
    expect(why(CHECK, 'counter veto')).toBe('none');
    expect(why(CHECK, 'dance')).toBe('none');
  });
});
