import type { Clause } from '../../../core/rulebook.ts';
import { chapter01 } from './chapters/chapter01.ts';
import { chapter02 } from './chapters/chapter02.ts';
import { chapter03 } from './chapters/chapter03.ts';
import { chapter04 } from './chapters/chapter04.ts';
import { chapter05 } from './chapters/chapter05.ts';
import { chapter06 } from './chapters/chapter06.ts';
import { chapter07 } from './chapters/chapter07.ts';
import { chapter08 } from './chapters/chapter08.ts';
import { chapter09 } from './chapters/chapter09.ts';
import { chapter10, chapter11 } from './chapters/chapter10-11.ts';
import { chapter12 } from './chapters/chapter12.ts';
import { chapter13 } from './chapters/chapter13.ts';
import { chapter14 } from './chapters/chapter14.ts';
import { chapter15 } from './chapters/chapter15.ts';
import { chapter16 } from './chapters/chapter16.ts';
import { update2103 } from './update2103.ts';

const allClauses = {
  ...chapter01,
  ...chapter02,
  ...chapter03,
  ...chapter04,
  ...chapter05,
  ...chapter06,
  ...chapter07,
  ...chapter08,
  ...chapter09,
  ...chapter10,
  ...chapter11,
  ...chapter12,
  ...chapter13,
  ...chapter14,
  ...chapter15,
  ...chapter16,
  ...update2103,
};

/** The id of a clause of Gate Ruler, such as `13-6c-1` or `u2103/penetrate.2`. */
export type ClauseId = keyof typeof allClauses;

/** Every clause of Gate Ruler, chapters first, then the update, each in the order of its text. */
export const clauses: Readonly<Record<ClauseId, Clause>> = allClauses;
