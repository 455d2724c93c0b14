import { PLAYERS, type Player } from '../../../core/decision.ts';
import { type Determinization, determinizationsOf } from '../../../core/adapters/determinization.ts';
import type { Frame, Position } from '../../../core/position.ts';
import type { RngState } from '../../../core/random.ts';
import { cardsIn } from '../queries/zones.ts';
import { copyOf, sideWith, zonesWith } from '../state/copies.ts';
import type { Game, Side } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import { hiddenCards } from './determinization.ts';
import { isSecret, knownSources } from './known-sources.ts';

/** The game without what tells of the hidden cards: set cards whose time has come, plays that were taken back. */
const withoutSecrets = (game: Game, hidden: ReadonlySet<Instance>): Game => {
  const secretObjects = new Set([...hidden].map((card) => game.object[card]));
  const next = copyOf(game);
  next.waiting = game.waiting.filter((waiting) => !isSecret(waiting, hidden));
  next.takenBack = game.takenBack.filter(({ object }) => !secretObjects.has(object));
  next.facts = [];
  return next;
};

const determinizedSide = (side: Side, { inPlaceOf }: Determinization): Side => {
  const deck = (side.zones.deck ?? []).map((card) => inPlaceOf[card] as Instance);
  return sideWith(side, { zones: zonesWith(side.zones, 'deck', deck) });
};

const determinizedGame = (game: Game, imagined: Determinization): Game => {
  const next = copyOf(game);
  next.definitionOf = imagined.definitionOf;
  next.sides = [determinizedSide(game.sides[0], imagined), determinizedSide(game.sides[1], imagined)];
  next.rng = imagined.rng;
  return next;
};

/** A play going on keeps the game before it, to be taken back to (14-3b-4). */
const withStateBefore = (stack: readonly Frame[], change: (before: Game) => Game): readonly Frame[] =>
  stack.map((frame) => {
    const { before } = frame.rest as { readonly before?: Game };
    return before === undefined ? frame : { ...frame, rest: { ...frame.rest, before: change(before) } };
  });

/**
 * Draws positions as the viewer may imagine that one (3-2b): the hidden cards of each player are dealt anew, decks and
 * chance included. Cards keep their instances but not what they are.
 */
export const determinize = (
  { game, stack }: Position<Game>,
  viewer: Player,
): ((rng: RngState) => Position<Game>) => {
  const places = hiddenCards(game, viewer);
  const hidden = new Set(places.map(({ card }) => card));
  const draw = determinizationsOf({
    definitionOf: game.definitionOf,
    decks: PLAYERS.map((player) => cardsIn(game, player, 'deck')),
    hidden: places,
    known: knownSources(game, hidden),
  });
  const known = withoutSecrets(game, hidden);
  const knownStack = withStateBefore(stack, (before) => withoutSecrets(before, hidden));
  return (rng) => {
    const imagined = draw(rng);
    return {
      game: determinizedGame(known, imagined),
      stack: withStateBefore(knownStack, (before) => determinizedGame(before, imagined)),
    };
  };
};
