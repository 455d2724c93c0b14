import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { PlacedCard, RatedOption } from '../core/adapters/heuristic.ts';
import type { Decision, Option, Player } from '../core/decision.ts';
import { GatechartError } from '../core/errors.ts';
import type { GameState } from '../core/game-state.ts';
import type { RngState } from '../core/random.ts';
import type { Match } from '../runtime/match.ts';

/** A random stream for an agent. Every draw advances it. */
export interface Chance {
  /** Returns a uniform integer in `0 … count - 1`. */
  below(count: number): number;
  /** Starts a separate stream and returns its state. */
  stream(): RngState;
}

const LARGEST = 0x7fffffff;

export const chanceFrom = (rng: RngState): Chance => {
  const generator = xoroshiro128plusFromState(rng);
  const below = (count: number): number => uniformInt(generator, 0, count - 1);
  return { below, stream: () => [0, 1, 2, 3].map(() => below(LARGEST) + 1) };
};

/**
 * The limit on the agent's thinking for one decision: a number of simulations, or a time. A time limit does not give
 * the same answers in every run.
 */
export type Budget =
  | { readonly simulations: number }
  | { readonly milliseconds: number; readonly clock: () => number };

export const DEFAULT_BUDGET = { simulations: 100 } as const satisfies Budget;

/** Says before each simulation whether there is to be one more, within that share of the budget. There is always a first. */
export const budgetMeter = (budget: Budget): ((share?: number) => boolean) => {
  let spent = 0;
  const goesOn = (isWithin: boolean): boolean => {
    const another = spent === 0 || isWithin;
    if (another) spent += 1;
    return another;
  };
  if ('simulations' in budget) {
    return (share = 1) => goesOn(spent < Math.round(share * budget.simulations));
  }
  const { milliseconds, clock } = budget;
  const began = clock();
  return (share = 1) => goesOn(clock() < began + share * milliseconds);
};

/** What stands behind the budget of a search that goes by the net of the ruleset. */
const WITH_NET = 'net';

/**
 * An agent as people name it: `ismcts`, `ismcts:400` (simulations), `ismcts:50ms`, with two trees `ismcts:400x2`, or with a
 * net `ismcts:400:net`.
 */
export interface AgentName {
  readonly id: string;
  readonly simulations?: number;
  readonly milliseconds?: number;
  /** How many trees share the simulations; absent: one has them all. */
  readonly trees?: number;
  readonly withNet?: true;
}

/** Trees that a search has at most. */
const MOST_TREES = 16;

/** What the name of an agent that is a command begins with: `cmd:python3 bot.py`. */
export const COMMAND = 'cmd:';

/** Whether an agent is a command that is to be run. */
export const isCommandAgent = (name: string): boolean => name.startsWith(COMMAND);

/** Whether an agent is named as one of another build. */
export const isOfBuild = (name: string): boolean => name.startsWith('build:');

/** Whether an agent is code that is not of this program: another one, or another build. */
export const isExternal = (name: string): boolean => isCommandAgent(name) || isOfBuild(name);

/** Takes the name of an agent apart. Throws `BAD_VALUE` for a budget that is none, and for what is not `net` behind it. */
export const readAgentName = (name: string): AgentName => {
  const [id = '', amount, net, ...rest] = name.split(':');
  if (amount === undefined) return { id };
  const [, digits, unit, many] = /^([1-9]\d{0,6})(?:(ms)|x([1-9]\d?))?$/.exec(amount) ?? [];
  const trees = Number(many ?? 1);
  if (
    digits === undefined ||
    trees > MOST_TREES ||
    (net !== undefined && net !== WITH_NET) ||
    rest.length > 0
  ) {
    throw new GatechartError(
      'BAD_VALUE',
      name,
      'the budget of a search agent must be a number of simulations (ismcts:400), which up to 16 trees may share (ismcts:400x2), or of milliseconds (ismcts:100ms); a search with a network is written ismcts:400:net',
    );
  }
  const budget = unit === undefined ? { simulations: Number(digits) } : { milliseconds: Number(digits) };
  return { id, ...budget, ...(trees > 1 && { trees }), ...(net !== undefined && { withNet: true }) };
};

/** The same agent with a budget in simulations. */
export const withSimulations = (name: string, simulations: number): string => {
  const [id, before = '', ...rest] = name.split(':');
  const [trees = ''] = /x\d+$/.exec(before) ?? [];
  return [id, `${simulations}${trees}`, ...rest].join(':');
};

/** Whether a record of that agent repeats: not if it thinks by the clock. */
export const isReproducible = (name: string): boolean => !/^[^:]*:\d+ms(:|$)/.test(name);

/** What an agent decides by: its own information and its own random stream. */
export interface DecisionRequest<O extends Option = Option> {
  readonly player: Player;
  readonly decision: Decision<O>;
  /** Returns what the player may know of the game. */
  view(): unknown;
  /** The agent's random stream. The same player of the same match always gets the same stream. */
  readonly rng: Chance;
  /**
   * Returns a separate match that continues from a determinization: a position that fits the view, with the same
   * pending decision. Throws `AGENT_UNFIT` if the ruleset has no `determinize`.
   */
  sample(): Match<GameState, O>;
  /** Returns the same question with that random stream. */
  apart(stream: RngState): DecisionRequest<O>;
  /**
   * Returns the cards that lie hidden with the other player in a game of `sample()`. Present only if the caller wants
   * to know which of them the agent fears.
   */
  hiddenCards?(game: GameState): readonly PlacedCard[];
  /** Reports the rated options, best first, to the caller. */
  explain(rated: readonly RatedOption[]): void;
}

/** A player program: it chooses the key of an option. */
export interface Agent<O extends Option = Option> {
  act(request: DecisionRequest<O>, budget: Budget): string;
}

/** An agent that can choose in steps, so that others have their turn between two of them. It chooses the same. */
export interface SteppedAgent<O extends Option = Option> extends Agent<O> {
  steps(request: DecisionRequest<O>, budget: Budget): Generator<undefined, string>;
}

/** What steps come to, taken without a pause. */
export const resultOf = <T>(steps: Generator<undefined, T>): T => {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
};

/** The agent that chooses in these steps. */
export const steppedAgent = (steps: SteppedAgent['steps']): SteppedAgent => ({
  steps,
  act: (request, budget) => resultOf(steps(request, budget)),
});
