import type { Case } from '../case.ts';
import { chance } from './chance.ts';
import { charts } from './charts.ts';
import { clauses } from './clauses.ts';
import { concede } from './concede.ts';
import { decisions } from './decisions.ts';
import { forks } from './forks.ts';
import { glance } from './glance.ts';
import { imagined } from './imagined.ts';
import { invariants } from './invariants.ts';
import { laws } from './laws.ts';
import { leaks } from './leaks.ts';
import { length } from './length.ts';
import { newGame } from './new-game.ts';
import { options } from './options.ts';
import { plays } from './plays.ts';
import { positions } from './positions.ts';
import { present } from './present.ts';
import { records } from './records.ts';
import { refusals } from './refusals.ts';
import { repeats } from './repeats.ts';
import { result } from './result.ts';
import { runtimes } from './runtimes.ts';
import { seats } from './seats.ts';
import { seenKey } from './seen-key.ts';
import { telling } from './telling.ts';
import { views } from './views.ts';

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
