import { readdirSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { seedNumber, wholeNumber } from '../../src/cli/option-values.ts';
import { EXIT } from '../../src/cli/output.ts';
import { rngStream, shuffle } from '../../src/core/random.ts';
import { runTool } from '../run-tool.ts';

const filesIn = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => pattern.test(file))
    .sort();

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text: three words or more beside code and numbers, without marks of Markdown. */
const sentencesOf = (text: string): readonly string[] =>
  [...segmenter.segment(text.replaceAll(/\s+/g, ' '))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => !sentence.startsWith('Usage:'))
    .filter((sentence) => (sentence.replaceAll(/`[^`]*`/g, '').match(/\p{L}+/gu) ?? []).length > 2);

/** Paragraphs, items and table cells of a page: no code, no headings, no generated charts. */
const sentencesOfPage = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .replaceAll(/^ *(```|~~~)[\s\S]*?^ *\1$/gm, '')
    .replaceAll('**', '')
    .replaceAll(/<!--[\s\S]*?-->|^#.*$|^\|[\s:|-]+\|$/gm, '')
    .replaceAll(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^()\s]+\)/g, '$1')
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.) |(?<!\\)\|/)
    .flatMap(sentencesOf);

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

const literalsIn = (code: string): readonly string[] =>
  [...code.matchAll(LITERAL)].map(([, plain, template]) => (plain ?? template ?? '').replaceAll('\\', ''));

/** What errors say, with the places of values as the sources have them. */
const errorsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:GatechartError|usage|badValue)\(([\s\S]*?)\);\n/g)]
    .flatMap(([, call = '']) => literalsIn(call))
    .flatMap(sentencesOf);

/** English texts of the inspector's page, which stand first in each pair. */
const labelsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/: \[\s*('(?:[^'\\\n]|\\.)*')/g)].flatMap(([, label = '']) =>
    literalsIn(label),
  );

const USER_PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesIn('docs', /\.md$/).filter(
    (file) => !/^docs\/(?:lab|reference\/(?:api\/|commands|errors))/.test(file),
  ),
];
const SOURCES = [...filesIn('src', /\.ts$/), ...filesIn('packages', /^packages\/\w+\/src\/.*\.ts$/)];

const SENTENCES: Readonly<Record<string, () => readonly string[]>> = {
  docs: () => USER_PAGES.flatMap(sentencesOfPage),
  help: () => sentencesOfPage('docs/reference/commands.md'),
  errors: () => [...sentencesOfPage('docs/reference/errors.md'), ...SOURCES.flatMap(errorsIn)],
  labels: () => filesIn('packages/inspector/page/text', /\.ts$/).flatMap(labelsIn),
};

const drawn = (seed: number, count: number): readonly string[] =>
  Object.entries(SENTENCES).flatMap(([group, all]) => {
    const [sentences] = shuffle(rngStream(seed, 0, `sentences ${group}`), [...new Set(all())]);
    return sentences.slice(0, count).map((sentence) => `${group}\t${sentence}`);
  });

const MAX_COUNT = 1000;

await runTool(async () => {
  const command = new Command('sentences')
    .description('Draw sentences at random from docs, help, errors and page labels, for readers to mark.')
    .option('--seed <n>', 'seed of the draw', seedNumber('--seed'), 1)
    .option('--count <n>', 'sentences from each of the four groups', wholeNumber('--count', MAX_COUNT, 1), 15)
    .addHelpText('after', '\nExample:\n  $ npm run sentences -- --seed 7');
  const { seed, count } = command.parse().opts<{ readonly seed: number; readonly count: number }>();
  for (const [at, line] of drawn(seed, count).entries()) console.log(`${at + 1}\t${line}`);
  return EXIT.success;
});
