import type { Film } from '../trace/trace.ts';
import type { Flame } from '../trace/timeline.ts';
import { type Folds, isFolded } from '../trace/flame-lines.ts';
import type { ViewState } from './view-state.ts';

/** What is folded, and the moment gone to: whoever folds the process at work goes to where it began, as the moment stays in sight. */
export type Folded = Pick<ViewState, 'folds' | 'cursor'>;

type Run = Film['runs'][number];

const isAtWork = ({ began, ended }: Run, cursor: number): boolean =>
  began < cursor && (ended === undefined || ended >= cursor);

const folding = (folds: Folds, runs: readonly Run[], fold: boolean): Folds => ({
  ...folds,
  but: new Map([...folds.but, ...runs.map(({ number }) => [number, fold] as const)]),
});

/** A process folded, or unfolded. */
export const foldedProcess = (
  { runs }: Film,
  { folds, cursor }: Folded,
  flame: Flame,
  number: number,
): Folded => {
  const run = runs[number];
  if (run === undefined) return { folds, cursor };
  const atWork = isAtWork(run, cursor);
  return {
    folds: folding(folds, [run], atWork || !isFolded(flame, folds, number)),
    cursor: atWork ? run.began : cursor,
  };
};

/** The process at work folded, or those that start here unfolded. */
export const foldedHere = ({ runs }: Film, { folds, cursor }: Folded, fold: boolean): Folded => {
  if (!fold)
    return {
      folds: folding(
        folds,
        runs.filter(({ began }) => began === cursor),
        false,
      ),
      cursor,
    };
  const innermost = runs.findLast((run) => run.number > 0 && isAtWork(run, cursor));
  if (innermost === undefined) return { folds, cursor };
  return { folds: folding(folds, [innermost], true), cursor: innermost.began };
};
