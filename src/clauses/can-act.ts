import type { Ruled } from './one-clause.ts';

/** Whether anything that the rules of a ruleset do can be done under a clause: it is there and is no example. */
export const canAct = ({ clauses }: Ruled, id: string): boolean =>
  Object.hasOwn(clauses, id) && clauses[id]?.kind !== 'example';
