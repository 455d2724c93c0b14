import { z } from 'zod';
import { faultsIn, type Path, ScenarioFault, type ScenarioRules } from '../core/adapters/scenario.ts';
import { MAX_ERRORS } from '../core/data/limits.ts';
import { GatechartError, SeveralErrors } from '../core/errors.ts';
import type { Position } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { clauseOfTitle, looksLikeClause, wordsOfTitle } from '../rulebook/citations.ts';
import { canAct } from '../rulebook/clause-details.ts';
import { unknownClauseMessage } from '../rulebook/nearest-clauses.ts';
import { resumeMatch } from '../runtime/start.ts';
import { type Expectation, type ScriptItem, scenarioRulesOf, scenarioSchema, type Until } from './schema.ts';
import { CONCEDE } from './script-steps.ts';
import { problemsOf, type ScenarioProblem, unknownNames, unknownPart } from './validation.ts';
import { readSource, type Source } from './yaml-source.ts';

/** A scenario file, understood. */
export interface Scenario {
  readonly title: string;
  /** The title in Japanese, beginning with the same clause; absent where the file has none. */
  readonly titleJa?: string;
  readonly ruleset: Ruleset;
  readonly rules: ScenarioRules;
  /** The editions it is about. */
  readonly editions: readonly string[];
  readonly source: Source;
  /** Where it starts. Throws `SCENARIO_FORMAT`, all at once, at file and line. */
  start(edition: string): Position;
  /** What it does, the last expectations last. */
  script(edition: string): readonly ScriptItem[];
}

type Step =
  | string
  | { readonly p1: string; readonly kind?: string }
  | { readonly p2: string; readonly kind?: string }
  | { readonly answer: string; readonly kind: string }
  | { readonly until?: Until; readonly expect?: Expectation };

interface Script {
  readonly answers?: readonly Step[];
  readonly until?: Until;
  readonly expect?: Expectation;
}

interface FileValue extends Script {
  readonly title: string;
  readonly titleJa?: string;
  readonly seed?: number;
  readonly edition?: string | readonly string[] | Readonly<Record<string, Script | null>>;
}

const formatError = (source: Source, path: Path, message: string): GatechartError =>
  new GatechartError(
    'SCENARIO_FORMAT',
    `${source.name}:${source.lineOf(path)}`,
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );

/** Throws the problems that a file has, each once, at its line. */
const refuseProblems = (source: Source, problems: readonly ScenarioProblem[]): void => {
  const errors = problems.map(({ path, message }) => formatError(source, path, message));
  const [first, ...others] = new Map(errors.map((each) => [`${each.place} ${each.message}`, each])).values();
  if (first !== undefined) throw new SeveralErrors([first, ...others]);
};

const ofKind = (kind: string | undefined) => (kind === undefined ? {} : { kind });

const itemsOfStep = (step: Step, path: Path): readonly ScriptItem[] => {
  if (typeof step === 'string') return [{ do: 'answer', text: step, path }];
  if ('answer' in step) return [{ do: 'answer', text: step.answer, kind: step.kind, path }];
  if ('p1' in step) return [{ do: 'answer', text: step.p1, player: 'p1', ...ofKind(step.kind), path }];
  if ('p2' in step) return [{ do: 'answer', text: step.p2, player: 'p2', ...ofKind(step.kind), path }];
  const { until, expect } = step;
  return [
    ...(until === undefined ? [] : [{ do: 'until', until, path: [...path, 'until'] } as const]),
    ...(expect === undefined ? [] : [{ do: 'expect', expected: expect, path: [...path, 'expect'] } as const]),
  ];
};

/** Where a scenario ends that does not say: at what it expects to be asked, else at the ruleset's usual moment. */
const defaultEnd = (rules: ScenarioRules, expectations: readonly Expectation[]): Until | undefined => {
  const asked = expectations.find(({ pending, refuses }) => pending !== undefined || refuses !== undefined);
  if (asked === undefined) return rules.moments[0];
  const { pending } = asked;
  if (pending === 'none') return 'match over' as Until;
  const { kind, player } = pending ?? {};
  if (kind === undefined) return undefined;
  return player === undefined ? { kind } : { kind, player };
};

const scriptOf = (
  rules: ScenarioRules,
  common: Script,
  own: Script | undefined,
  ownPath: Path,
): readonly ScriptItem[] => {
  const answers = own?.answers ?? common.answers ?? [];
  const answersPath: Path = own?.answers === undefined ? ['answers'] : [...ownPath, 'answers'];
  const until = own?.until ?? common.until;
  const commonPath: Path = common.until === undefined ? [] : ['until'];
  const untilPath: Path = own?.until === undefined ? commonPath : [...ownPath, 'until'];
  const expected = [
    { expect: common.expect, path: ['expect'] as Path },
    { expect: own?.expect, path: [...ownPath, 'expect'] },
  ].flatMap(({ expect, path }) =>
    expect === undefined ? [] : [{ do: 'expect', expected: expect, path } as const],
  );
  const end =
    until ??
    defaultEnd(
      rules,
      expected.map((item) => item.expected),
    );
  return [
    ...answers.flatMap((step, index) => itemsOfStep(step, [...answersPath, index])),
    ...(end === undefined ? [] : [{ do: 'until', until: end, path: untilPath } as const]),
    ...expected,
  ];
};

/** `undefined` where a file names no edition. */
const editionsIn = ({ edition }: FileValue): readonly string[] | undefined => {
  if (edition === undefined || typeof edition === 'string')
    return edition === undefined ? edition : [edition];
  return Array.isArray(edition) ? edition : Object.keys(edition);
};

const ownScript = ({ edition }: FileValue, id: string): Script | undefined =>
  typeof edition === 'object' && !Array.isArray(edition)
    ? ((edition as Readonly<Record<string, Script | null>>)[id] ?? undefined)
    : undefined;

/** A ruleset by its id, or the one that is meant where a file names none; throws at the place where it is named. */
export type FindRuleset = (id: string | undefined, place: string) => Ruleset;

/** The ruleset that a file names, if any, and the place where it does. Throws `SCENARIO_FORMAT`. */
export const namedRuleset = (source: Source): readonly [id: string | undefined, place: string] => {
  const named = z.looseObject({ ruleset: z.string().optional() }).safeParse(source.value);
  if (!named.success) {
    const path = problemsOf(named.error.issues)[0]?.path ?? [];
    throw formatError(source, path, 'a scenario must be a table of keys');
  }
  return [named.data.ruleset, `${source.name}:${source.lineOf(['ruleset'])}`];
};

interface NamedClause {
  readonly id: string;
  readonly path: Path;
}

const actingIn = ({ ran = [], notRan = [] }: Expectation): readonly NamedClause[] => [
  ...ran.map((id, index) => ({ id, path: ['ran', index] })),
  ...notRan.map((id, index) => ({ id, path: ['notRan', index] })),
];

const clausesIn = (expected: Expectation): readonly NamedClause[] => {
  const { refuses = {}, pending } = expected;
  const asked = typeof pending === 'object' ? pending.clause : undefined;
  return [
    ...actingIn(expected),
    ...Object.entries(refuses).map(([key, id]) => ({ id, path: ['refuses', key] })),
    ...(asked === undefined ? [] : [{ id: asked, path: ['pending', 'clause'] }]),
  ];
};

/** Neighbours that are named for a clause that is not there. */
const MAX_NEAREST = 3;

const noClause = ({ clauses }: Ruleset, id: string): string =>
  unknownClauseMessage(id, Object.keys(clauses), MAX_NEAREST);

/** A clause that is not there, or can do nothing, would be expected for ever or never. */
const clauseProblems = (ruleset: Ruleset, item: ScriptItem): readonly ScenarioProblem[] => {
  if (item.do !== 'expect') return [];
  const isThere = ({ id }: NamedClause): boolean => Object.hasOwn(ruleset.clauses, id);
  const at = ({ path }: NamedClause): Path => [...item.path, ...path];
  return [
    ...clausesIn(item.expected)
      .filter((clause) => !isThere(clause))
      .slice(0, MAX_ERRORS)
      .map((clause) => ({ path: at(clause), message: noClause(ruleset, clause.id) })),
    ...actingIn(item.expected)
      .filter((clause) => isThere(clause) && !canAct(ruleset, clause.id))
      .map((clause) => ({
        path: at(clause),
        message: `clause ${clause.id} prescribes no step of a match, so it never acts`,
      })),
  ];
};

/** A title that seems to begin with a clause must begin with one that is there. */
const titleProblems = (ruleset: Ruleset, { title }: FileValue): readonly ScenarioProblem[] => {
  const [word = ''] = wordsOfTitle(title);
  return !Object.hasOwn(ruleset.clauses, word) && looksLikeClause(word, Object.keys(ruleset.clauses))
    ? [{ path: ['title'], message: noClause(ruleset, word) }]
    : [];
};

/** A title in Japanese begins with the clause that the title begins with. */
const japaneseTitleProblems = (
  { clauses }: Ruleset,
  { title, titleJa }: FileValue,
): readonly ScenarioProblem[] => {
  const clause = clauseOfTitle(title, (id) => Object.hasOwn(clauses, id));
  return titleJa === undefined || clause === undefined || wordsOfTitle(titleJa)[0] === clause
    ? []
    : [{ path: ['titleJa'], message: `begin it with ${clause}, as the title does` }];
};

const concessionProblems = (item: ScriptItem): readonly ScenarioProblem[] =>
  item.do === 'answer' && item.text === CONCEDE && item.player === undefined
    ? [{ path: item.path, message: 'name the player who concedes, such as p1: concede' }]
    : [];

/** A position in which the wrong player begins would judge something else than its file describes. */
const checkFirstPlayer = (
  ruleset: Ruleset,
  rules: ScenarioRules,
  described: unknown,
  position: Position,
): void => {
  const first = rules.firstPlayer?.(described);
  if (first === undefined) return;
  const asked = resumeMatch(ruleset, position, { runtime: 'lean' }).pending()?.decision;
  if (asked === undefined || asked.player === first) return;
  throw new ScenarioFault(
    [],
    `player ${first + 1} begins, but the position asks player ${asked.player + 1} (${asked.kind}); a position resumes after the entry of its state: correct the state, the turn or the priority of this position`,
  );
};

/** What is wrong with a position, found as it is built. */
const faultsOf = (build: () => Position): readonly ScenarioProblem[] => {
  try {
    build();
    return [];
  } catch (error) {
    if (error instanceof ScenarioFault) return faultsIn(error);
    throw error;
  }
};

/** A scenario of that ruleset. Throws `SCENARIO_FORMAT`, all at once, and `NO_SCENARIOS` at file and line. */
export const parseScenario = (source: Source, ruleset: Ruleset): Scenario => {
  const rules = scenarioRulesOf(ruleset);
  const read = scenarioSchema(ruleset).safeParse(source.value, { error: unknownPart });
  if (!read.success) refuseProblems(source, problemsOf(read.error.issues));
  const value = read.data as unknown as FileValue;
  const position = Object.fromEntries(
    Object.entries(value).filter(([key]) => Object.hasOwn(rules.position.shape, key)),
  );
  const editions = editionsIn(value) ?? [ruleset.defaultEdition];
  const script = (edition: string): readonly ScriptItem[] =>
    scriptOf(rules, value, ownScript(value, edition), ['edition', edition]);
  const problems = [...titleProblems(ruleset, value), ...japaneseTitleProblems(ruleset, value)];
  for (const edition of editions) {
    for (const item of script(edition)) {
      if (problems.length > MAX_ERRORS) break;
      problems.push(
        ...clauseProblems(ruleset, item),
        ...unknownNames(ruleset, edition, item),
        ...concessionProblems(item),
      );
    }
  }
  const build = (edition: string): Position => rules.build(position, { edition, seed: value.seed ?? 1 });
  if (problems.length > 0) {
    problems.push(...editions.flatMap((edition) => faultsOf(() => build(edition))));
    refuseProblems(
      source,
      problems.sort((one, other) => source.lineOf(one.path) - source.lineOf(other.path)),
    );
  }
  return {
    title: value.title,
    ...(value.titleJa === undefined ? {} : { titleJa: value.titleJa }),
    ruleset,
    rules,
    editions,
    source,
    start: (edition) => {
      try {
        const built = build(edition);
        checkFirstPlayer(ruleset, rules, position, built);
        return built;
      } catch (error) {
        if (error instanceof ScenarioFault) refuseProblems(source, faultsIn(error));
        throw error;
      }
    },
    script,
  };
};

/**
 * Reads the text of a scenario; `name` is what errors call it. Throws `SCENARIO_SYNTAX`, `SCENARIO_FORMAT`, `NO_SCENARIOS`
 * at file and line, and what `find` throws.
 */
export const scenarioIn = (name: string, text: string, find: FindRuleset): Scenario => {
  const source = readSource(name, text);
  return parseScenario(source, find(...namedRuleset(source)));
};
