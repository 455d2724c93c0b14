import type { Player } from '../../../core/decision.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { cardDefinition, isSameObject, refOf, stateOf } from '../queries/cards.ts';
import { waitingFor } from '../queries/gate.ts';
import { isVisibleTo, locationOf } from '../queries/zones.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Game, WaitingAbility } from '../state/game.ts';
import type { GateItem } from '../state/gate-item.ts';
import type { CardRef, Instance } from '../state/instance.ts';

/** Whether a viewer may look at a card where it lies; `null` sees everything. */
export const maySee = (game: Game, viewer: Player | null, card: Instance): boolean =>
  viewer === null || isVisibleTo(locationOf(game, card), stateOf(game, card).faceUp, viewer);

/** The card of an item: the one that was played, the source of an ability or damage, or about to be destroyed. */
export const cardOfItem = (game: Game, item: GateItem): CardRef | undefined => {
  switch (item.kind) {
    case 'card':
      return refOf(game, item.card);
    case 'ability':
    case 'damage':
      return item.source;
    case 'destroy':
      return item.card;
    case 'rulerDamage':
    case 'drive':
      return undefined;
    default:
      return item satisfies never;
  }
};

/**
 * Whether a card that something open is about has a name for the viewer. What it was is known to all, also after it has
 * moved on: only a card that still lies where the viewer may not look has no name.
 */
export const isNamedTo = (game: Game, viewer: Player | null, ref: CardRef): boolean =>
  !isSameObject(game, ref) || maySee(game, viewer, ref.card);

/** A card that something open is about and that has moved on, by the handle that it had. */
export interface MovedCard {
  readonly card: number;
  readonly id: string;
  readonly printed: CardDefinition;
}

const refsOfItem = (game: Game, item: GateItem): readonly CardRef[] => {
  const ref = cardOfItem(game, item);
  const receivers = item.kind === 'damage' ? item.pairs.map(({ receiver }) => receiver) : [];
  return ref === undefined ? receivers : [ref, ...receivers];
};

const refsOfWaiting = ({ source, cause }: WaitingAbility): readonly CardRef[] =>
  cause.card === undefined ? [source] : [source, cause.card];

/** The cards that the gate is about, or what waits for the viewer, and that have moved on, each once. */
export const movedCards = (game: Game, viewer: Player): readonly MovedCard[] => {
  const moved = new Map<number, MovedCard>();
  const refs = [
    ...flatMapFast(game.gate, (item) => refsOfItem(game, item)),
    ...flatMapFast(waitingFor(game, viewer), refsOfWaiting),
  ];
  for (const ref of refs) {
    if (isSameObject(game, ref)) continue;
    const { id } = cardDefinition(game, ref.card);
    moved.set(ref.object, { card: ref.object, id, printed: game.cards[id] as CardDefinition });
  }
  return [...moved.values()];
};
