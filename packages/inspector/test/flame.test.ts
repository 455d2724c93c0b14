import { expect, test } from 'vitest';
import { type Filter, filterPredicate, isBookkeeping, NO_FILTER } from '../src/trace/search.ts';
import {
  buildTimeline,
  DEFAULT_FOLDS,
  type FoldState,
  filterLines,
  mergeRepeats,
  processChain,
  type Timeline,
  visibleLines,
} from '../src/trace/timeline.ts';
import type { Trace } from '../src/trace/trace.ts';
import { traceOfMatch, traceOfScenario } from './support/trace.ts';

const trace = traceOfMatch(3);
const timeline = buildTimeline(trace);
const LAST = trace.moments.length - 1;
const ALL: Filter = { ...NO_FILTER, bookkeeping: true };
const OPEN: FoldState = { most: 'open', exceptions: new Map() };

interface Asked {
  readonly folds?: FoldState;
  readonly filter?: Filter;
  readonly current?: number;
  readonly end?: number;
}

/** The lines shown of the match. */
const shown = ({ folds = OPEN, filter = ALL, current = 0, end = LAST }: Asked): Timeline['lines'] => {
  const kept = filterLines(trace, timeline, filterPredicate(trace, filter, null, 'en'));
  return visibleLines(trace, timeline, { folds, kept, current, end }).map(
    (place) => timeline.lines[place] as never,
  );
};

const momentsIn = (lines: Timeline['lines']): readonly number[] =>
  lines.flatMap((line) => (line.is === 'moment' ? [line.moment] : []));

const every = trace.moments.map((_, moment) => moment);

test('unfolded, every moment has its line, in the order of time', () => {
  expect(momentsIn(shown({}))).toEqual(every);
});

test('a moment lies in the process that stepped, or in the one that starts there if only that has something to tell', () => {
  let inner = 0;
  for (const line of timeline.lines) {
    if (line.is !== 'moment') continue;
    const { step, facts, entered = 0 } = trace.moments[line.moment] as (typeof trace.moments)[number];
    if (step === undefined) continue;
    const run = trace.runs[line.within];
    const isInner = entered > 0 && facts.length === entered;
    if (isInner) {
      inner += 1;
      expect(run?.began).toBe(line.moment);
      expect(run?.path.slice(0, step.path.length)).toEqual(step.path);
    } else expect(run?.path).toEqual(step.path);
  }
  expect(inner).toBeGreaterThan(10);
});

test('a process holds its lines and those of the processes within it, and no other', () => {
  for (const [place, line] of timeline.lines.entries()) {
    if (line.is !== 'process') continue;
    const held = timeline.lines.slice(place + 1, timeline.endOf[line.run]);
    expect(held.every(({ within }) => processChain(trace, within).includes(line.run))).toBe(true);
    const behind = timeline.lines[timeline.endOf[line.run] as number];
    expect(behind === undefined || !processChain(trace, behind.within).includes(line.run)).toBe(true);
  }
});

test('folded, only the outermost processes are left, and the way to the moment looked at', () => {
  const folded: FoldState = { most: 'folded', exceptions: new Map() };
  const runs = shown({ folds: folded }).flatMap((line) => (line.is === 'process' ? [line.run] : []));
  expect(runs.every((run) => trace.runs[run]?.path.length === 1)).toBe(true);
  const current = every.findLast((moment) => trace.moments[moment]?.step?.path.length === 5) as number;
  const lines = shown({ folds: folded, current });
  expect(momentsIn(lines)).toContain(current);
  const way = processChain(trace, timeline.lines[timeline.lineOf[current] as number]?.within as number);
  for (const run of way.slice(0, -1)) {
    expect(lines.some((line) => line.is === 'process' && line.run === run)).toBe(true);
  }
});

test('a process folded by hand is folded among open ones', () => {
  const run = trace.runs.find(({ machine }) => machine === 'mainPhase')?.number as number;
  const lines = shown({ folds: { most: 'open', exceptions: new Map([[run, true]]) } });
  expect(lines.some((line) => line.is === 'process' && line.run === run)).toBe(true);
  expect(lines.some(({ within }) => within === run)).toBe(false);
});

test('by default a process in which nothing is told and nobody answers is folded', () => {
  const lines = shown({ folds: DEFAULT_FOLDS });
  const holds = (run: number): boolean => lines.some(({ within }) => within === run);
  const gates = trace.runs.filter(({ machine }) => machine === 'gate');
  const isQuiet = ({ number }: Trace['runs'][number]): boolean =>
    timeline.narratedIn[number]?.length === 0 && timeline.answersIn[number] === 0;
  expect(gates.filter(isQuiet).some(({ number }) => holds(number))).toBe(false);
  expect(gates.filter((run) => !isQuiet(run)).every(({ number }) => holds(number))).toBe(true);
});

test('by default a process that tells nothing is left out, until it is unfolded by hand or looked at', () => {
  const shownRuns = (asked: Asked): readonly number[] =>
    shown({ ...asked, filter: NO_FILTER }).flatMap((line) => (line.is === 'process' ? [line.run] : []));
  const isQuiet = (run: number): boolean =>
    timeline.narratedIn[run]?.length === 0 && timeline.answersIn[run] === 0;
  expect(shownRuns({ folds: DEFAULT_FOLDS }).filter(isQuiet)).toEqual([]);
  const quiet = shownRuns({ folds: OPEN }).find(isQuiet) as number;
  const unfolded: FoldState = { ...DEFAULT_FOLDS, exceptions: new Map([[quiet, false]]) };
  expect(shownRuns({ folds: unfolded })).toContain(quiet);
  const folded: FoldState = { ...DEFAULT_FOLDS, exceptions: new Map([[quiet, true]]) };
  expect(shownRuns({ folds: folded })).toContain(quiet);
  const inside = timeline.lines.find((line) => line.is === 'moment' && line.within === quiet)?.moment;
  expect(shownRuns({ folds: DEFAULT_FOLDS, current: inside as number })).toContain(quiet);
});

test('passes that follow each other are one row, and an answer is one row with its step', () => {
  const kept = filterLines(trace, timeline, filterPredicate(trace, NO_FILTER, null, 'en'));
  const view = { folds: OPEN, kept, current: 0, end: LAST };
  const places = visibleLines(trace, timeline, view);
  const rows = mergeRepeats(trace, timeline, places);
  expect(rows.flat()).toEqual(places);
  const whats = rows.map((row) =>
    row.flatMap((place) =>
      trace.moments[timeline.lines[place]?.moment as number]?.facts.map(({ what }) => what),
    ),
  );
  const isPass = (row: readonly unknown[] | undefined): boolean =>
    row?.every((what) => what === 'passed') === true;
  const merged = whats.filter((row) => isPass(row) && row.length > 1);
  expect(merged.length).toBeGreaterThan(20);
  // What changes the game is never merged.
  const momentsOf = (row: readonly number[]) => new Set(row.map((place) => timeline.lines[place]?.moment));
  for (const [index, row] of rows.entries())
    if (momentsOf(row).size > 1) expect(isPass(whats[index])).toBe(true);
  const answers = rows.filter(([place]) => timeline.lines[place as number]?.is === 'answer');
  const alone = answers.filter((row) => {
    const { moment } = timeline.lines[row[0] as number] as Timeline['lines'][number];
    return (
      row.length === 1 &&
      trace.moments[moment]?.facts.length === 0 &&
      places.includes(timeline.lineOf[moment] as number)
    );
  });
  expect(alone).toEqual([]);
});

test('the turn and the phase are headed by the facts that began them', () => {
  const heads = trace.runs
    .filter(({ machine }) => machine === 'turn')
    .map(({ number }) => trace.moments[timeline.headOf.get(number) as number]?.facts.map(({ what }) => what));
  expect(heads.length).toBeGreaterThan(2);
  expect(heads.every((facts) => facts?.includes('turnBegan'))).toBe(true);
});

test('bookkeeping answers nothing, tells nothing and changes nothing', () => {
  const hidden = every.filter((moment) => isBookkeeping(trace, moment));
  expect(hidden.length).toBeGreaterThan(500);
  for (const moment of hidden) {
    const { step, facts, game } = trace.moments[moment] as Trace['moments'][number];
    expect([step?.event === 'answer', facts.length, game === trace.moments[moment - 1]?.game]).toEqual([
      false,
      0,
      true,
    ]);
  }
});

test('hidden bookkeeping leaves the moment looked at, and no process without a line', () => {
  const current = every.findLast((moment) => isBookkeeping(trace, moment)) as number;
  const lines = shown({ filter: NO_FILTER, current });
  expect(momentsIn(lines).filter((moment) => isBookkeeping(trace, moment))).toEqual([current]);
  for (const line of lines) {
    if (line.is !== 'process') continue;
    expect(
      lines.some((each) => each.is !== 'process' && processChain(trace, each.within).includes(line.run)),
    ).toBe(true);
  }
});

test('a filter by process leaves what happened in it', () => {
  const lines = shown({ filter: { ...ALL, process: 'counter' } });
  const moments = momentsIn(lines).filter((moment) => moment > 0);
  expect(moments.length).toBeGreaterThan(0);
  for (const moment of moments) expect(trace.moments[moment]?.step?.path).toContain('counter');
});

test('a filter by player leaves what came of the answers of that player', () => {
  const moments = momentsIn(shown({ filter: { ...ALL, player: 1 } })).filter((moment) => moment > 0);
  expect(moments.length).toBeGreaterThan(0);
  for (const moment of moments) {
    expect(trace.segments[trace.moments[moment]?.segment as number]?.cause).toMatchObject({ player: 1 });
  }
});

test('a filter by clause and one by process are asked together', () => {
  const clause = '9-3e-1';
  const asked = { ...ALL, query: clause };
  const both = momentsIn(shown({ filter: { ...asked, process: 'damageStep' } })).filter((each) => each > 0);
  const one = momentsIn(shown({ filter: asked })).filter((each) => each > 0);
  expect(both.length).toBeGreaterThan(0);
  expect(both.length).toBeLessThan(one.length);
  for (const moment of both) expect(one).toContain(moment);
});

test('nothing is told of what comes after the end', () => {
  const lines = shown({ end: 100 });
  expect(Math.max(...lines.map(({ moment }) => moment))).toBe(100);
});

test('the processes of a position that was set up hold what happens after it', () => {
  const set = traceOfScenario();
  const { lines, lineOf } = buildTimeline(set);
  const step = set.moments.findIndex(({ step: taken }) => taken !== undefined);
  const { within } = lines[lineOf[step] as number] as Timeline['lines'][number];
  expect(set.runs[within]?.path).toEqual(set.moments[step]?.step?.path);
});

test('a match that is given up ends every process', () => {
  const ended = traceOfMatch(3).branch(4);
  ended.concede(0);
  const { lines, endOf, lineOf } = buildTimeline(ended);
  const last = lineOf.at(-1) as number;
  expect(lines[last]?.within).toBe(0);
  expect(endOf.slice(1).every((end) => end <= last)).toBe(true);
});
