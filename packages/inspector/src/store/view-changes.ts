import type { OpenedSource } from '../trace/opened-source.ts';
import { type FoldState, isFolded, type Timeline } from '../trace/timeline.ts';
import type { Trace } from '../trace/trace.ts';
import { type Branch, INITIAL_STATE, ownPlayer, type ViewState } from './view-state.ts';

/** What changes as something is opened. */
export const stateAfterOpening = (
  opened: OpenedSource,
  { version, seats, viewer, coverage, heat }: ViewState,
): Partial<ViewState> => {
  const branches = opened.traces.map((each, number): Branch => ({ ...each, number, from: undefined }));
  const isColoured = coverage?.ruleset === branches[0]?.trace.ruleset.id;
  return {
    opened,
    branches,
    active: 0,
    cursor: 0,
    version: version + 1,
    playing: false,
    machine: undefined,
    trouble: undefined,
    fileAwaitingSets: undefined,
    source: undefined,
    pendingAddress: undefined,
    comparedBranch: undefined,
    hint: undefined,
    live: undefined,
    notice: undefined,
    // A match is looked at as by who plays it; nobody plays what is opened.
    viewer: ownPlayer(seats) === null ? viewer : INITIAL_STATE.viewer,
    seats: INITIAL_STATE.seats,
    furthestSeen: [],
    // Who opens these wants to see one place in them, not how a match goes.
    isAllShown: opened.kind === 'scenario' || opened.kind === 'finding',
    folds: INITIAL_STATE.folds,
    breakpoints: [],
    details: undefined,
    enlarged: undefined,
    chances: undefined,
    ...(!isColoured && { coverage: undefined, heat: heat === 'run' ? 'none' : heat }),
  };
};

/** What is folded, and the moment gone to: whoever folds the process at work goes to where it began, as the moment stays in sight. */
export type FoldChange = Pick<ViewState, 'folds' | 'cursor'>;

type Run = Trace['runs'][number];

const isAtWork = ({ began, ended }: Run, cursor: number): boolean =>
  began < cursor && (ended === undefined || ended >= cursor);

const withFolds = (folds: FoldState, runs: readonly Run[], fold: boolean): FoldState => ({
  ...folds,
  exceptions: new Map([...folds.exceptions, ...runs.map(({ number }) => [number, fold] as const)]),
});

/** A process folded, or unfolded. */
export const toggleProcessFold = (
  { runs }: Trace,
  { folds, cursor }: FoldChange,
  timeline: Timeline,
  number: number,
): FoldChange => {
  const run = runs[number];
  if (run === undefined) return { folds, cursor };
  const atWork = isAtWork(run, cursor);
  return {
    folds: withFolds(folds, [run], atWork || !isFolded(timeline, folds, number)),
    cursor: atWork ? run.began : cursor,
  };
};

/** The process at work folded, or those that start here unfolded. */
export const foldAtCursor = ({ runs }: Trace, { folds, cursor }: FoldChange, fold: boolean): FoldChange => {
  if (!fold)
    return {
      folds: withFolds(
        folds,
        runs.filter(({ began }) => began === cursor),
        false,
      ),
      cursor,
    };
  const innermost = runs.findLast((run) => run.number > 0 && isAtWork(run, cursor));
  if (innermost === undefined) return { folds, cursor };
  return { folds: withFolds(folds, [innermost], true), cursor: innermost.began };
};
