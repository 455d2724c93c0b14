import type { Decision, Player } from '../core/decision.ts';
import type { GameState, GameEvent } from '../core/fact.ts';
import type { ScenarioRules } from '../core/adapters/scenario.ts';
import type { Step } from '../core/trace.ts';
import { matchesEvent } from './script-steps.ts';
import type { SeatName, Until } from './schema.ts';

/** Waits for the point that a scenario goes on to. */
export interface WaitCondition {
  /** Whether a microstep led there. */
  steps(step: Step, game: GameState): boolean;
  /** Whether a rest is there. */
  rests(game: GameState, decision: Decision | undefined): boolean;
}

type Described = Readonly<Record<string, unknown>>;
type Describe = (game: GameState, fact: GameEvent) => Described;

const NEVER = (): boolean => false;

export const seatOf = (player: number): SeatName => (player === 0 ? 'p1' : 'p2');
export const playerOf = (seat: SeatName): Player => (seat === 'p1' ? 0 : 1);

const waitForMoment = (rules: ScenarioRules, name: string, game: GameState): WaitCondition => {
  let wasBusy = rules.activity(name, game) === 'busy';
  return {
    steps: (step, after) => {
      const activity = rules.activity(name, after, step);
      wasBusy ||= activity === 'busy';
      return wasBusy && activity === 'quiet';
    },
    rests: (after, decision) =>
      decision === undefined ||
      (rules.idle.includes(decision.kind) && rules.activity(name, after) === 'quiet'),
  };
};

const waitForState = (state: string): WaitCondition => {
  const isThere = (reached: string): boolean => reached === state || reached.startsWith(`${state}.`);
  return {
    steps: ({ machine, to, opens }) => [`${machine}.${to}`, ...opens].some(isThere),
    rests: NEVER,
  };
};

const waitForEvent = (described: Described, describe: Describe): WaitCondition => ({
  steps: ({ facts }, game) => facts.some((fact) => matchesEvent(described, describe(game, fact))),
  rests: NEVER,
});

/** Watches for a point from a game on; `describe` says facts as scenarios do. */
export const waitFor = (rules: ScenarioRules, until: Until, game: GameState, describe: Describe): WaitCondition => {
  if (typeof until === 'string') {
    return until === 'match over'
      ? { steps: NEVER, rests: (_game, decision) => decision === undefined }
      : waitForMoment(rules, until, game);
  }
  if ('state' in until) return waitForState(until.state);
  if ('fact' in until) return waitForEvent(until.fact, describe);
  const { kind, player } = until;
  return {
    steps: NEVER,
    rests: (_game, decision) =>
      decision?.kind === kind && (player === undefined || seatOf(decision.player) === player),
  };
};
