import { opponentOf, type Player } from '../../../src/core/decision.ts';
import type { Position } from '../../../src/core/game-state.ts';
import { rngStream, shuffle } from '../../../src/core/random.ts';
import { waitingZone } from '../../../src/registered.ts';
import type { Game } from '../../../src/rulesets/waiting-zone/state/game.ts';
import { startMatch } from '../../../src/runtime/start.ts';

/** A match of the usual decks. */
export const beginWaitingZone = (seed: number) =>
  startMatch(
    waitingZone,
    waitingZone.newGame({
      edition: waitingZone.defaultEdition,
      decks: ['ember-raid', 'tide-vigil'],
      seed,
      index: 0,
    }),
    { runtime: 'lean' },
  );

/** Cards that something open may refer to; what they are is known although they are hidden now. */
const referredTo = ({ event, waiting, window, due }: Game): ReadonlySet<number> =>
  new Set(
    [...JSON.stringify([event, waiting, window, due]).matchAll(/"card":(\d+)/g)].map(([, card]) =>
      Number(card),
    ),
  );

/** Another position that looks the same to the viewer: other hidden cards, other chance; written without the sampler. */
export const lookalikeInWaitingZone = (
  { game, stack }: Position<Game>,
  viewer: Player,
  seed: number,
): Position<Game> => {
  const known = referredTo(game);
  const definitionOf = [...game.definitionOf];
  const hidden = [
    game.sides[viewer].zones.deck,
    [...game.sides[opponentOf(viewer)].zones.deck, ...game.sides[opponentOf(viewer)].zones.hand],
  ];
  for (const zone of hidden) {
    const cards = zone.filter((card) => !known.has(card));
    const [order] = shuffle(rngStream(seed, 0, 'exchange'), cards);
    for (const [index, card] of cards.entries()) {
      definitionOf[card] = game.definitionOf[order[index] as number] as string;
    }
  }
  return { game: { ...game, definitionOf, rng: rngStream(seed, 0, 'other chance') }, stack };
};
