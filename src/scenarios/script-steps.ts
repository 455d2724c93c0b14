import type { ScenarioRules } from '../core/adapters/scenario.ts';
import type { Decision, Player } from '../core/decision.ts';
import type { GameEvent, GameState } from '../core/game-state.ts';
import type { Step } from '../core/trace.ts';
import type { ScriptItem, SeatName, Until } from './schema.ts';

/** What a player gives up with, whoever is asked. */
export const CONCEDE = 'concede';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a value is as described: of an object the keys described, of a list every element, a text by a part of it
 * whatever its capitals, anything else the same.
 */
export const matchesDescription = (described: unknown, value: unknown): boolean => {
  if (typeof described === 'string') {
    return typeof value === 'string' && value.toLowerCase().includes(described.toLowerCase());
  }
  if (Array.isArray(described)) {
    return (
      Array.isArray(value) &&
      value.length === described.length &&
      described.every((each, index) => matchesDescription(each, value[index]))
    );
  }
  if (isObject(described)) {
    return (
      isObject(value) &&
      Object.entries(described).every(([key, each]) => matchesDescription(each, value[key]))
    );
  }
  return described === value;
};

/** Whether a fact is the one described; its kind is the same to the letter. */
export const matchesEvent = (
  { what, ...parts }: Readonly<Record<string, unknown>>,
  fact: Readonly<Record<string, unknown>>,
): boolean => fact.what === what && matchesDescription(parts, fact);

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

/** Whether a decision is of that kind, by its name or by the one it had. */
export const isOfKind = (rules: ScenarioRules, decision: Decision, kind: string): boolean =>
  decision.kind === kind || rules.formerKind?.(decision) === kind;

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
export const waitFor = (
  rules: ScenarioRules,
  until: Until,
  game: GameState,
  describe: Describe,
): WaitCondition => {
  if (typeof until === 'string') {
    return until === 'match over'
      ? { steps: NEVER, rests: (_game, decision) => decision === undefined }
      : waitForMoment(rules, until, game);
  }
  if ('state' in until) return waitForState(rules.formerStates?.[until.state] ?? until.state);
  if ('fact' in until) return waitForEvent(until.fact, describe);
  const { kind, player } = until;
  return {
    steps: NEVER,
    rests: (_game, decision) =>
      decision !== undefined &&
      isOfKind(rules, decision, kind) &&
      (player === undefined || seatOf(decision.player) === player),
  };
};

type Answer = Extract<ScriptItem, { do: 'answer' }>;

/** What an answer means at a decision: an option by its key, nothing there, or too much. */
export type ResolvedAnswer =
  | { readonly is: 'option'; readonly key: string }
  | { readonly is: 'nothing' }
  | { readonly is: 'ambiguous'; readonly keys: readonly string[] };

const isForIt = (rules: ScenarioRules, { player, kind }: Answer, decision: Decision): boolean =>
  (player === undefined || seatOf(decision.player) === player) &&
  (kind === undefined || isOfKind(rules, decision, kind));

/** The option that a text means: the one with that key, else the only one it is part of, whatever its capitals. */
export const resolveText = (written: string, { options }: Decision): ResolvedAnswer => {
  const keys = options.map(({ key }) => key);
  const text = written.toLowerCase();
  const whole = keys.find((key) => key.toLowerCase() === text);
  if (whole !== undefined) return { is: 'option', key: whole };
  const [key, ...others] = keys.filter((each) => each.toLowerCase().includes(text));
  if (key === undefined) return { is: 'nothing' };
  return others.length === 0 ? { is: 'option', key } : { is: 'ambiguous', keys: [key, ...others] };
};

/** The option that an answer means, if it is for the decision. */
export const resolveAnswer = (rules: ScenarioRules, answer: Answer, decision: Decision): ResolvedAnswer =>
  isForIt(rules, answer, decision) ? resolveText(answer.text, decision) : { is: 'nothing' };
