import { expect, it } from 'vitest';
import { gateRuler } from '../../../src/registered.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import { startMatch } from '../../../src/runtime/start.ts';

const start = gateRuler.newGame({
  edition: '2021-03',
  decks: ['atlas-drive', 'wonder-stage'],
  seed: 3,
  index: 0,
});

/** The fields of everything that there is one shape of. */
const shapesOf = ({ turn, sides, states, ...game }: Game): readonly string[] => [
  Object.keys(game).join(),
  Object.keys(turn).join(),
  ...sides.flatMap((side) => [Object.keys(side).join(), Object.keys(side.zones).join()]),
  ...Object.values(states).flatMap((state) => (state === undefined ? [] : [Object.keys(state).join()])),
];

it('Games, turns, sides, zones and card states name the same fields in the same order all through a match', () => {
  const seen = new Set<string>();
  const match = startMatch(gateRuler, start, { runtime: 'lean' });
  for (let question = match.pending(); question !== undefined; question = match.pending()) {
    const { player, options } = question.decision;
    for (const shape of shapesOf(match.game())) seen.add(shape);
    match.answer(player, options.at(-1)?.key ?? '');
  }
  for (const shape of shapesOf(start)) seen.add(shape);
  expect([...seen].map((shape) => shape.split(',')[0])).toEqual([
    'edition',
    'number',
    'zones',
    'deck',
    'exhausted',
  ]);
});
