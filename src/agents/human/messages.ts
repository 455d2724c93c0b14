import type { Clause } from '../../core/rulebook.ts';
import type { Player } from '../../core/decision.ts';
import type { PassUntil } from '../../core/adapters/hints.ts';
import type { NoPassing, Stopped } from './passing.ts';

/** What is said to a person who plays, in one language. */
export interface Words {
  /** What can be typed besides an option. */
  readonly help: readonly string[];
  readonly prompt: string;
  readonly whichFile: string;
  readonly cannotTakeBack: string;
  readonly noPassing: string;
  readonly noAdvice: string;
  readonly passing: Readonly<Record<PassUntil['until'], string>>;
  readonly stopped: Readonly<Record<Stopped, string>>;
  readonly refused: Readonly<Record<NoPassing, string>>;
  /** Who is asked, by which clause, for what. `kind` stands in where the clause is not known. */
  asks(player: Player, id: string, clause: Clause | undefined, kind: string): string;
  noSuchOption(typed: string, count: number): string;
  /** More than one option is called so; by their numbers. */
  severalFit(numbers: readonly number[]): string;
  /** An option is not taken at once, with the reason. */
  doubtful(reason: string): string;
  noSuchCard(named: string): string;
  takenBack(key: string): string;
  saved(file: string): string;
  notSaved(reason: string): string;
  advice(number: number, key: string, reason: string): string;
}
