import { opponentOf } from '../../../core/decision.ts';
import type { LocalizedText } from '../../../core/narration.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import type { CardDefinition } from '../state/card.ts';
import type { GameView, KnownCard, SideView } from '../views/player-view.ts';

/** The cards that are known, by their ids. */
export type KnownCards = Catalogue['cards'];

/** What is printed on a card; nothing of one that is none of those known. */
export const printedCard = (cards: KnownCards, { id }: { readonly id: string }): Partial<CardDefinition> =>
  cards.get(id) ?? {};

/** A card that the viewer knows, wherever it lies. */
export const visibleCard = ({ sides }: GameView, handle: number): KnownCard | undefined =>
  sides
    .flatMap(({ zones }) => Object.values(zones).flatMap(({ cards }) => cards))
    .find((card) => card?.card === handle) ?? undefined;

/** The table as its viewer reads it. */
export interface PlayerBoard {
  /** What a card is by its id. */
  readonly cards: KnownCards;
  readonly view: GameView;
  readonly own: SideView;
  readonly enemy: SideView;
}

export const playerBoard = (view: GameView, cards: KnownCards): PlayerBoard => ({
  cards,
  view,
  own: view.sides[view.viewer],
  enemy: view.sides[opponentOf(view.viewer)],
});

export const printedName = ({ cards }: PlayerBoard, card: { readonly id: string }): LocalizedText =>
  printedCard(cards, card).name ?? { en: card.id, ja: card.id };

/** The units a side has on the field. */
export const visibleUnits = ({ zones }: SideView): readonly KnownCard[] =>
  zones.field.cards.filter((card) => card?.unit !== undefined) as readonly KnownCard[];

/** A card that the viewer knows, in a hand or on a field. */
export const cardInHandOrPlay = ({ view }: PlayerBoard, handle: number): KnownCard | undefined =>
  view.sides
    .flatMap(({ zones }) => [...zones.hand.cards, ...zones.field.cards])
    .find((card) => card?.card === handle) ?? undefined;

export const printedAttack = ({ cards }: PlayerBoard, card: KnownCard): number =>
  printedCard(cards, card).attack ?? 0;

/** Damage that still has to be dealt to destroy the unit. */
export const remainingLife = ({ cards }: PlayerBoard, card: KnownCard): number =>
  (printedCard(cards, card).life ?? 0) - (card.unit?.damage ?? 0);

/** What a unit is worth in play. */
export const worthOf = (table: PlayerBoard, card: KnownCard): number =>
  2 * printedAttack(table, card) + remainingLife(table, card);
