import type { Player } from '../../../core/decision.ts';
import type { CardLabels } from '../../../core/telling.ts';
import type { CardDefinition, LocalizedName, WindowKind } from '../state/card.ts';
import type { Zone } from '../state/place.ts';
import type { Phase } from '../state/progress.ts';
import type { WaitingDamage } from '../state/waiting-item.ts';

type Role = WaitingDamage['role'];

/**
 * What the game of the waiting zone calls its things in one language: the log, the table, options and card texts take
 * it from here.
 */
export interface Labels extends CardLabels<CardDefinition> {
  name(named: LocalizedName): string;
  player(player: Player): string;
  /** Something of somebody's. */
  of(owner: string, thing: string): string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly zones: Readonly<Record<Zone, string>>;
  /** The zones where there is little room. */
  readonly short: Readonly<Record<Zone, string>>;
  readonly waitingZone: string;
  readonly energy: string;
  readonly life: string;
  /** What a check is about. */
  readonly checks: Readonly<Record<WindowKind, string>>;
  /** The same where there is little room. */
  readonly shortChecks: Readonly<Record<WindowKind, string>>;
  /** The ability that no retaliation is suffered. */
  readonly noRetaliation: string;
  counter(card: string): string;
  costAbilityOf(card: string): string;
  timingOf(timing: 'in' | 'out', card: string): string;
  attackOn(card: string, target: string): string;
  /** Damage by what it comes from. */
  readonly damages: Readonly<Record<Role, string>>;
  damageTo(amount: number, role: Role, target: string): string;
}
