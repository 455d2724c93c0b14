import { ERROR_CODES } from '../../src/cli/error-codes.ts';
import { EXIT } from '../../src/cli/output.ts';

export const ERRORS_PAGE = 'docs/reference/errors.md';

const HEAD = `# Error codes

This page gives the meaning of each error code and the way to mend the error. \`npm run docs\` writes it from
[error-codes.ts](../../src/cli/error-codes.ts).

An error is one line: the code, the place, what is wrong, and what to do.

\`\`\`text
gatechart: UNKNOWN_DECK volnar: there is no deck volnar (did you mean volnar-host?); known: atlas-drive, volnar-host, …; list the decks with gatechart decks
\`\`\`

The exit code shows the kind of error. Without an error it is 0; Ctrl-C gives 130. Exit code 1 without an error line means that
a check failed: an expectation of \`gatechart judge\`, a failure that \`gatechart fuzz\` found, a case of \`gatechart conform\`.
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
