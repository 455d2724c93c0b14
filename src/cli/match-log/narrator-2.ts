import type { GameState, GameEvent } from '../../core/fact.ts';
import type { Headline } from '../../core/headline.ts';
import type { Step } from '../../core/trace.ts';
import type { LineStyle, LogLine } from './page.ts';
import type { LogMessages } from './narrator.ts';

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
