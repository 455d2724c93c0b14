import type { Language, LocalizedText } from './narration.ts';

/** Why an option is not on offer: the rule, the condition of it that fails, and what was looked at. */
export interface IllegalReason {
  /** Stable name of the reason, such as `NOT_FRONTMOST`. */
  readonly code: string;
  readonly clause: string;
  /** The condition that fails, in words. */
  readonly guard: string;
  /** What the condition looked at. */
  readonly facts: readonly string[];
  /** The same in Japanese, where the ruleset says it. */
  readonly ja?: Pick<IllegalReason, 'guard' | 'facts'>;
}

/** A reason in every language. */
export const illegalReason = (
  code: string,
  clause: string,
  guard: LocalizedText,
  facts: readonly LocalizedText[],
): IllegalReason => ({
  code,
  clause,
  guard: guard.en,
  facts: facts.map(({ en }) => en),
  ja: { guard: guard.ja, facts: facts.map(({ ja }) => ja) },
});

/** Condition and facts of a reason in a language, or in English where it has no other. */
export const reasonIn = (
  reason: IllegalReason,
  language: Language,
): Pick<IllegalReason, 'guard' | 'facts'> => (language === 'ja' ? (reason.ja ?? reason) : reason);

/** A reason in one line, its clause first. */
export const reasonLine = ({ clause, guard, facts }: IllegalReason): string =>
  `${clause}: ${guard}${facts.length === 0 ? '' : `: ${facts.join(', ')}`}`;

/**
 * One condition of an option of that form. An option is on offer where all of them hold; the first that does not is why
 * it is not, so later ones may count on those before them.
 */
export interface Precondition<G, Asked> {
  readonly holds: (game: G, asked: Asked) => boolean;
  /** What is said where it does not hold; worked out only when somebody asks. */
  readonly reason: (game: G, asked: Asked) => IllegalReason;
}

/** Whether every condition holds. */
export const allHold = <G, Asked>(
  requirements: readonly Precondition<G, Asked>[],
  game: G,
  asked: Asked,
): boolean => {
  for (const { holds } of requirements) if (!holds(game, asked)) return false;
  return true;
};

/** Why not all of them hold; `undefined` where they do. */
export const firstFailure = <G, Asked>(
  requirements: readonly Precondition<G, Asked>[],
  game: G,
  asked: Asked,
): IllegalReason | undefined => requirements.find(({ holds }) => !holds(game, asked))?.reason(game, asked);
