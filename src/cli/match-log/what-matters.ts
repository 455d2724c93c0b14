import type { Baton, Fact } from '../../core/fact.ts';
import { factLine, type Narrator, type Telling } from './narrator-2.ts';
import { isWithin, Outline } from './match-log.ts';
import type { Page, PageLine } from './page.ts';

interface Repeated {
  readonly fact: Fact;
  readonly line: PageLine;
  readonly times: number;
}

const isSame = (a: PageLine, b: PageLine): boolean =>
  a.text === b.text && a.look === b.look && a.clauses.join() === b.clauses.join();

/** Facts that read the same, one after the other, are one. */
const folded = (narrator: Narrator, facts: readonly Fact[], game: Baton): readonly Repeated[] => {
  const told: Repeated[] = [];
  for (const fact of facts.filter((each) => narrator.headline(each) !== undefined)) {
    const line = factLine(narrator, fact, game);
    const last = told.at(-1);
    if (last !== undefined && isSame(last.line, line))
      told[told.length - 1] = { ...last, times: last.times + 1 };
    else told.push({ fact, line, times: 1 });
  }
  return told;
};

const withTimes = ({ line, times }: Repeated): PageLine =>
  times === 1 ? line : { ...line, text: `${line.text} (x${times})` };

/** The short telling: the facts that matter to a reader, under the heads of the processes they happen in. */
export const whatMatters = (page: Page, narrator: Narrator): Telling => {
  const outline = new Outline<PageLine>();
  /** Paths of the processes going on of which something came. */
  let busy: readonly (readonly string[])[] = [];
  /** Whether the fact is no more than the end of a process of which something came. */
  const isTold = (fact: Fact, path: readonly string[]): boolean => {
    const isBusy = busy.some((each) => isWithin(each, path));
    if (narrator.headline(fact)?.is === 'idle') return !isBusy;
    if (!isBusy) busy = [...busy, path];
    return true;
  };
  const ended = (path: readonly string[]): void => {
    const hasBusy = busy.some((each) => isWithin(each, path));
    busy = [...busy.filter((each) => !isWithin(each, path)), ...(hasBusy ? [path] : [])];
    for (const line of outline.ended(path)) {
      if (line.look === 'title') page.write({ ...line, text: narrator.words.idleTurn(line.text) }, 0);
    }
  };
  const write = (line: PageLine, path: readonly string[], over?: readonly string[]): void => {
    for (const placed of outline.line(path, line, over)) page.write(placed.line, placed.depth);
  };
  const tell = (repeated: Repeated, path: readonly string[]): void => {
    const headline = narrator.headline(repeated.fact);
    const line = withTimes(repeated);
    if (headline?.is === 'head') outline.head(path.slice(0, headline.of), line);
    else if (headline?.is === 'idle') write({ ...line, text: narrator.words.idle(line.text) }, path);
    else write(line, path, headline?.over === undefined ? undefined : path.slice(0, headline.over));
  };
  const tellAll = (facts: readonly Fact[], path: readonly string[], game: Baton): void => {
    const told = facts.filter((fact) => isTold(fact, path));
    for (const repeated of folded(narrator, told, game)) tell(repeated, path);
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
