import type { Viewer } from '../../kernel/faces/drawing.ts';
import { clausesOf } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/language.ts';
import type { Film } from '../film/film.ts';

/** Whether a moment is what somebody looks for: a clause by its id, a machine or state, or words of what happened. */
const isFound = (film: Film, moment: number, query: string, viewer: Viewer, language: Language): boolean => {
  const { step, facts, game } = film.moments[moment] as Film['moments'][number];
  const clauses = [...(step?.clauses ?? []), ...facts.flatMap(clausesOf)];
  if (clauses.some((clause) => clause.toLowerCase() === query)) return true;
  if (step !== undefined && `${step.machine}.${step.to}`.toLowerCase() === query) return true;
  return facts.some((fact) =>
    film.ruleset.narrate(game, fact, viewer, language).toLowerCase().includes(query),
  );
};

/** The places of all moments that a query names. */
export const momentsFor = (
  film: Film,
  query: string,
  viewer: Viewer,
  language: Language,
): readonly number[] => {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const found: number[] = [];
  for (let moment = 0; moment < film.moments.length; moment += 1) {
    if (isFound(film, moment, wanted, viewer, language)) found.push(moment);
  }
  return found;
};
