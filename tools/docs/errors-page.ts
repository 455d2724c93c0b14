import { ERROR_CODES } from '../../src/cli/error-codes.ts';
import { EXIT } from '../../src/cli/output.ts';

export const ERRORS_PAGE = 'docs/reference/errors.md';

const HEAD = `# Error codes

This page gives the meaning of each error code, and what to do about the error. \`npm run docs\` writes it from
[error-codes.ts](../../src/cli/error-codes.ts).

Each error is one line, which contains the code, the place, what is wrong, and what to do.

\`\`\`text
gatechart: UNKNOWN_DECK volnar: there is no deck volnar (did you mean volnar-host?); known: atlas-drive, volnar-host, …; list the decks with gatechart decks
\`\`\`

The exit code shows the kind of error. Without an error, the exit code is 0; after Ctrl-C, it is 130. If a command ends with exit
code 1 and prints no error line, a check failed: for example an expectation in \`gatechart judge\`, or a case of \`gatechart conform\`.
`;

const SECTIONS = [
  { exit: EXIT.failure, title: 'Exit code 1: a check failed' },
  { exit: EXIT.usage, title: 'Exit code 2: the command line or a file is wrong' },
  { exit: EXIT.environment, title: 'Exit code 3: the machine, a service or the program failed' },
  { exit: undefined, title: 'Without an exit code: the inspector, the environment server and the library' },
] as const;

const sentence = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}.`;

/** The reference of error codes, grouped by exit code, each group in alphabetical order. */
export const errorsPage = (): string => {
  const sections = SECTIONS.map(({ exit, title }) => {
    const codes = [...ERROR_CODES]
      .filter(([, each]) => each.exit === exit)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const entries = codes.map(([code, { means, advice }]) => `### ${code}\n\n${means} ${sentence(advice)}\n`);
    return [`## ${title}\n`, ...entries].join('\n');
  });
  return [HEAD, ...sections].join('\n');
};
