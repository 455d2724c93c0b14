import type { Baton, Fact } from '../../core/fact.ts';
import type { Headline } from '../../core/headline.ts';
import type { Step } from '../../core/trace.ts';
import type { Look, PageLine } from './page.ts';
import type { TellingWords } from './narrator.ts';

/** Tells a match as it goes. `game`: the game right after, or any of the match where nothing counts. */
export interface Telling {
  step(step: Step, game: Baton): void;
  /** Tells facts that came with no step, as those of a concession do. */
  facts(facts: readonly Fact[], game: Baton): void;
}

/** Puts the facts of a ruleset into words, for one viewer in one language. */
export interface Narrator {
  /** `undefined`: not worth a line to a reader. */
  headline(fact: Fact): Headline | undefined;
  text(fact: Fact, game: Baton): string;
  readonly words: TellingWords;
}

const lookOf = (headline: Headline | undefined): Look => {
  if (headline === undefined) return 'plain';
  if (headline.is === 'head') return headline.of === 1 ? 'title' : 'head';
  return headline.is === 'line' ? headline.tone : 'plain';
};

/** The line for a fact. */
export const factLine = (narrator: Narrator, fact: Fact, game: Baton): PageLine => ({
  clauses: [fact.clause],
  text: narrator.text(fact, game),
  look: lookOf(narrator.headline(fact)),
});
