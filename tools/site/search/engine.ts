import MiniSearch from 'minisearch';
import type { Language } from '../../../src/core/narration.ts';
import { askedFor, stemOf, wordsOf } from './words.ts';

/** The kinds of page that are found, and how much a page of a kind counts among others. */
const WEIGHTS = { chapter: 1.1, clause: 1.2, card: 1.1, deck: 1, chart: 0.9, page: 0.7 };

export type FoundKind = keyof typeof WEIGHTS;

/** A page that can be found: its kind, its path from the root of its language, its title, and words that it is found by. */
export type SearchRecord = readonly [kind: FoundKind, path: string, title: string, words: string];

export interface Found {
  readonly kind: FoundKind;
  readonly path: string;
  readonly title: string;
}

export interface Answer {
  readonly found: readonly Found[];
  /** Other words to look for, nearest first. */
  readonly instead: readonly string[];
}

const MOST = 20;
const MOST_INSTEAD = 3;
/** A word is spelt wrong only where enough of it is left. */
const FUZZY_FROM = 5;
/** How far a word may be from one that is proposed in its place. */
const NEAR = 0.4;

/** The words of a title whole, as they can be looked for again. */
const spelling = (records: readonly SearchRecord[]): ReadonlyMap<string, string> => {
  const spelt = new Map<string, string>();
  for (const [, , title] of records)
    for (const word of wordsOf(title)) {
      const stem = stemOf(word);
      if (stem !== undefined && !spelt.has(stem)) spelt.set(stem, word.toLowerCase());
    }
  return spelt;
};

/** Returns what answers a question about those pages: first what has its words in the title. */
export const searchIn = (
  language: Language,
  records: readonly SearchRecord[],
): ((question: string) => Answer) => {
  const index = new MiniSearch({
    fields: ['title', 'words'],
    tokenize: wordsOf,
    processTerm: (term) => stemOf(term) ?? null,
  });
  index.addAll(records.map(([, , title, words], id) => ({ id, title, words })));
  const spelt = spelling(records);
  const exact = new Map(
    records.map(([, path, title], id) => [title.split(' ')[0]?.toLowerCase() ?? path, id]),
  );

  const asFound = (id: number): Found => {
    const [kind, path, title] = records[id] as SearchRecord;
    return { kind, path, title };
  };

  const insteadOf = (question: string): readonly string[] => {
    const near = wordsOf(question).flatMap((word) => {
      const [term] = index.search(word, { fuzzy: NEAR }).flatMap(({ terms }) => terms);
      const other = term === undefined ? undefined : (spelt.get(term) ?? term);
      return other === undefined || other === word.toLowerCase() ? [] : [other];
    });
    return [...new Set(near)].slice(0, MOST_INSTEAD);
  };

  return (question) => {
    const asked = askedFor(language, question);
    const own = new Set(wordsOf(question).flatMap((word) => stemOf(word) ?? []));
    const last = wordsOf(question).at(-1)?.toLowerCase();
    const results = index.search(asked, {
      boost: { title: 6 },
      boostDocument: (id) => WEIGHTS[(records[id as number] as SearchRecord)[0]],
      prefix: (term) => term === last || term === stemOf(last ?? ''),
      fuzzy: (term) => (term.length >= FUZZY_FROM && /^[a-z]+$/.test(term) ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    });
    // A page that has more of what was asked for comes first, however rare one word of it is.
    const has = ({ queryTerms }: (typeof results)[number]): number =>
      queryTerms.length + queryTerms.filter((term) => own.has(term)).length;
    const most = Math.max(0, ...results.map(has));
    const enough = results.filter((each) => has(each) * 2 >= most);
    const sorted = enough
      .toSorted((a, b) => b.score * has(b) - a.score * has(a))
      .map(({ id }) => id as number);
    const named = exact.get(question.trim().toLowerCase());
    const ids = named === undefined ? sorted : [named, ...sorted.filter((id) => id !== named)];
    return {
      found: ids.slice(0, MOST).map(asFound),
      instead: ids.length === 0 ? insteadOf(question) : [],
    };
  };
};
