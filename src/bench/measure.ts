/** What one round of a bench did. */
export interface Work {
  /** How often each thing was done. */
  readonly counts: Readonly<Record<string, number>>;
  /** Of everything the round came to: equal work has equal checksums. */
  readonly checksum: string;
}

/** A bench: something to be done again and again, the same each time. */
export interface Bench {
  readonly name: string;
  /** What is done before anything counts, beside the first rounds. */
  warm?(): void;
  run(): Work;
}

/** What was measured of a bench. */
export interface Row {
  readonly name: string;
  /** Milliseconds of a round: the median and the best. */
  readonly median: number;
  readonly best: number;
  readonly rounds: number;
  readonly counts: Work['counts'];
  /** Of each count, how often a second in the median round. */
  readonly perSecond: Readonly<Record<string, number>>;
  readonly checksum: string;
}

export interface Sampling {
  /** Rounds that are not counted. */
  readonly warmUp: number;
  readonly rounds: number;
  /** Milliseconds. */
  readonly clock: () => number;
}

const medianOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** Measures a bench. Throws if two rounds come to different things. */
export const measure = (bench: Bench, { warmUp, rounds, clock }: Sampling): Row => {
  bench.warm?.();
  let { counts, checksum } = bench.run();
  for (let round = 1; round < warmUp; round += 1) bench.run();
  const times = Array.from({ length: rounds }, () => {
    const began = clock();
    const work = bench.run();
    const time = clock() - began;
    if (work.checksum !== checksum) throw new Error(`${bench.name}: two rounds differ`);
    ({ counts, checksum } = work);
    return time;
  }).sort((a, b) => a - b);
  const middle = medianOf(times);
  return {
    name: bench.name,
    median: middle,
    best: times[0] ?? 0,
    rounds,
    counts,
    perSecond: Object.fromEntries(
      Object.entries(counts).map(([what, count]) => [what, (1000 * count) / middle]),
    ),
    checksum,
  };
};

const LOOPS = 20_000_000;

/** The same arithmetic everywhere: tells how fast the machine was while the other rows were measured. */
export const calibration: Bench = {
  name: 'calibration loop',
  run: () => {
    let value = 1;
    for (let loop = 0; loop < LOOPS; loop += 1) value = (Math.imul(value, 1_103_515_245) + 12_345) | 0;
    return { counts: { loops: LOOPS }, checksum: String(value) };
  },
};
