import type { Baton, Fact } from '../../kernel/fact.ts';
import { factLine, type Narrator, type Telling } from './narrator.ts';
import { Outline } from './outline.ts';
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
  const tell = (repeated: Repeated, path: readonly string[]): void => {
    const headline = narrator.headline(repeated.fact);
    const line = withTimes(repeated);
    if (headline?.is === 'head') {
      outline.head(path.slice(0, headline.of), line);
      return;
    }
    const over = headline?.over === undefined ? undefined : path.slice(0, headline.over);
    for (const placed of outline.line(path, line, over)) page.write(placed.line, placed.depth);
  };
  return {
    step: ({ path, event, facts }, game) => {
      if (event === 'done') outline.ended(path);
      for (const repeated of folded(narrator, facts, game)) tell(repeated, path);
    },
    facts: (facts, game) => {
      outline.ended([]);
      for (const repeated of folded(narrator, facts, game)) tell(repeated, []);
    },
  };
};
