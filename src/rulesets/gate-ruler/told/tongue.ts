import type { Player } from '../../../kernel/decision.ts';
import type { CardDefinition } from '../values/card.ts';
import type { GateRulerFact } from '../values/fact.ts';
import type { GateItem } from '../values/gate-item.ts';
import type { Instance, Place, Zone } from '../values/instance.ts';

/** What the lines of a language may say of a match: names as the viewer may read them. */
export interface Speaker {
  /** The name of a card, or the word for one the viewer may not know. */
  card(card: Instance): string;
  player(player: Player): string;
  /** The name of a player's ruler. */
  ruler(player: Player): string;
  /** The same, in a line where it goes without saying that a card is that player's. */
  of(player: Player): Speaker;
}

/** The facts of one kind. */
export type FactOf<What extends GateRulerFact['what']> = GateRulerFact & { readonly what: What };

/** The line for every kind of fact. */
export type Lines = {
  readonly [What in GateRulerFact['what']]: (fact: FactOf<What>, say: Speaker) => string;
};

/** What every kind of item on the gate is called. */
export type ItemNames = {
  readonly [Kind in GateItem['kind']]: (item: Extract<GateItem, { kind: Kind }>, say: Speaker) => string;
};

/** A language of the narration. */
export interface Tongue {
  readonly player: (player: Player) => string;
  readonly name: (definition: CardDefinition) => string;
  /** A card that may be known; `owner` is given where the name alone does not tell whose it is. */
  readonly card: (definition: CardDefinition, owner: string | undefined) => string;
  readonly hiddenCard: string;
  readonly lines: Lines;
}

type Row = 'attack' | 'defense' | 'set';
export type SingleZone = Exclude<Zone, `${Row}${number}`>;
type ZoneKind = Row | SingleZone | 'gate';

const ROW = /^(attack|defense|set)\d+$/;

const kindOf = (place: Place | 'gate'): ZoneKind =>
  place === 'gate' ? 'gate' : (place.zone.replace(ROW, '$1') as ZoneKind);

/** From which kind of zone to which, such as `deck>hand`. */
export type Route = `${ZoneKind}>${ZoneKind}`;

export const routeOf = ({ from, to }: FactOf<'moved'>): Route => `${kindOf(from)}>${kindOf(to)}`;

/** The zone's kind where there are several of that kind. */
export const rowOf = (zone: Zone): Row | undefined => ROW.exec(zone)?.[1] as Row | undefined;
