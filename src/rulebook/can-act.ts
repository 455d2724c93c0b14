import type { RulesetClauses } from './clause-details.ts';

/** Whether a clause can act in a match: it prescribes something, and not what may be seen. */
export const canAct = ({ clauses }: RulesetClauses, id: string): boolean => {
  const clause = clauses[id];
  return clause?.kind === 'prescribes' && clause.acts !== 'view';
};
