import type { Trace } from '../trace/trace.ts';
import type { Timeline } from '../trace/timeline.ts';
import { type FoldState, isFolded } from '../trace/flame-lines.ts';
import type { ViewState } from './view-state.ts';

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
  flame: Timeline,
  number: number,
): FoldChange => {
  const run = runs[number];
  if (run === undefined) return { folds, cursor };
  const atWork = isAtWork(run, cursor);
  return {
    folds: withFolds(folds, [run], atWork || !isFolded(flame, folds, number)),
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
