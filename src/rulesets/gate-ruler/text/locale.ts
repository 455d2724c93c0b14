import type { Player } from '../../../core/decision.ts';
import type { CardLabels } from '../../../core/telling.ts';
import type { CardDefinition, PrintedCard } from '../state/card-2.ts';
import type { Keyword, Stat, ZoneKind } from '../state/card.ts';
import type { Phase } from '../state/event.ts';

/** What Gate Ruler calls its things in one language: the log, the table, options and card texts take it from here. */
export interface Labels extends CardLabels<CardDefinition> {
  name(definition: PrintedCard): string;
  player(player: Player): string;
  /** Something of somebody's. */
  of(owner: string, thing: string): string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly zones: Readonly<Record<ZoneKind, string>>;
  /** The zones where there is little room. */
  readonly short: Readonly<Record<ZoneKind, string>>;
  readonly gate: string;
  readonly ruler: string;
  readonly soul: string;
  readonly numbers: Readonly<Record<Stat, string>>;
  readonly keywords: Readonly<Record<Keyword, string>>;
  /** The mark before a counter ability on a card. */
  readonly cnt: string;
  readonly ready: string;
  readonly exhausted: string;
  readonly summonCap: string;
  readonly priority: string;
  abilityOf(card: string): string;
  counterOf(card: string): string;
  rulerDamageTo(player: string): string;
  destructionOf(card: string): string;
  driveOf(player: string): string;
  /** What each receiver of damage is dealt. */
  share(amount: number, receiver: string): string;
}
