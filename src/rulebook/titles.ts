import type { ClauseRegistry } from '../core/rulebook.ts';
import { clauseOfTitle } from './citations.ts';
import { lineAt, type Source } from './source-text.ts';

/** A test by its title, and the file it is in. */
export interface TestTitle {
  readonly path: string;
  readonly title: string;
}

/** A title as it stands in a file. */
export interface TitleInFile extends TestTitle {
  /** Counted from 1. */
  readonly line: number;
}

const CALL = /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])(?<title>(?:\\.|(?!\1).)*)\1/g;
const TITLE_FIELD = /^[ \t]*["']?title["']?\s*:\s*["']?(?<title>.+?)["']?,?\s*$/gm;

/** A row of a table of tests whose titles begin with the clause it names first, by itself or in a fact. */
const ROW = /^[ \t]*(?:\[\s*(?:\{\s*clause:\s*)?|\w+: \{ clause: )(?<title>['"].*)$/gm;

/** A title as it reads: a row without its quotation marks. */
const readable = (pattern: RegExp, title: string): string =>
  pattern === ROW ? title.replaceAll(/['"]|,$/g, '') : title;

/** The titles that stand in a file of tests or in a scenario, line by line. */
export const titlesIn = ({ path, text }: Source): readonly TitleInFile[] =>
  [CALL, ROW, TITLE_FIELD]
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ groups, index }) => ({
        path,
        line: lineAt(text, index),
        title: readable(pattern, groups?.title ?? ''),
      })),
    )
    .sort((one, other) => one.line - other.line);

/** Those titles that begin with a clause of a registry, each with its clause. */
export const titlesOfClauses = <T extends TestTitle>(
  registry: ClauseRegistry,
  titles: readonly T[],
): readonly (T & { readonly clause: string })[] =>
  titles.flatMap((titled) => {
    const clause = clauseOfTitle(titled.title, (id) => Object.hasOwn(registry, id));
    return clause === undefined ? [] : [{ ...titled, clause }];
  });
