import { type FeatureOf, tally } from '../../../core/adapters/feature-encoder.ts';
import type { GameView, ItemView, KnownCard, SelectionView, SideView } from '../views/player-view.ts';
import type { PlayerBoard } from './visible-cards.ts';

const idsOf = (cards: readonly (KnownCard | null)[]): readonly string[] =>
  cards.flatMap((card) => (card === null ? [] : [card.id]));

/** The cards of a side that the viewer knows outside its deck: those of its own leave the rest of its deck. */
const shown = ({ zones }: SideView): readonly string[] =>
  Object.entries(zones).flatMap(([zone, { cards }]) => (zone === 'deck' ? [] : idsOf(cards)));

const unitsThat = (side: SideView, holds: (unit: NonNullable<KnownCard['unit']>) => boolean) =>
  idsOf(side.zones.field.cards.filter((card) => card?.unit !== undefined && holds(card.unit)));

/** Each card as often as its unit carries damage. */
const damaged = ({ zones }: SideView): readonly string[] =>
  zones.field.cards.flatMap((card) => Array<string>(card?.unit?.damage ?? 0).fill(card?.id ?? ''));

/** The cards of what waits; damage has none. */
const waiting = ({ view }: PlayerBoard, isOwn: boolean): readonly string[] =>
  view.waiting
    .filter(({ owner }) => (owner === view.viewer) === isOwn)
    .flatMap((item) => ('card' in item ? [item.card.id] : []));

const cardOf = (chosen: SelectionView): readonly string[] =>
  chosen.kind === 'card' && chosen.card !== null ? [chosen.card.id] : [];

/** The id of the card that an item comes from. */
const sourceOf = (item: ItemView): readonly string[] => {
  if ('card' in item) return [item.card.id];
  if (item.kind === 'attack') return [item.attacker.id];
  return item.source === null ? [] : [item.source.id];
};

/** The id of the card that the last waiting item comes from. */
export const lastSource = ({ waiting: items }: GameView): readonly string[] => {
  const item = items.at(-1);
  return item === undefined ? [] : sourceOf(item);
};

const ofSide = (who: 'own' | 'enemy', ids: readonly string[]): readonly FeatureOf<PlayerBoard>[] => [
  tally(`${who} units that may attack`, ids, (table) =>
    unitsThat(table[who], ({ attackRight }) => attackRight),
  ),
  tally(`${who} damage on units`, ids, (table) => damaged(table[who])),
  tally(`${who} removed cards`, ids, (table) => idsOf(table[who].zones.removed.cards)),
  tally(`${who} cards shown`, ids, (table) => shown(table[who])),
  tally(`${who} cards that wait`, ids, (table) => waiting(table, who === 'own')),
];

/** Which units may do what, which cards lie in the piles, and what the open check is about. */
export const placedFeatures = (ids: readonly string[]): readonly FeatureOf<PlayerBoard>[] => [
  ...ofSide('own', ids),
  ...ofSide('enemy', ids),
  tally('own discards', ids, ({ own }) => idsOf(own.zones.discard.cards)),
  tally('cards of the open check', ids, ({ view }) => (view.window?.subjects ?? []).flatMap(cardOf)),
  tally('source of the last item', ids, ({ view }) => lastSource(view)),
];
