import type { Clause } from '../../core/rulebook.ts';
import type { Player } from '../../core/decision.ts';
import type { PassUntil } from '../../core/adapters/hints.ts';
import type { PassRejection, StopReason } from './passing.ts';

/** What is said to a person who plays, in one language. */
export interface Messages {
  /** What can be typed besides an option. */
  readonly help: readonly string[];
  readonly prompt: string;
  readonly whichFile: string;
  readonly cannotTakeBack: string;
  readonly noPassing: string;
  readonly noAdvice: string;
  readonly passing: Readonly<Record<PassUntil['until'], string>>;
  readonly stopped: Readonly<Record<StopReason, string>>;
  readonly rejected: Readonly<Record<PassRejection, string>>;
  /** Who is asked, by which clause, for what. `kind` stands in where the clause is not known. */
  decision(player: Player, id: string, clause: Clause | undefined, kind: string): string;
  noSuchOption(typed: string, count: number): string;
  /** More than one option is called so; by their numbers. */
  severalFit(numbers: readonly number[]): string;
  /** An option is not taken at once, with the reason. */
  warning(reason: string): string;
  noSuchCard(named: string): string;
  takenBack(key: string): string;
  saved(file: string): string;
  notSaved(reason: string): string;
  advice(number: number, key: string, reason: string): string;
}
