import type { Player } from '../../../core/decision.ts';
import type { EventOf } from '../../../core/fact.ts';
import type { Locale } from '../../../core/telling.ts';
import { kindOf } from '../queries/zones.ts';
import type { GateRulerEvent, Whereabouts } from '../state/fact.ts';
import type { Instance, Place } from '../state/instance.ts';
import type { Amount, ZoneKind } from '../state/card.ts';
import type { Labels } from './locale.ts';

/** What the lines of a language may say of a match: names as the viewer may read them. */
export interface NameResolver {
  /** The name of a card, or the word for one the viewer may not know. */
  card(card: Instance): string;
  player(player: Player): string;
  /** The name of a player's ruler. */
  ruler(player: Player): string;
  /** The same, in a line where it goes without saying that a card is that player's. */
  of(player: Player): NameResolver;
}

/** A language of the narration. */
export type GateRulerLocale = Locale<GateRulerEvent, Labels, NameResolver>;

/** The facts of one kind. */
export type GateRulerEventOf<What extends GateRulerEvent['what']> = EventOf<GateRulerEvent, What>;

const placeKind = (place: Whereabouts): ZoneKind | 'gate' => (place === 'gate' ? place : kindOf(place.zone));

/** From which kind of place to which, such as `deck>hand`. */
export type Route = `${ZoneKind | 'gate'}>${ZoneKind | 'gate'}`;

export const routeOf = ({ from, to }: GateRulerEventOf<'moved'>): Route => `${placeKind(from)}>${placeKind(to)}`;

/** A number of an effect, with its sign. */
export const signed = (amount: Amount): string =>
  typeof amount === 'number' && amount >= 0 ? `+${amount}` : String(amount);

type Move = GateRulerEventOf<'moved'> & { readonly from: Place; readonly to: Place };

/** How a language tells that a card moves. */
export interface MoveMessages {
  /** Moves with words of their own. */
  readonly special: Readonly<Partial<Record<Route, (move: Move, say: NameResolver) => string>>>;
  /** A place and whose it is; with `without`, that goes without saying. */
  place(place: Whereabouts, say: NameResolver, without?: 'owner'): string;
  goes(card: string, from: string, to: string): string;
  staysOnGate(card: string): string;
}

/** The line for a move; whose a card is goes without saying where whose place it leaves or enters is said. */
export const moveMessage =
  ({ special, place, goes, staysOnGate }: MoveMessages) =>
  (fact: GateRulerEventOf<'moved'>, say: NameResolver): string => {
    const { card, from, to } = fact;
    if (from === 'gate') {
      if (to === 'gate') return staysOnGate(say.card(card));
      return goes(say.of(to.player).card(card), place(from, say), place(to, say));
    }
    const own = say.of(from.player);
    if (to === 'gate') return goes(own.card(card), place(from, say), place(to, say));
    const telling = special[routeOf(fact)];
    if (telling !== undefined) return telling({ ...fact, from, to }, own);
    const target = from.player === to.player ? place(to, say, 'owner') : place(to, say);
    return goes(own.card(card), place(from, say), target);
  };
