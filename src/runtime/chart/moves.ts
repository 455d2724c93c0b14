import type { AnyStateNode } from 'xstate';

/** `choose.` of `choose.*`; nothing of the type of one move. */
export const wildcardOf = (move: string): string | undefined =>
  move.endsWith('.*') ? move.slice(0, -1) : undefined;

/** Whether a move, or every move of a wildcard, has a type or wildcard that a transition names. */
export const includesMove = (named: string, move: string): boolean => {
  if (named === move) return true;
  const wildcard = wildcardOf(named);
  return wildcard !== undefined && `${move}.`.startsWith(wildcard);
};

/** Whether a move can have both types or wildcards. */
export const mayMeet = (one: string, other: string): boolean =>
  includesMove(one, other) || includesMove(other, one);

/** The types and wildcards that a state names itself, in the order in which XState tries them. */
export const movesOf = ({ config }: AnyStateNode): readonly string[] =>
  Object.keys(config.on ?? {}).sort((a, b) => {
    const [wild, other] = [wildcardOf(a)?.length ?? 0, wildcardOf(b)?.length ?? 0];
    return wild === 0 || other === 0 ? wild - other : other - wild;
  });
