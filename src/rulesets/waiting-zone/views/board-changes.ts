import {
  type BoardEnd,
  type BoardLink,
  type BoardPlaces,
  CardTracker,
  type ReadBoardChanges,
} from '../../../core/adapters/board-changes.ts';
import type { Viewer } from '../../../core/adapters/board-view.ts';
import { cardDefinition } from '../queries/cards.ts';
import { isVisibleTo, locationOf } from '../queries/zones.ts';
import type { WaitingZoneEvent } from '../state/event.ts';
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

class ChangesReader {
  readonly cards: CardTracker<CardLocation>;
  readonly links: BoardLink[] = [];
  readonly #after: Game;
  readonly #viewer: Viewer;

  constructor(before: Game, after: Game, viewer: Viewer) {
    this.cards = new CardTracker(placesOf(before, after, viewer));
    this.#after = after;
    this.#viewer = viewer;
  }

  read(fact: WaitingZoneEvent): void {
    if (fact.what === 'moved') this.cards.move(fact.card, fact.from, fact.to, this.#isKnown(fact));
    else if (fact.what === 'put') this.#put(fact.item);
    else if (fact.what === 'dealt') {
      const { source, target } = fact.item;
      const from = source === null ? this.#itemEnd(fact.item) : this.cards.end(source.card);
      this.links.push({ kind: 'damage', from, to: this.#selected(target), amount: fact.amount });
    }
  }

  #isKnown({ knownTo }: WaitingZoneEvent): boolean {
    return knownTo === undefined || this.#viewer === null || knownTo.includes(this.#viewer);
  }

  #itemEnd({ number }: WaitingItem): BoardEnd {
    return { spot: itemSpot(this.#after, (item) => item.number === number), card: undefined };
  }

  #selected(selection: Selection): BoardEnd {
    switch (selection.kind) {
      case 'card':
        return this.cards.end(selection.ref.card);
      case 'player':
        return { spot: String(selection.player), card: undefined };
      case 'item':
        return { spot: itemSpot(this.#after, ({ number }) => number === selection.number), card: undefined };
      default:
        return selection satisfies never;
    }
  }

  #put(item: WaitingItem): void {
    if (item.kind === 'damage') return;
    if (item.kind === 'attack') {
      const from = this.cards.end(item.attacker.card);
      this.links.push({ kind: 'attack', from, to: this.#selected(item.target) });
      return;
    }
    if (item.kind === 'timing')
      this.links.push({ kind: 'trigger', from: this.cards.end(item.source.card), to: this.#itemEnd(item) });
    this.#targets(item);
  }

  #targets(item: EffectItem): void {
    const kind = item.kind === 'counter' ? 'counter' : 'target';
    for (const chosen of Object.values(item.choices)) {
      if (chosen === null) continue;
      const to = this.#selected(chosen);
      if (chosen.kind !== 'card' || to.card !== undefined)
        this.links.push({ kind, from: this.#itemEnd(item), to });
    }
  }
}

/** What events did on the table of the game with the waiting zone. */
export const waitingZoneBoardChanges: ReadBoardChanges<Game> = (before, after, facts, viewer) => {
  const reader = new ChangesReader(before, after, viewer);
  for (const fact of facts) reader.read(fact);
  return { moves: reader.cards.moves, links: reader.links };
};
