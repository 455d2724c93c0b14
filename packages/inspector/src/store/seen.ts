import type { Trace } from '../trace/trace.ts';
import type { ViewState } from './view-state.ts';

/** The last moment of the film looked at that the page may tell of: what comes later would give the end away. */
export const visibleEnd = ({ branches, active, furthestSeen: seen, cursor, isAllShown }: ViewState): number => {
  const last = (branches[active]?.trace.moments.length ?? 1) - 1;
  return isAllShown ? last : Math.min(last, Math.max(cursor, seen[active] ?? 0));
};

/** The furthest moments seen, by branch, when that one is looked at. */
export const seenAfter = (seen: readonly number[], branch: number, cursor: number): readonly number[] => {
  if ((seen[branch] ?? -1) >= cursor) return seen;
  const grown = [...seen];
  grown[branch] = cursor;
  return grown;
};

/** Whether a film is told whole. */
export const isFullyVisible = (film: Trace, end: number): boolean => end >= film.moments.length - 1;
