import { GatechartError } from '../core/errors.ts';
import type { GameState } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { type CaseDefinition, ConformanceFailed } from './case.ts';
import { concedeCase, forksCase, optionsCase, playersCase, rejectionsCase } from './cases/answers.ts';
import { chartsCase, clausesCase, decisionsCase } from './cases/charts.ts';
import { invariantsCase, traceInvariantsCase } from './cases/invariants.ts';
import { chanceCase, lengthCase, newGameCase, playsCase, resultCase } from './cases/match-course.ts';
import { narrationCase } from './cases/narration.ts';
import { positionsCase, recordsCase } from './cases/records.ts';
import { repeatsCase, runtimesCase } from './cases/runtimes.ts';
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
  determinizationCase,
  lazyViewCase,
  informationStateKeyCase,
  presentCase,
  narrationCase,
];

/** How a ruleset is held to its contract; all have defaults. */
export interface ConformanceOptions<G extends GameState = GameState> {
  /**
   * Seeds of the matches that are played, whole numbers from 0; each next one is of the next edition. When absent 1, 2, 3 …:
   * four matches or one of each edition, whichever are more, or 100 events.
   */
  readonly seeds?: readonly number[];
  /**
   * The game that the match of a seed begins with, for a ruleset whose `newGame` or `matchGenerator` does not bring what is to be
   * looked at.
   */
  readonly begin?: Begin<G>;
  /** Folder with golden playthroughs, as `gatechart conform --write-golden` writes them. */
  readonly golden?: string;
}

/** One thing that every ruleset owes the rest of the program, for any test runner. */
export interface ConformanceCase {
  /** One word, such as `options`; of a golden playthrough `golden/` and the name of its file. */
  readonly id: string;
  /** The id, and what must hold in a sentence. */
  readonly title: string;
  /** Why nothing is held to it: an adapter is absent. Absent where the case is to be run. */
  readonly skip?: string;
  /** Throws `ConformanceFailed` where it does not hold. */
  run(): void;
  /** The same in parts, for who does other things between them; none takes longer than a few answers. */
  inParts(): IterableIterator<void, void>;
}

const MATCHES = 4;
const EVENTS = 100;

const defaultSeeds = ({ plays, editions }: Ruleset): readonly number[] => {
  const count = plays === 'events' ? EVENTS : Math.max(MATCHES, Object.keys(editions).length);
  return Array.from({ length: count }, (_, index) => index + 1);
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
 * What a ruleset owes the rest of the program, as cases for any test runner. They share the matches they look at, which are
 * played when the first case is run. Throws `BAD_VALUE`, and for a golden folder `CANNOT_READ`, `BAD_GOLDEN`.
 */
export const conforms = <G extends GameState>(
  ruleset: Ruleset<G>,
  options: ConformanceOptions<G> = {},
): readonly ConformanceCase[] => {
  const any: Ruleset = ruleset;
  const { begin, golden } = options;
  const ground = new MatchPool(any, { seeds: seedsOf(any, options), begin });
  return [...cases, ...goldenCases(golden, begin)].map((each) => conformanceCase(each, ground));
};
