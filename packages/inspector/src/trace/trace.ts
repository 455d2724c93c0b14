import type { Chart, GameEvent, GameState, Leaf, Player, Position, Ruleset, Step } from 'gatechart/tools';
import {
  asRuleError,
  atPosition,
  atStart,
  chartStuck,
  concededGame,
  DEFAULT_STEP_BUDGET,
  decisionOf,
  GatechartError,
  type LeanFrame,
  type Run as LeanRun,
  type Microstep,
  placeIn,
  type Rest,
  reportedEventsAt,
  runFactoryOf,
  SETTLE,
  type StartPoint,
  StepBudget,
  StepReporter,
} from 'gatechart/tools';
import { type ProcessRun, ProcessRunLog } from './process-run.ts';
import { type Cause, type Segment, type TraceStep, withoutGameStates } from './trace-step.ts';

/** Why a trace cannot go on: the rules failed, or an answer was not on offer. */
export interface TraceFailure {
  readonly code: string;
  readonly place: string;
  readonly message: string;
}

const NO_EVENTS: readonly GameEvent[] = [];

/** Notes a machine and all that it invokes, by id. */
const collectCharts = (chart: Chart, found: Map<string, Chart>): ReadonlyMap<string, Chart> => {
  if (found.has(chart.id)) return found;
  found.set(chart.id, chart);
  for (const { invoke } of chart.leaves.values())
    if (invoke !== undefined) collectCharts(invoke.chart, found);
  return found;
};

/** Reports steps, and before each the microstep it is made of. */
class MicrostepObserver extends StepReporter {
  readonly #onMicrostep: (microstep: Microstep) => void;

  constructor(
    onStep: ConstructorParameters<typeof StepReporter>[0],
    reported: number,
    on: (step: Microstep) => void,
  ) {
    super(onStep, reported);
    this.#onMicrostep = on;
  }

  override report(microstep: Microstep): void {
    this.#onMicrostep(microstep);
    super.report(microstep);
  }
}

/** What happened in a match, microstep by microstep, with everything needed to look back and to go on elsewhere. */
export class Trace {
  readonly ruleset: Ruleset;
  /** The machines of the match by id, the outermost first. */
  readonly charts: ReadonlyMap<string, Chart>;
  readonly moments: TraceStep[] = [];
  readonly segments: Segment[] = [];
  readonly #start: StartPoint<GameState>;
  readonly #runs = new ProcessRunLog();
  readonly #reporter: MicrostepObserver;
  #failure: TraceFailure | undefined;
  #microstep: Microstep | undefined;
  #game: GameState;

  private constructor(ruleset: Ruleset, start: StartPoint<GameState>) {
    this.ruleset = ruleset;
    this.charts = collectCharts(start.chart, new Map());
    this.#start = start;
    this.#game = start.game;
    this.#reporter = new MicrostepObserver(
      (step, game) => {
        if (game !== undefined) this.#game = game;
        this.#show(step);
      },
      reportedEventsAt(start),
      (microstep) => {
        this.#microstep = microstep;
      },
    );
    this.#begin();
  }

  /** The trace of a new match up to its first question. Throws `UNKNOWN_EDITION` and `CHART_UNSUPPORTED`. */
  static ofNew(ruleset: Ruleset, game: GameState): Trace {
    return new Trace(ruleset, atStart(ruleset, game));
  }

  /** The trace of a match that goes on from a position. Throws as `ofNew`, and `BAD_POSITION`. */
  static ofPosition(ruleset: Ruleset, position: Position): Trace {
    return new Trace(ruleset, atPosition(ruleset, position));
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
    const { decision, frame } = this.last;
    if (this.#failure !== undefined) return false;
    const option = decision?.options.find((each) => each.key === key);
    if (decision === undefined || frame === undefined || option === undefined || decision.player !== player) {
      const asked =
        decision === undefined
          ? 'no player has to decide'
          : `player ${decision.player + 1} decides ${decision.kind} (${decision.clause}): ${decision.options.map((each) => each.key).join(', ')}`;
      const message = `"${key}" of player ${player + 1} is not a legal action; ${asked}`;
      this.#failure = { code: 'STALE', place: `decision ${this.segments.length}`, message };
      return false;
    }
    const { kind, clause } = decision;
    const event = { type: 'answer', option } as const;
    this.#play({ is: 'answer', player, key, kind, clause }, frame, (run) => run.answer(event));
    return this.#failure === undefined;
  }

  /** Ends the match for a player who gives up. */
  concede(player: Player): void {
    if (this.#failure !== undefined || this.last.frame === undefined) return;
    const reported = this.#game.facts.length;
    const first = this.moments.length;
    this.#game = concededGame(this.ruleset, this.#game, player);
    this.#runs.endAll(first);
    this.#note(undefined, this.#game.facts.slice(reported), {});
    this.#rest({ is: 'concession', player }, first, undefined);
  }

  /** A trace of its own that shares this one's first segments, up to the one at that place. */
  branch(segment: number): Trace {
    const copy = new Trace(this.ruleset, this.#start);
    for (const { cause } of this.segments.slice(1, segment + 1)) {
      if (cause.is === 'answer') copy.answer(cause.player, cause.key);
      else if (cause.is === 'concession') copy.concede(cause.player);
    }
    return copy;
  }

  #begin(): void {
    const start = this.#start;
    this.#note(undefined, [], {});
    if (start.kind === 'over') {
      this.#rest({ is: 'start' }, 0, undefined);
    } else if (start.kind === 'new') {
      const { chart, game } = start;
      this.#runs.start(chart, 0);
      this.#play({ is: 'start' }, undefined, (run) => run.start(chart, { game }), 0);
    } else {
      const { frame, goesOn } = start;
      this.#runs.resume(frame, 0);
      this.#play({ is: 'start' }, frame, (run) => (goesOn ? run.settle(SETTLE) : { frame }), 0);
    }
  }

  #play(
    cause: Cause,
    from: LeanFrame | undefined,
    go: (run: LeanRun) => Rest,
    first = this.moments.length,
  ): void {
    const run = runFactoryOf('lean')(new StepBudget(DEFAULT_STEP_BUDGET), this.#reporter, from);
    let rest: LeanFrame | undefined;
    try {
      rest = go(run).frame;
      this.#rest(cause, first, rest);
    } catch (error) {
      const { code, place, message } =
        error instanceof GatechartError ? error : asRuleError(error, run.place);
      this.#failure = { code, place, message };
      this.segments.push({
        cause,
        first,
        end: this.moments.length,
        frame: undefined,
        decision: undefined,
        visibleDecision: undefined,
      });
    }
  }

  #rest(cause: Cause, first: number, frame: LeanFrame | undefined): void {
    if (frame !== undefined && frame.leaf.decision === undefined) {
      throw chartStuck(placeIn(frame.leaf.chart.id, frame.leaf.path));
    }
    const decision = frame && decisionOf(this.ruleset, frame);
    const shown = decision && (this.ruleset.present?.(this.#game, decision) ?? decision);
    this.segments.push({ cause, first, end: this.moments.length, frame, decision, visibleDecision: shown });
  }

  #show(step: Step): void {
    const { to, after, output } = this.#microstep as Microstep;
    const moment = this.moments.length;
    const facts = step.facts.length === 0 ? NO_EVENTS : step.facts;
    // A trace holds thousands of steps: those of a process share its path.
    this.#note({ ...step, path: this.#runs.path, facts }, facts, withoutGameStates(after));
    this.#runs.step(to, withoutGameStates(output), moment);
  }

  #note(step: TraceStep['step'], facts: readonly GameEvent[], context: TraceStep['context']): void {
    this.moments.push({ step, facts, segment: this.segments.length, game: this.#game, context });
  }
}
