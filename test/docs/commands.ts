import { readCommandLine } from '../../src/cli/program.ts';

const END = /[|;&<>\n]/;

/** What a shell would put in place of a variable; any number does. */
const filledIn = (word: string): string =>
  word.replaceAll(/\$\{\{[^}]*\}\}|\$\(\([^)]*\)\)|\$\{?\w+\}?/g, '1');

/** The words of a command line, up to where a shell would end it; `until`: a sign that encloses all of it. */
const wordsOf = (line: string, until: string | undefined): readonly string[] => {
  const words: string[] = [];
  let rest = line;
  for (;;) {
    rest = rest.replace(/^ +/, '');
    if (rest === '' || rest[0] === until || END.test(rest[0] ?? '') || rest[0] === '#') return words;
    const [word = ''] =
      /^(?:"[^"]*"|'[^']*'|\$\{\{[^}]*\}\}|\$\(\([^)]*\)\)|[^\s|;&<>"'])+/.exec(
        until === undefined ? rest : (rest.split(until)[0] ?? ''),
      ) ?? [];
    if (word === '') throw new Error(`nobody can read ${rest}`);
    words.push(filledIn(word.replaceAll(/["']/g, '')));
    rest = rest.slice(word.length);
  }
};

/** The arguments of every command line of this program in a text. */
export const commandsIn = (text: string): readonly (readonly string[])[] =>
  [...text.replaceAll(/\\\n\s*/g, ' ').matchAll(/(^|[\s'"])(?<!npm i )gatechart (?=[a-z])(.*)/gm)].map(
    ([, before = '', line = '']) => wordsOf(line, /['"]/.test(before) ? before : undefined),
  );

const BLOCK = /^ *```(\w*)[^\n]*\n([\s\S]*?)^ *```$/gm;

/** The blocks of a page for a shell. */
export const shellBlocksOf = (page: string): readonly string[] =>
  [...page.matchAll(BLOCK)].flatMap(([, kind, code = '']) => (kind === 'sh' ? [code] : []));

/** What of a page is said in code: the blocks for a shell, and the spans. */
export const codeOf = (page: string): string => [...shellBlocksOf(page), ...spansIn(page)].join('\n');

/** The code spans of a page, each in one line. */
export const spansIn = (page: string): readonly string[] =>
  [...page.replaceAll(BLOCK, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll(/\s+/g, ' '));

const SILENT = { write: () => {}, note: () => {}, colour: false, columns: undefined };

/** Why the program would not take command lines; none of those that it takes. */
export const refusalsOf = async (commands: readonly (readonly string[])[]): Promise<readonly string[]> => {
  const refusals: string[] = [];
  for (const args of commands) {
    await readCommandLine(args, '0.0.0', SILENT).catch((error: Error) =>
      refusals.push(`${args.join(' ')}: ${error.message}`),
    );
  }
  return refusals;
};
