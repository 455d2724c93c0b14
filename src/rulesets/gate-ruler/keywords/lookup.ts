import type { KeywordDefinition, KeywordHooks } from './keyword.ts';
import { keywords } from './table.ts';

/** The id of a keyword. */
export type Keyword = keyof typeof keywords;

const KEYWORDS = Object.values(keywords) as readonly KeywordDefinition<Keyword>[];

/** A keyword that declares a hook. */
export type KeywordWith<Hook extends keyof KeywordHooks> = KeywordDefinition<Keyword> &
  Readonly<Pick<KeywordHooks, Hook>>;

/** The keywords that declare a hook. */
export const keywordsWith = <Hook extends keyof KeywordHooks>(hook: Hook): readonly KeywordWith<Hook>[] =>
  KEYWORDS.filter((keyword): keyword is KeywordWith<Hook> => keyword[hook] !== undefined);

/** A table of something of each keyword, such as its name in a language. */
export const tableOfKeywords = <T>(
  entryOf: (keyword: KeywordDefinition<Keyword>) => T,
): Readonly<Record<Keyword, T>> =>
  Object.fromEntries(KEYWORDS.map((keyword) => [keyword.id, entryOf(keyword)])) as Record<Keyword, T>;
