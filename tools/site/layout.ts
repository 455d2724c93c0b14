import { posix } from 'node:path';
import type { Language } from '../../src/core/narration.ts';
import { type Heading, type RenderedText, renderMarkdown } from './markdown.ts';
import { escaped, headingText, link, list } from './markup.ts';
import { siteMessages } from './messages.ts';
import { addressFrom, fileOf, type Page, type PageLink, sharedFrom } from './page.ts';

/** Ways beside a page, below a heading. */
export interface WaysBeside {
  readonly title: string;
  readonly ways: readonly PageLink[];
}

/** What is around every page of a language. */
export interface Frame {
  /** The ways at the top. */
  readonly nav: readonly PageLink[];
  /** The ways beside a page. */
  beside(path: string): readonly WaysBeside[];
}

const OTHER = { en: { to: 'ja', name: '日本語' }, ja: { to: 'en', name: 'English' } } as const;

const twinHtml = (language: Language, path: string): string => {
  const { to, name } = OTHER[language];
  const address = sharedFrom(language, path, fileOf(to, path, 'html'));
  return `<a href="${address}" lang="${to}" hreflang="${to}" class="twin">${name}</a>`;
};

const wayHtml = (from: string, { path, title }: PageLink): string =>
  path === from
    ? `<a href="${addressFrom(from, path)}" aria-current="page">${escaped(title)}</a>`
    : link(addressFrom(from, path), escaped(title));

const crumbsHtml = (language: Language, { path, above, title, short = title }: Page): string => {
  if (above.length === 0) return '';
  const ways = above.map((way) => link(addressFrom(path, way.path), escaped(way.title)));
  const here = `<span aria-current="page">${escaped(short)}</span>`;
  return `<nav class="crumbs" aria-label="${siteMessages[language].crumbs}">${[...ways, here].join(' <span aria-hidden="true">›</span> ')}</nav>`;
};

const besideHtml = (language: Language, path: string, { beside }: Frame): string => {
  const parts = beside(path).map(
    ({ title, ways }) =>
      `<p class="beside-title">${escaped(title)}</p>${list(ways.map((way) => wayHtml(path, way)))}`,
  );
  return parts.length === 0
    ? ''
    : `<nav class="side" id="menu" aria-label="${siteMessages[language].menu}">${parts.join('')}</nav>`;
};

/** The headings of a long page. */
const outlineHtml = (language: Language, headings: readonly Heading[]): string => {
  const shown = headings.filter(({ depth }) => depth === 2);
  if (shown.length < 3) return '';
  const items = shown.map(({ part, text }) => link(`#${part}`, escaped(text)));
  return `<details class="outline"><summary>${siteMessages[language].onPage}</summary><nav aria-label="${siteMessages[language].onPage}">${list(items)}</nav></details>`;
};

const neighboursHtml = (language: Language, { path, before, after }: Page): string => {
  const say = siteMessages[language];
  const ways = [
    ...(before
      ? [
          `<a class="previous" rel="prev" href="${addressFrom(path, before.path)}"><small>${say.last}</small> ${escaped(before.title)}</a>`,
        ]
      : []),
    ...(after
      ? [
          `<a class="next" rel="next" href="${addressFrom(path, after.path)}"><small>${say.next}</small> ${escaped(after.title)}</a>`,
        ]
      : []),
  ];
  return ways.length === 0
    ? ''
    : `<nav class="neighbours" aria-label="${say.last}, ${say.next}">${ways.join('')}</nav>`;
};

/** Takes the theme that was chosen before anything is drawn. */
const THEME_SCRIPT = `try{document.documentElement.dataset.theme=localStorage.theme||''}catch{}`;

/** A page as a file of the site. Every address in it is relative, so the site can lie anywhere. */
export const pageHtml = (language: Language, page: Page, frame: Frame): string => {
  const { path, title, look, isWide = false } = page;
  const say = siteMessages[language];
  const root = `${posix.relative(posix.dirname(fileOf(language, path, 'html')), '') || '.'}/`;
  const body: RenderedText = renderMarkdown(`# ${headingText(title)}\n\n${page.body}`, root);
  const nav = frame.nav.map((way) => wayHtml(path, way)).join('');
  const side = besideHtml(language, path, frame);
  const outline = look === 'document' ? outlineHtml(language, body.headings) : '';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title === say.site ? title : `${title} | ${say.site}`)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${root}assets/site.css">
<script>${THEME_SCRIPT}</script><script type="module" src="${root}assets/site.js"></script></head>
<body class="${look}${isWide ? ' wide' : ''}" data-root="${root}"><a class="skip" href="#main">${say.skip}</a>
<header class="top"><a class="name" href="${addressFrom(path, 'index')}">${say.site}</a><nav aria-label="${say.site}">${nav}</nav>${side === '' ? '' : `<a class="to-menu" href="#menu">${say.menu}</a>`}<button type="button" class="find">${say.search.button}</button><button type="button" class="theme">${say.theme}</button>${twinHtml(language, path)}</header>
<div class="frame"><main id="main">${crumbsHtml(language, page)}${outline}
${body.html}${neighboursHtml(language, page)}</main>${side}</div></body></html>
`;
};
