import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeIn, pages, proseOf, says } from './pages.ts';

interface Link {
  readonly text: string;
  /** Path from the root; the page itself where only a heading is named. */
  readonly file: string;
  readonly heading: string | undefined;
}

const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g;

/** Links of a page that stay within the project. */
const linksOf = (page: string): readonly Link[] =>
  [...proseOf(page).matchAll(LINK)]
    .map(([, text, target]) => ({ text: text as string, target: target as string }))
    .filter(({ target }) => !/^[a-z]+:/.test(target))
    .map(({ text, target }) => {
      const [path, heading] = target.split('#');
      return { text, file: path ? join(dirname(page), path) : page, heading };
    });

/** The name by which a link finds a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsOf = (page: string): readonly string[] => {
  const anchors = [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    anchorOf(heading as string),
  );
  return anchors.map((anchor, index) => {
    const before = anchors.slice(0, index).filter((other) => other === anchor).length;
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
};

const isFound = ({ file, heading }: Link): boolean =>
  existsSync(file) && (heading === undefined || anchorsOf(file).includes(heading));

/** A link to a source that is called like something in it, such as [`take`](../src/kernel/charts.ts). */
const isNamedInVain = ({ text, file }: Link): boolean => {
  const [name] = codeIn(text);
  if (name === undefined || text !== `\`${name}\`` || !/^\w+$/.test(name)) return false;
  return /\.tsx?$/.test(file) && existsSync(file) && !says(readFileSync(file, 'utf8'), name);
};

const told = (page: string, { text, file, heading }: Link): string =>
  `${page}: [${text}] ${heading === undefined ? file : `${file}#${heading}`}`;

describe('The pages of the project', () => {
  it('are found, and have links', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/README.md', 'machines/README.md']));
    expect(pages.flatMap(linksOf).length).toBeGreaterThan(100);
  });

  it('link to files, folders and headings that are there', () => {
    const dead = pages.flatMap((page) =>
      linksOf(page)
        .filter((link) => !isFound(link))
        .map((link) => told(page, link)),
    );
    expect(dead).toEqual([]);
  });

  it('link by a name to sources that have that name', () => {
    const vain = pages.flatMap((page) =>
      linksOf(page)
        .filter(isNamedInVain)
        .map((link) => told(page, link)),
    );
    expect(vain).toEqual([]);
  });

  it('are all reached from the README, but for the forms of the host', () => {
    const reached = new Set<string>();
    const visit = (page: string): void => {
      if (reached.has(page)) return;
      reached.add(page);
      for (const { file } of linksOf(page)) {
        const target = existsSync(file) && statSync(file).isDirectory() ? join(file, 'README.md') : file;
        if (pages.includes(target)) visit(target);
      }
    };
    visit('README.md');
    expect(pages.filter((page) => !reached.has(page) && !page.startsWith('.github/'))).toEqual([]);
  });
});
