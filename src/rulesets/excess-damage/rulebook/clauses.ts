import type { Clause } from '../../../core/rulebook.ts';
import { cards } from './cards.ts';
import { damage } from './damage.ts';
import { otherRules } from './other-rules.ts';
import { readings } from './readings.ts';

const merged = { ...damage, ...otherRules, ...readings, ...cards };

/**
 * The id of a clause, such as `120.4a/deathtouch`, `K-3` or `card/flame-spill`. As text: declarations write an id such as
 * 120.4 as a number.
 */
export type ClauseId = `${keyof typeof merged}`;

/** Every clause: damage, the rules around it, the contested points, the cards. */
export const clauses: Readonly<Record<ClauseId, Clause>> = merged;
