import type { Decision, Option } from '../decision.ts';

/** How long a person wants to pass. */
export type PassUntil =
  | { readonly until: 'something' }
  /** `item`: what was on top of the gate. */
  | { readonly until: 'resolved'; readonly item: number }
  /** `turn`: the turn in which it was said. */
  | { readonly until: 'ownTurn'; readonly turn: number };

/** Where a match stands, as far as passing goes by it. */
export interface PassMoment {
  readonly turn: number;
  readonly isOwnTurn: boolean;
  /** What waits to be resolved, the top last. */
  readonly waiting: readonly number[];
}

/** What passing goes by in a ruleset. */
export interface PassRules<O extends Option = Option, V = unknown> {
  moment(view: V): PassMoment;
  /** The key that lets things go on; `undefined` where something has to be chosen. */
  passKey(decision: Decision<O>, until: PassUntil): string | undefined;
}
