import type { z } from 'zod';
import { processesOfEdition } from '../charts/process.ts';
import type { Path } from '../core/adapters/scenario.ts';
import { MAX_ERRORS } from '../core/data/limits.ts';
import { suggestion } from '../core/data/nearest.ts';
import { issueReason, unknownKeys, unknownKeysFirst, unknownWord } from '../core/data/schemas.ts';
import { memo } from '../core/hot-path.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { ScriptItem, Until } from './schema.ts';
import { matchesDescription } from './script-steps.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with a file, and where in it. */
export interface ScenarioProblem {
  readonly path: Path;
  readonly message: string;
}

const depthOf = (issues: readonly Issue[]): number =>
  Math.max(0, ...issues.map(({ path, code }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)));

const isUnknownKey = (issues: readonly Issue[]): boolean =>
  issues.some(({ code, path }) => code === 'unrecognized_keys' && path.length === 0);

/** A line for each key, and one more than are printed where there are so many. */
const unknownKey = unknownKeys((keys, known) => {
  const expected = `; expected one of: ${known.join(', ')}`;
  return keys.map(({ hint }) => `the key is not known here${hint || expected}`).join('\n');
}, MAX_ERRORS + 1);

/** What is said of a key or word that the form does not have. */
export const unknownPart = (issue: z.core.$ZodRawIssue): string | undefined =>
  unknownKey(issue) ?? unknownWord(issue);

const problemsOfIssue = (issue: Issue, base: Path): readonly ScenarioProblem[] => {
  const path: Path = [...base, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
  if (issue.code === 'invalid_union') {
    const forms = issue.errors.filter((each) => depthOf(each) > 0 && !isUnknownKey(each));
    const meant = [...forms].sort((a, b) => depthOf(b) - depthOf(a))[0];
    if (meant !== undefined) return problemsOf(meant, path);
  }
  if (issue.code === 'unrecognized_keys') {
    const lines = issue.message.split('\n');
    return lines.map((message, index) => ({ path: [...path, issue.keys[index] ?? ''], message }));
  }
  return [{ path, message: issueReason(issue) }];
};

/**
 * What is wrong with what was read, the unknown keys first, and of those the outermost: the others may follow from it.
 * Where several forms were possible, it is what is wrong with the form that was meant: the one without an unknown key that
 * comes closest.
 */
export const problemsOf = (issues: readonly Issue[], base: Path = []): readonly ScenarioProblem[] => {
  const outermostFirst = [...issues].sort((one, other) => one.path.length - other.path.length);
  return unknownKeysFirst(outermostFirst).flatMap((issue) => problemsOfIssue(issue, base));
};

/** What every fact may be described by. */
const OF_ALL: readonly string[] = ['what', 'clause', 'decidedBy', 'forced', 'times'];

/** By edition: the states that processes come to, each after the id of its machine. */
const statesByEdition = memo((_: Ruleset) => new Map<string, readonly string[]>());

const statesOf = (ruleset: Ruleset, edition: string): readonly string[] => {
  const known = statesByEdition(ruleset);
  const states =
    known.get(edition) ??
    processesOfEdition(ruleset, edition).flatMap((process) =>
      process.states.filter(({ path }) => path !== '').map(({ path }) => `${process.id}.${path}`),
    );
  known.set(edition, states);
  return states;
};

const unknownState = (
  ruleset: Ruleset,
  edition: string,
  state: string,
  path: Path,
): readonly ScenarioProblem[] => {
  const known = statesOf(ruleset, edition);
  if (known.includes(ruleset.scenario?.formerStates?.[state] ?? state)) return [];
  const remedy = state.includes('.')
    ? suggestion(state, known)
    : `; write chart and state, such as ${known[0]}`;
  return [{ path, message: `no process of edition ${edition} has a state ${state}${remedy}` }];
};

const unknownKind = (
  { decisions }: Ruleset,
  kind: string | undefined,
  path: Path,
): readonly ScenarioProblem[] =>
  kind === undefined || Object.hasOwn(decisions, kind)
    ? []
    : [{ path, message: `there is no kind of decision ${kind}${suggestion(kind, Object.keys(decisions))}` }];

/** A clause is described by a part of its id. */
const unknownClause = ({ clauses }: Ruleset, described: object, path: Path): readonly ScenarioProblem[] => {
  const clause = 'clause' in described ? described.clause : undefined;
  const ids = Object.keys(clauses);
  return typeof clause !== 'string' || ids.some((id) => matchesDescription(clause, id))
    ? []
    : [{ path: [...path, 'clause'], message: `there is no clause ${clause}${suggestion(clause, ids)}` }];
};

const unknownFact = (
  ruleset: Ruleset,
  described: { readonly what: string },
  path: Path,
): readonly ScenarioProblem[] => {
  const { scenario } = ruleset;
  const { facts = {} } = scenario ?? {};
  const { what } = described;
  const parts = Object.hasOwn(facts, what) ? facts[what] : undefined;
  if (parts === undefined) {
    return [
      {
        path: [...path, 'what'],
        message: `there is no event ${what}${suggestion(what, Object.keys(facts))}`,
      },
    ];
  }
  const known = [...OF_ALL, ...parts];
  const unknown = Object.keys(described)
    .filter((part) => !known.includes(part))
    .map((part) => ({
      path: [...path, part],
      message: `the event ${what} has no key ${part}${suggestion(part, known)}`,
    }));
  return [...unknown, ...unknownClause(ruleset, described, path)];
};

const inUntil = (ruleset: Ruleset, edition: string, until: Until, path: Path): readonly ScenarioProblem[] => {
  if (typeof until === 'string') return [];
  if ('state' in until) return unknownState(ruleset, edition, until.state, [...path, 'state']);
  if ('fact' in until) return unknownFact(ruleset, until.fact, [...path, 'fact']);
  return unknownKind(ruleset, until.kind, [...path, 'kind']);
};

/** What an item of a scenario names that is not there: it would be expected, waited for or missed in vain. */
export const unknownNames = (
  ruleset: Ruleset,
  edition: string,
  item: ScriptItem,
): readonly ScenarioProblem[] => {
  const { path } = item;
  if (item.do === 'answer') return unknownKind(ruleset, item.kind, [...path, 'kind']);
  // What a scenario waits for unsaid comes from what it expects, and is looked at there.
  if (item.do === 'until') return path.length === 0 ? [] : inUntil(ruleset, edition, item.until, path);
  const { pending, facts = [], noFacts = [] } = item.expected;
  return [
    ...(typeof pending === 'object' ? unknownKind(ruleset, pending.kind, [...path, 'pending', 'kind']) : []),
    ...facts.flatMap((fact, index) => unknownFact(ruleset, fact, [...path, 'facts', index])),
    ...noFacts.flatMap((fact, index) => unknownFact(ruleset, fact, [...path, 'noFacts', index])),
  ];
};
