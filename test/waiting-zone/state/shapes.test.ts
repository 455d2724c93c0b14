import { expect, it } from 'vitest';
import { waitingZone } from '../../../src/registered.ts';
import type { Game } from '../../../src/rulesets/waiting-zone/state/game.ts';
import { startMatch } from '../../../src/runtime/start.ts';

const start = waitingZone.newGame({
  edition: waitingZone.defaultEdition,
  decks: ['ember-raid', 'tide-vigil'],
  seed: 3,
  index: 0,
});

/** The fields of everything that there is one shape of. */
const shapesOf = ({ turn, sides, units, ...game }: Game): readonly string[] => [
  Object.keys(game).join(),
  Object.keys(turn).join(),
  ...sides.flatMap((side) => [Object.keys(side).join(), Object.keys(side.zones).join()]),
  ...Object.values(units).flatMap((unit) => (unit === undefined ? [] : [Object.keys(unit).join()])),
];

it('Games, turns, sides, zones and units name the same fields in the same order all through a match', () => {
  const seen = new Set<string>();
  const match = startMatch(waitingZone, start, { runtime: 'lean' });
  for (let question = match.pending(); question !== undefined; question = match.pending()) {
    const { player, options } = question.decision;
    for (const shape of shapesOf(match.game())) seen.add(shape);
    match.answer(player, options.at(-1)?.key ?? '');
  }
  for (const shape of shapesOf(start)) seen.add(shape);
  expect([...seen].map((shape) => shape.split(',')[0]).sort()).toEqual([
    'damage',
    'deck',
    'edition',
    'number',
    'zones',
  ]);
});
