import type { Viewer } from '../../../../src/core/adapters/board-view.ts';
import { clausesOf } from '../../../../src/core/fact.ts';
import type { Language } from '../../../../src/core/narration.ts';
import type { Trace } from './trace.ts';
import { knownAnswer } from './option-words.ts';

/** Whether a moment is what somebody looks for: a clause by its id, a machine or state, or words of what happened. */
const isFound = (film: Trace, moment: number, query: string, viewer: Viewer, language: Language): boolean => {
  const { step, facts, game } = film.moments[moment] as Trace['moments'][number];
  const clauses = [...(step?.clauses ?? []), ...facts.flatMap(clausesOf)];
  if (clauses.some((clause) => clause.toLowerCase() === query)) return true;
  if (step !== undefined && `${step.machine}.${step.to}`.toLowerCase() === query) return true;
  return facts.some((fact) =>
    film.ruleset.narrate(game, fact, viewer, language).toLowerCase().includes(query),
  );
};

/** Whether the answer that led to a moment is what somebody looks for: its words, as far as the viewer knows them. */
const isAnswerFound = (
  film: Trace,
  moment: number,
  query: string,
  viewer: Viewer,
  language: Language,
): boolean => {
  const scene = film.moments[moment]?.segment ?? 0;
  const cause = film.segments[scene]?.cause;
  if (cause?.is !== 'answer') return false;
  if (cause.kind.toLowerCase() === query || cause.clause.toLowerCase() === query) return true;
  const known = knownAnswer(film, scene, viewer, language);
  return known !== undefined && `${known.key}\n${known.brief}`.toLowerCase().includes(query);
};

/** Says whether a moment, or the answer that led to it, is what a query names; `undefined` for an empty query. */
export const searchPredicate = (
  film: Trace,
  query: string,
  viewer: Viewer,
  language: Language,
): ((moment: number, isAnswer: boolean) => boolean) | undefined => {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return undefined;
  return (moment, isAnswer) =>
    isAnswer
      ? isAnswerFound(film, moment, wanted, viewer, language)
      : isFound(film, moment, wanted, viewer, language);
};

/** The places of all moments up to one that a query names. */
export const findMoments = (
  film: Trace,
  query: string,
  viewer: Viewer,
  language: Language,
): readonly number[] => {
  const finds = searchPredicate(film, query, viewer, language);
  const found: number[] = [];
  if (finds === undefined) return found;
  for (let moment = 0; moment < film.moments.length; moment += 1) {
    if (finds(moment, false)) found.push(moment);
  }
  return found;
};
