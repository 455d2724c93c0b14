import type { Language, LocalizedText } from './narration.ts';

/** Why an option is not legal: the rule, the condition that fails, and the values that the condition checked. */
export interface IllegalReason {
  /** A stable name of the reason, such as `NOT_FRONTMOST`. */
  readonly code: string;
  readonly clause: string;
  /** The condition that fails, in words. */
  readonly guard: string;
  /** The values that the condition checked. */
  readonly facts: readonly string[];
  /** The same texts in Japanese, if the ruleset has them. */
  readonly ja?: Pick<IllegalReason, 'guard' | 'facts'>;
}

/** Returns a reason with its texts in every language. */
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

/** Returns the condition and facts of a reason in the language, or in English if there is no translation. */
export const reasonIn = (
  reason: IllegalReason,
  language: Language,
): Pick<IllegalReason, 'guard' | 'facts'> => (language === 'ja' ? (reason.ja ?? reason) : reason);

/** Returns a reason as one line that begins with its clause. */
export const reasonLine = ({ clause, guard, facts }: IllegalReason): string =>
  `${clause}: ${guard}${facts.length === 0 ? '' : `: ${facts.join(', ')}`}`;

/**
 * One condition of an option of some form. An option is legal if all its conditions hold. The first condition that
 * fails gives the reason, so later conditions may rely on earlier ones.
 */
export interface Precondition<G, Asked> {
  readonly holds: (game: G, asked: Asked) => boolean;
  /** Returns the reason if the condition fails. It is computed on demand. */
  readonly reason: (game: G, asked: Asked) => IllegalReason;
}

/** Returns whether every condition holds. */
export const allHold = <G, Asked>(
  requirements: readonly Precondition<G, Asked>[],
  game: G,
  asked: Asked,
): boolean => {
  for (const { holds } of requirements) if (!holds(game, asked)) return false;
  return true;
};

/** Returns the reason of the first condition that fails, or `undefined` if all hold. */
export const firstFailure = <G, Asked>(
  requirements: readonly Precondition<G, Asked>[],
  game: G,
  asked: Asked,
): IllegalReason | undefined => requirements.find(({ holds }) => !holds(game, asked))?.reason(game, asked);
