import { z } from 'zod';
import { GatechartError } from '../../core/errors.ts';
import { parseUntrustedJson } from '../../core/data/foreign-json.ts';
import { firstIssue } from '../../replay/read.ts';
import type { Coverage } from './coverage.ts';

/** Name and version of the format. */
export const COVERAGE_FORMAT = 'gatechart-coverage/1';

const COUNTED_KINDS = ['transition', 'held', 'refused', 'clause', 'card'] as const;

const counts = z.record(z.string(), z.int().positive());

/** How often what was reached; what is absent never was. */
export const countsSchema = z.strictObject({
  transition: counts,
  held: counts,
  refused: counts,
  clause: counts,
  card: counts,
});

const coverageSchema = z
  .strictObject({
    format: z.literal(COVERAGE_FORMAT),
    ruleset: z.string(),
    /** Of the rules. */
    version: z.int(),
    seed: z.int(),
    games: z.int().nonnegative(),
    counts: countsSchema,
  })
  .readonly();

/** What a run reached, as it is kept in a file. */
export type CoverageFile = z.output<typeof coverageSchema>;

/** Name of the file of a ruleset. */
export const coverageFile = (ruleset: string): string => `coverage-${ruleset}.json`;

/** The counts as a file keeps them, in the order of their names. */
export const countsOf = (coverage: Coverage): CoverageFile['counts'] =>
  Object.fromEntries(
    COUNTED_KINDS.map((kind) => [
      kind,
      Object.fromEntries([...coverage.names(kind)].sort().map((name) => [name, coverage.count(kind, name)])),
    ]),
  ) as CoverageFile['counts'];

/** Adds counts of a file to what was reached. */
export const addCounts = (coverage: Coverage, added: CoverageFile['counts']): void => {
  for (const kind of COUNTED_KINDS) {
    for (const [name, count] of Object.entries(added[kind])) coverage.add(kind, name, count);
  }
};

export const coverageText = (file: CoverageFile): string => `${JSON.stringify(file, undefined, 1)}\n`;

/** Reads what a run reached; `name` is what errors call the file. Throws `BAD_COVERAGE`. */
export const readCoverage = (name: string, text: string): CoverageFile => {
  const { value, fault } = parseUntrustedJson(text, 'the file');
  if (fault !== undefined) throw new GatechartError('BAD_COVERAGE', name, fault);
  const parsed = coverageSchema.safeParse(value);
  if (!parsed.success) throw new GatechartError('BAD_COVERAGE', name, firstIssue(parsed.error));
  return parsed.data;
};
