import type {
  GameState,
  Match,
  MatchSetup,
  NamedSet,
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
  lazyQuestionOf,
  PLAYERS,
  requireDeterminizer,
  requireObservationEncoder,
  resumeMatch,
  rngStream,
  startMatch,
  withPositionErrors,
} from 'gatechart/tools';
import type { Seen, WriteObservation } from './observations.ts';
import { checkOpponent, type Opponent, opponentAnswer } from './opponent.ts';

/** Where a match stands. */
export interface TimeStep {
  /** Who is asked; `null` when the match is over. */
  readonly seat: Player | null;
  /** The legal actions, in the order of the keys. */
  readonly legal: readonly number[];
  /** Absent if the environment was made without. */
  readonly keys?: readonly string[];
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
  /** How often the opponent has answered; absent: there is none, or it has not. */
  readonly answered?: number;
}

/** What holds for all matches of an environment. */
export interface EnvironmentOptions {
  /** Whether the next match begins where one ends. */
  readonly autoReset: boolean;
  /** Whether time steps have keys. */
  readonly hasKeys: boolean;
  /** Plays the other seat: then the learner alone is asked. */
  readonly opponent?: Opponent | undefined;
}

/** Matches in a row that may end without a decision before auto-reset gives up. */
const MAX_EMPTY_MATCHES = 100;

/** How often what is hidden is dealt again until the open question is one that is asked. */
const MAX_DEALS = 100;

/** Whether the open question has a choice, without which nobody would be asked; none is open where the match is over. */
const isAsking = (match: Match): boolean => {
  try {
    const open = match.pending();
    return open === undefined || open.decision.options.length > 1;
  } catch (error) {
    if (error instanceof GatechartError && error.code === 'CHART_STUCK') return false;
    throw error;
  }
};

const returnsOf = (winner: number | undefined): readonly [number, number] =>
  winner === undefined ? [0, 0] : winner === 0 ? [1, -1] : [-1, 1];

/** The open question with a slot for each of its options. */
interface PendingDecision {
  readonly open: Pending<Option>;
  readonly slots: readonly number[];
}

/**
 * One match after the other, answered by action indices. `reset`, `step` and `load` may throw halfway: to keep the
 * environment then, call them on a fork.
 */
export class Environment {
  readonly #ruleset: Ruleset;
  readonly #encoder: ObservationEncoder;
  readonly #options: EnvironmentOptions;
  #setup: MatchSetup;
  #match: Match;
  /** How often the opponent has answered in the match. */
  #answered: number;
  /** Worked out when it is first needed; of no use once another question is open. */
  #pending: PendingDecision | undefined;

  /**
   * Begins a match where none is given. Throws `RULESET_UNFIT`, `MATCH_OVER` as `reset`, and as `newGame` and
   * `createAgent`.
   */
  constructor(
    ruleset: Ruleset,
    setup: MatchSetup,
    options: EnvironmentOptions,
    at?: {
      readonly match: Match;
      readonly answered: number;
      readonly pending: PendingDecision | undefined;
    },
  ) {
    this.#ruleset = ruleset;
    this.#encoder = requireObservationEncoder(ruleset);
    this.#options = options;
    this.#setup = setup;
    this.#answered = at?.answered ?? 0;
    this.#pending = at?.pending;
    if (at === undefined && options.opponent) checkOpponent(options.opponent, ruleset, setup);
    this.#match = at?.match ?? this.#begin();
  }

  /** An environment of its own where this one stands. */
  fork(): Environment {
    return this.#at(forkMatch(this.#match));
  }

  /**
   * An environment of its own where this one stands as far as that seat may know: what is hidden from it is dealt again by
   * the seed, so that the same player is asked, with a choice if that can be had. Throws `RULESET_UNFIT`.
   */
  resample(seat: Player, seed: number): Environment {
    const determinize = requireDeterminizer(this.#ruleset);
    const draw = determinize(this.#match.position(), seat);
    const dealt = (index: number): Match =>
      resumeMatch(this.#ruleset, draw(rngStream(seed, index, 'resample')), { runtime: 'lean' });
    for (let index = 0; index < MAX_DEALS; index += 1) {
      const match = dealt(index);
      if (isAsking(match)) return this.#at(match);
    }
    return this.#at(dealt(0));
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
    this.#playOpponent(this.#match);
    const { result } = this.#match.game();
    if (result === undefined) return { ...this.timeStep(), ended: null };
    const ended = returnsOf(result.winner);
    return { ...(this.#options.autoReset ? this.reset() : this.timeStep()), ended };
  }

  timeStep(): TimeStep {
    const pending = this.#pendingDecision();
    const keys = this.#options.hasKeys ? { keys: this.keys() } : {};
    if (pending === undefined) {
      const returns = returnsOf(this.#match.game().result?.winner);
      return { seat: null, legal: [], ...keys, done: true, returns };
    }
    const { player } = pending.open.decision;
    return { seat: player, legal: pending.slots, ...keys, done: false, returns: [0, 0] };
  }

  /** The keys of the legal actions, in their order. */
  keys(): readonly string[] {
    return this.#pendingDecision()?.open.decision.options.map(({ key }) => key) ?? [];
  }

  /** What that seat may know, also when it is not asked. It holds until the next step. */
  seen(player: Player): Seen {
    const match = this.#match;
    const game = match.game();
    const open = this.#pendingDecision()?.open;
    if (open?.decision.player === player) {
      const { view, decision } = lazyQuestionOf(match, open);
      return { player, view: view(), decision };
    }
    const view = this.#ruleset.lazyView?.(game, player) ?? this.#ruleset.view(game, player);
    return { player, view, decision: undefined };
  }

  /** What that seat, or the one that is asked, may know, as the ruleset has it. Throws `MATCH_OVER` where none is named or asked. */
  view(seat: Player = this.#open().open.decision.player): unknown {
    return this.#ruleset.view(this.#match.game(), seat);
  }

  save(): SavedMatch {
    const { customSets: sets } = this.#ruleset;
    const answered = this.#answered;
    return {
      setup: this.#setup,
      position: this.#match.position(),
      ...(sets && { sets }),
      ...(answered > 0 && { answered }),
    };
  }

  /** Goes on from a saved match, once `write` has written what each seat sees. Throws `SETS_DIFFER`, `BAD_POSITION` for a position that no match of the setup can be in, and as `newGame`. */
  load({ setup, position, sets, answered = 0 }: SavedMatch, write: WriteObservation): TimeStep {
    if (!areSameSets(sets, this.#ruleset.customSets)) {
      throw new GatechartError(
        'SETS_DIFFER',
        'saved',
        `the environment has other card sets: ${formatSets(sets ?? [])}`,
      );
    }
    getEdition(this.#ruleset, setup.edition, 'saved');
    checkPosition(this.#ruleset, setup, position, 'saved');
    return withPositionErrors('saved', () => {
      this.#match = resumeMatch(this.#ruleset, position as Position<GameState>, { runtime: 'lean' });
      this.#setup = setup;
      this.#answered = answered;
      this.#playOpponent(this.#match);
      this.#checkObservable(write);
      return this.timeStep();
    });
  }

  /** Observations are made after a load: what stumbles over the position then is found now. */
  #checkObservable(write: WriteObservation): void {
    for (const player of PLAYERS) {
      const seen = this.seen(player);
      this.#encoder.observe(seen.view, seen.decision);
      write(seen);
    }
  }

  #at(match: Match): Environment {
    const at = { match, answered: this.#answered, pending: this.#pending };
    return new Environment(this.#ruleset, this.#setup, this.#options, at);
  }

  /** The match of the setup; with auto-reset the next one that is not over at once. */
  #begin(): Match {
    for (let empty = 0; empty < MAX_EMPTY_MATCHES; empty += 1) {
      const match = this.#start();
      if (!this.#options.autoReset || match.pending() !== undefined) return match;
      this.#setup = { ...this.#setup, index: this.#setup.index + 1 };
    }
    throw new GatechartError(
      'MATCH_OVER',
      this.#ruleset.id,
      `${MAX_EMPTY_MATCHES} matches in a row ended before a player had to decide`,
    );
  }

  #start(): Match {
    const match = startMatch(this.#ruleset, this.#ruleset.newGame(this.#setup), { runtime: 'lean' });
    this.#answered = 0;
    this.#playOpponent(match);
    return match;
  }

  /** Lets the opponent answer until the learner is asked, or the match is over. */
  #playOpponent(match: Match): void {
    const { opponent } = this.#options;
    if (opponent === undefined) return;
    for (;;) {
      const open = match.pending();
      if (open?.decision.player !== opponent.player) return;
      const key = opponentAnswer(opponent, { match, open, setup: this.#setup, answered: this.#answered });
      this.#answered += 1;
      match.answer(opponent.player, key, open.number);
    }
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
