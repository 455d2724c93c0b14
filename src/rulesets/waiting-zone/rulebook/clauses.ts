import type { Clause } from '../../../core/rulebook.ts';
import { eventClauses } from './event-course.ts';
import { houseClauses } from './house.ts';
import { processingClauses } from './processing.ts';
import { readingClauses } from './readings.ts';

const merged = { ...processingClauses, ...eventClauses, ...readingClauses, ...houseClauses };

/** The id of a clause of the waiting-zone game: topic and place within it, such as `attack.8` or `reading.13`. */
export type ClauseId = keyof typeof merged;

/** Every clause: the text of the source in its order, then our readings of what it leaves open, then our house rules. */
export const clauses: Readonly<Record<ClauseId, Clause>> = merged;
