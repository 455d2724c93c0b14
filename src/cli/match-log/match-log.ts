import { processName, statePathName } from '../../core/chart-names.ts';
import type { Player } from '../../core/decision.ts';
import type { GameEvent, GameState } from '../../core/game-state.ts';
import type { Headline, Language } from '../../core/narration.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { eventLine, logMessages, type MatchLog, type Narrator } from './narrator.ts';
import { type LogLine, LogPage } from './page.ts';

/** Something told or to be told, and the process it belongs to. */
interface Entry<Line> {
  readonly path: readonly string[];
  readonly line: Line;
}

/** A line and how many told lines it lies within. */
export interface IndentedLine<Line> {
  readonly depth: number;
  readonly line: Line;
}

/** Whether a process is that one or inside of it. */
export const isWithin = (path: readonly string[], outer: readonly string[]): boolean =>
  outer.length <= path.length && outer.every((name, index) => name === path[index]);

/**
 * Nests the lines of a telling as their processes nest, without gaps for processes that have no line. A process is
 * known by its path: the names that lead to it.
 */
export class Outline<Line> {
  /** The lines that head the processes going on, outermost first. */
  #around: readonly Entry<Line>[] = [];
  /** Heads of processes going on that wait for the first line within, outermost first. */
  #waiting: readonly Entry<Line>[] = [];

  /** Every process inside that one has ended. Returns the lines of heads that still waited. */
  ended(path: readonly string[]): readonly Line[] {
    const goesOn = (entry: Entry<Line>): boolean =>
      entry.path.length <= path.length || !isWithin(entry.path, path);
    const dropped = this.#waiting.filter((entry) => !goesOn(entry));
    this.#around = this.#around.filter(goesOn);
    this.#waiting = this.#waiting.filter(goesOn);
    return dropped.map(({ line }) => line);
  }

  /** A head that waits for the first line within its process. */
  head(path: readonly string[], line: Line): void {
    const outer = this.#waiting.filter((entry) => entry.path.length < path.length);
    this.#waiting = [...outer, { path, line }];
  }

  /** A line, after the heads that waited for it. If it heads a process itself, `over` is the path of that process. */
  line(path: readonly string[], line: Line, over?: readonly string[]): readonly IndentedLine<Line>[] {
    const due = this.#waiting.filter((head) => isWithin(path, head.path));
    this.#waiting = this.#waiting.filter((head) => !due.includes(head));
    const heads = due.map((head) => this.#open(head));
    return [
      ...heads,
      over === undefined ? { depth: this.#depthOf(path), line } : this.#open({ path: over, line }),
    ];
  }

  #open(head: Entry<Line>): IndentedLine<Line> {
    this.#around = [
      ...this.#around.filter(({ path }) => path.length < head.path.length && isWithin(head.path, path)),
      head,
    ];
    return { depth: this.#around.length - 1, line: head.line };
  }

  #depthOf(path: readonly string[]): number {
    return this.#around.filter((head) => isWithin(path, head.path)).length;
  }
}

/** The verbose telling: every step with its transition, the guards that refused others, and every fact. */
export const verboseLog = (page: LogPage, narrator: Narrator): MatchLog => {
  const { messages: words, states } = narrator;
  const isHead = (fact: GameEvent): boolean => narrator.headline(fact)?.is === 'head';
  const logEvents = (facts: readonly GameEvent[], depth: number, game: GameState): void => {
    for (const fact of facts) {
      const headline = narrator.headline(fact);
      page.write(eventLine(narrator, fact, game), headline?.is === 'head' ? headline.of : depth);
    }
  };
  return {
    step: ({ path, machine, event, from, to, clauses, refused, facts }, game) => {
      const depth = path.length;
      // A head comes from a process that began before the step, and so does what was reported before it.
      const earlier = facts.findLastIndex(isHead) + 1;
      logEvents(facts.slice(0, earlier), depth, game);
      const way = `${statePathName(states, machine, from)} -> ${statePathName(states, machine, to)}`;
      const text = `${processName(states, machine)}: ${way}${words.events[event]}`;
      page.write({ clauses, text, style: 'step' }, depth);
      if (refused.length > 0) {
        page.write({ clauses: [], text: words.refused(refused.join(', ')), style: 'step' }, depth + 1);
      }
      logEvents(facts.slice(earlier), depth + 1, game);
    },
    facts: (facts, game) => logEvents(facts, 0, game),
  };
};

interface RepeatedLine {
  readonly fact: GameEvent;
  readonly line: LogLine;
  readonly times: number;
}

const isSame = (a: LogLine, b: LogLine): boolean =>
  a.text === b.text && a.style === b.style && a.clauses.join() === b.clauses.join();

/** Facts that read the same, one after the other, are one. */
const foldRepeats = (
  narrator: Narrator,
  facts: readonly GameEvent[],
  game: GameState,
): readonly RepeatedLine[] => {
  const told: RepeatedLine[] = [];
  for (const fact of facts.filter((each) => narrator.headline(each) !== undefined)) {
    const line = eventLine(narrator, fact, game);
    const last = told.at(-1);
    if (last !== undefined && isSame(last.line, line))
      told[told.length - 1] = { ...last, times: last.times + 1 };
    else told.push({ fact, line, times: 1 });
  }
  return told;
};

const withTimes = ({ line, times }: RepeatedLine): LogLine =>
  times === 1 ? line : { ...line, text: `${line.text} (x${times})` };

/** The short telling: the facts that matter to a reader, under the heads of the processes they happen in. */
export const summaryLog = (page: LogPage, narrator: Narrator): MatchLog => {
  const outline = new Outline<LogLine>();
  /** Paths of the processes going on of which something came. */
  let busy: readonly (readonly string[])[] = [];
  /** Whether the fact is no more than the end of a process of which something came. */
  const isTold = (fact: GameEvent, path: readonly string[]): boolean => {
    const isBusy = busy.some((each) => isWithin(each, path));
    if (narrator.headline(fact)?.is === 'idle') return !isBusy;
    if (!isBusy) busy = [...busy, path];
    return true;
  };
  const ended = (path: readonly string[]): void => {
    const hasBusy = busy.some((each) => isWithin(each, path));
    busy = [...busy.filter((each) => !isWithin(each, path)), ...(hasBusy ? [path] : [])];
    for (const line of outline.ended(path)) {
      if (line.style === 'title') page.write({ ...line, text: narrator.messages.idleTurn(line.text) }, 0);
    }
  };
  const write = (line: LogLine, path: readonly string[], over?: readonly string[]): void => {
    for (const placed of outline.line(path, line, over)) page.write(placed.line, placed.depth);
  };
  const log = (repeated: RepeatedLine, path: readonly string[]): void => {
    const headline = narrator.headline(repeated.fact);
    const line = withTimes(repeated);
    if (headline?.is === 'head') outline.head(path.slice(0, headline.of), line);
    else if (headline?.is === 'idle') write({ ...line, text: narrator.messages.idle(line.text) }, path);
    else write(line, path, headline?.over === undefined ? undefined : path.slice(0, headline.over));
  };
  const logAll = (facts: readonly GameEvent[], path: readonly string[], game: GameState): void => {
    const told = facts.filter((fact) => isTold(fact, path));
    for (const repeated of foldRepeats(narrator, told, game)) log(repeated, path);
  };
  return {
    step: ({ path, event, facts }, game) => {
      if (event === 'done') ended(path);
      logAll(facts, path, game);
    },
    facts: (facts, game) => {
      ended([]);
      logAll(facts, [], game);
    },
  };
};

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
  readonly columns?: number | undefined;
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
  const page = new LogPage({
    colour,
    columns,
    write,
    margin: verbose ? VERBOSE_MARGIN : shortMargin(ruleset),
  });
  const words = logMessages[language];
  const narrator: Narrator = {
    headline: (fact: GameEvent) => (ruleset.headline === undefined ? PLAIN : ruleset.headline(fact)),
    text: (fact, game) => {
      const line = ruleset.narrate(game, fact, viewer, language, names);
      const aside = ruleset.annotation?.(game, fact);
      return aside === undefined ? line : words.aside(line, aside[language]);
    },
    messages: words,
    states: ruleset.chartNames?.[language],
  };
  return verbose ? verboseLog(page, narrator) : summaryLog(page, narrator);
};
