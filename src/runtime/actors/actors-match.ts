import { type ActorRefFrom, createActor, type Snapshot } from 'xstate';
import { type Option, PLAYERS, type Player } from '../../core/decision.ts';
import type { GameState, Position } from '../../core/game-state.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { MATCH_FAILED, type Match, type MatchOptions, type Pending, type Rejection } from '../match.ts';
import { asRuleError, DEFAULT_STEP_BUDGET, StepBudget } from '../run.ts';
import { persistedSnapshot, plainState, snapshotOf } from '../snapshots.ts';
import { reportedEventsAt, SETTLE, type StartPoint } from '../start-point.ts';
import { StepReporter } from '../step-reporter.ts';
import { ActorTrace, MATCH_ID } from './actor-trace.ts';
import { createTable, innermostActor, type PublicEvent, seatId } from './table.ts';

/** The options of a match of actors. */
export interface ActorsOptions extends Omit<MatchOptions, 'runtime'> {
  /** Hears what the table says publicly, from the first question on. Must not throw. */
  readonly onPublic?: (event: PublicEvent) => void;
}

/** The table as XState keeps it, with its seats and, unless it is over, the match. */
const snapshotOfTable = <G extends GameState>(beginning: StartPoint<G>): Snapshot<unknown> | undefined => {
  const { kind, game } = beginning;
  if (kind === 'new') return undefined;
  const seats = PLAYERS.map((player) => [
    seatId(player),
    { src: 'seat', snapshot: persistedSnapshot({}, { player, asked: undefined }, {}) },
  ]);
  const match = kind === 'over' ? [] : [[MATCH_ID, { src: 'match', snapshot: snapshotOf(beginning.frame) }]];
  const context = { at: { game, stack: [] }, pending: undefined, asked: 0, refusal: undefined };
  return persistedSnapshot(
    kind === 'over' ? 'over' : { playing: 'processing' },
    context,
    Object.fromEntries([...seats, ...match]),
  );
};

/** The reference runtime: a table, two seats and one actor for each rule process. */
export class ActorsMatch<G extends GameState, O extends Option, V> implements Match<G, O, V> {
  readonly runtime = 'actors';
  readonly ruleset: Ruleset<G, O, V>;
  /** The table, for inspectors: its actor system holds the whole match. */
  readonly table: ActorRefFrom<ReturnType<typeof createTable<G, O>>>;
  readonly #budget: StepBudget;
  readonly #trace: ActorTrace;

  /** Throws `RULE_ERROR`, `STEP_BUDGET` or `CHART_STUCK` if the rules fail before the first question. */
  constructor(ruleset: Ruleset<G, O, V>, beginning: StartPoint<G>, options: ActorsOptions) {
    const { onStep, onPublic, stepBudget, inspect } = options;
    this.ruleset = ruleset;
    this.#budget = new StepBudget(stepBudget ?? DEFAULT_STEP_BUDGET);
    this.#trace = new ActorTrace(
      this.#budget,
      onStep && new StepReporter(onStep, reportedEventsAt(beginning)),
    );
    const snapshot = snapshotOfTable(beginning);
    this.table = createActor(createTable(ruleset, beginning.chart, beginning.game), {
      inspect: (event) => {
        inspect?.(event);
        this.#trace.inspect(event);
      },
      ...(snapshot && { snapshot }),
    });
    // Without an error handler XState throws the error again from a timer.
    this.table.subscribe({ error: () => {} });
    if (onPublic !== undefined) this.table.on('*', onPublic);
    this.table.start();
    if (beginning.kind === 'inside' && beginning.goesOn) innermostActor(this.table).send(SETTLE);
    this.#outcome();
    this.table.send({ type: 'settled' });
    this.#outcome();
  }

  pending(): Pending<O> | undefined {
    return this.#failed ? undefined : this.table.getSnapshot().context.pending;
  }

  answer(player: Player, key: string, question?: number): Rejection | undefined {
    if (this.#failed) return MATCH_FAILED;
    this.#budget.renew();
    this.table.getSnapshot().children[seatId(player)]?.send({ type: 'act', key, question });
    return this.#outcome();
  }

  concede(player: Player): Rejection | undefined {
    if (this.#failed) return MATCH_FAILED;
    this.table.send({ type: 'concede', player });
    return this.#outcome();
  }

  game(): G {
    return this.#at.game;
  }

  position(): Position<G> {
    const { game, stack } = this.#at;
    return { game: plainState(game), stack };
  }

  get #at(): Position<G> {
    return this.table.getSnapshot().context.at;
  }

  get #failed(): boolean {
    return this.table.getSnapshot().status === 'error';
  }

  #outcome(): Rejection | undefined {
    const { status, error, context } = this.table.getSnapshot();
    if (status === 'error') throw asRuleError(error, this.#trace.failedAt ?? 'table');
    return context.refusal;
  }
}
