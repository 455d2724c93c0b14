import type { Player } from '../../../core/decision.ts';
import type { CardId, CardType, Color, PermanentId, Recipient } from './card.ts';
import type { ResultKind, Source } from './packet.ts';

/** Whose: anybody's, those of the effect's controller, or those of the opponent. */
export type Whose = 'any' | 'yours' | 'opponents';

/** Which packets an effect is about. Absent parts ask nothing. */
export interface Scope {
  readonly sources: Whose;
  readonly color?: Color;
  /** Not the permanent of the effect itself. */
  readonly another?: boolean;
  readonly recipients: Whose;
  readonly only?: Recipient;
  readonly types?: readonly CardType[];
  readonly noncombat?: boolean;
}

/** What changes the amount of a packet (120.4b). */
export type Change =
  | { readonly kind: 'increase'; readonly scope: Scope; readonly by: number }
  | { readonly kind: 'multiply'; readonly scope: Scope; readonly by: number }
  /** Prevents that much of every packet. */
  | { readonly kind: 'reduce'; readonly scope: Scope; readonly by: number }
  /** Prevents the next points, and is then used up. */
  | { readonly kind: 'shield'; readonly scope: Scope; readonly left: number }
  | { readonly kind: 'preventAll'; readonly scope: Scope }
  | { readonly kind: 'countersInstead'; readonly scope: Scope };

/** What a triggered ability does. */
export type Outcome = 'damageTarget' | 'draw' | 'treasure' | 'dragon';

/** What waits for excess damage dealt to permanents of an opponent (120.10). */
export type Watch =
  | {
      readonly kind: 'watch';
      readonly types: readonly CardType[];
      readonly noncombat: boolean;
      /** Triggers once for each permanent, or once for the event. */
      readonly once: 'permanent' | 'event';
      /** Only if a giant, wizard or spell of the controller dealt damage to the permanent this turn. */
      readonly condition?: 'giantWizardOrSpell';
      readonly outcome: Outcome;
    }
  /** Looks back at the turn when the controller's end step begins. */
  | { readonly kind: 'lookBack'; readonly types: readonly CardType[]; readonly outcome: Outcome };

/** What an effect does, without whose it is. */
export type Ability =
  | Change
  | Watch
  | { readonly kind: 'lethalByPower' }
  /** Multiplies a result; by 0 it does not happen (120.4c). */
  | { readonly kind: 'results'; readonly of: ResultKind; readonly whose: Whose; readonly times: number };

/** Whose an effect is, and the permanent it ends with. */
export interface Owned {
  readonly id: string;
  readonly card?: CardId;
  readonly controller: Player;
  readonly from?: PermanentId;
}

/** An ability that triggers; only cards have any. */
export type Watcher = Owned & { readonly card: CardId; readonly from: PermanentId } & Watch;

export type Effect = Watcher | (Owned & Exclude<Ability, Watch>);

export type Modification = Owned & Change;

const CHANGES: ReadonlySet<Effect['kind']> = new Set<Change['kind']>([
  'increase',
  'multiply',
  'reduce',
  'shield',
  'preventAll',
  'countersInstead',
]);

export const isModification = (effect: Effect): effect is Modification => CHANGES.has(effect.kind);

/** An ability that has triggered. */
export interface Trigger {
  /** Id of the effect that triggered. */
  readonly effect: string;
  readonly card: CardId;
  readonly controller: Player;
  readonly source: Source;
  readonly outcome: Outcome;
  /** The permanent that was dealt the excess; absent where the ability looks at the whole event or turn. */
  readonly about?: PermanentId;
  /** The excess it looks at; 0 where it only asks whether there was one. */
  readonly n: number;
  readonly target?: Recipient;
}

/** The canonical text of a waiting trigger. */
export const triggerKey = ({ effect, about, n }: Trigger): string =>
  about === undefined ? effect : `${effect} (${about}: ${n})`;
