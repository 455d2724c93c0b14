import { setImmediate } from 'node:timers/promises';
import {
  type Chance,
  chanceFrom,
  createAgent,
  GatechartError,
  lazyQuestionOf,
  type Match,
  type MatchSetup,
  type Pending,
  PLAYERS,
  type Player,
  playoutFor,
  questionOf,
  type Ruleset,
  requireFeatureEncoder,
  rngStream,
  type SyncSeatAgent,
  startMatch,
} from 'gatechart/tools';
import type { BatchNet, BatchOutput } from './batch-net.ts';
import { DecisionEncoder, DecisionRows } from './decision-rows.ts';
import type { Recording, Trajectory } from './recording.ts';

/** Who plays a side: the rules of thumb, a net that samples its answers or takes the one it prefers, or any agent. */
export type Seat =
  | { readonly kind: 'greedy' }
  /** Plays by the rules of thumb, now and then at random; its rules of thumb are recorded. */
  | { readonly kind: 'teacher' }
  | { readonly kind: 'net'; readonly net: BatchNet; readonly plays: 'sampled' | 'recorded' | 'best' }
  | NamedAgent;

/** An agent by its name, as in any match. `ruleset`: with the net that it uses. */
export interface NamedAgent {
  readonly kind: 'agent';
  readonly name: string;
  readonly ruleset: Ruleset;
}

/** A match to play. `setup.index` is its number. */
export interface PlannedMatch {
  readonly setup: MatchSetup;
  readonly seats: readonly [Seat, Seat];
}

/** How matches are played at once. */
export interface PlayContext {
  readonly ruleset: Ruleset;
  /** By what preferences are divided before an answer is sampled. */
  readonly temperature: number;
  /** Of `estimateAdvantages`. */
  readonly lambda: number;
  /** Receives what the net that learns decides. */
  readonly recording: Recording;
  readonly stop: AbortSignal;
}

/** The results of matches for player 0: 1 won, 0 lost, 0.5 drawn. */
export type MatchResults = readonly number[];

/** Matches that wait for a net at once. */
const WIDTH = 64;

/** The teacher answers at random at one decision in so many. */
const RANDOM_MOVE_ONE_IN = 15;

const FINE = 2 ** 30;

/** The shares of chance of options, decision after decision from `from` to `to`. */
const sharesOf = (preferences: Float32Array, from: number, to: number, temperature: number): Float64Array => {
  let most = Number.NEGATIVE_INFINITY;
  for (let index = from; index < to; index += 1) most = Math.max(most, preferences[index] as number);
  const shares = new Float64Array(to - from);
  let sum = 0;
  for (let index = from; index < to; index += 1) {
    const power = Math.exp(((preferences[index] as number) - most) / temperature);
    shares[index - from] = power;
    sum += power;
  }
  for (let index = 0; index < shares.length; index += 1) shares[index] = (shares[index] as number) / sum;
  return shares;
};

const sampled = (shares: Float64Array, chance: Chance): number => {
  let left = chance.below(FINE) / FINE;
  for (let index = 0; index < shares.length - 1; index += 1) {
    left -= shares[index] as number;
    if (left < 0) return index;
  }
  return shares.length - 1;
};

const bestOf = (shares: Float64Array): number => {
  let best = 0;
  for (let index = 1; index < shares.length; index += 1) {
    if ((shares[index] as number) > (shares[best] as number)) best = index;
  }
  return best;
};

interface LiveMatch {
  readonly planned: PlannedMatch;
  readonly place: number;
  readonly match: Match;
  readonly chance: Chance;
  readonly trajectories: readonly [Trajectory, Trajectory];
  /** Who answers for a named agent, by seat. */
  readonly agents: readonly (SyncSeatAgent | undefined)[];
}

/** Matches whose next answer comes from one net. */
interface Queue {
  readonly rows: DecisionRows;
  readonly waiting: { readonly live: LiveMatch; readonly open: Pending }[];
}

type NetSeat = Extract<Seat, { kind: 'net' }>;

const agentAt = (seat: Seat, player: Player, { seed, index }: MatchSetup): SyncSeatAgent | undefined =>
  seat.kind === 'agent'
    ? createAgent(seat.name, { ruleset: seat.ruleset, player, seed, index, since: 0 })
    : undefined;

class Table {
  readonly #context: PlayContext;
  readonly #encoder: DecisionEncoder;
  readonly #rulesOfThumb: ReturnType<typeof playoutFor>['policy'];
  readonly #queues = new Map<BatchNet, Queue>();
  readonly #lesson = new DecisionRows();
  readonly results: number[] = [];

  constructor(context: PlayContext) {
    this.#context = context;
    this.#encoder = new DecisionEncoder(requireFeatureEncoder(context.ruleset));
    this.#rulesOfThumb = playoutFor(context.ruleset).policy;
  }

  begin(planned: PlannedMatch, place: number): LiveMatch {
    const { ruleset } = this.#context;
    const { setup } = planned;
    return {
      planned,
      place,
      match: startMatch(ruleset, ruleset.newGame(setup), { runtime: 'lean' }),
      chance: chanceFrom(rngStream(setup.seed, setup.index, 'self-play')),
      trajectories: [[], []],
      agents: planned.seats.map((seat, player) => agentAt(seat, player as Player, setup)),
    };
  }

  /** Plays a match until it waits for a net; says whether it does. */
  advance(live: LiveMatch): boolean {
    const { match, planned } = live;
    for (let open = match.pending(); open !== undefined; open = match.pending()) {
      const { player, options } = open.decision;
      const seat = planned.seats[player];
      const [only] = options;
      if (options.length === 1 && only !== undefined) this.#answer(match, player, only.key);
      else if (seat.kind === 'net') {
        this.#enqueue(live, open, seat.net);
        return true;
      } else if (seat.kind === 'agent') {
        this.#answer(match, player, (live.agents[player] as SyncSeatAgent).act(questionOf(match, open)));
      } else {
        const key = this.#rulesOfThumb(lazyQuestionOf(match, open), live.chance);
        this.#answer(match, player, seat.kind === 'teacher' ? this.#teach(live, open, key) : key);
      }
    }
    this.#end(live);
    return false;
  }

  /** Answers all matches that wait, each by its net, and gives them back. */
  answerAll(): readonly LiveMatch[] {
    const answered: LiveMatch[] = [];
    for (const [net, queue] of this.#queues) {
      const rated = net.rate(queue.rows);
      for (const [decision, { live, open }] of queue.waiting.entries()) {
        this.#answerBy(queue.rows, decision, rated, live, open);
        answered.push(live);
      }
      queue.rows.clear();
      queue.waiting.length = 0;
    }
    return answered;
  }

  #enqueue(live: LiveMatch, open: Pending, net: BatchNet): void {
    const queue = this.#queues.get(net) ?? { rows: new DecisionRows(), waiting: [] };
    this.#queues.set(net, queue);
    this.#encoder.encode(lazyQuestionOf(live.match, open), queue.rows);
    queue.waiting.push({ live, open });
  }

  #answerBy(
    rows: DecisionRows,
    decision: number,
    { values, preferences }: BatchOutput,
    live: LiveMatch,
    { decision: { player, options } }: Pending,
  ): void {
    const { temperature, recording } = this.#context;
    const { plays } = live.planned.seats[player] as NetSeat;
    const [from, to] = [rows.firstOptions[decision] as number, rows.firstOptions[decision + 1] as number];
    const shares = sharesOf(preferences, from, to, temperature);
    const action = plays === 'best' ? bestOf(shares) : sampled(shares, live.chance);
    if (plays === 'recorded') {
      recording.push(live.trajectories[player], rows, decision, {
        action,
        logShare: Math.log(shares[action] as number),
        value: values[decision] as number,
      });
    }
    this.#answer(live.match, player, options[action]?.key ?? '');
  }

  /** Records what the rules of thumb take, and gives what is played. */
  #teach({ match, chance, trajectories }: LiveMatch, open: Pending, key: string): string {
    const { player, options } = open.decision;
    const action = options.findIndex((option) => option.key === key);
    this.#lesson.clear();
    this.#encoder.encode(lazyQuestionOf(match, open), this.#lesson);
    this.#context.recording.push(trajectories[player], this.#lesson, 0, { action, logShare: 0, value: 0.5 });
    if (chance.below(RANDOM_MOVE_ONE_IN) > 0) return key;
    return options[chance.below(options.length)]?.key ?? key;
  }

  #answer(match: Match, player: Player, key: string): void {
    const rejected = match.answer(player, key);
    if (rejected !== undefined) {
      throw new GatechartError(rejected.code, `player ${player}`, rejected.message);
    }
  }

  #end({ match, place, planned, trajectories }: LiveMatch): void {
    const { recording, lambda } = this.#context;
    const winner = match.game().result?.winner;
    this.results[place] = winner === undefined ? 0.5 : Number(winner === 0);
    for (const player of PLAYERS) {
      const result = winner === undefined ? 0.5 : Number(winner === player);
      const isTaught = planned.seats[player].kind === 'teacher';
      recording.end(trajectories[player], result, isTaught ? 1 : lambda);
    }
  }
}

/**
 * Plays matches, many at once, which wait for one batch of their nets. The same matches give the same results and the
 * same recording. Gives nothing once the signal is given. Throws what a match fails by.
 */
export const playMatches = async (
  matches: readonly PlannedMatch[],
  context: PlayContext,
): Promise<MatchResults | undefined> => {
  const table = new Table(context);
  let next = 0;
  let live: readonly LiveMatch[] = [];
  do {
    const waiting = live.filter((each) => table.advance(each)).length;
    for (let free = WIDTH - waiting; free > 0 && next < matches.length; next += 1) {
      if (table.advance(table.begin(matches[next] as PlannedMatch, next))) free -= 1;
    }
    live = table.answerAll();
    await setImmediate();
    if (context.stop.aborted) return undefined;
  } while (live.length > 0);
  return table.results;
};
