import type { Player } from '../../../src/core/decision.ts';
import type { Position } from '../../../src/core/game-state.ts';
import { drawInt, type RngState, rngStream } from '../../../src/core/random.ts';
import { isSettable, isVisibleTo, locationOf } from '../../../src/rulesets/gate-ruler/queries/zones.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import type { Instance } from '../../../src/rulesets/gate-ruler/state/instance.ts';

const isHidden = (game: Game, card: Instance, viewer: Player): boolean =>
  !isVisibleTo(locationOf(game, card), game.states[card]?.faceUp ?? true, viewer);

const isInDeckOrHand = (game: Game, card: Instance): boolean => {
  const place = locationOf(game, card);
  return place !== 'gate' && (place.zone === 'deck' || place.zone === 'hand');
};

/** Cards that something open may refer to; what they are is known although they are hidden now. */
const referredTo = (game: Game): ReadonlySet<number> =>
  new Set(
    [...JSON.stringify([game.gate, game.waiting, game.delayed, game.lasting]).matchAll(/"card":(\d+)/g)].map(
      ([, card]) => Number(card),
    ),
  );

const maySwap = (game: Game, a: Instance, b: Instance): boolean => {
  const settable = (card: Instance) => {
    const definition = game.cards[game.definitionOf[card] as string];
    return definition !== undefined && isSettable(definition);
  };
  return (isInDeckOrHand(game, a) && isInDeckOrHand(game, b)) || (settable(a) && settable(b));
};

/** The game with hidden cards exchanged for others of the same owner, written without the help of the sampler. */
const exchanged = (game: Game, viewer: Player, seed: number): readonly string[] => {
  const definitionOf = [...game.definitionOf];
  const known = referredTo(game);
  const hidden = definitionOf.flatMap((_, card) =>
    isHidden(game, card, viewer) && !known.has(card) ? [card] : [],
  );
  let rng: RngState = rngStream(seed, 0, 'exchange');
  for (const card of hidden) {
    const [pick, next] = drawInt(rng, hidden.length);
    rng = next;
    const other = hidden[pick] as Instance;
    if (game.owner[card] !== game.owner[other] || !maySwap({ ...game, definitionOf }, card, other)) continue;
    [definitionOf[card], definitionOf[other]] = [definitionOf[other] as string, definitionOf[card] as string];
  }
  return definitionOf;
};

/** Another position that looks the same to the viewer: other hidden cards, other chance. */
export const lookalike = (position: Position<Game>, viewer: Player, seed: number): Position<Game> => {
  const definitionOf = exchanged(position.game, viewer, seed);
  const rng = rngStream(seed, 0, 'other chance');
  const other = (game: Game): Game => ({ ...game, definitionOf, rng });
  return {
    game: other(position.game),
    stack: position.stack.map((frame) => {
      const { before } = frame.rest as { readonly before?: Game };
      return before === undefined ? frame : { ...frame, rest: { ...frame.rest, before: other(before) } };
    }),
  };
};
