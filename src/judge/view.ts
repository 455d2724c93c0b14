import type { Decision } from '../kernel/decision.ts';
import type { Baton, Fact } from '../kernel/fact.ts';

/** What expectations look at. */
export interface View {
  readonly game: Baton;
  /** `undefined`: the match is over. */
  readonly decision: Decision | undefined;
}

/** What has happened since the start of a scenario. */
export interface History {
  /** Clauses carried out, and those of facts. */
  readonly clauses: ReadonlySet<string>;
  readonly facts: readonly Fact[];
}
