import type { Player } from '../kernel/decision.ts';
import type { Effect } from './card.ts';
import type { CardRef, Instance, Place, Zone } from './game.ts';

/** Cards chosen as something was played, by the name of the choice. */
export type Choices = Readonly<Record<string, readonly CardRef[]>>;

interface Item {
  /** Rises with every item put, so a later item has a higher number. */
  readonly number: number;
  readonly controller: Player;
}

/** A card being played (14-3). */
export interface PlayedCard extends Item {
  readonly kind: 'card';
  readonly card: Instance;
  readonly from: Zone;
  /** Where a unit or field card enters when it resolves. */
  readonly entering?: Place;
  readonly choices: Choices;
}

/** An ability being played; its card stays where it is. */
export interface PlayedAbility extends Item {
  readonly kind: 'ability';
  readonly source: CardRef;
  readonly effect: Effect;
  /** Played as a counter (13-6d): its card waits in the counter zone. */
  readonly counter: boolean;
  readonly choices: Choices;
}

/** Who receives how much of one damage (13-2a-1). */
export interface DamagePair {
  readonly receiver: CardRef;
  readonly amount: number;
}

/** A damage execution process (13-2a). The controller is that of the source. */
export interface DamageExecution extends Item {
  readonly kind: 'damage';
  readonly source: CardRef;
  readonly pairs: readonly DamagePair[];
  readonly combat: boolean;
  readonly cannotCounter: boolean;
}

/** One point of ruler damage on its way (13-5b). */
export interface RulerDamage extends Item {
  readonly kind: 'rulerDamage';
  readonly cannotCounter: boolean;
}

/** A destroy process (12-4): destruction waits on the gate. */
export interface Destruction extends Item {
  readonly kind: 'destroy';
  readonly card: CardRef;
  /** By 12-4a: looked at again on resolution. */
  readonly byRule: boolean;
}

/** Everything that can wait on the gate. */
export type GateItem = PlayedCard | PlayedAbility | DamageExecution | RulerDamage | Destruction;

/** An item before it has its number. */
export type NewItem = GateItem extends infer I ? (I extends GateItem ? Omit<I, 'number'> : never) : never;
