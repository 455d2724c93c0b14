import type { Language, Player, Viewer } from 'gatechart/tools';
import { clausesOf, stateTitle } from 'gatechart/tools';
import { knownAnswer } from './question.ts';
import type { Trace } from './trace.ts';
import { isToldByStarting } from './trace-step.ts';

/** Whether a moment is what somebody looks for: a clause by its id, a machine or state, or words of what happened. */
const isFound = (
  trace: Trace,
  moment: number,
  query: string,
  viewer: Viewer,
  language: Language,
): boolean => {
  const { step, facts, game } = trace.moments[moment] as Trace['moments'][number];
  const clauses = [...(step?.clauses ?? []), ...facts.flatMap(clausesOf)];
  if (clauses.some((clause) => clause.toLowerCase() === query)) return true;
  if (step !== undefined) {
    const { machine, to } = step;
    const names = trace.ruleset.chartNames?.[language];
    if ([`${machine}.${to}`, stateTitle(names, machine, to)].some((name) => name.toLowerCase() === query))
      return true;
  }
  return facts.some((fact) =>
    trace.ruleset.narrate(game, fact, viewer, language).toLowerCase().includes(query),
  );
};

/** Whether the answer that led to a moment is what somebody looks for: its words, as far as the viewer knows them. */
const isAnswerFound = (
  trace: Trace,
  moment: number,
  query: string,
  viewer: Viewer,
  language: Language,
): boolean => {
  const segment = trace.moments[moment]?.segment ?? 0;
  const cause = trace.segments[segment]?.cause;
  if (cause?.is !== 'answer') return false;
  if (cause.kind.toLowerCase() === query || cause.clause.toLowerCase() === query) return true;
  const known = knownAnswer(trace, segment, viewer, language);
  return known !== undefined && `${known.key}\n${known.brief}`.toLowerCase().includes(query);
};

/** Says whether a moment, or the answer that led to it, is what a query names; `undefined` for an empty query. */
export const searchPredicate = (
  trace: Trace,
  query: string,
  viewer: Viewer,
  language: Language,
): ((moment: number, isAnswer: boolean) => boolean) | undefined => {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return undefined;
  return (moment, isAnswer) =>
    isAnswer
      ? isAnswerFound(trace, moment, wanted, viewer, language)
      : isFound(trace, moment, wanted, viewer, language);
};

/** The places of all moments up to one that a query names. */
export const findMoments = (
  trace: Trace,
  query: string,
  viewer: Viewer,
  language: Language,
): readonly number[] => {
  const finds = searchPredicate(trace, query, viewer, language);
  const found: number[] = [];
  if (finds === undefined) return found;
  for (let moment = 0; moment < trace.moments.length; moment += 1) {
    if (finds(moment, false)) found.push(moment);
  }
  return found;
};

/** Whether a microstep only led on: it answers nothing, tells no fact and leaves the game as it was. */
export const isBookkeeping = ({ moments }: Trace, moment: number): boolean => {
  const { step, facts, game } = moments[moment] as Trace['moments'][number];
  return (
    step !== undefined && step.event !== 'answer' && facts.length === 0 && game === moments[moment - 1]?.game
  );
};

/** What of a trace the time line shows. */
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

/** The processes that stepped, by moment; those that start there, if only they have something to tell. */
const steppedBy = ({ runs, moments }: Trace): readonly number[] => {
  const by = moments.map(() => 0);
  for (const { number, enteredAt } of runs) for (const moment of enteredAt.slice(1)) by[moment] = number;
  for (const { number, began } of runs) {
    const moment = moments[began];
    if (began > 0 && moment !== undefined && isToldByStarting(moment)) by[began] = number;
  }
  return by;
};

/** Whether the time line keeps a moment, or the answer that led to it. */
export const filterPredicate = (
  trace: Trace,
  { query, process, player, bookkeeping }: Filter,
  viewer: Viewer,
  language: Language,
): ((moment: number, isAnswer: boolean) => boolean) => {
  const within = process === undefined ? undefined : inProcess(trace, process);
  const by = within && steppedBy(trace);
  const finds = searchPredicate(trace, query, viewer, language);
  return (moment, isAnswer) => {
    if (!isAnswer && !bookkeeping && isBookkeeping(trace, moment)) return false;
    if (within !== undefined && within[by?.[moment] ?? 0] !== true) return false;
    if (player !== undefined) {
      const cause = trace.segments[trace.moments[moment]?.segment ?? 0]?.cause;
      if (cause === undefined || cause.is === 'start' || cause.player !== player) return false;
    }
    return finds === undefined || finds(moment, isAnswer);
  };
};
