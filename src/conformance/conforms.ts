import type { CaseDefinition } from './case.ts';
import { chanceCase } from './cases/chance.ts';
import { chartsCase } from './cases/charts.ts';
import { clausesCase } from './cases/clauses.ts';
import { concedeCase } from './cases/concede.ts';
import { decisionsCase } from './cases/decisions.ts';
import { forksCase } from './cases/forks.ts';
import { lazyViewCase } from './cases/glance.ts';
import { determinizationCase } from './cases/imagined.ts';
import { invariantsCase } from './cases/invariants.ts';
import { traceInvariantsCase } from './cases/laws.ts';
import { leaksCase } from './cases/leaks.ts';
import { lengthCase } from './cases/length.ts';
import { newGameCase } from './cases/match-course.ts';
import { optionsCase } from './cases/answers.ts';
import { playsCase } from './cases/plays.ts';
import { positionsCase } from './cases/records.ts';
import { presentCase } from './cases/present.ts';
import { recordsCase } from './cases/records-2.ts';
import { rejectionsCase } from './cases/refusals.ts';
import { repeatsCase } from './cases/runtimes.ts';
import { resultCase } from './cases/result.ts';
import { runtimesCase } from './cases/runtimes-2.ts';
import { playersCase } from './cases/seats.ts';
import { informationStateKeyCase } from './cases/seen-key.ts';
import { narrationCase } from './cases/narration.ts';
import { viewsCase } from './cases/views.ts';

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
