import type { Player } from '../../../core/decision.ts';
import type { FactOf } from '../../../core/fact.ts';
import type { Tongue } from '../../../core/telling.ts';
import type { WaitingZoneFact } from '../state/event.ts';
import type { Instance } from '../state/instance.ts';
import type { Whereabouts, Zone } from '../state/place.ts';
import type { Chosen } from '../state/waiting-item.ts';
import type { Nouns } from './locale.ts';

/** What the lines of a language may say of a match: names as the viewer may read them. */
export interface Speaker {
  /** The name of a card, or the word for one the viewer may not know. */
  card(card: Instance): string;
  player(player: Player): string;
}

/** A language of the narration. */
export type WaitingZoneTongue = Tongue<WaitingZoneFact, Nouns, Speaker>;

/** The facts of one kind. */
export type Of<What extends WaitingZoneFact['what']> = FactOf<WaitingZoneFact, What>;

type PlaceKind = Zone | 'waitingZone';

const kindOf = (place: Whereabouts): PlaceKind => (place === 'waitingZone' ? place : place.zone);

/** From which kind of place to which, such as `deck>hand`. */
export type Route = `${PlaceKind}>${PlaceKind}`;

export const routeOf = ({ from, to }: Of<'moved'>): Route => `${kindOf(from)}>${kindOf(to)}`;

/** Names somebody or something that was chosen; `thing` stands for what waits. */
export const chosenNamer =
  (thing: string) =>
  (chosen: Chosen, say: Speaker): string => {
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
export const specialMove = (moves: SpecialMoves, fact: Of<'moved'>, say: Speaker): string | undefined => {
  const place = fact.to === 'waitingZone' ? fact.from : fact.to;
  return place === 'waitingZone'
    ? undefined
    : moves[routeOf(fact)]?.(say.card(fact.card), say.player(place.player));
};
