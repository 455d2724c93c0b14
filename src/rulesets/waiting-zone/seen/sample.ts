import { PLAYERS, type Player } from '../../../kernel/decision.ts';
import { dealAnew, reorderDecks } from '../../../kernel/imagining.ts';
import type { Position } from '../../../kernel/position.ts';
import type { RngState } from '../../../kernel/rng.ts';
import { cardsIn, isVisibleTo, ZONES } from '../reading/zones.ts';
import type { Game, Side } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import type { Chosen, WaitingItem } from '../values/waiting-item.ts';

const cardChosen = (chosen: Chosen): readonly Instance[] => (chosen.kind === 'card' ? [chosen.ref.card] : []);

const cardsNamed = (item: WaitingItem): readonly Instance[] => {
  switch (item.kind) {
    case 'card':
    case 'counter':
      return [item.card];
    case 'ability':
    case 'timing':
      return [item.source.card];
    case 'attack':
      return [item.attacker.card, ...cardChosen(item.target)];
    case 'damage':
      return [...(item.source ? [item.source.card] : []), ...cardChosen(item.target)];
    default:
      return item satisfies never;
  }
};

/** Cards that something open is about: they were in the open, so what they are is known wherever they are now. */
const knownCards = ({ event, waiting, window, due }: Game): ReadonlySet<Instance> =>
  new Set([
    ...(event ? [event.card] : []),
    ...waiting.flatMap(cardsNamed),
    ...[...(window ? [window] : []), ...due].flatMap(({ subjects }) => subjects.flatMap(cardChosen)),
  ]);

const hiddenCards = (game: Game, viewer: Player): readonly Instance[] =>
  PLAYERS.flatMap((player) =>
    ZONES.filter((zone) => !isVisibleTo({ player, zone }, viewer)).flatMap((zone) =>
      cardsIn(game, player, zone),
    ),
  );

/** A position as the viewer may imagine it: decks and the other hand are dealt anew, chance included. */
export const sample = ({ game, stack }: Position<Game>, viewer: Player, rng: RngState): Position<Game> => {
  const known = knownCards(game);
  const decks = PLAYERS.map((player) => cardsIn(game, player, 'deck'));
  const [inDeck, ordered] = reorderDecks(decks, rng);
  const unknown = hiddenCards(game, viewer)
    .map((card) => inDeck.get(card) ?? card)
    .filter((card) => !known.has(card))
    .map((card) => ({
      card,
      owner: game.owner[card] as Player,
      mayBe: () => true,
      isConditional: false,
    }));
  const [definitionOf, left] = dealAnew(game.definitionOf, unknown, ordered);
  const imaginedSide = (side: Side): Side => ({
    ...side,
    zones: { ...side.zones, deck: side.zones.deck.map((card) => inDeck.get(card) ?? card) },
  });
  return {
    game: {
      ...game,
      definitionOf,
      sides: [imaginedSide(game.sides[0]), imaginedSide(game.sides[1])],
      rng: left,
      facts: [],
    },
    stack,
  };
};
