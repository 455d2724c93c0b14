import type { ClauseRegistry } from '../core/rulebook.ts';
import { lineAt, type Source } from './source-text.ts';

/**
 * A clause id as texts write it: `13-6c-1`, `u2103/penetrate.2`, `ed-120.4b`; rulesets say which exist. One of a single word, such as
 * `deal`, is a text of code by itself: `'deal'`.
 */
const TOKEN = /[A-Za-z0-9]+(?:[-./][A-Za-z0-9]+)+|(?<=(['"`]))\w+(?=\1)/g;

/** A clause that a text names, and the offset at which it does. */
export interface Citation {
  readonly clause: string;
  readonly offset: number;
}

/** Every naming of a clause of a registry in a text, in the order of the text. */
export const citationsIn = (text: string, isClause: (id: string) => boolean): readonly Citation[] =>
  [...text.matchAll(TOKEN)].flatMap(({ 0: token, index }) =>
    longestClause(token, isClause).map((clause) => ({ clause, offset: index })),
  );

/** The longest beginning of a token that is a clause, of several parts or the whole: `8-4c-1,` and `3-2d.ex` have more behind them. */
const longestClause = (token: string, isClause: (id: string) => boolean): readonly string[] => {
  for (let end = token.length; end > 0; end -= 1) {
    const part = token.slice(0, end);
    if ((part === token || HAS_PARTS.test(part)) && isClause(part)) return [part];
  }
  return [];
};

export const wordsOfTitle = (title: string): readonly string[] => title.split(/[\s:,]/);

/** The clause a title begins with, if any. */
export const clauseOfTitle = (title: string, isClause: (id: string) => boolean): string | undefined => {
  const [first = ''] = wordsOfTitle(title);
  return isClause(first) ? first : undefined;
};

/** How an id is built: `8-4c-1` as `0-0a-0`. */
const formOf = (id: string): string => id.replaceAll(/[A-Za-z]+/g, 'a').replaceAll(/\d+/g, '0');

const [HAS_DIGIT, HAS_PARTS, FIRST_PART] = [/\d/, /[-./]/, /^[^-./]*/];

/** Whether a word of several parts is built as some id is; one without a number must also begin as that does. */
export const looksLikeClause = (word: string, ids: readonly string[]): boolean => {
  const firstPart = (text: string): string | undefined => FIRST_PART.exec(text)?.[0];
  const form = formOf(word);
  return (
    HAS_PARTS.test(word) &&
    ids.some((id) => formOf(id) === form && (HAS_DIGIT.test(word) || firstPart(id) === firstPart(word)))
  );
};

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
const ROW = /^[ \t]*\[\s*(?:\{\s*clause:\s*)?(?<title>['"].*)$/gm;

/** A title as it reads: a row without its quotation marks. */
const readable = (pattern: RegExp, title: string): string =>
  pattern === ROW ? title.replaceAll(/['"]|,$/g, '') : title;

/** The titles that stand in a file of tests or in a scenario, line by line. */
export const titlesIn = (source: Source): readonly TitleInFile[] =>
  titlesBy(source, [CALL, ROW, TITLE_FIELD]);

/** The titles of calls alone, in a file whose tables may hold anything. */
export const titlesOfCalls = (source: Source): readonly TitleInFile[] => titlesBy(source, [CALL]);

const titlesBy = ({ path, text }: Source, patterns: readonly RegExp[]): readonly TitleInFile[] =>
  patterns
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
