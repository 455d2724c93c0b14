import { GatechartError } from '../core/errors.ts';
import type { Language } from '../core/narration.ts';
import type { Clause, ClauseRegistry } from '../core/rulebook.ts';
import type { MutantPlace } from './mutant-results.ts';
import { unknownClauseMessage } from './nearest-clauses.ts';
import type { Place, Places } from './places.ts';

/** A ruleset as far as its clauses are concerned. */
export interface RulesetClauses {
  readonly id: string;
  readonly clauses: ClauseRegistry;
}

/** A place without its clause. */
type PlaceOfClause = Omit<Place, 'clause'>;

/** One clause with every place that is about it. */
export interface ClauseDetails {
  readonly ruleset: string;
  readonly id: string;
  readonly clause: Clause;
  readonly charts: readonly PlaceOfClause[];
  readonly rules: readonly PlaceOfClause[];
  readonly called: readonly PlaceOfClause[];
  readonly tests: readonly PlaceOfClause[];
  readonly proofs: readonly Omit<MutantPlace, 'clause'>[];
  /** How often it acted in the random games that were counted; absent where none were. */
  readonly acted?: number;
}

/** Everything that is known about where clauses act and how they are shown to. */
export interface ClausePlaces extends Places {
  readonly proofs: readonly MutantPlace[];
}

const MAX_NEAREST = 6;

/** The first of some rulesets that has a clause. Throws `UNKNOWN_CLAUSE` with its neighbours. */
export const rulesetOfClause = <R extends RulesetClauses>(id: string, rulesets: readonly R[]): R => {
  const found = rulesets.find(({ clauses }) => Object.hasOwn(clauses, id));
  if (found !== undefined) return found;
  const known = rulesets.flatMap(({ clauses }) => Object.keys(clauses));
  throw new GatechartError('UNKNOWN_CLAUSE', id, unknownClauseMessage(id, known, MAX_NEAREST));
};

const about = <P extends Place>(id: string, places: readonly P[]): readonly Omit<P, 'clause'>[] =>
  places.filter(({ clause }) => clause === id).map(({ clause: _, ...place }) => place);

/** A clause of a ruleset, where it acts and is tested, and how often it acted where that was counted. */
export const clauseDetails = (
  id: string,
  { id: ruleset, clauses }: RulesetClauses,
  places: ClausePlaces,
  acted: number | undefined,
): ClauseDetails => ({
  ruleset,
  id,
  clause: clauses[id] as Clause,
  charts: about(id, places.charts),
  rules: about(id, places.rules),
  called: about(id, places.called),
  tests: about(id, places.tests),
  proofs: about(id, places.proofs),
  ...(acted !== undefined && { acted }),
});

const placeLine = (kind: string, { path, line, what }: PlaceOfClause): string =>
  `  ${kind.padEnd(6)} ${path}:${line}${what === undefined ? '' : `  ${what}`}`;

const outcomeText = ({ outcome }: Pick<MutantPlace, 'outcome'>): string => {
  if (outcome === undefined) return 'not tried in its present form';
  if (outcome.is === 'noticed') return `killed by ${outcome.by}`;
  return outcome.is === 'unnoticed' ? 'a survivor: no test kills it' : outcome.reason;
};

const mutantText = (mutant: Pick<MutantPlace, 'condition' | 'outcome'>): string =>
  `${mutant.condition === undefined ? '' : `${mutant.condition}: `}${outcomeText(mutant)}`;

/** A clause in lines: what it is, its words, then every place, file and line first. */
export const clauseLines = (
  { ruleset, id, clause, charts, rules, called, tests, proofs, acted }: ClauseDetails,
  language: Language,
): readonly string[] => [
  `${id}  ${clause.kind}, ${clause.certainty}, ${clause.source}, ${ruleset}`,
  `  ${clause[language]}`,
  ...charts.map((place) => placeLine('chart', place)),
  ...rules.map((place) => placeLine('rule', place)),
  ...called.map((place) => placeLine('called', place)),
  ...tests.map((place) => placeLine('test', place)),
  ...proofs.map((mutant) => placeLine('mutant', { ...mutant, what: mutantText(mutant) })),
  ...(acted === undefined ? [] : [`  acted  ${acted} times in random games`]),
];

/** Whether a clause can act in a match: it prescribes something, and not what may be seen. */
export const canAct = ({ clauses }: RulesetClauses, id: string): boolean => {
  const clause = clauses[id];
  return clause?.kind === 'prescribes' && clause.acts !== 'view';
};
