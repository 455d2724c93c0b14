import type { GuardExpression } from '../chart/guard.ts';
import { callSource } from './call-source.ts';
import type { Names } from './names.ts';
import { paramsSource } from './params-source.ts';

/** An expression that asks what a guard asks. */
export const guardSource = (asked: GuardExpression, names: Names): string => {
  if (asked.is === 'predicate') {
    const { name, holds, params } = asked;
    return callSource(holds, name, paramsSource(params, name, names), names);
  }
  if (asked.is === 'not') return `!${guardSource(asked.of, names)}`;
  const parts = asked.of.map((part) => guardSource(part, names));
  if (parts.length === 0) return String(asked.is === 'and');
  return `(${parts.join(asked.is === 'and' ? ' && ' : ' || ')})`;
};
