import type {
  Chart,
  GameEvent,
  GameState,
  Leaf,
  Match,
  Microstep,
  Option,
  Player,
  Position,
  Ruleset,
  RuntimeName,
  StartPoint,
  Step,
} from 'gatechart/tools';
import {
  asRuleError,
  atPosition,
  atStart,
  beginMatch,
  enterInitial,
  GatechartError,
  messageOf,
} from 'gatechart/tools';
import { messageOfQuestion, messageOfRun, messagesOfAnswer } from './messages-of-steps.ts';
import { type ProcessRun, ProcessRunLog } from './process-run.ts';
import {
  type Cause,
  type Segment,
  type SentMessage,
  type TraceStep,
  withoutGameStates,
} from './trace-step.ts';

/** Why a trace cannot go on: the rules failed, or an answer was not on offer. */
export interface TraceFailure {
  readonly code: string;
  readonly place: string;
  readonly message: string;
}

const NO_EVENTS: readonly GameEvent[] = [];

/** What a match rests with. */
type Rest = Pick<Segment, 'position' | 'decision' | 'visibleDecision'>;

/** That of a match that is over or has failed. */
const AT_END: Rest = { position: undefined, decision: undefined, visibleDecision: undefined };

/** Notes a machine and all that it invokes, by id. */
const collectCharts = (chart: Chart, found: Map<string, Chart>): ReadonlyMap<string, Chart> => {
  if (found.has(chart.id)) return found;
  found.set(chart.id, chart);
  for (const { invoke } of chart.leaves.values())
    if (invoke !== undefined) collectCharts(invoke.chart, found);
  return found;
};

/** What happened in a match, microstep by microstep, with everything needed to look back and to go on elsewhere. */
export class Trace {
  readonly ruleset: Ruleset;
  /** The machines of the match by id, the outermost first. */
  readonly charts: ReadonlyMap<string, Chart>;
  readonly moments: TraceStep[] = [];
  readonly segments: Segment[] = [];
  /** What the actors of the match sent each other; in a runtime without actors, what they would have, of processes and answers. */
  readonly messages: SentMessage[] = [];
  readonly runtime: RuntimeName;
  readonly #start: StartPoint<GameState>;
  readonly #runs = new ProcessRunLog((run, is) => this.#tell(messageOfRun(this.runs, run, is)));
  #match: Match | undefined;
  #failure: TraceFailure | undefined;
  #game: GameState;
  /** How many facts of the next step were told at the moment before. */
  #ahead = 0;
  /** Place of the first moment of the segment that is being played. */
  #first = 0;

  private constructor(ruleset: Ruleset, start: StartPoint<GameState>, runtime: RuntimeName) {
    this.ruleset = ruleset;
    this.runtime = runtime;
    this.charts = collectCharts(start.chart, new Map());
    this.#start = start;
    this.#game = start.game;
    this.#begin();
  }

  /** The trace of a new match up to its first question. Throws `UNKNOWN_EDITION` and `CHART_UNSUPPORTED`. */
  static ofNew(ruleset: Ruleset, game: GameState, runtime: RuntimeName = 'lean'): Trace {
    return new Trace(ruleset, atStart(ruleset, game), runtime);
  }

  /** The trace of a match that goes on from a position. Throws as `ofNew`, and `BAD_POSITION`. */
  static ofPosition(ruleset: Ruleset, position: Position, runtime: RuntimeName = 'lean'): Trace {
    return new Trace(ruleset, atPosition(ruleset, position), runtime);
  }

  /** Every process so far, in the order they started. */
  get runs(): readonly ProcessRun[] {
    return this.#runs.all;
  }

  /** Why the trace ends here although the match is not over. */
  get failure(): TraceFailure | undefined {
    return this.#failure;
  }

  /** A leaf state of one of the machines of the match. */
  leafOf(machine: string, state: string): Leaf | undefined {
    return this.charts.get(machine)?.leaves.get(state);
  }

  /** The segment it ends with. */
  get last(): Segment {
    return this.segments.at(-1) as Segment;
  }

  /** Answers the question the trace ends with. Returns whether it could; if not, its failure says why. */
  answer(player: Player, key: string): boolean {
    const { decision } = this.last;
    if (this.#failure !== undefined) return false;
    if (decision?.player !== player || !decision.options.some((each) => each.key === key)) {
      const asked =
        decision === undefined
          ? 'no player has to decide'
          : `player ${decision.player + 1} decides ${decision.kind} (${decision.clause}): ${decision.options.map((each) => each.key).join(', ')}`;
      const message = `"${key}" of player ${player + 1} is not a legal action; ${asked}`;
      this.#failure = { code: 'STALE', place: `decision ${this.segments.length}`, message };
      return false;
    }
    const { kind, clause } = decision;
    const option = decision.options.find((each) => each.key === key);
    const waiting = this.#runs.atWork;
    if (option !== undefined && waiting !== undefined) {
      this.#tell(...messagesOfAnswer(waiting, player, option, this.moments.length));
    }
    this.#play({ is: 'answer', player, key, kind, clause }, this.moments.length, () =>
      this.#match?.answer(player, key),
    );
    return this.#failure === undefined;
  }

  /** Ends the match for a player who gives up. */
  concede(player: Player): void {
    if (this.#failure !== undefined || this.last.decision === undefined) return;
    const first = this.moments.length;
    this.#play({ is: 'concession', player }, first, () => {
      const reported = this.#game.facts.length;
      this.#match?.concede(player);
      this.#game = this.#match?.game() ?? this.#game;
      this.#runs.endAll(first);
      this.#note(undefined, this.#game.facts.slice(reported), {});
    });
  }

  /** A trace of its own that shares this one's first segments, up to the one at that place. */
  branch(segment: number): Trace {
    const copy = new Trace(this.ruleset, this.#start, this.runtime);
    for (const { cause } of this.segments.slice(1, segment + 1)) {
      if (cause.is === 'answer') copy.answer(cause.player, cause.key);
      else if (cause.is === 'concession') copy.concede(cause.player);
    }
    return copy;
  }

  #begin(): void {
    const start = this.#start;
    this.#note(undefined, [], {});
    if (start.kind === 'new') this.#runs.start(start.chart, 0);
    else if (start.kind === 'inside') this.#runs.resume(start.frame, 0);
    this.#play({ is: 'start' }, 0, () => {
      if (start.kind === 'new') this.#enter(start);
      this.#match = beginMatch<GameState, Option, unknown>(this.ruleset, start, {
        runtime: this.runtime,
        onStep: (step, game, microstep) => this.#show(step, game, microstep),
        inspect: (told) => {
          const message = messageOf(told);
          // An answer belongs to the first step that it leads to, not to the rest before.
          const moment = Math.max(this.#first, this.moments.length - 1);
          if (message !== undefined) this.messages.push({ ...message, moment });
        },
      });
    });
  }

  #play(cause: Cause, first: number, act: () => void): void {
    this.#first = first;
    let rest = AT_END;
    try {
      act();
      rest = this.#rest();
    } catch (error) {
      const { code, place, message } =
        error instanceof GatechartError ? error : asRuleError(error, this.ruleset.id);
      this.#failure = { code, place, message };
    }
    const end = this.moments.length;
    this.segments.push({ cause, first, end, ...rest });
    if (rest.decision !== undefined) this.#tell(messageOfQuestion(rest.decision, end - 1));
  }

  /** Notes messages that follow from the steps; actors tell theirs themselves. */
  #tell(...messages: readonly SentMessage[]): void {
    if (this.runtime !== 'actors') this.messages.push(...messages);
  }

  #rest(): Rest {
    const decision = this.#match?.pending()?.decision;
    if (decision === undefined) return AT_END;
    const visibleDecision = this.ruleset.present?.(this.#game, decision) ?? decision;
    return { position: this.#match?.position(), decision, visibleDecision };
  }

  /**
   * A process does what its initial state does on entry. The runtime reports that with its first step; here it belongs to
   * the moment at which it starts, where the chart shows that state.
   */
  #enter({ chart, game: before }: StartPoint<GameState>): void {
    const { game } = enterInitial(chart, { game: before }).context as { readonly game: GameState };
    const facts = game.facts.slice(before.facts.length);
    this.#game = game;
    this.#ahead = facts.length;
    this.moments[0] = { ...(this.moments[0] as TraceStep), game, facts, entered: facts.length };
  }

  /** The game once the processes that a leaf starts have come into their initial states. */
  #afterEntry(to: Leaf, context: Microstep['after']): GameState {
    let entered: GameState | undefined;
    let leaf = to;
    let args: Parameters<NonNullable<Leaf['handover']>>[0] = { context, event: { type: '' } };
    try {
      while (leaf.invoke !== undefined) {
        const { chart } = leaf.invoke;
        args = enterInitial(chart, leaf.handover?.(args));
        leaf = chart.initial;
        entered = (args.context as { readonly game?: GameState }).game ?? entered;
      }
    } catch {
      // The runtime comes to the same state next, and says what is wrong there.
      return this.#game;
    }
    return entered ?? this.#game;
  }

  #show(step: Step, game: GameState | undefined, { to, after, output }: Microstep): void {
    if (game !== undefined) this.#game = game;
    const moment = this.moments.length;
    const told = this.#ahead === 0 ? step.facts : step.facts.slice(this.#ahead);
    // A step with events of its own keeps them to itself: the time line has a row for each of both.
    const entered = told.length > 0 ? this.#game : this.#afterEntry(to, after);
    const ahead = entered.facts.slice(this.#game.facts.length);
    this.#ahead = ahead.length;
    this.#game = entered;
    const facts = ahead.length === 0 ? told : [...told, ...ahead];
    // A trace holds thousands of steps: those of a process share its path.
    this.#note(
      { ...step, path: this.#runs.path },
      facts.length === 0 ? NO_EVENTS : facts,
      withoutGameStates(after),
      ahead.length,
    );
    this.#runs.step(to, withoutGameStates(output), moment);
  }

  #note(
    step: TraceStep['step'],
    facts: readonly GameEvent[],
    context: TraceStep['context'],
    entered = 0,
  ): void {
    this.moments.push({
      step,
      facts,
      segment: this.segments.length,
      game: this.#game,
      context,
      ...(entered > 0 && { entered }),
    });
  }
}
