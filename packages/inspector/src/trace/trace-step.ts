import type { Decision, GameState, Message, Option, Player, Position, Step } from 'gatechart/tools';

/** Whether a value is a whole game, under whatever name a process keeps it. */
export const isGameState = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'edition' in value && 'facts' in value;

/** Values of a process without the game state, or of what it handed over. */
export type ContextValues = Readonly<Record<string, unknown>>;

/** One picture of a trace: the match after a microstep. The games of a trace share all that did not change. */
export interface TraceStep {
  /** `undefined`: the match as it started, or facts that came with no step, as those of a concession. */
  readonly step: Step | undefined;
  /** The facts told here: those of the step or the concession, and of the initial states of what starts here. */
  readonly facts: Step['facts'];
  /** How many of them, the last ones, are of the initial states of processes that start here. */
  readonly entered?: number;
  /** Place of its segment in the trace. */
  readonly segment: number;
  /** The game state last held. */
  readonly game: GameState;
  /** What the process that stepped keeps besides the game state. */
  readonly context: ContextValues;
}

/** Whether only the processes that start at a moment have something to tell there. */
export const isToldByStarting = ({ facts, entered = 0 }: TraceStep): boolean =>
  entered > 0 && facts.length === entered;

/** A replacer for JSON: a game would put a copy of the whole match into every message. */
export const omitGameStates = (_: string, value: unknown): unknown =>
  isGameState(value) ? undefined : value;

const NO_VALUES: ContextValues = {};

/** A context or output without the games in it. */
export const withoutGameStates = (values: unknown): ContextValues => {
  if (typeof values !== 'object' || values === null) return NO_VALUES;
  const kept = Object.entries(values).filter(([, value]) => !isGameState(value));
  return kept.length === 0 ? NO_VALUES : Object.fromEntries(kept);
};

/** A message between the actors of a match, with the place of the moment that it leads to or follows. */
export interface SentMessage extends Message {
  readonly moment: number;
}

/** What began a segment: the start of the match, an answer, or a player who gave up. */
export type Cause =
  | { readonly is: 'start' }
  | {
      readonly is: 'answer';
      readonly player: Player;
      readonly key: string;
      readonly kind: string;
      readonly clause: string;
    }
  | { readonly is: 'concession'; readonly player: Player };

/** What began a segment without a step: the name of its words on the page. */
export const beginningOf = ({ is }: Cause): 'started' | 'conceded' =>
  is === 'concession' ? 'conceded' : 'started';

/** The moments from one rest of a match to the next. */
export interface Segment {
  readonly cause: Cause;
  /** Places of its first moment and behind its last. */
  readonly first: number;
  readonly end: number;
  /** Where it rests; `undefined` when the match is over or has failed. */
  readonly position: Position | undefined;
  /** The question it rests with. */
  readonly decision: Decision | undefined;
  /** The same as the player asked may see it. */
  readonly visibleDecision: Decision<Option> | undefined;
}
