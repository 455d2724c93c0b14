import {
  type BoardEnd,
  type BoardPlaces,
  type ChangesWriter,
  changesFromEvents,
} from '../../../core/adapters/board-changes.ts';
import type { Viewer } from '../../../core/adapters/board-view.ts';
import { cardDefinition } from '../queries/cards.ts';
import { isVisibleTo, locationOf } from '../queries/zones.ts';
import type { Game } from '../state/game.ts';
import type { CardLocation } from '../state/instance.ts';
import type { EffectItem, Selection, WaitingItem } from '../state/waiting-item.ts';
import { handleOf } from './player-view.ts';

const itemSpot = ({ waiting }: Game, isItem: (item: WaitingItem) => boolean): string => {
  const item = waiting.find(isItem);
  return item === undefined ? 'middle' : `item ${item.number}`;
};

const placesOf = (before: Game, after: Game, viewer: Viewer): BoardPlaces<CardLocation> => ({
  placeOf: (card, when) => locationOf(when === 'before' ? before : after, card),
  spotOf: (place, card) =>
    place === 'waitingZone'
      ? itemSpot(after, (item) => 'card' in item && item.card === card)
      : `${place.player} ${place.zone}`,
  isSeen: (place) => viewer === null || isVisibleTo(place, viewer),
  nameOf: (card) => cardDefinition(after, card).name,
  keyOf: (card, when) => String(handleOf(when === 'before' ? before : after, card)),
});

type Writer = ChangesWriter<Game, CardLocation>;

const itemEnd = ({ after }: Writer, number: number): BoardEnd => ({
  spot: itemSpot(after, (item) => item.number === number),
  card: undefined,
});

const endOf = (writer: Writer, selection: Selection): BoardEnd => {
  switch (selection.kind) {
    case 'card':
      return writer.cards.end(selection.ref.card);
    case 'player':
      return { spot: String(selection.player), card: undefined };
    case 'item':
      return itemEnd(writer, selection.number);
    default:
      return selection satisfies never;
  }
};

const readTargets = (writer: Writer, item: EffectItem): void => {
  const kind = item.kind === 'counter' ? 'counter' : 'target';
  for (const chosen of Object.values(item.choices)) {
    if (chosen === null) continue;
    const to = endOf(writer, chosen);
    if (chosen.kind !== 'card' || to.card !== undefined) writer.link(kind, itemEnd(writer, item.number), to);
  }
};

const readPut = (writer: Writer, item: WaitingItem): void => {
  const { cards, link } = writer;
  if (item.kind === 'damage') return;
  if (item.kind === 'attack') {
    link('attack', cards.end(item.attacker.card), endOf(writer, item.target));
    return;
  }
  if (item.kind === 'timing') link('trigger', cards.end(item.source.card), itemEnd(writer, item.number));
  readTargets(writer, item);
};

/** What events did on the table of the game with the waiting zone. */
export const waitingZoneBoardChanges = changesFromEvents<Game, CardLocation>(placesOf, (fact, writer) => {
  if (fact.what === 'moved') writer.cards.move(fact.card, fact.from, fact.to, writer.isKnown(fact));
  else if (fact.what === 'put') readPut(writer, fact.item);
  else if (fact.what === 'dealt') {
    const { source, target, number } = fact.item;
    const from = source === null ? itemEnd(writer, number) : writer.cards.end(source.card);
    writer.link('damage', from, endOf(writer, target), fact.amount);
  }
});
