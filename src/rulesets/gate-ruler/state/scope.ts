import type { Player } from '../../../core/decision.ts';
import type { Cause, Choices } from './gate-item.ts';
import type { CardRef, Instance } from './instance.ts';
import type { Stat } from './card.ts';

/** From where a text is read: whose it is, which card it is on, what was chosen, what triggered it. */
export interface Scope {
  readonly controller: Player;
  readonly source: CardRef;
  readonly choices: Choices;
  readonly cause?: Cause | undefined;
  /** Sums over the material (16-14). */
  readonly material?: Readonly<Record<Stat, number>> | undefined;
  /** The levels that cards are treated as (14-7b). */
  readonly treated?: Readonly<Record<Instance, number>> | undefined;
}
