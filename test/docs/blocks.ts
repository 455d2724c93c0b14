import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { TIERS, type Tier } from '../support/tiers.ts';
import { pages } from './pages.ts';

/**
 * A fenced block of code of a page. A `sh` block runs in the folder of its page, after the blocks before it. Its attributes:
 * `tier=learn` (default: process), `exit=1` (default: 0), `until="text"` (Ctrl-C once it prints that), `input="1; q"` (lines
 * typed), `with="--games 2"` (more options in the test), `check` (not run; only its command lines are parsed). Blocks of
 * other languages with `file=NAME` are written to that file.
 */
export interface Block {
  readonly page: string;
  /** The line of its fence. */
  readonly line: number;
  readonly language: string;
  /** `exit=1 check` gives `{ exit: '1', check: '' }`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly code: string;
  /** Of a `sh` block: the `text` block that follows it, which is its output. */
  readonly output: string | undefined;
}

const FENCE = /^( *)```(\w*)([^\n]*)\n([\s\S]*?)^\1```$/gm;

const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|(\S*)))?/g)].map(([, name = '', quoted, word]) => [
      name,
      quoted ?? word ?? '',
    ]),
  );

/** The blocks of the text of a page, in order. A heading ends the search for the output of a block. */
export const blocksIn = (page: string, text: string): readonly Block[] => {
  const found = [...text.matchAll(FENCE)].map((match) => {
    const [all, indent = '', language = '', attributes = '', code = ''] = match;
    return {
      page,
      line: text.slice(0, match.index).split('\n').length,
      language,
      attributes: attributesOf(attributes),
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      start: match.index,
      end: match.index + all.length,
    };
  });
  return found.map(({ start: _, end, ...block }, index) => {
    const next = found[index + 1];
    const follows =
      next !== undefined && next.language === 'text' && !/^#/m.test(text.slice(end, next.start));
    return { ...block, output: block.language === 'sh' && follows ? next.code : undefined };
  });
};

const isOfReaders = (page: string): boolean =>
  ['README.md', 'CONTRIBUTING.md', 'machines/README.md', 'test/README.md'].includes(page) ||
  /^src\/rulesets\/[^/]+\/README\.md$|^packages\/[^/]+\/README\.md$/.test(page) ||
  (page.startsWith('docs/') && !/^docs\/reference\/(?:api\/|commands\.md$)/.test(page));

/** READMEs of the templates, which are no pages of the documentation. */
const TEMPLATES = readdirSync('templates')
  .map((name) => `templates/${name}/README.md`)
  .filter((page) => existsSync(page));

/** The blocks of every page of which the blocks are executed, by page. */
export const pageBlocks: ReadonlyMap<string, readonly Block[]> = new Map(
  [...pages.filter(isOfReaders), ...TEMPLATES].map((page) => [
    page,
    blocksIn(page, readFileSync(page, 'utf8')),
  ]),
);

/** Whether a block is executed: a `sh` block that is more than checked. */
export const isRun = ({ language, attributes }: Block): boolean =>
  language === 'sh' && attributes.check === undefined;

/** The tier in which a block is executed; undefined if there is none of that name. */
export const tierOf = ({ attributes: { tier = 'process' } }: Block): Tier | undefined =>
  TIERS.find((each) => each === tier);

/**
 * What is missing of an expected output: its first line that does not follow the lines before it. `...` stands for anything;
 * a prompt before a line is left out, as what is typed ends the line in a terminal.
 */
export const missingLine = (expected: string, output: string): string | undefined => {
  const lines = output.split('\n').map((line) => line.replace(/^> /, '').trimEnd());
  let at = 0;
  for (const wanted of expected.split('\n').map((line) => line.trimEnd())) {
    if (wanted === '' || wanted.trim() === '...') continue;
    const pattern = new RegExp(
      `^${wanted
        .split('...')
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}$`,
    );
    const found = lines.findIndex((line, index) => index >= at && pattern.test(line));
    if (found < 0) return wanted;
    at = found + 1;
  }
  return undefined;
};
