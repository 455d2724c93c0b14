import { isSimilar, nearestIds } from '../core/data/nearest.ts';

type Parts = readonly string[];

/** The numbers and words of a clause id: `13`, `6`, `c`, `1`. */
const partsOf = (id: string): Parts => id.toLowerCase().match(/\d+|[^\d/.-]+/gu) ?? [];

const startsWith = (parts: Parts, start: Parts): boolean => start.every((part, at) => parts[at] === part);

const isBefore = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) <= 0;

/** As many of a list as that, around a place in it. */
const around = <T>(list: readonly T[], place: number, count: number): readonly T[] => {
  const start = Math.max(0, Math.min(place - Math.ceil(count / 2), list.length - count));
  return list.slice(start, start + count);
};

/**
 * The neighbours of an unknown clause in the rule book, whose order `ids` has: the clause above it, the clauses below that
 * one around the place of the unknown one, then those that follow. Clauses with a similar spelling, if any, where it has no
 * place.
 */
export const nearestClauses = (wanted: string, ids: readonly string[], count: number): readonly string[] => {
  const parts = partsOf(wanted);
  const known = ids.map((id) => ({ id, parts: partsOf(id) }));
  const above = parts.findLastIndex((_, at) =>
    known.some((each) => startsWith(each.parts, parts.slice(0, at + 1))),
  );
  const start = parts.slice(0, above + 1);
  const inside = known.filter((each) => startsWith(each.parts, start));
  const parents = inside.filter((each) => each.parts.length === start.length);
  const children = inside.filter((each) => each.parts.length === start.length + 1);
  if (start.length === 0 || parents.length + children.length === 0)
    return nearestIds(wanted, ids, count).filter((id) => isSimilar(wanted, id));
  const next = parts[start.length] ?? '';
  const place = children.filter((each) => isBefore(each.parts[start.length] ?? '', next)).length;
  const near = [...parents, ...around(children, place, Math.max(count - parents.length, 0))].map(
    ({ id }) => id,
  );
  const after = ids.indexOf(near.at(-1) ?? '') + 1;
  return [...near, ...ids.slice(after)].slice(0, count);
};

/** `there is no clause X`, with its neighbours. For error messages. */
export const unknownClauseMessage = (wanted: string, ids: readonly string[], count: number): string => {
  const nearest = nearestClauses(wanted, ids, count).join(', ');
  return `there is no clause ${wanted}${nearest === '' ? '' : `; nearest: ${nearest}`}`;
};
