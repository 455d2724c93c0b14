import { determinizationsOf } from '../../../core/adapters/determinization.ts';
import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { Position } from '../../../core/game-state.ts';
import type { RngState } from '../../../core/random.ts';
import { determinized } from '../../../kit/sides.ts';
import { cardsIn, isVisibleTo, ZONES } from '../queries/zones.ts';
import { copies, copyOf } from '../state/copies.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { Selection, WaitingItem } from '../state/waiting-item.ts';

const cardChosen = (chosen: Selection): readonly Instance[] =>
  chosen.kind === 'card' ? [chosen.ref.card] : [];

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

/** Draws determinizations of that position for the viewer: decks and the other hand are dealt anew, chance included. */
export const determinize = (
  { game, stack }: Position<Game>,
  viewer: Player,
): ((rng: RngState) => Position<Game>) => {
  const draw = determinizationsOf({
    definitionOf: game.definitionOf,
    decks: PLAYERS.map((player) => cardsIn(game, player, 'deck')),
    hidden: hiddenCards(game, viewer).map((card) => ({
      card,
      owner: game.owner[card] as Player,
      mayBe: () => true,
      isConditional: false,
    })),
    known: knownCards(game),
  });
  const known = copyOf(game);
  known.facts = [];
  return (rng) => ({ game: determinized(copies, known, draw(rng)), stack });
};
