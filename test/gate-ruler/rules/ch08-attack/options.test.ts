import { expect, test } from 'vitest';
import { attackDeclarations } from '../../../../src/rulesets/gate-ruler/rules/ch08-attack/attack.ts';
import { vigilanceOptions } from '../../../../src/rulesets/gate-ruler/rules/ch08-attack/attack-keywords.ts';
import { gameOf } from '../../support/described.ts';

test('8-4c an attack is declared with its attacker, its line and the card that stands in front there', () => {
  const game = gameOf({
    p1: { ruler: { card: 'apprentice', exhausted: true }, A1: '3/3/2' },
    p2: { A1: '1/2/1' },
    start: 'attack declaration',
  });
  const { zones } = game.sides[0];
  const { zones: others } = game.sides[1];
  const [attacker] = zones.attack1 ?? [];
  expect(attackDeclarations(game)).toEqual([
    { key: 'attack A1 -> A1', type: 'attack', attacker, line: 'attack1', target: others.attack1?.[0] },
    { key: 'attack A1 -> A2', type: 'attack', attacker, line: 'attack2' },
    { key: 'attack A1 -> center', type: 'attack', attacker, line: 'center', target: others.ruler?.[0] },
    { key: 'end attacking', type: 'endAttacks' },
  ]);
});

test('8-8b each unit with Vigilance in an attack zone may move to the first empty defense zone, or none', () => {
  const game = gameOf({ p1: { A1: 'byakuya', A2: '3/3/2' }, start: 'attack phase' });
  expect(vigilanceOptions(game)).toEqual([
    { key: 'pass', type: 'pass' },
    { key: 'move A1 to D1', type: 'choose.card', card: game.sides[0].zones.attack1?.[0] },
  ]);
});
