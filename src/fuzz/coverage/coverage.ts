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
