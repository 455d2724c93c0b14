import { digest } from '../kernel/digest.ts';
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
  /** Whether every match ended in the same position. */
  readonly isSame: boolean;
}

export interface PairEffort {
  readonly games: number;
  readonly rounds: number;
}

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

  get end(): string {
    return digest(this.#ends);
  }
}

/** Plays the matches of a ruleset with both builds in turn, so that what else the machine does meets both alike. */
const pairOf = async (
  ruleset: string,
  builds: readonly [Build, Build],
  { games, rounds }: PairEffort,
): Promise<Pair> => {
  const [ours, theirs] = builds.map((build) => new Side(build, ruleset)) as [Side, Side];
  await ours.warm();
  await theirs.warm();
  for (let round = 0; round < rounds; round += 1) {
    for (let index = 0; index < games; index += 1) {
      const inTurn = (round + index) % 2 === 0 ? [ours, theirs] : [theirs, ours];
      for (const side of inTurn) await side.take(index);
    }
  }
  return {
    name: `${ruleset}, whole matches, lean`,
    games,
    rounds,
    ours: ours.times,
    theirs: theirs.times,
    isSame: ours.end === theirs.end,
  };
};

/** Pairs two builds over every ruleset of matches that both have. */
export const pairBuilds = async function* (
  ours: Build,
  theirs: Build,
  effort: PairEffort,
): AsyncGenerator<Pair, void, undefined> {
  for (const ruleset of ours.rulesets) {
    if (theirs.rulesets.includes(ruleset)) yield await pairOf(ruleset, [ours, theirs], effort);
  }
};
