import type { Player } from '../../../core/decision.ts';
import type { EventOf } from '../../../core/fact.ts';
import type { Locale } from '../../../core/telling.ts';
import type { WaitingZoneEvent } from '../state/event.ts';
import type { Instance } from '../state/instance.ts';
import type { CardLocation, Zone } from '../state/place.ts';
import type { Selection } from '../state/waiting-item.ts';
import type { Labels } from './locale.ts';

/** What the lines of a language may say of a match: names as the viewer may read them. */
export interface NameResolver {
  /** The name of a card, or the word for one the viewer may not know. */
  card(card: Instance): string;
  player(player: Player): string;
}

/** A language of the narration. */
export type WaitingZoneLocale = Locale<WaitingZoneEvent, Labels, NameResolver>;

/** The facts of one kind. */
export type EventKind<What extends WaitingZoneEvent['what']> = EventOf<WaitingZoneEvent, What>;

type PlaceKind = Zone | 'waitingZone';

const kindOf = (place: CardLocation): PlaceKind => (place === 'waitingZone' ? place : place.zone);

/** From which kind of place to which, such as `deck>hand`. */
export type Route = `${PlaceKind}>${PlaceKind}`;

export const routeOf = ({ from, to }: EventKind<'moved'>): Route => `${kindOf(from)}>${kindOf(to)}`;

/** Names somebody or something that was chosen; `thing` stands for what waits. */
export const selectionNamer =
  (thing: string) =>
  (chosen: Selection, say: NameResolver): string => {
    switch (chosen.kind) {
      case 'card':
        return say.card(chosen.ref.card);
      case 'player':
        return say.player(chosen.player);
      case 'item':
        return thing;
      default:
        return chosen satisfies never;
    }
  };

/** Moves with words of their own. */
export type SpecialMoves = Readonly<Partial<Record<Route, (card: string, player: string) => string>>>;

/** Such a move, told of whoever the card comes to, or comes from on its way to the waiting zone. */
export const specialMove = (moves: SpecialMoves, fact: EventKind<'moved'>, say: NameResolver): string | undefined => {
  const place = fact.to === 'waitingZone' ? fact.from : fact.to;
  return place === 'waitingZone'
    ? undefined
    : moves[routeOf(fact)]?.(say.card(fact.card), say.player(place.player));
};
