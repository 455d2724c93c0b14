import type { Features } from '../../kernel/faces/learning/features.ts';
import type { RatedOption } from '../../kernel/faces/rating.ts';
import type { Question } from '../../kernel/question.ts';

/** One decision as a net learns from it, before it is known how the match ended. */
export interface Choice {
  readonly player: number;
  /** What the player saw, in the numbers of the ruleset's features. */
  readonly position: Float32Array;
  /** The options one after the other, likewise. */
  readonly options: Float32Array;
  /** Share of a search's visits for each option; empty where the agent did not search. */
  readonly policy: readonly number[];
  /** What the search expects on the whole: 1 won, 0 lost; absent where the agent did not search. */
  readonly expected?: number;
}

/** A decision with what came of it. */
export interface Lesson extends Choice {
  /** Number of the match in its data, and of the decision in its match. */
  readonly match: number;
  readonly step: number;
  /** 1 for a match won by that player, 0 lost, a half drawn. */
  readonly result: number;
}

const searchedIn = (keys: readonly string[], rated: readonly RatedOption[]) => {
  const rows = keys.map((key) => rated.find((each) => each.key === key)?.search);
  const visits = rows.map((row) => row?.visits ?? 0);
  const all = visits.reduce((sum, count) => sum + count, 0);
  if (all === 0) return undefined;
  const expected = rows.reduce((sum, row) => sum + (row === undefined ? 0 : row.visits * row.expected), 0);
  return { policy: visits.map((count) => count / all), expected: expected / all };
};

/** A question with how an agent rated its options, as a net learns from it. */
export const choiceFrom = (
  { position, option, ...features }: Features,
  question: Question,
  rated: readonly RatedOption[],
): Choice => {
  const { player, decision } = question;
  const read = {
    position: new Float32Array(position.size),
    options: new Float32Array(decision.options.length * option.size),
  };
  const view = question.view();
  features.readPosition(view, read.position);
  features.readOptions({ ...question, view: () => view }, read.options);
  const keys = decision.options.map(({ key }) => key);
  return { player, ...read, ...(searchedIn(keys, rated) ?? { policy: [] }) };
};
