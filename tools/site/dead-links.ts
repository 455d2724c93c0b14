import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** What a built page names: addresses of pages, pictures, styles and scripts. */
const NAMED = /<(\w+)\b[^>]*?\s(?:href|src)="([^"]*)"/g;
const PART = /\sid="([^"]*)"/g;

interface Read {
  readonly named: readonly { readonly tag: string; readonly address: string }[];
  readonly parts: ReadonlySet<string>;
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const readPage = (file: string): Read => {
  const text = readFileSync(file, 'utf8');
  return {
    named: [...text.matchAll(NAMED)].map(([, tag = '', address = '']) => ({
      tag: tag.toLowerCase(),
      address: unescaped(address),
    })),
    parts: new Set([...text.matchAll(PART)].map(([, part = '']) => unescaped(part))),
  };
};

/** What is wrong with the pages of a built site, one sentence each, and how much was looked at. */
export interface LinksChecked {
  readonly pages: number;
  readonly links: number;
  readonly faults: readonly string[];
}

const isElsewhere = (address: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);

/**
 * Looks at every address in every page of a built site: each is relative and leads to a file and a part of it that are
 * there, nothing is loaded from elsewhere, and every page is reached from the first one.
 */
export const checkLinks = (folder: string): LinksChecked => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
  const pages = new Map(files.map((file) => [file, readPage(join(folder, file))]));
  const faults: string[] = [];
  const ways = new Map<string, Set<string>>();
  let links = 0;
  const look = (from: string, tag: string, address: string): void => {
    if (address.startsWith('data:')) return;
    if (isElsewhere(address)) {
      if (tag !== 'a') faults.push(`${from}: <${tag}> loads ${address}`);
      return;
    }
    links += 1;
    const [way = '', part = ''] = address.split('#');
    if (way.startsWith('/')) {
      faults.push(`${from}: ${address} is not relative`);
      return;
    }
    const path = decodeURI(way === '' ? from : posix.join(posix.dirname(from), way));
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const target = join(folder, file);
    if (!existsSync(target) || !statSync(target).isFile()) {
      faults.push(`${from}: ${address} is not in the site`);
      return;
    }
    const page = pages.get(file);
    if (tag === 'a' && page !== undefined) ways.set(from, (ways.get(from) ?? new Set()).add(file));
    const isPart = part !== '' && !part.includes('=');
    const parts = page?.parts ?? (file.endsWith('.svg') ? readPage(target).parts : undefined);
    if (isPart && parts !== undefined && !parts.has(decodeURIComponent(part))) {
      faults.push(`${from}: ${address} is no anchor of that page`);
    }
  };
  for (const [from, { named }] of pages) for (const { tag, address } of named) look(from, tag, address);
  const reached = new Set<string>();
  const visit = ['index.html'];
  for (let page = visit.pop(); page !== undefined; page = visit.pop()) {
    if (reached.has(page)) continue;
    reached.add(page);
    visit.push(...(ways.get(page) ?? []));
  }
  for (const file of files) {
    if (file.startsWith('inspector/')) continue;
    if (!reached.has(file)) faults.push(`${file}: no page links to it`);
    if ((ways.get(file)?.size ?? 0) === 0) faults.push(`${file}: it links to no other page`);
  }
  return { pages: files.length, links, faults };
};
