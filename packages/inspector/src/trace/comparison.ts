import type { GameState } from '../../../../src/core/fact.ts';

/** A part of the game that became another one; `undefined` where it was not there or is not any more. */
export interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const MAX_CHANGES = 40;
const MAX_TEXT = 60;

/** Told elsewhere, or never of interest. */
const IGNORED_KEYS: readonly string[] = ['facts', 'rng', 'cards', 'interpretations'];

const shortJson = (value: unknown): string | undefined => {
  if (value === undefined) return undefined;
  const json = JSON.stringify(value) ?? '';
  return json.length <= MAX_TEXT ? json : `${json.slice(0, MAX_TEXT - 1)}…`;
};

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const collectChanges = (path: string, before: unknown, after: unknown, found: Change[]): void => {
  if (before === after || found.length >= MAX_CHANGES) return;
  if (isTable(before) && isTable(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (path !== '' || !IGNORED_KEYS.includes(key))
        collectChanges(path === '' ? key : `${path}.${key}`, before[key], after[key], found);
    }
    return;
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const [index, each] of before.entries()) collectChanges(`${path}.${index}`, each, after[index], found);
    return;
  }
  const change = { path, before: shortJson(before), after: shortJson(after) };
  if (change.before !== change.after) found.push(change);
};

/** What differs between two games of a match, at most 40 parts. Parts that the games share are not looked into. */
export const changesBetween = (before: GameState, after: GameState): readonly Change[] => {
  const found: Change[] = [];
  collectChanges('', before, after, found);
  return found;
};
