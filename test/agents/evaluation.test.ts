import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../../src/core/adapters/heuristic.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { gateRuler, waitingZone } from '../../src/registered.ts';
import { playAnswers } from '../../src/scenarios/judge.ts';
import { readScenario } from '../../src/scenarios/read-scenario.ts';

/** What a table is worth to player 0, as a scenario describes what each has. */
const worth = (ruleset: Ruleset, p1: string, p2: string, more = ''): number => {
  const text = `title: a table\nruleset: ${ruleset.id}\n${more}\np1: { ${p1} }\np2: { ${p2} }\n`;
  const scenario = readScenario('case.yaml', text);
  const { position } = playAnswers(scenario, ruleset.defaultEdition, { runtime: 'lean' });
  if (position === undefined) throw new Error('it does not start');
  return (ruleset.evaluation as Evaluation).evaluate(position.game);
};

const logits = (...table: Parameters<typeof worth>): number => {
  const value = worth(...table);
  return Math.log(value / (1 - value));
};

/** More for either player is better for that one, told from what both have else. */
const isBetter = (ruleset: Ruleset, less: string, more: string): void => {
  expect(worth(ruleset, more, less)).toBeGreaterThan(worth(ruleset, less, less));
  expect(worth(ruleset, less, more)).toBeLessThan(worth(ruleset, less, less));
};

describe('What a table of Gate Ruler is worth', () => {
  it.each([
    ['life', 'damage: 3', 'damage: 2'],
    ['a card in hand', 'hand: 1', 'hand: 2'],
    ['a set card', 'S1: []', 'S1: photon-torpedo'],
    ['a card on the field', 'field: []', 'field: salvage-depot'],
    ['an attacker', 'A1: []', 'A1: 1/1/1'],
    ['how hard an attacker hits', 'A1: 1/1/1', 'A1: 2/1/1'],
    ['what an attacker can bear', 'A1: 1/1/1', 'A1: 1/2/1'],
    ['damage that an attacker carries', 'A1: { card: 1/3/1, damage: 2 }', 'A1: { card: 1/3/1, damage: 1 }'],
    ['a defender', 'D1: []', 'D1: 0/1/0'],
    ['what a defender can bear', 'D1: 0/1/0', 'D1: 0/2/0'],
  ])('rises with %s', (_, less, more) => isBetter(gateRuler, less, more));

  it('is better for who is on turn', () => {
    expect(worth(gateRuler, '', '', 'turn: p1')).toBeGreaterThan(0.5);
    expect(worth(gateRuler, '', '', 'turn: p2')).toBeLessThan(0.5);
  });

  it('is the same for both where they have the same and change seats', () => {
    const [one, other] = ['A1: 3/3/2, hand: 4', 'D1: 0/5/0, damage: 4'];
    expect(worth(gateRuler, one, other, 'turn: p1')).toBeCloseTo(
      1 - worth(gateRuler, other, one, 'turn: p2'),
      12,
    );
  });

  it('falls with every life, and with the last ones most', () => {
    const at = (damage: number): number => logits(gateRuler, `damage: ${damage}`, '');
    const [first, last] = [at(0) - at(1), at(10) - at(11)];
    expect(first).toBeGreaterThan(0.2);
    expect(last).toBeGreaterThan(1.5 * first);
  });
});

describe('What a table of the waiting zone is worth', () => {
  it.each([
    ['life', 'life: 9', 'life: 10'],
    ['a card in hand', 'hand: [filler]', 'hand: [filler, filler]'],
    ['a unit', 'field: []', 'field: [0/1]'],
    ['how hard a unit hits', 'field: [1/1]', 'field: [2/1]'],
  ])('rises with %s', (_, less, more) => isBetter(waitingZone, less, more));

  it('is better for who is on turn', () => {
    const hand = 'hand: [filler]';
    expect(worth(waitingZone, hand, hand, 'turn: p1')).toBeGreaterThan(0.5);
    expect(worth(waitingZone, hand, hand, 'turn: p2')).toBeLessThan(0.5);
  });

  it('house.8: is as good as won by an attack on all the life that is left, where nobody can pay for a counter', () => {
    const at = (attack: number, energy: number): number =>
      logits(waitingZone, `field: [${attack}/1]`, `life: 5, energy: ${energy}`);
    expect(at(5, 0)).toBeGreaterThan(at(5, 1) + 4);
    expect(at(4, 0)).toBeCloseTo(at(4, 1), 6);
  });

  it('house.11: is as good as lost by whoever draws next from an empty deck', () => {
    const without = (turn: string): number =>
      worth(waitingZone, '', '', `turn: ${turn}`) - worth(waitingZone, 'deck: []', '', `turn: ${turn}`);
    expect(without('p2')).toBeGreaterThan(0.4);
    expect(without('p1')).toBeGreaterThan(0);
  });
});
