import type { GameState, GameEvent } from '../../core/fact.ts';
import { eventLine, type Narrator, type MatchLog } from './narrator-2.ts';
import { isWithin, Outline } from './match-log.ts';
import type { LogPage, LogLine } from './page.ts';

interface RepeatedLine {
  readonly fact: GameEvent;
  readonly line: LogLine;
  readonly times: number;
}

const isSame = (a: LogLine, b: LogLine): boolean =>
  a.text === b.text && a.style === b.style && a.clauses.join() === b.clauses.join();

/** Facts that read the same, one after the other, are one. */
const foldRepeats = (narrator: Narrator, facts: readonly GameEvent[], game: GameState): readonly RepeatedLine[] => {
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
  const tell = (repeated: RepeatedLine, path: readonly string[]): void => {
    const headline = narrator.headline(repeated.fact);
    const line = withTimes(repeated);
    if (headline?.is === 'head') outline.head(path.slice(0, headline.of), line);
    else if (headline?.is === 'idle') write({ ...line, text: narrator.messages.idle(line.text) }, path);
    else write(line, path, headline?.over === undefined ? undefined : path.slice(0, headline.over));
  };
  const tellAll = (facts: readonly GameEvent[], path: readonly string[], game: GameState): void => {
    const told = facts.filter((fact) => isTold(fact, path));
    for (const repeated of foldRepeats(narrator, told, game)) tell(repeated, path);
  };
  return {
    step: ({ path, event, facts }, game) => {
      if (event === 'done') ended(path);
      tellAll(facts, path, game);
    },
    facts: (facts, game) => {
      ended([]);
      tellAll(facts, [], game);
    },
  };
};
