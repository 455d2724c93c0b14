import { posix } from 'node:path';
import type { Language } from '../../src/core/narration.ts';
import { block, headingText, link } from './markup.ts';

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
  /** Whether the search looks through it; yes where it does not say. */
  readonly isSearched?: boolean;
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

const OTHER = { en: { to: 'ja', name: '日本語' }, ja: { to: 'en', name: 'English' } } as const;

const twin = (language: Language, path: string): string => {
  const { to, name } = OTHER[language];
  const address = sharedFrom(language, path, fileOf(to, path, 'html'));
  return `<a href="${address}" lang="${to}" hreflang="${to}" class="twin">${name}</a>`;
};

const crumbs = (language: Language, { path, above, title, short = title }: Page): string => {
  const ways = above.map((way) => link(addressFrom(path, way.path), headingText(way.title)));
  const label = language === 'en' ? 'Breadcrumb' : 'このページの位置';
  const here = `<span aria-current="page">${headingText(short)}</span>`;
  return block(
    `<nav aria-label="${label}">${[...ways, here].join(' <span aria-hidden="true">›</span> ')}</nav>${twin(language, path)}`,
    'crumbs',
  );
};

const neighbour = (language: Language, way: PageLink | undefined) =>
  way === undefined ? false : { text: way.title, link: `/${fileOf(language, way.path, 'html')}` };

/** The file of a page, for the generator. */
export const pageText = (language: Language, page: Page): string => {
  const { title, look, body, before, after, isSearched = true, isWide = false } = page;
  const matter = {
    title,
    pageClass: isWide ? `${look} wide` : look,
    editLink: false,
    prev: neighbour(language, before),
    next: neighbour(language, after),
    search: isSearched,
    aside: !isWide,
  };
  return `---\n${JSON.stringify(matter)}\n---\n\n${crumbs(language, page)}\n\n# ${headingText(title)}\n\n${body}\n`;
};
