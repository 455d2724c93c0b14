import { GatechartError } from '../core/errors.ts';
import type { GameState } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { type CaseDefinition, ConformanceFailed } from './case.ts';
import { concedeCase, forksCase, optionsCase, playersCase, rejectionsCase } from './cases/answers.ts';
import { keyLeaksCase } from './cases/board-keys.ts';
import { chartsCase, clausesCase, decisionsCase } from './cases/charts.ts';
import { invariantsCase, traceInvariantsCase } from './cases/invariants.ts';
import { chanceCase, lengthCase, newGameCase, playsCase, resultCase } from './cases/match-course.ts';
import { narrationCase } from './cases/narration.ts';
import { observationsCase } from './cases/observations.ts';
import { positionsCase, recordsCase } from './cases/records.ts';
import { pureCase, repeatsCase, runtimesCase } from './cases/runtimes.ts';
import {
  boardLeaksCase,
  chanceLeaksCase,
  determinizationLeaksCase,
  optionLeaksCase,
  refusalLeaksCase,
} from './cases/secrets.ts';
import { changeLeaksCase, eventLeaksCase, logLeaksCase, windowLeaksCase } from './cases/stories.ts';
import {
  determinizationCase,
  informationStateKeyCase,
  lazyViewCase,
  leaksCase,
  presentCase,
  viewsCase,
} from './cases/views.ts';
import { goldenCases } from './golden-cases.ts';
import { type Begin, type CheckLocation, MatchPool } from './matches.ts';
import type { Unreached } from './unreached.ts';

/** Every case: first what others stand on. */
export const cases: readonly CaseDefinition[] = [
  chartsCase,
  decisionsCase,
  clausesCase,
  newGameCase,
  chanceCase,
  playsCase,
  lengthCase,
  resultCase,
  repeatsCase,
  pureCase,
  runtimesCase,
  optionsCase,
  playersCase,
  rejectionsCase,
  forksCase,
  concedeCase,
  invariantsCase,
  traceInvariantsCase,
  positionsCase,
  recordsCase,
  viewsCase,
  leaksCase,
  boardLeaksCase,
  optionLeaksCase,
  refusalLeaksCase,
  determinizationLeaksCase,
  chanceLeaksCase,
  keyLeaksCase,
  eventLeaksCase,
  logLeaksCase,
  windowLeaksCase,
  changeLeaksCase,
  determinizationCase,
  lazyViewCase,
  informationStateKeyCase,
  observationsCase,
  presentCase,
  narrationCase,
];

/** Options of the conformance suite. All have defaults. */
export interface ConformanceOptions<G extends GameState = GameState> {
  /**
   * The seeds of the matches, whole numbers from 0. Consecutive seeds use the editions in turn. Default: 1, 2, 3 …, for
   * four matches or one for each edition, whichever is more, or for 100 events; where matches are short for up to 64, until they
   * have asked 160 decisions.
   */
  readonly seeds?: readonly number[];
  /**
   * Returns the game for the match of a seed. Use it if `newGame` or `matchGenerator` of the ruleset does not cover
   * what the suite should check.
   */
  readonly begin?: Begin<G>;
  /** The folder with golden playthroughs, as written by `gatechart conform --write-golden`. */
  readonly golden?: string;
}

/** One requirement for every ruleset, as a case for any test runner. */
export interface ConformanceCase {
  /** One word, such as `options`. For a golden playthrough: `golden/` and the name of its file. */
  readonly id: string;
  /** The id, and the requirement in one sentence. */
  readonly title: string;
  /** The reason why the case is skipped: an adapter is absent. Absent if the case is run. */
  readonly skip?: string;
  /** Runs the case. Throws `ConformanceFailed` if the requirement does not hold. */
  run(): void;
  /**
   * Runs the case in parts, so that the caller can do other work between them. No part takes longer than a few answers.
   */
  inParts(): IterableIterator<void, void>;
  /**
   * Returns the decisions and moves that the matches did not come to. Present in the case `decisions`, for after it has
   * run: it is a note, no failure.
   */
  unreached?(): Unreached;
}

const MATCHES = 4;
const EVENTS = 100;
const MOST_MATCHES = 64;

const seedsFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

const defaultSeeds = ({ plays, editions }: Ruleset): readonly number[] => {
  const count = plays === 'events' ? EVENTS : Math.max(MATCHES, Object.keys(editions).length);
  return seedsFrom(1, count);
};

function* runCase(each: CaseDefinition, ground: MatchPool): Generator<void> {
  let spot: CheckLocation;
  try {
    for (spot of each.check(ground)) yield;
  } catch (error) {
    throw new ConformanceFailed(each, spot, error);
  }
}

const conformanceCase = (each: CaseDefinition, ground: MatchPool): ConformanceCase => {
  const { unreached } = each;
  const skip = each.skipReason?.(ground.ruleset);
  const inParts = () => runCase(each, ground);
  return {
    id: each.id,
    title: `${each.id}: ${each.requirement}`,
    ...(skip !== undefined && { skip }),
    inParts,
    run: () => {
      for (const _ of inParts());
    },
    ...(unreached && { unreached: () => unreached(ground) }),
  };
};

const seedsOf = (ruleset: Ruleset, { seeds = defaultSeeds(ruleset) }: Pick<ConformanceOptions, 'seeds'>) => {
  const bad = seeds.find((seed) => !Number.isSafeInteger(seed) || seed < 0);
  if (bad !== undefined || seeds.length === 0) {
    const reason = bad === undefined ? 'the list is empty' : `${bad} is not a whole number of at least 0`;
    throw new GatechartError('BAD_VALUE', 'seeds', reason);
  }
  return seeds;
};

/**
 * Returns the requirements for every ruleset as cases for any test runner. The cases share their matches, which are
 * played when the first case runs. Throws `BAD_VALUE`, and for a golden folder `CANNOT_READ`, `BAD_GOLDEN`.
 */
export const conforms = <G extends GameState>(
  ruleset: Ruleset<G>,
  options: ConformanceOptions<G> = {},
): readonly ConformanceCase[] => {
  const any: Ruleset = ruleset;
  const { begin, golden } = options;
  const seeds = seedsOf(any, options);
  const furtherSeeds = options.seeds === undefined ? seedsFrom(seeds.length + 1, MOST_MATCHES) : [];
  const ground = new MatchPool(any, { seeds, furtherSeeds, begin });
  return [...cases, ...goldenCases(golden, begin)].map((each) => conformanceCase(each, ground));
};
