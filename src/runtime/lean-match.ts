import { moveOf, type Option, type Player } from '../core/decision.ts';
import type { GameState, Position } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { type LeanRuntime, runFactoryOf } from './compiler/compiler.ts';
import {
  chosenOption,
  MATCH_FAILED,
  MATCH_OVER,
  type Match,
  type MatchOptions,
  type Pending,
  type Rejection,
  rejectionOf,
  withReason,
} from './match.ts';
import { concededGame, decisionOf, endedGame } from './ruleset-calls.ts';
import {
  asRuleError,
  chartStuck,
  DEFAULT_STEP_BUDGET,
  type LeanFrame,
  placeOf,
  type Rest,
  type Run,
  type RunFactory,
  StepBudget,
} from './run.ts';
import { plainState, positionOf } from './snapshots.ts';
import { reportedEventsAt, SETTLE, type StartPoint } from './start-point.ts';
import { StepReporter } from './step-reporter.ts';

/** A match at rest: in a process, or over. */
type At<G extends GameState> =
  | { readonly frame: LeanFrame }
  | { readonly frame: undefined; readonly game: G };

/** What changes while a match is played; all of it values that never change themselves. */
interface LeanState<G extends GameState, O extends Option> {
  readonly at: At<G>;
  /** Number of the question that is open, or would be next. */
  readonly number: number;
  /** Worked out when first asked for. */
  readonly pending: Pending<O> | undefined;
  readonly failed: boolean;
}

/** How a match runs. */
interface Setting {
  readonly runtime: LeanRuntime;
  readonly budget: StepBudget;
  readonly beginRun: RunFactory;
}

const atRest = <G extends GameState>(rest: Rest): At<G> => {
  if (rest.frame === undefined) return { frame: undefined, game: (rest.output as { readonly game: G }).game };
  const { leaf } = rest.frame;
  if (leaf.over) return { frame: undefined, game: endedGame<G>(rest.frame) };
  if (leaf.decision === undefined) throw chartStuck(placeOf(rest.frame));
  return { frame: rest.frame };
};

/** A match as a stack of frames, for the runtimes without actors. */
export class LeanMatch<G extends GameState, O extends Option, V> implements Match<G, O, V> {
  readonly runtime: LeanRuntime;
  readonly ruleset: Ruleset<G, O, V>;
  readonly #setting: Setting;
  readonly #telling: StepReporter | undefined;
  #standing: LeanState<G, O>;

  private constructor(
    ruleset: Ruleset<G, O, V>,
    setting: Setting,
    telling: StepReporter | undefined,
    standing: LeanState<G, O>,
  ) {
    this.runtime = setting.runtime;
    this.ruleset = ruleset;
    this.#setting = setting;
    this.#telling = telling;
    this.#standing = standing;
  }

  /**
   * `openRun`: another way to run than that of the runtime.
   * Throws `RULE_ERROR`, `STEP_BUDGET` or `CHART_STUCK` if the rules fail before the first question.
   */
  static begin<G extends GameState, O extends Option, V>(
    ruleset: Ruleset<G, O, V>,
    beginning: StartPoint<G>,
    runtime: LeanRuntime,
    { onStep, stepBudget }: Omit<MatchOptions, 'runtime'>,
    beginRun: RunFactory = runFactoryOf(runtime),
  ): LeanMatch<G, O, V> {
    const { kind, chart, game } = beginning;
    const budget = new StepBudget(stepBudget ?? DEFAULT_STEP_BUDGET);
    const telling = onStep && new StepReporter(onStep, reportedEventsAt(beginning));
    const at: At<G> = { frame: undefined, game };
    const standing = { at, number: 0, pending: undefined, failed: false };
    const match = new LeanMatch(ruleset, { runtime, budget, beginRun }, telling, standing);
    if (kind === 'new') match.#run(undefined, (run) => run.start(chart, { game }));
    else if (kind === 'inside') {
      match.#run(beginning.frame, (run) =>
        beginning.goesOn ? run.settle(SETTLE) : { frame: beginning.frame },
      );
    }
    return match;
  }

  /** A match of its own from here on, told to nobody. Costs a few references. */
  fork(): LeanMatch<G, O, V> {
    return new LeanMatch(this.ruleset, this.#setting, undefined, this.#standing);
  }

  pending(): Pending<O> | undefined {
    const { at, number, pending, failed } = this.#standing;
    if (pending !== undefined || failed || at.frame === undefined) return pending;
    try {
      const open = { number, decision: decisionOf(this.ruleset, at.frame) };
      this.#standing = { at, number, pending: open, failed };
      return open;
    } catch (error) {
      this.#fail();
      throw error;
    }
  }

  answer(player: Player, key: string, question?: number): Rejection | undefined {
    if (this.#standing.failed) return MATCH_FAILED;
    const pending = this.pending();
    const { at, number } = this.#standing;
    const refusal = rejectionOf(pending, { player, key, question });
    if (refusal !== undefined || pending === undefined) {
      return withReason(this.ruleset, this.game(), pending, key, refusal);
    }
    const option = chosenOption(pending, key);
    this.#standing = { at, number: number + 1, pending: undefined, failed: false };
    this.#run(at.frame, (run) => run.answer(moveOf(option)));
    return undefined;
  }

  concede(player: Player): Rejection | undefined {
    if (this.#standing.failed) return MATCH_FAILED;
    const { at, number } = this.#standing;
    if (at.frame === undefined) return MATCH_OVER;
    try {
      const game = concededGame(this.ruleset, this.game(), player);
      this.#standing = { at: { frame: undefined, game }, number, pending: undefined, failed: false };
    } catch (error) {
      this.#fail();
      throw error;
    }
    return undefined;
  }

  game(): G {
    const { at } = this.#standing;
    return at.frame === undefined ? at.game : (at.frame.context.game as G);
  }

  position(): Position<G> {
    const { at } = this.#standing;
    return at.frame === undefined ? { game: plainState(at.game), stack: [] } : positionOf(at.frame);
  }

  #fail(): void {
    this.#standing = { ...this.#standing, pending: undefined, failed: true };
  }

  /** Runs to the next rest; if the rules fail on the way, the match stays where it was and refuses everything. */
  #run(from: LeanFrame | undefined, start: (run: Run) => Rest): void {
    const { budget, beginRun } = this.#setting;
    budget.renew();
    const run = beginRun(budget, this.#telling, from);
    try {
      const at = atRest<G>(start(run));
      this.#standing = { ...this.#standing, at };
    } catch (error) {
      this.#fail();
      throw asRuleError(error, run.place);
    }
  }
}
