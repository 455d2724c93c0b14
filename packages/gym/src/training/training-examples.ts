import type { FeatureEncoder } from '../../../../src/core/adapters/feature-encoder.ts';
import type { RatedOption } from '../../../../src/core/adapters/heuristic.ts';
import type { Question } from '../../../../src/core/question.ts';

/** One decision, or one position, as a net learns from it, before it is known how the match ended. */
export interface UnlabeledExample {
  readonly player: number;
  /** What the player saw, in the numbers of the ruleset's features. */
  readonly position: Float32Array;
  /** The options one after the other, likewise; none where the player decides nothing. */
  readonly options: Float32Array;
  /** For each option whether a search took it, 1 or 0; empty where the agent did not search. */
  readonly policy: readonly number[];
  /** What the search expects on the whole: 1 won, 0 lost; absent where the agent did not search. */
  readonly expected?: number;
  /** What imagined worlds came to on average, played on from there: 1 won, 0 lost; absent where none was. */
  readonly playedOn?: number;
}

/** What there is to learn, with what came of it. */
export interface TrainingExample extends UnlabeledExample {
  /** Number of the match in its data, and of the lesson in its match. */
  readonly match: number;
  readonly step: number;
  /** 1 for a match won by that player, 0 lost, a half drawn. */
  readonly result: number;
}

/** What a search took and expected, of what it rated, the best first. Its visits tell little: it halves what is left, and they are equal at the end. */
const searchTargets = (keys: readonly string[], rated: readonly RatedOption[]) => {
  const rows = rated.flatMap(({ search }) => search ?? []);
  const all = rows.reduce((sum, { visits }) => sum + visits, 0);
  if (all === 0) return undefined;
  const expected = rows.reduce((sum, row) => sum + row.visits * row.expected, 0);
  return { policy: keys.map((key) => Number(key === rated[0]?.key)), expected: expected / all };
};

/** What a player sees, in the numbers of the ruleset's features. */
export const encodePosition = (features: FeatureEncoder, view: unknown): Float32Array => {
  const read = new Float32Array(features.position.size);
  features.encodePosition(view, read);
  return read;
};

/** A question with how an agent rated its options, as a net learns from it. */
export const encodeDecision = (features: FeatureEncoder, question: Question, rated: readonly RatedOption[]): UnlabeledExample => {
  const { player, decision } = question;
  const view = question.view();
  const read = {
    position: encodePosition(features, view),
    options: new Float32Array(decision.options.length * features.option.size),
  };
  features.encodeOptions({ ...question, view: () => view }, read.options);
  const keys = decision.options.map(({ key }) => key);
  return { player, ...read, ...(searchTargets(keys, rated) ?? { policy: [] }) };
};
