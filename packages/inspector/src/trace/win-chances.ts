import type { MatchQuestion, Position, Ruleset, SetSource, Viewer } from 'gatechart/tools';
import {
  createAgent,
  getRuleset,
  questionOf,
  type RatedOption,
  resultValue,
  resumeMatch,
  selectSets,
  valueFor,
  withCustomSets,
} from 'gatechart/tools';
import type { Trace } from './trace.ts';

/** The agent whose expectation is drawn; few simulations, as there are many decisions. */
export const CHANCE_AGENT = 'ismcts:40';
const SEED = 1;

/** What is asked of a worker: how a decision stands. It is plain data. */
export interface ChanceQuestion {
  readonly segment: number;
  readonly ruleset: string;
  readonly sets: readonly SetSource[];
  readonly position: Position;
}

/**
 * What a worker says to it: the chance of player 1, from 0 to 1, with the best options of the player asked, or why there is
 * none.
 */
export type ChanceAnswer =
  | { readonly segment: number; readonly chance: number; readonly rated: readonly RatedOption[] }
  | { readonly segment: number; readonly reason: string };

/** The graph of the chances as far as it has come. */
export interface ChancesState {
  readonly trace: Trace;
  readonly state: 'running' | 'stopped' | 'done';
  /** Chance of player 1 by segment. */
  readonly bySegment: ReadonlyMap<number, number>;
  /** The best options by segment, as the search rated them. */
  readonly ratedBySegment: ReadonlyMap<number, readonly RatedOption[]>;
  readonly asked: number;
  readonly of: number;
  /** Why the search says nothing about a decision, the last reason. */
  readonly reason: string | undefined;
}

/** Segments of a trace that end with a decision. */
export const decisionSegments = ({ segments }: Trace): readonly number[] =>
  segments.flatMap(({ position }, segment) => (position === undefined ? [] : [segment]));

/** The question to a worker about the decision a segment ends with. Throws `SETS_DIFFER` where its card sets are not there. */
export const chanceQuestion = (
  { ruleset, segments }: Trace,
  segment: number,
  given: readonly SetSource[],
): ChanceQuestion | undefined => {
  const position = segments[segment]?.position;
  if (position === undefined) return undefined;
  const sets = selectSets(ruleset.customSets ?? [], given, 'chances');
  return { segment, ruleset: ruleset.id, sets, position };
};

/** What an agent takes, and how it rates the options. Throws `AGENT_UNFIT` where it does not know the ruleset. */
export const agentChoice = (
  agent: string,
  question: MatchQuestion,
  seat: { readonly ruleset: Ruleset; readonly index: number; readonly since: number },
): { readonly key: string; readonly rated: readonly RatedOption[] } => {
  let rated: readonly RatedOption[] = [];
  const onChoice = (_: unknown, options: readonly RatedOption[]): void => {
    rated = options;
  };
  const { player } = question;
  const key = createAgent(agent, { ...seat, player, seed: SEED, explains: true, onChoice }).act(question);
  return { key, rated };
};

/** The best option, and the best alternative to it. */
const COMPARED = 2;

/**
 * The chance of player 1, and the best options, as the search of the player asked expects it: it sees what that player
 * sees, and imagines the rest. The same for the same decision, whenever it is asked. Throws `AGENT_UNFIT` where the
 * ruleset imagines no worlds.
 */
const chanceIn = (
  ruleset: Ruleset,
  position: Position,
  segment: number,
): { readonly chance: number; readonly rated: readonly RatedOption[] } | undefined => {
  const match = resumeMatch(ruleset, position, { runtime: 'lean' });
  const open = match.pending();
  if (open === undefined) return undefined;
  const { rated } = agentChoice(CHANCE_AGENT, questionOf(match, open), { ruleset, index: segment, since: 0 });
  const expected = rated[0]?.search?.expected;
  if (expected === undefined) return undefined;
  return { chance: valueFor(expected, open.decision.player), rated: rated.slice(0, COMPARED) };
};

/** Answers a question as a worker does. */
export const chanceAnswer = ({ segment, ruleset, sets, position }: ChanceQuestion): ChanceAnswer => {
  try {
    const found = chanceIn(withCustomSets(getRuleset(ruleset), sets), position, segment);
    return found === undefined ? { segment, reason: 'no player has to decide' } : { segment, ...found };
  } catch (error) {
    return { segment, reason: error instanceof Error ? error.message : String(error) };
  }
};

/** A point of the graph. */
export interface ChancePoint {
  readonly segment: number;
  readonly moment: number;
  readonly chance: number;
}

/**
 * The points up to a moment, and the end of the match behind them where it is among what may be told. A player is told what
 * is expected at the own decisions alone: at the others it is by what the other player sees.
 */
export const chancePoints = (
  trace: Trace,
  bySegment: ReadonlyMap<number, number>,
  end: number,
  viewer: Viewer,
): readonly ChancePoint[] => {
  const points = decisionSegments(trace).flatMap((segment): ChancePoint[] => {
    const { decision, end: behind = 1 } = trace.segments[segment] ?? {};
    const chance = viewer === null || viewer === decision?.player ? bySegment.get(segment) : undefined;
    const moment = behind - 1;
    return chance === undefined || moment > end ? [] : [{ segment, moment, chance }];
  });
  const last = trace.moments.length - 1;
  const result = trace.moments[last]?.game.result;
  if (result === undefined || end < last || points.length === 0) return points;
  return [...points, { segment: trace.segments.length - 1, moment: last, chance: resultValue(result) }];
};

/**
 * The points in runs without a gap: between two runs is a decision whose chance was not computed, or is hidden from the
 * viewer, so nothing may be drawn there.
 */
export const chanceRuns = (
  trace: Trace,
  points: readonly ChancePoint[],
): readonly (readonly ChancePoint[])[] => {
  const order = new Map(decisionSegments(trace).map((segment, place) => [segment, place]));
  const placeOf = ({ segment }: ChancePoint): number => order.get(segment) ?? order.size;
  const runs: ChancePoint[][] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before !== undefined && placeOf(point) === placeOf(before) + 1) runs.at(-1)?.push(point);
    else runs.push([point]);
  }
  return runs;
};

/** A decision from which the chances changed a lot. */
export interface Swing extends ChancePoint {
  /** By how much the chance of player 1 rose until the next point. */
  readonly by: number;
}

const MAX_SWINGS = 5;
/** Below this a change may be chance in the search. */
const MIN_SWING = 0.12;

/** The decisions behind which the chances changed most, in their order; never over a gap. */
export const swingsOf = (runs: readonly (readonly ChancePoint[])[]): readonly Swing[] =>
  runs
    .flatMap((run) =>
      run.flatMap((point, index): Swing[] => {
        const next = run[index + 1];
        return next === undefined ? [] : [{ ...point, by: next.chance - point.chance }];
      }),
    )
    .filter(({ by }) => Math.abs(by) >= MIN_SWING)
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, MAX_SWINGS)
    .sort((one, other) => one.moment - other.moment);
