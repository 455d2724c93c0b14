import type { Case } from './case.ts';
import { chance } from './cases/chance.ts';
import { charts } from './cases/charts.ts';
import { clauses } from './cases/clauses.ts';
import { concede } from './cases/concede.ts';
import { decisions } from './cases/decisions.ts';
import { forks } from './cases/forks.ts';
import { glance } from './cases/glance.ts';
import { imagined } from './cases/imagined.ts';
import { invariants } from './cases/invariants.ts';
import { laws } from './cases/laws.ts';
import { leaks } from './cases/leaks.ts';
import { length } from './cases/length.ts';
import { newGame } from './cases/match-course.ts';
import { options } from './cases/answers.ts';
import { plays } from './cases/plays.ts';
import { positions } from './cases/records.ts';
import { present } from './cases/present.ts';
import { records } from './cases/records-2.ts';
import { refusals } from './cases/refusals.ts';
import { repeats } from './cases/runtimes.ts';
import { result } from './cases/result.ts';
import { runtimes } from './cases/runtimes-2.ts';
import { seats } from './cases/seats.ts';
import { seenKey } from './cases/seen-key.ts';
import { telling } from './cases/narration.ts';
import { views } from './cases/views.ts';

/** Every case: first what others stand on. */
export const cases: readonly Case[] = [
  charts,
  decisions,
  clauses,
  newGame,
  chance,
  plays,
  length,
  result,
  repeats,
  runtimes,
  options,
  seats,
  refusals,
  forks,
  concede,
  invariants,
  laws,
  positions,
  records,
  views,
  leaks,
  imagined,
  glance,
  seenKey,
  present,
  telling,
];
