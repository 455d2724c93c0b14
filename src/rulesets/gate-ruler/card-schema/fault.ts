import type { z } from 'zod';
import * as found from '../../../core/cards/validation.ts';
import type { ClauseId } from '../rulebook/clauses.ts';

/** One thing that is wrong with a card or a deck, and by which clause where one decides. */
export interface Fault extends found.Fault {
  readonly clause?: ClauseId;
}

/** What a schema found, in plain words. 1-5e: numbers are whole. */
export const faultOf = (data: unknown, issue: z.core.$ZodIssue): Fault => {
  const fault = found.faultOf(data, issue);
  const { path, reason } = fault;
  return issue.code === 'invalid_type' && issue.expected === 'int'
    ? { path, reason, clause: '1-5e' }
    : { path, reason };
};
