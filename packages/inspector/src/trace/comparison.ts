import type { Baton } from '../../../../src/core/fact.ts';

/** A part of the game that became another one; `undefined` where it was not there or is not any more. */
export interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const MOST = 40;
const LONGEST = 60;

/** Told elsewhere, or never of interest. */
const LEFT_OUT: readonly string[] = ['facts', 'rng', 'cards', 'interpretations'];

const text = (value: unknown): string | undefined => {
  if (value === undefined) return undefined;
  const json = JSON.stringify(value) ?? '';
  return json.length <= LONGEST ? json : `${json.slice(0, LONGEST - 1)}…`;
};

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const collect = (path: string, before: unknown, after: unknown, found: Change[]): void => {
  if (before === after || found.length >= MOST) return;
  if (isTable(before) && isTable(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (path !== '' || !LEFT_OUT.includes(key))
        collect(path === '' ? key : `${path}.${key}`, before[key], after[key], found);
    }
    return;
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const [index, each] of before.entries()) collect(`${path}.${index}`, each, after[index], found);
    return;
  }
  const change = { path, before: text(before), after: text(after) };
  if (change.before !== change.after) found.push(change);
};

/** What differs between two games of a match, at most 40 parts. Parts that the games share are not looked into. */
export const changesBetween = (before: Baton, after: Baton): readonly Change[] => {
  const found: Change[] = [];
  collect('', before, after, found);
  return found;
};
