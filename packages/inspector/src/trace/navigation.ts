import type { Trace } from './trace.ts';

type Way = 1 | -1;

/** The rest after or before a moment, else the end or the beginning. */
export const nextRest = ({ segments: scenes, moments }: Trace, cursor: number, by: Way): number => {
  const rests = scenes.map(({ end }) => end - 1);
  const next = by === 1 ? rests.find((rest) => rest > cursor) : rests.findLast((rest) => rest < cursor);
  return next ?? (by === 1 ? moments.length - 1 : 0);
};

/** The moment past the end of the process at work, or before it was started. */
export const pastProcess = ({ moments }: Trace, cursor: number, by: Way): number => {
  const depth = moments[cursor]?.step?.path.length ?? 0;
  let place = cursor + by;
  while (moments[place] !== undefined && (moments[place]?.step?.path.length ?? 0) >= depth) place += by;
  return place;
};
