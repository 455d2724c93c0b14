import type { TextView } from '../../core/adapters/picture.ts';

const lineOf = ([part, value]: readonly [string, unknown]): string =>
  `${part}: ${typeof value === 'string' ? value : JSON.stringify(value)}`;

/** The picture of a ruleset that draws none: what the player may know, part by part. */
export const plainBoard: TextView = {
  table: (view) => Object.entries(view as object).map(lineOf),
  option: () => '',
};
