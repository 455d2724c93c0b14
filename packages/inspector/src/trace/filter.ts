import type { Player } from '../../../../src/core/decision.ts';
import type { Viewer } from '../../../../src/core/adapters/board-view.ts';
import type { Language } from '../../../../src/core/narration.ts';
import type { Trace } from './trace.ts';
import { isBookkeeping } from './bookkeeping.ts';
import { searchPredicate } from './search.ts';

/** What of a film the time line shows. */
export interface Filter {
  /** A clause, a machine or state, or words of what happened. */
  readonly query: string;
  /** Only what happened in processes of that machine. */
  readonly process: string | undefined;
  /** Only what came of that player's answers. */
  readonly player: Player | undefined;
  readonly bookkeeping: boolean;
}

export const NO_FILTER: Filter = { query: '', process: undefined, player: undefined, bookkeeping: false };

/** Whether a filter asks for something. */
export const isActiveFilter = ({ query, process, player }: Filter): boolean =>
  query.trim() !== '' || process !== undefined || player !== undefined;

/** Whether a process is of a machine or lies within one that is, by process. */
const inProcess = ({ runs }: Trace, machine: string): readonly boolean[] => {
  const within: boolean[] = [];
  for (const run of runs) {
    within.push(run.machine === machine || (run.parent !== undefined && within[run.parent] === true));
  }
  return within;
};

/** The processes that stepped, by moment. */
const steppedBy = ({ runs, moments }: Trace): readonly number[] => {
  const by = moments.map(() => 0);
  for (const { number, enteredAt: cameAt } of runs) for (const moment of cameAt.slice(1)) by[moment] = number;
  return by;
};

/** Whether the time line keeps a moment, or the answer that led to it. */
export const filterPredicate = (
  film: Trace,
  { query, process, player, bookkeeping }: Filter,
  viewer: Viewer,
  language: Language,
): ((moment: number, isAnswer: boolean) => boolean) => {
  const within = process === undefined ? undefined : inProcess(film, process);
  const by = within && steppedBy(film);
  const finds = searchPredicate(film, query, viewer, language);
  return (moment, isAnswer) => {
    if (!isAnswer && !bookkeeping && isBookkeeping(film, moment)) return false;
    if (within !== undefined && within[by?.[moment] ?? 0] !== true) return false;
    if (player !== undefined) {
      const cause = film.segments[film.moments[moment]?.segment ?? 0]?.cause;
      if (cause === undefined || cause.is === 'start' || cause.player !== player) return false;
    }
    return finds === undefined || finds(moment, isAnswer);
  };
};
