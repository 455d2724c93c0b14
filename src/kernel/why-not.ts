/** Why an option is not on offer: the rule, the condition of it that fails, and what was looked at. */
export interface WhyNot {
  /** Stable name of the reason, such as `NOT_FRONTMOST`. */
  readonly code: string;
  readonly clause: string;
  /** The condition that fails, in words. */
  readonly guard: string;
  /** What the condition looked at. */
  readonly facts: readonly string[];
}

/** A reason in one line, its clause first. */
export const reasonLine = ({ clause, guard, facts }: WhyNot): string =>
  `${clause}: ${guard}${facts.length === 0 ? '' : `: ${facts.join(', ')}`}`;
