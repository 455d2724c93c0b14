import type { Language, Viewer } from 'gatechart/tools';
import { clausesOf } from 'gatechart/tools';
import { searchPredicate } from './search.ts';
import type { Trace } from './trace.ts';

type Way = 1 | -1;

/** The rest after or before a moment, else the end or the beginning. */
export const nextRest = ({ segments, moments }: Trace, cursor: number, by: Way): number => {
  const rests = segments.map(({ end }) => end - 1);
  const next = by === 1 ? rests.find((rest) => rest > cursor) : rests.findLast((rest) => rest < cursor);
  return next ?? (by === 1 ? moments.length - 1 : 0);
};

/** The next or the last moment before this one with a line of the match log, else the end or the beginning. */
export const nextEvent = ({ ruleset, moments }: Trace, cursor: number, by: Way): number => {
  let place = cursor + by;
  for (; place > 0 && place < moments.length - 1; place += by) {
    const { facts } = moments[place] as Trace['moments'][number];
    if (facts.some((fact) => ruleset.headline === undefined || ruleset.headline(fact) !== undefined)) break;
  }
  return Math.max(0, Math.min(moments.length - 1, place));
};

/** The moment past the end of the process at work, or before it was started. */
export const pastProcess = ({ moments }: Trace, cursor: number, by: Way): number => {
  const depth = moments[cursor]?.step?.path.length ?? 0;
  let place = cursor + by;
  while (moments[place] !== undefined && (moments[place]?.step?.path.length ?? 0) >= depth) place += by;
  return place;
};

/** What a run through a trace stops at. */
export type Breakpoint =
  /** A state is entered: `machine/path`, states within count. */
  | { readonly is: 'state'; readonly key: string }
  /** A transition is taken: `machine/id`. */
  | { readonly is: 'transition'; readonly key: string }
  | { readonly is: 'clause'; readonly key: string }
  /** Something happens whose words have these in them, such as the name of a card. */
  | { readonly is: 'words'; readonly key: string }
  /** A decision of that kind is asked. */
  | { readonly is: 'decision'; readonly key: string };

export const isSameBreakpoint = (one: Breakpoint, other: Breakpoint): boolean =>
  one.is === other.is && one.key === other.key;

/** The breakpoints with that one more, or without it if it was there. */
export const toggleBreakpoint = (
  breakpoints: readonly Breakpoint[],
  one: Breakpoint,
): readonly Breakpoint[] =>
  breakpoints.some((each) => isSameBreakpoint(each, one))
    ? breakpoints.filter((each) => !isSameBreakpoint(each, one))
    : [...breakpoints, one];

const isWithin = (key: string, state: string): boolean =>
  key === state || key.endsWith('/') ? state.startsWith(key) : state.startsWith(`${key}.`);

/** Whether a trace is at a breakpoint, by moment. */
const watcher = (
  trace: Trace,
  { is, key }: Breakpoint,
  viewer: Viewer,
  language: Language,
): ((moment: number) => boolean) => {
  switch (is) {
    case 'state':
      return (moment) => {
        const { step } = trace.moments[moment] as Trace['moments'][number];
        if (step === undefined) return false;
        const entered = [`${step.machine}/${step.to}`, ...step.opens.map((each) => each.replace('.', '/'))];
        return entered.some((state) => isWithin(key, state));
      };
    case 'transition':
      return (moment) => {
        const { step } = trace.moments[moment] as Trace['moments'][number];
        return step !== undefined && `${step.machine}/${step.transition}` === key;
      };
    case 'clause':
      return (moment) => {
        const { step, facts } = trace.moments[moment] as Trace['moments'][number];
        return step?.clauses.includes(key) === true || facts.some((fact) => clausesOf(fact).includes(key));
      };
    case 'words': {
      const finds = searchPredicate(trace, key, viewer, language);
      return (moment) => finds?.(moment, false) === true;
    }
    case 'decision':
      return (moment) => {
        const segment = trace.segments[trace.moments[moment]?.segment ?? 0];
        return segment?.end === moment + 1 && segment.decision?.kind === key;
      };
  }
};

/** The next moment after or before one, up to `end`, at which a trace is at a breakpoint; `undefined` where it comes to none. */
export const nextStop = (
  trace: Trace,
  from: number,
  by: 1 | -1,
  breakpoints: readonly Breakpoint[],
  viewer: Viewer,
  language: Language,
  end = trace.moments.length - 1,
): number | undefined => {
  const watchers = breakpoints.map((each) => watcher(trace, each, viewer, language));
  for (let moment = from + by; moment >= 0 && moment <= end; moment += by) {
    if (watchers.some((isAt) => isAt(moment))) return moment;
  }
  return undefined;
};
