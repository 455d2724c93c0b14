import { digest } from '../core/data/digest.ts';
import { WARM_UP } from './matches.ts';

/** A match that was played. */
export interface Played {
  /** Milliseconds. */
  readonly took: number;
  /** Of the position in which it ended. */
  readonly digest: string;
}

/** A build of this project, whatever its version. */
export interface Build {
  /** Ids of those that play matches. */
  readonly rulesets: readonly string[];
  /** The same number is the same match. */
  play(ruleset: string, index: number): Promise<Played>;
}

/** How long one build took for a match on average, in milliseconds. */
interface Times {
  /** Of the shortest and of the median time of each match. */
  readonly shortest: number;
  readonly median: number;
}

/** Whole matches of two builds, each match in turn. */
export interface Pair {
  readonly name: string;
  readonly games: number;
  readonly rounds: number;
  readonly ours: Times;
  readonly theirs: Times;
  /** The control, our build against itself: how many times as fast it was in its slowest and in its fastest round. */
  readonly control: readonly [slowest: number, fastest: number];
  /** Whether every match ended in the same position. */
  readonly isSame: boolean;
}

export interface PairSampling {
  readonly games: number;
  readonly rounds: number;
}

/** Whether a ratio says nothing, as a build comes as far from itself. */
export const isWithinControl = ({ control: [slowest, fastest] }: Pair, ratio: number): boolean =>
  Math.min(slowest, 1 / fastest) <= ratio && ratio <= Math.max(fastest, 1 / slowest);

class Side {
  readonly #build: Build;
  readonly #ruleset: string;
  readonly #times: number[][] = [];
  readonly #ends: string[] = [];

  constructor(build: Build, ruleset: string) {
    this.#build = build;
    this.#ruleset = ruleset;
  }

  async warm(): Promise<void> {
    for (let index = 0; index < WARM_UP; index += 1) await this.#build.play(this.#ruleset, index);
  }

  async take(index: number): Promise<void> {
    const { took, digest: end } = await this.#build.play(this.#ruleset, index);
    this.#times[index] = [...(this.#times[index] ?? []), took];
    this.#ends[index] = end;
  }

  get times(): Times {
    const sorted = this.#times.map((times) => times.toSorted((a, b) => a - b));
    const mean = (pick: (times: readonly number[]) => number): number =>
      sorted.reduce((sum, times) => sum + pick(times), 0) / sorted.length;
    return {
      shortest: mean(([shortest = 0]) => shortest),
      median: mean((times) => times[times.length >> 1] ?? 0),
    };
  }

  /** Milliseconds of all matches of a round. */
  ofRound(round: number): number {
    return this.#times.reduce((sum, times) => sum + (times[round] ?? 0), 0);
  }

  get end(): string {
    return digest(this.#ends);
  }
}

/** Builds side by side: ours, the same again as a control, and theirs. */
type Sides<T> = readonly [ours: T, again: T, theirs: T];

/** Plays the matches of a ruleset with all builds in turn, so that what else the machine does meets them alike. */
const pairOf = async (
  ruleset: string,
  builds: Sides<Build>,
  { games, rounds }: PairSampling,
): Promise<Pair> => {
  const sides = builds.map((build) => new Side(build, ruleset)) as unknown as Sides<Side>;
  const [ours, again, theirs] = sides;
  for (const side of sides) await side.warm();
  for (let round = 0; round < rounds; round += 1) {
    for (let index = 0; index < games; index += 1) {
      const first = (round + index) % sides.length;
      for (const side of [...sides.slice(first), ...sides.slice(0, first)]) await side.take(index);
    }
  }
  const control = Array.from({ length: rounds }, (_, round) => again.ofRound(round) / ours.ofRound(round));
  return {
    name: `${ruleset}, whole matches, lean`,
    games,
    rounds,
    ours: ours.times,
    theirs: theirs.times,
    control: [Math.min(...control), Math.max(...control)],
    isSame: ours.end === theirs.end,
  };
};

/** Pairs two builds over every ruleset of matches that both have; `again` is ours once more. */
export const pairBuilds = async function* (
  ours: Build,
  again: Build,
  theirs: Build,
  effort: PairSampling,
): AsyncGenerator<Pair, void, undefined> {
  for (const ruleset of ours.rulesets) {
    if (theirs.rulesets.includes(ruleset)) yield await pairOf(ruleset, [ours, again, theirs], effort);
  }
};
