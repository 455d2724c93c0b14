import {
  type BoardEnd,
  type BoardLink,
  type BoardPlaces,
  CardTracker,
  type ReadBoardChanges,
} from '../../../core/adapters/board-changes.ts';
import type { Viewer } from '../../../core/adapters/board-view.ts';
import { opponentOf, type Player } from '../../../core/decision.ts';
import { cardDefinition, rulerOf, stateOf } from '../queries/cards.ts';
import { zoneKey } from '../queries/place-names.ts';
import { isVisibleTo, locationOf } from '../queries/zones.ts';
import type { GateRulerEvent, Whereabouts } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { GateItem, PlayedItem } from '../state/gate-item.ts';
import type { Instance, Zone } from '../state/instance.ts';
import { handleOf } from './player-view.ts';

const itemSpot = ({ gate }: Game, isItem: (item: GateItem) => boolean): string => {
  const item = gate.find(isItem);
  return item === undefined ? 'middle' : `item ${item.number}`;
};

const placesOf = (before: Game, after: Game, viewer: Viewer): BoardPlaces<Whereabouts> => ({
  placeOf: (card, when) => locationOf(when === 'before' ? before : after, card),
  spotOf: (place, card) =>
    place === 'gate'
      ? itemSpot(after, (item) => item.kind === 'card' && item.card === card)
      : `${place.player} ${zoneKey(place.zone)}`,
  isSeen: (place, card, when) => {
    if (viewer === null) return true;
    const game = when === 'before' ? before : after;
    const liesThere = when !== 'between' && isSamePlace(locationOf(game, card), place);
    return isVisibleTo(place, liesThere && stateOf(game, card).faceUp, viewer);
  },
  nameOf: (card) => cardDefinition(after, card).name,
  keyOf: (card, when) => String(handleOf(when === 'before' ? before : after, card)),
});

const isSamePlace = (one: Whereabouts, other: Whereabouts): boolean =>
  one === 'gate' || other === 'gate' ? one === other : one.player === other.player && one.zone === other.zone;

/** Reads the events of Gate Ruler one after the other, so that what acts is drawn from where it lies then. */
class ChangesReader {
  readonly cards: CardTracker<Whereabouts>;
  readonly links: BoardLink[] = [];
  readonly #after: Game;
  readonly #viewer: Viewer;

  constructor(before: Game, after: Game, viewer: Viewer) {
    this.cards = new CardTracker(placesOf(before, after, viewer));
    this.#after = after;
    this.#viewer = viewer;
  }

  read(fact: GateRulerEvent): void {
    switch (fact.what) {
      case 'moved':
        this.cards.move(fact.card, fact.from, fact.to, this.#isKnown(fact));
        return;
      case 'attacked':
        this.#attack(fact);
        return;
      case 'dealt':
        this.links.push({
          kind: 'damage',
          from: this.cards.end(fact.source),
          to: this.cards.end(fact.receiver),
          amount: fact.amount,
        });
        return;
      case 'put':
        this.#put(fact.item);
        return;
      case 'played':
        if (this.#isKnown(fact)) this.#targets(fact.item as PlayedItem);
        return;
      default:
    }
  }

  #isKnown({ knownTo }: GateRulerEvent): boolean {
    return knownTo === undefined || this.#viewer === null || knownTo.includes(this.#viewer);
  }

  #link(kind: BoardLink['kind'], from: BoardEnd, to: BoardEnd): void {
    this.links.push({ kind, from, to });
  }

  #attack({ attacker, line, target }: Extract<GateRulerEvent, { what: 'attacked' }>): void {
    const from = this.cards.end(attacker);
    const defender = opponentOf(Number(from.spot.charAt(0)) as Player);
    const receiver = target ?? (line === 'center' ? rulerOf(this.#after, defender) : undefined);
    const empty = { spot: `${defender} ${zoneKey(line as Zone)}`, card: undefined };
    this.#link('attack', from, receiver === undefined ? empty : this.cards.end(receiver));
  }

  #itemEnd(item: GateItem): BoardEnd {
    return { spot: itemSpot(this.#after, ({ number }) => number === item.number), card: undefined };
  }

  /** 13-6d, 14-9: a counter and a triggered ability go on the gate by themselves. */
  #put(item: GateItem): void {
    if (item.kind !== 'ability') return;
    if (item.counter) this.#link('counter', this.cards.end(item.source.card), this.#itemEnd(item));
    else if (item.cause !== undefined)
      this.#link('trigger', this.cards.end(item.source.card), this.#itemEnd(item));
  }

  #targets(item: PlayedItem): void {
    const from = item.kind === 'card' ? this.#itemEnd(item) : this.cards.end(item.source.card);
    const chosen: readonly Instance[] = Object.values(item.choices).flatMap((refs) =>
      refs.map(({ card }) => card),
    );
    for (const card of chosen) {
      const to = this.cards.end(card);
      if (to.card !== undefined) this.#link('target', from, to);
    }
  }
}

/** What events did on the table of Gate Ruler. */
export const gateRulerBoardChanges: ReadBoardChanges<Game> = (before, after, facts, viewer) => {
  const reader = new ChangesReader(before, after, viewer);
  for (const fact of facts) reader.read(fact);
  return { moves: reader.cards.moves, links: reader.links };
};
