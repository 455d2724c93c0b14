import type { Player } from '../../core/decision.ts';
import type { GameEvent } from '../../core/fact.ts';
import type { Headline } from '../../core/headline.ts';
import type { Language } from '../../core/narration.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import { verboseLog } from './every-step.ts';
import type { Narrator, MatchLog } from './narrator-2.ts';
import { LogPage } from './page.ts';
import { summaryLog } from './what-matters.ts';
import { logMessages } from './narrator.ts';

export interface MatchLogOptions {
  readonly ruleset: Ruleset;
  readonly language: Language;
  /** Tells every step and every fact instead of what matters to a reader. */
  readonly verbose: boolean;
  readonly colour: boolean;
  /** Whose knowledge the lines are told with; `null` knows everything. */
  readonly viewer: Player | null;
  /** The players' names by seat, where the ruleset's own are not wanted. */
  readonly names?: readonly [string, string];
  /** Width of the page; lines are not broken when absent. */
  readonly columns?: number;
  /** Takes one line, without its end. */
  readonly write: (line: string) => void;
}

const PLAIN: Headline = { is: 'line', tone: 'plain' };
const SHORT_MARGIN = 9;
/** Clause ids up to this width all stand in the margin; where some are wider, the few that are push their line. */
const WIDEST_ID = 10;
const VERBOSE_MARGIN = 16;

const shortMargin = ({ clauses }: Ruleset): number => {
  const widest = Math.max(...Object.keys(clauses).map((id) => id.length));
  return widest <= WIDEST_ID ? widest + 1 : SHORT_MARGIN;
};

/** Tells a match line by line: clause ids in the margin, lines indented as the processes nest. */
export const createMatchLog = (options: MatchLogOptions): MatchLog => {
  const { ruleset, language, viewer, names, verbose, colour, columns, write } = options;
  const page = new LogPage({ colour, columns, write, margin: verbose ? VERBOSE_MARGIN : shortMargin(ruleset) });
  const words = logMessages[language];
  const narrator: Narrator = {
    headline: (fact: GameEvent) => (ruleset.headline === undefined ? PLAIN : ruleset.headline(fact)),
    text: (fact, game) => {
      const line = ruleset.narrate(game, fact, viewer, language, names);
      const aside = ruleset.annotation?.(game, fact);
      return aside === undefined ? line : words.aside(line, aside[language]);
    },
    messages: words,
  };
  return verbose ? verboseLog(page, narrator) : summaryLog(page, narrator);
};
