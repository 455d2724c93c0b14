import { opponentOf } from '../../../core/decision.ts';
import type { InLanguages } from '../../../core/narration.ts';
import type { GameView, KnownCard, SideView } from '../views/view.ts';
import { type KnownCards, printed } from './visible-cards.ts';

/** The table as its viewer reads it. */
export interface Table {
  /** What a card is by its id. */
  readonly cards: KnownCards;
  readonly view: GameView;
  readonly own: SideView;
  readonly enemy: SideView;
}

export const tableOf = (view: GameView, cards: KnownCards): Table => ({
  cards,
  view,
  own: view.sides[view.viewer],
  enemy: view.sides[opponentOf(view.viewer)],
});

export const nameOf = ({ cards }: Table, card: { readonly id: string }): InLanguages =>
  printed(cards, card).name ?? { en: card.id, ja: card.id };

/** The units a side has on the field. */
export const unitsOf = ({ zones }: SideView): readonly KnownCard[] =>
  zones.field.cards.filter((card) => card?.unit !== undefined) as readonly KnownCard[];

/** A card that the viewer knows, in a hand or on a field. */
export const cardSeen = ({ view }: Table, handle: number): KnownCard | undefined =>
  view.sides
    .flatMap(({ zones }) => [...zones.hand.cards, ...zones.field.cards])
    .find((card) => card?.card === handle) ?? undefined;

export const attackOf = ({ cards }: Table, card: KnownCard): number => printed(cards, card).attack ?? 0;

/** Damage that still has to be dealt to destroy the unit. */
export const lifeLeft = ({ cards }: Table, card: KnownCard): number =>
  (printed(cards, card).life ?? 0) - (card.unit?.damage ?? 0);

/** What a unit is worth in play. */
export const worthOf = (table: Table, card: KnownCard): number =>
  2 * attackOf(table, card) + lifeLeft(table, card);
