import { digest } from '../kernel/digest.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type matchPlayer, WARM_UP } from './matches.ts';

type Player = ReturnType<typeof matchPlayer>;

/** What a build of this project gives, whatever its version. */
export interface Build {
  readonly rulesets: ReadonlyMap<string, Ruleset>;
  readonly matchPlayer: typeof matchPlayer;
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
  /** Milliseconds. */
  readonly clock: () => number;
}

class Side {
  readonly #play: Player['play'];
  readonly #times: number[][] = [];
  readonly #ends: string[] = [];

  constructor({ matchPlayer }: Build, ruleset: Ruleset) {
    this.#play = matchPlayer(ruleset, 'lean').play;
    for (let index = 0; index < WARM_UP; index += 1) this.#play(index);
  }

  take(index: number, clock: () => number): void {
    const began = clock();
    const { digest: end } = this.#play(index);
    const taken = clock() - began;
    this.#times[index] = [...(this.#times[index] ?? []), taken];
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
const pairOf = (id: string, builds: readonly [Build, Build], { games, rounds, clock }: PairEffort): Pair => {
  const [ours, theirs] = builds.map((build) => new Side(build, build.rulesets.get(id) as Ruleset)) as [
    Side,
    Side,
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (let index = 0; index < games; index += 1) {
      const inTurn = (round + index) % 2 === 0 ? [ours, theirs] : [theirs, ours];
      for (const side of inTurn) side.take(index, clock);
    }
  }
  return {
    name: `${id}, whole matches, lean`,
    games,
    rounds,
    ours: ours.times,
    theirs: theirs.times,
    isSame: ours.end === theirs.end,
  };
};

/** Pairs two builds over every ruleset of matches that both have. */
export const pairBuilds = function* (
  ours: Build,
  theirs: Build,
  effort: PairEffort,
): Generator<Pair, void, undefined> {
  for (const [id, { plays }] of ours.rulesets) {
    if (plays === 'matches' && theirs.rulesets.has(id)) yield pairOf(id, [ours, theirs], effort);
  }
};
