import { posix } from 'node:path';
import type { Language } from '../../src/core/narration.ts';
import type { FoundKind } from './search/engine.ts';

/** A page that is there, by its title. */
export interface PageLink {
  /** From the root of its language, without an ending. */
  readonly path: string;
  readonly title: string;
}

/** A page in one language. */
export interface Page {
  readonly path: string;
  readonly title: string;
  /** A shorter name, where the title is long. */
  readonly short?: string;
  /** The pages above it, the outermost first. */
  readonly above: readonly PageLink[];
  /** Markdown below the heading. */
  readonly body: string;
  readonly before?: PageLink | undefined;
  readonly after?: PageLink | undefined;
  /** What kind of page it is, for its looks. */
  readonly look: string;
  /** Whether it needs the room beside it. */
  readonly isWide?: boolean;
  /** How it is found, with words beside those of its title; absent where the search leaves it out. */
  readonly search?: { readonly kind: FoundKind; readonly words: readonly string[] };
}

/** Where the pages of a language begin. */
export const rootOf = (language: Language): string => (language === 'en' ? '' : `${language}/`);

/** A page's file below the root of the site. */
export const fileOf = (language: Language, path: string, ending: 'md' | 'html'): string =>
  `${rootOf(language)}${path}.${ending}`;

/** The address of a page or, with its ending, of another file of the same language, as a page names it. */
export const addressFrom = (from: string, to: string, part?: string): string => {
  const file = /\.\w+$/.test(to) ? to : `${to}.html`;
  const way = posix.relative(posix.dirname(from), file);
  return part === undefined ? way : `${way}#${part}`;
};

/** The address of a file that all languages share. */
export const sharedFrom = (language: Language, from: string, file: string): string =>
  posix.relative(posix.dirname(`${rootOf(language)}${from}`), file);

/** Ids as parts of addresses: signs that mean something there are none. */
export const slug = (id: string): string => id.replaceAll(/[^A-Za-z0-9_-]+/g, '-');

/** The name by which a link finds a heading, as the hosts of the documents make it. */
export const headingPart = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
