import type { ClauseCoverage } from './coverage.ts';

const line = ({ id, carriedOutIn, testedIn }: ClauseCoverage): string =>
  `    ${JSON.stringify(id)}: [${JSON.stringify(carriedOutIn)}, ${JSON.stringify(testedIn)}],`;

/** The text of `carried.ts`: where each clause is carried out and tested, by ruleset. */
export const carriedText = (
  rulesets: readonly (readonly [id: string, coverage: readonly ClauseCoverage[]])[],
): string =>
  [
    '// Written by `npm run docs`; a test fails when it is stale.',
    '',
    '/** Files that carry a clause out, and files that test it, by ruleset and clause. */',
    'export const carried: Readonly<',
    '  Record<string, Readonly<Record<string, readonly [readonly string[], readonly string[]]>>>',
    '> = {',
    ...rulesets.flatMap(([id, coverage]) => [
      `  ${JSON.stringify(id)}: {`,
      ...coverage.filter(({ carriedOutIn, testedIn }) => carriedOutIn.length + testedIn.length > 0).map(line),
      '  },',
    ]),
    '};',
    '',
  ].join('\n');
