import { clausesOf, type GameEvent } from '../core/fact.ts';
import type { Step } from '../core/trace.ts';

/** What has happened from some point of a scenario on. */
export interface HistorySpan {
  /** The clauses that acted. */
  readonly clauses: ReadonlySet<string>;
  readonly facts: readonly GameEvent[];
}

/** The state in which a chart takes the only option for a player, whom nobody asks then; it is called so in every chart. */
const FORCED = 'forced';

/** Whether a step chose for a player, because nothing else was possible. */
export const isForced = ({ to }: Step): boolean => to.split('.').at(-1) === FORCED;

class MutableSpan implements HistorySpan {
  readonly clauses = new Set<string>();
  readonly facts: GameEvent[] = [];

  add(clauses: readonly string[], facts: readonly GameEvent[]): void {
    for (const clause of clauses) this.clauses.add(clause);
    for (const fact of facts) {
      for (const clause of clausesOf(fact)) this.clauses.add(clause);
      this.facts.push(fact);
    }
  }
}

/** What happens in a scenario: since its start, and since what was expected last. */
export class History {
  readonly #sinceStart = new MutableSpan();
  readonly #forced = new Set<GameEvent>();
  #sinceCheck = this.#sinceStart;
  #isChecked = false;

  /** Everything since the start. */
  get whole(): HistorySpan {
    return this.#sinceStart;
  }

  /** What happened since the last check at another point than this one; since the start where there was none. */
  get sinceCheck(): HistorySpan {
    return this.#sinceCheck;
  }

  /** Whether a fact was told as a choice was made for a player. */
  isForced(fact: GameEvent): boolean {
    return this.#forced.has(fact);
  }

  step(step: Step): void {
    this.#add(step.clauses, step.facts);
    if (isForced(step)) for (const fact of step.facts) this.#forced.add(fact);
  }

  /** Facts that come with no step. */
  facts(facts: readonly GameEvent[]): void {
    this.#add([], facts);
  }

  /** Clauses that act where the match rests: a question is asked under them, or something is refused. */
  addClauses(clauses: readonly string[]): void {
    this.#sinceStart.add(clauses, []);
    this.#sinceCheck.add(clauses, []);
  }

  /** Something was expected here; what is expected at the same point looks back as far. */
  markChecked(): void {
    this.#isChecked = true;
  }

  #add(clauses: readonly string[], facts: readonly GameEvent[]): void {
    if (this.#isChecked) this.#sinceCheck = new MutableSpan();
    this.#isChecked = false;
    this.#sinceStart.add(clauses, facts);
    if (this.#sinceCheck !== this.#sinceStart) this.#sinceCheck.add(clauses, facts);
  }
}
