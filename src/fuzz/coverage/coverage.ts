import { z } from 'zod';
import { parseUntrustedJson } from '../../core/data/untrusted-json.ts';
import { GatechartError } from '../../core/errors.ts';
import { firstIssue } from '../../replay/record.ts';

/** What is counted of the cases played. */
export const KINDS = ['transition', 'held', 'refused', 'clause', 'card', 'choice'] as const;

export type CoverageKind = (typeof KINDS)[number];

/** Counts by kind and name, as they are handed from thread to thread. */
export type CoverageCounts = readonly (readonly [kind: CoverageKind, name: string, count: number])[];

type Counts = Map<string, number>;

const emptyCounts = (): ReadonlyMap<CoverageKind, Counts> => new Map(KINDS.map((kind) => [kind, new Map()]));

/** How often what was reached. */
export class Coverage {
  readonly #counts = emptyCounts();
  /** What was counted since it was last handed over. */
  #fresh = emptyCounts();

  /** Counts that many more; true if they are the first. */
  add(kind: CoverageKind, name: string, count = 1): boolean {
    const fresh = this.#fresh.get(kind) as Counts;
    fresh.set(name, (fresh.get(name) ?? 0) + count);
    const counts = this.#of(kind);
    const before = counts.get(name) ?? 0;
    counts.set(name, before + count);
    return before === 0;
  }

  addAll(counts: CoverageCounts): void {
    for (const [kind, name, count] of counts) this.add(kind, name, count);
  }

  count(kind: CoverageKind, name: string): number {
    return this.#of(kind).get(name) ?? 0;
  }

  /** Everything of a kind that was reached. */
  names(kind: CoverageKind): readonly string[] {
    return [...this.#of(kind).keys()];
  }

  /** What was counted since this was last asked. */
  takeFresh(): CoverageCounts {
    const fresh = this.#fresh;
    this.#fresh = emptyCounts();
    return KINDS.flatMap((kind) =>
      [...(fresh.get(kind) as Counts)].map(([name, count]) => [kind, name, count] as const),
    );
  }

  #of(kind: CoverageKind): Counts {
    return this.#counts.get(kind) as Counts;
  }
}

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
