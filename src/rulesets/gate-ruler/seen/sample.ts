import { PLAYERS, type Player } from '../../../kernel/decision.ts';
import { dealAnew, reorderDecks } from '../../../kernel/imagining.ts';
import type { Frame, Position } from '../../../kernel/position.ts';
import type { RngState } from '../../../kernel/rng.ts';
import { cardsIn } from '../reading/zones.ts';
import type { Game, Side } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import { hiddenCards } from './hidden.ts';
import { isSecret, knownSources } from './known-sources.ts';

/** What is imagined: what the hidden cards are, in which order the decks lie, what chance will bring. */
interface Imagined {
  readonly hidden: ReadonlySet<Instance>;
  readonly definitionOf: readonly string[];
  /** The card that lies where each card of a deck lay. */
  readonly inDeck: ReadonlyMap<Instance, Instance>;
  readonly rng: RngState;
}

const imagine = (game: Game, viewer: Player, rng: RngState): Imagined => {
  const places = hiddenCards(game, viewer);
  const hidden = new Set(places.map(({ card }) => card));
  const known = knownSources(game, hidden);
  const decks = PLAYERS.map((player) => cardsIn(game, player, 'deck'));
  const [inDeck, ordered] = reorderDecks(decks, rng);
  const unknown = places
    .map((place) => ({ ...place, card: inDeck.get(place.card) ?? place.card }))
    .filter(({ card }) => !known.has(card));
  const [definitionOf, left] = dealAnew(game.definitionOf, unknown, ordered);
  return { hidden, definitionOf, inDeck, rng: left };
};

const imaginedSide = (side: Side, { inDeck }: Imagined): Side => ({
  ...side,
  zones: { ...side.zones, deck: (side.zones.deck ?? []).map((card) => inDeck.get(card) ?? card) },
});

const imaginedGame = (game: Game, imagined: Imagined): Game => {
  const secretObjects = new Set([...imagined.hidden].map((card) => `${game.object[card]}`));
  return {
    ...game,
    definitionOf: imagined.definitionOf,
    sides: [imaginedSide(game.sides[0], imagined), imaginedSide(game.sides[1], imagined)],
    waiting: game.waiting.filter((waiting) => !isSecret(waiting, imagined.hidden)),
    takenBack: game.takenBack.filter((key) => !secretObjects.has(key.split(' ')[1] ?? '')),
    rng: imagined.rng,
    facts: [],
  };
};

/** A play going on keeps the game before it, to be taken back to (14-3b-4). */
const imaginedFrame = (frame: Frame, imagined: Imagined): Frame => {
  const { before } = frame.rest as { readonly before?: Game };
  return before === undefined
    ? frame
    : { ...frame, rest: { ...frame.rest, before: imaginedGame(before, imagined) } };
};

/**
 * A position as the viewer may imagine it (3-2b): the hidden cards of each player are dealt anew, decks and chance
 * included. Cards keep their instances but not what they are.
 */
export const sample = ({ game, stack }: Position<Game>, viewer: Player, rng: RngState): Position<Game> => {
  const imagined = imagine(game, viewer, rng);
  return {
    game: imaginedGame(game, imagined),
    stack: stack.map((frame) => imaginedFrame(frame, imagined)),
  };
};
