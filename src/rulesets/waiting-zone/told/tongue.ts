import type { Player } from '../../../kernel/decision.ts';
import type { CardDefinition } from '../values/card.ts';
import type { WaitingZoneFact } from '../values/fact.ts';
import type { Instance } from '../values/instance.ts';
import type { Whereabouts, Zone } from '../values/place.ts';
import type { Chosen, WaitingItem } from '../values/waiting-item.ts';

/** What the lines of a language may say of a match: names as the viewer may read them. */
export interface Speaker {
  /** The name of a card, or the word for one the viewer may not know. */
  card(card: Instance): string;
  player(player: Player): string;
}

/** The facts of one kind. */
export type FactOf<What extends WaitingZoneFact['what']> = WaitingZoneFact & { readonly what: What };

/** The line for every kind of fact. */
export type Lines = {
  readonly [What in WaitingZoneFact['what']]: (fact: FactOf<What>, say: Speaker) => string;
};

/** What every kind of waiting thing is called. */
export type ItemNames = {
  readonly [Kind in WaitingItem['kind']]: (
    item: Extract<WaitingItem, { kind: Kind }>,
    say: Speaker,
  ) => string;
};

/** A language of the narration. */
export interface Tongue {
  readonly player: (player: Player) => string;
  /** A card that may be known; `owner` is given where the name alone does not tell whose it is. */
  readonly card: (definition: CardDefinition, owner: string | undefined) => string;
  readonly hiddenCard: string;
  readonly lines: Lines;
}

type PlaceKind = Zone | 'waitingZone';

const kindOf = (place: Whereabouts): PlaceKind => (place === 'waitingZone' ? place : place.zone);

/** From which kind of place to which, such as `deck>hand`. */
export type Route = `${PlaceKind}>${PlaceKind}`;

export const routeOf = ({ from, to }: FactOf<'moved'>): Route => `${kindOf(from)}>${kindOf(to)}`;

/** What a waiting thing is called in a language. */
export const itemNamer =
  (names: ItemNames) =>
  (item: WaitingItem, say: Speaker): string =>
    (names[item.kind] as (item: WaitingItem, say: Speaker) => string)(item, say);

/** Somebody or something that was chosen; `thing` stands for what waits. */
export const chosenName = (chosen: Chosen, say: Speaker, thing: string): string => {
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
