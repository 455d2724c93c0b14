import type {
  GameState,
  Match,
  MatchSetup,
  NamedSet,
  Observation,
  ObservationEncoder,
  Option,
  Pending,
  Player,
  Position,
  Ruleset,
} from 'gatechart/tools';
import {
  areSameSets,
  checkPosition,
  forkMatch,
  formatSets,
  GatechartError,
  getEdition,
  requireObservationEncoder,
  resumeMatch,
  startMatch,
  withPositionErrors,
} from 'gatechart/tools';

/** What a learner knows of where a match stands. */
export interface TimeStep {
  /** Who is asked; `null` when the match is over. */
  readonly seat: number | null;
  /** Numbers as the layout says, from the side of who is asked; `null` when the match is over. */
  readonly observation: Observation | null;
  /** The legal actions, in the order of the keys. */
  readonly legal: readonly number[];
  readonly keys: readonly string[];
  readonly done: boolean;
  /** By seat: 1 won, -1 lost, 0 drawn or not over. */
  readonly returns: readonly [number, number];
}

/** The time step after a step; with auto-reset that of the next match, and the returns of the one that ended. */
export interface StepOutcome extends TimeStep {
  /** Returns of the match that ended with this step, by seat; `null` if none did. */
  readonly ended: readonly [number, number] | null;
}

/** A match to go on with. */
export interface SavedMatch {
  readonly setup: MatchSetup;
  readonly position: Position;
  /** The card sets that it is played with. */
  readonly sets?: readonly NamedSet[];
}

/** Matches in a row that may end without a decision before auto-reset gives up. */
const MAX_EMPTY_MATCHES = 100;

const returnsOf = (winner: number | undefined): readonly [number, number] =>
  winner === undefined ? [0, 0] : winner === 0 ? [1, -1] : [-1, 1];

/** The open question with a slot for each of its options. */
interface PendingDecision {
  readonly open: Pending<Option>;
  readonly slots: readonly number[];
}

/** One match after the other, answered by action indices. */
export class Environment {
  readonly #ruleset: Ruleset;
  readonly #encoder: ObservationEncoder;
  readonly #autoReset: boolean;
  #setup: MatchSetup;
  #match: Match;
  /** Worked out when it is first needed. */
  #pending: PendingDecision | undefined;

  /** Begins a match where none is given. Throws `RULESET_UNFIT`, `MATCH_OVER` as `reset`, and as `newGame`. */
  constructor(ruleset: Ruleset, setup: MatchSetup, autoReset: boolean, match?: Match) {
    this.#ruleset = ruleset;
    this.#encoder = requireObservationEncoder(ruleset);
    this.#autoReset = autoReset;
    this.#setup = setup;
    this.#match = match ?? this.#begin();
  }

  /** An environment of its own where this one stands. */
  fork(): Environment {
    return new Environment(this.#ruleset, this.#setup, this.#autoReset, forkMatch(this.#match));
  }

  /**
   * A new match: of that seed, or the next one of the seed. With auto-reset it is the first one that has a decision; throws
   * `MATCH_OVER` where many in a row have none.
   */
  reset(seed?: number): TimeStep {
    this.#setup =
      seed === undefined
        ? { ...this.#setup, index: this.#setup.index + 1 }
        : { ...this.#setup, seed, index: 0 };
    this.#match = this.#begin();
    return this.timeStep();
  }

  /** Takes an action by its index. Throws `MATCH_OVER`, `ILLEGAL_ACTION`. */
  step(action: number): StepOutcome {
    const { open } = this.#open();
    this.#match.answer(open.decision.player, this.#keyOf(action), open.number);
    const { result } = this.#match.game();
    if (result === undefined) return { ...this.timeStep(), ended: null };
    const ended = returnsOf(result.winner);
    return { ...(this.#autoReset ? this.reset() : this.timeStep()), ended };
  }

  timeStep(): TimeStep {
    const pending = this.#pendingDecision();
    const { result } = this.#match.game();
    if (pending === undefined) {
      return {
        seat: null,
        observation: null,
        legal: [],
        keys: [],
        done: true,
        returns: returnsOf(result?.winner),
      };
    }
    const { player, options } = pending.open.decision;
    return {
      seat: player,
      observation: this.observe(player),
      legal: pending.slots,
      keys: options.map(({ key }) => key),
      done: false,
      returns: [0, 0],
    };
  }

  /** The numbers of the layout from the side of that seat, also when it is not asked. */
  observe(seat: Player): Observation {
    const game = this.#match.game();
    return this.#encoder.observe(this.#ruleset.lazyView?.(game, seat) ?? this.#ruleset.view(game, seat));
  }

  /** What that seat, or the one that is asked, may know, as the ruleset has it. Throws `MATCH_OVER` where none is named or asked. */
  view(seat: Player = this.#open().open.decision.player): unknown {
    return this.#ruleset.view(this.#match.game(), seat);
  }

  save(): SavedMatch {
    const { customSets: sets } = this.#ruleset;
    return { setup: this.#setup, position: this.#match.position(), ...(sets && { sets }) };
  }

  /** Goes on from a saved match. Throws `SETS_DIFFER`, `BAD_POSITION` for a position that no match of the setup can be in, and as `newGame`. */
  load({ setup, position, sets }: SavedMatch): TimeStep {
    if (!areSameSets(sets, this.#ruleset.customSets)) {
      throw new GatechartError(
        'SETS_DIFFER',
        'saved',
        `the environment has other card sets: ${formatSets(sets ?? [])}`,
      );
    }
    const before = { setup: this.#setup, match: this.#match };
    getEdition(this.#ruleset, setup.edition, 'saved');
    checkPosition(this.#ruleset, setup, position, 'saved');
    try {
      return withPositionErrors('saved', () => {
        this.#match = resumeMatch(this.#ruleset, position as Position<GameState>, { runtime: 'lean' });
        this.#setup = setup;
        return this.timeStep();
      });
    } catch (error) {
      this.#setup = before.setup;
      this.#match = before.match;
      throw error;
    }
  }

  /** The match of the setup; with auto-reset the next one that is not over at once. */
  #begin(): Match {
    for (let empty = 0; empty < MAX_EMPTY_MATCHES; empty += 1) {
      const match = this.#start();
      if (!this.#autoReset || match.pending() !== undefined) return match;
      this.#setup = { ...this.#setup, index: this.#setup.index + 1 };
    }
    throw new GatechartError(
      'MATCH_OVER',
      this.#ruleset.id,
      `${MAX_EMPTY_MATCHES} matches in a row ended before a player had to decide`,
    );
  }

  #start(): Match {
    return startMatch(this.#ruleset, this.#ruleset.newGame(this.#setup), { runtime: 'lean' });
  }

  #pendingDecision(): PendingDecision | undefined {
    const open = this.#match.pending();
    if (open === undefined) return undefined;
    if (this.#pending?.open !== open) {
      const keys = open.decision.options.map(({ key }) => key);
      this.#pending = { open, slots: this.#encoder.actions.indicesOf(keys) };
    }
    return this.#pending;
  }

  #open(): PendingDecision {
    const pending = this.#pendingDecision();
    if (pending === undefined)
      throw new GatechartError(
        'MATCH_OVER',
        'step',
        'the match is over; send a reset request to start the next match',
      );
    return pending;
  }

  #keyOf(action: number): string {
    const { open, slots } = this.#open();
    const option = open.decision.options[slots.indexOf(action)];
    if (option !== undefined) return option.key;
    throw new GatechartError('ILLEGAL_ACTION', `action ${action}`, 'no legal action has that index');
  }
}
