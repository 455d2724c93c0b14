import type { ChartNames } from '../../core/chart-names.ts';
import type { GameEvent, GameState } from '../../core/game-state.ts';
import type { Headline, Language } from '../../core/narration.ts';
import type { Step } from '../../core/trace.ts';
import type { LineStyle, LogLine } from './page.ts';

/** What a telling says by itself. */
export interface LogMessages {
  /** A turn in which nothing was told. */
  idleTurn(turn: string): string;
  /** A line of which nothing came. */
  idle(line: string): string;
  /** Stands behind a step that an answer, or the end of a process, made. */
  readonly events: Readonly<Record<Step['event'], string>>;
  /** The guards that refused other transitions. */
  refused(guards: string): string;
  /** A line with what is told behind it. */
  aside(line: string, aside: string): string;
}

/** What a telling says by itself, by language. */
export const logMessages: Readonly<Record<Language, LogMessages>> = {
  en: {
    idleTurn: (turn) => `${turn}; nothing happens`,
    events: { answer: ' (answer)', done: ' (done)', '': '' },
    refused: (guards) => `refused: ${guards}`,
    idle: (line) => `${line}, and nothing comes of it`,
    aside: (line, aside) => `${line} (${aside})`,
  },
  ja: {
    idleTurn: (turn) => `${turn}、何も起きない`,
    events: { answer: '(回答)', done: '(終了)', '': '' },
    refused: (guards) => `満たさない条件: ${guards}`,
    idle: (line) => `${line}が、何も起きない`,
    aside: (line, aside) => `${line}(${aside})`,
  },
};

/** Tells a match as it goes. `game`: the game right after, or any of the match where nothing counts. */
export interface MatchLog {
  step(step: Step, game: GameState): void;
  /** Tells facts that came with no step, as those of a concession do. */
  facts(facts: readonly GameEvent[], game: GameState): void;
}

/** Puts the facts of a ruleset into words, for one viewer in one language. */
export interface Narrator {
  /** `undefined`: not worth a line to a reader. */
  headline(fact: GameEvent): Headline | undefined;
  text(fact: GameEvent, game: GameState): string;
  readonly messages: LogMessages;
  /** Names of states; the machines' own where absent. */
  readonly states: ChartNames | undefined;
}

const lookOf = (headline: Headline | undefined): LineStyle => {
  if (headline === undefined) return 'plain';
  if (headline.is === 'head') return headline.of === 1 ? 'title' : 'head';
  return headline.is === 'line' ? headline.tone : 'plain';
};

/** The line for a fact. */
export const eventLine = (narrator: Narrator, fact: GameEvent, game: GameState): LogLine => ({
  clauses: [fact.clause],
  text: narrator.text(fact, game),
  style: lookOf(narrator.headline(fact)),
});
