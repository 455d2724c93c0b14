import type { Agent } from '../agents/agent.ts';
import type { RatedOption } from '../core/adapters/heuristic.ts';
import type { SetSource } from '../core/cards/card-sets.ts';
import { canonicalJson } from '../core/data/digest.ts';
import type { Player } from '../core/decision.ts';
import { GatechartError } from '../core/errors.ts';
import type { GameEvent } from '../core/game-state.ts';
import type { Question } from '../core/question.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { loadIfKnown, withErrorLocation } from '../registry.ts';
import { positionDigest } from '../replay/position-digest.ts';
import type { BodyLine } from '../replay/record.ts';
import { headerFor, RecordedMatch } from '../replay/recorded-match.ts';
import type { Match } from '../runtime/match.ts';
import { questionOf } from '../runtime/match-runner.ts';
import { resumeMatch, startMatch } from '../runtime/start.ts';
import { agentFor, agentsOfBuilds, CpuMeter, processorTime, type Usage } from './agents/match-agents.ts';
import { type Forfeit, isForfeit, type Outcome, type PlayedMatch, type PlayerAgent } from './outcome.ts';
import { type Job, type Plan, planFrom, type SerializedPlan } from './plan.ts';
import { buildTrajectory, trajectoryStep } from './store/trajectory.ts';

/** What is noted of a match while it is played. */
export interface MatchStats {
  first: Player | undefined;
  turns: number;
  readonly cards: readonly [Set<string>, Set<string>];
  /** The turn in which each card was first drawn. */
  readonly drawn: readonly [Map<string, number>, Map<string, number>];
}

export const newMatchStats = (): MatchStats => ({
  first: undefined,
  turns: 0,
  cards: [new Set(), new Set()],
  drawn: [new Map(), new Map()],
});

const hasPlayer = (fact: GameEvent): fact is GameEvent & { readonly player: Player } => 'player' in fact;

/** Notes the facts since the last answer: turns by the checkpoints of the ruleset, cards as it tells them. */
export const recordEvents = (stats: MatchStats, match: Match): void => {
  const { ruleset } = match;
  const game = match.game();
  const checkpoints = ruleset.recordedEvents?.checkpoints ?? [];
  for (const fact of game.facts) {
    if (checkpoints.includes(fact.what)) {
      stats.turns += 1;
      if (stats.first === undefined && hasPlayer(fact)) stats.first = fact.player;
    }
    const used = ruleset.cardUsed?.(game, fact);
    if (used !== undefined) stats.cards[used.player].add(used.card);
    const drawn = ruleset.cardDrawn?.(game, fact);
    if (drawn !== undefined && !stats.drawn[drawn.player].has(drawn.card)) {
      stats.drawn[drawn.player].set(drawn.card, stats.turns);
    }
  }
};

/** Who hears of a match as it is played. */
export interface MatchCallbacks {
  /** Each question and the key that was taken, before it is carried out. */
  readonly onDecision?: (question: Question, key: string) => void;
  /** Each line of its record behind the header. Nobody digests positions for a record that nobody hears. */
  readonly onLine?: (line: BodyLine) => void;
  /** Given by whoever gives up the match. */
  readonly stop?: AbortSignal;
  /** Awaited before each question; agents of ours leave the event loop no turn. */
  readonly yieldNow?: () => Promise<void>;
}

/** An error as data, with the line of a custom ruleset that threw it. */
const rejectionOf = (thrown: unknown) => {
  const error = withErrorLocation(thrown);
  if (error instanceof GatechartError) {
    const { code, place, message } = error;
    return { code, place, message };
  }
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  return { code: 'INTERNAL', place: name, message };
};

type PlayerAgents = readonly [PlayerAgent, PlayerAgent];

/** Asks until the match is over; an agent that forfeits concedes. Throws the reason of a stop. */
const playOn = async (
  match: Match,
  seats: PlayerAgents,
  stats: MatchStats,
  { onDecision, stop, yieldNow }: MatchCallbacks,
  onTaken: () => void,
) => {
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    await yieldNow?.();
    stop?.throwIfAborted();
    const { player } = open.decision;
    const question = questionOf(match, open);
    let key: string;
    try {
      key = await seats[player].act(question);
    } catch (error) {
      if (!isForfeit(error)) throw error;
      match.concede(player);
      return { player, reason: error.reason, message: error.message };
    }
    onDecision?.(question, key);
    const refusal = match.answer(player, key, open.number);
    if (refusal !== undefined) {
      throw new GatechartError(refusal.code, `player ${player}`, refusal.message);
    }
    onTaken();
    recordEvents(stats, match);
  }
  return undefined;
};

const failureOf = (thrown: unknown) => {
  const { code, place, message } = rejectionOf(thrown);
  return { code, message: `${place}: ${message}` };
};

const sortedByCard = (turns: ReadonlyMap<string, number>): Readonly<Record<string, number>> =>
  Object.fromEntries([...turns].sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Plays one match of a run and returns its outcome. Errors of the rules and of agents become part of it. Throws the reason
 * of a stop.
 */
export const playJob = async (
  ruleset: Ruleset,
  job: Job,
  seatAgents: (player: Player, sight: () => Match) => PlayerAgent,
  callbacks: MatchCallbacks = {},
): Promise<Outcome> => {
  const { onLine, stop } = callbacks;
  const { number, agents, setup, notesDraws } = job;
  const started = startMatch(ruleset, ruleset.newGame(setup), { runtime: 'lean' });
  const recorded = onLine && new RecordedMatch(started, [], onLine);
  const match: Match = recorded ?? started;
  let decisions = 0;
  const stats = newMatchStats();
  recordEvents(stats, match);
  const sight = (): Match => resumeMatch(ruleset, match.position(), { runtime: 'lean' });
  const seats: PlayerAgents = [seatAgents(0, sight), seatAgents(1, sight)];
  let forfeit: ({ readonly player: Player } & Forfeit) | undefined;
  let failure: Outcome['failure'];
  try {
    forfeit = await playOn(match, seats, stats, callbacks, () => {
      decisions += 1;
    });
  } catch (error) {
    stop?.throwIfAborted();
    failure = failureOf(error);
    recorded?.leave();
  } finally {
    for (const each of seats) each.release?.(match.game().result);
  }
  const { result } = match.game();
  return {
    number,
    agents,
    decks: setup.decks,
    ...(result?.winner !== undefined && { winner: result.winner }),
    ...(stats.first !== undefined && { first: stats.first }),
    reasons: result?.reasons ?? [null, null],
    ...(result?.winner === undefined &&
      result?.reasons.every((reason) => reason === null) && { drawnBy: result.clause }),
    decisions,
    turns: stats.turns,
    cards: [[...stats.cards[0]].sort(), [...stats.cards[1]].sort()],
    ...(notesDraws &&
      ruleset.cardDrawn && { drawn: [sortedByCard(stats.drawn[0]), sortedByCard(stats.drawn[1])] }),
    ...(forfeit && { forfeit }),
    ...(failure && { failure }),
    digest: positionDigest(match.position()),
  };
};

/** Plays one match of a run, as `playJob`, with its record. */
export const playRecordedJob = async (
  ruleset: Ruleset,
  job: Job,
  seatAgents: Parameters<typeof playJob>[2],
  callbacks: Omit<MatchCallbacks, 'onLine'> = {},
): Promise<PlayedMatch> => {
  const { agents, setup } = job;
  const header = headerFor(ruleset, setup, agents, ruleset.newGame(setup));
  const lines: BodyLine[] = [];
  const outcome = await playJob(ruleset, job, seatAgents, {
    ...callbacks,
    onLine: (line) => lines.push(line),
  });
  const record = [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
  return { outcome, record };
};

/** How matches are played. */
export interface PlayContext {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Whether every decision is kept as a learner wants it. */
  readonly withTrajectory: boolean;
  /** Agents that are not ours, by the name the plan has for them. */
  readonly externalAgents?: ReadonlyMap<string, Agent>;
  /** Measures the agents; nobody does where it is absent. */
  readonly meter?: CpuMeter;
  /** Whether nobody keeps the record: it is empty then. */
  readonly withoutRecord?: boolean;
  /** Given by whoever gives up the match. */
  readonly stop?: AbortSignal;
  /** Awaited before each question; agents of ours leave the event loop no turn. */
  readonly yieldNow?: () => Promise<void>;
}

/** Plays a match of a plan with the agents that the plan names. Throws the reason of a stop. */
export const playMatch = async (
  plan: Plan,
  job: Job,
  {
    withTrajectory,
    withoutRecord = false,
    externalAgents = new Map(),
    stop,
    yieldNow,
    ...others
  }: PlayContext,
): Promise<PlayedMatch> => {
  const { ruleset } = plan;
  const context = {
    ...others,
    externalAgents: new Map([...(await agentsOfBuilds(job.agents, ruleset)), ...externalAgents]),
  };
  const play = async (
    seats: Parameters<typeof playJob>[2],
    onDecision?: MatchCallbacks['onDecision'],
  ): Promise<PlayedMatch> => {
    const callbacks = {
      ...(onDecision && { onDecision }),
      ...(stop && { stop }),
      ...(yieldNow && { yieldNow }),
    };
    return withoutRecord
      ? { outcome: await playJob(ruleset, job, seats, callbacks), record: '' }
      : playRecordedJob(ruleset, job, seats, callbacks);
  };
  if (!withTrajectory) return play(agentFor(plan, job, context));
  let rated: readonly RatedOption[] = [];
  const steps: ReturnType<typeof trajectoryStep>[] = [];
  const onRated = (stats: readonly RatedOption[]) => {
    rated = stats;
  };
  const played = await play(agentFor(plan, job, { ...context, onRated }), (question, key) => {
    steps.push(trajectoryStep(ruleset, { question, key, rated }));
    rated = [];
  });
  return { ...played, trajectory: buildTrajectory(steps, played.outcome) };
};

/** What a worker is given: the plan with its sets, and one of its matches. */
export interface MatchTask {
  readonly plan: SerializedPlan;
  readonly sets?: readonly SetSource[];
  /** What programs in a sandbox must not read on this machine. */
  readonly hidden?: readonly string[];
  readonly job: Job;
  readonly withTrajectory: boolean;
  /** Whether nobody keeps the record: it is empty then. */
  readonly withoutRecord?: boolean;
  /** Whether the agents are measured. */
  readonly isMetered?: boolean;
}

/** The plan of the last match: the next one is mostly of the same, and a plan names its sets by their digest. */
let last: { readonly written: string; readonly plan: Plan } | undefined;

const planOf = async ({ plan, sets, hidden }: MatchTask): Promise<Plan> => {
  const written = canonicalJson([plan, hidden ?? []]);
  if (last?.written === written) return last.plan;
  await loadIfKnown(plan.ruleset);
  last = { written, plan: planFrom(plan, sets, undefined, hidden) };
  return last.plan;
};

/** What a worker answers: the match, or why it cannot be played at all. */
export type Answer =
  | { readonly played: PlayedMatch; readonly efforts: Usage }
  | { readonly refused: { readonly code: string; readonly place: string; readonly message: string } };

/** Of this thread, which plays match after match. */
const meter = new CpuMeter(processorTime);

/** Plays one match of a run; the function that threads are asked to run. Does not reject: whoever does not answer died. */
export default async (task: MatchTask): Promise<Answer> => {
  try {
    const context = {
      clock: () => performance.now(),
      withTrajectory: task.withTrajectory,
      ...(task.withoutRecord && { withoutRecord: true }),
      ...(task.isMetered && { meter }),
    };
    const played = await playMatch(await planOf(task), task.job, context);
    return { played, efforts: meter.take() };
  } catch (error) {
    return { refused: rejectionOf(error) };
  }
};

/** The match of an answer. Throws what it was refused for. */
export const unwrapAnswer = (answer: Answer): PlayedMatch => {
  if ('played' in answer) return answer.played;
  const { code, place, message } = answer.refused;
  throw new GatechartError(code, place, message);
};
