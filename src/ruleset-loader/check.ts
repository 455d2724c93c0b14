import { createContext, Script } from 'node:vm';
import { StateMachine } from 'xstate';
import { z } from 'zod';
import { type ChartProcess, processesOfEdition } from '../charts/process.ts';
import { issueReason } from '../core/data/schemas.ts';
import { checkMembers, MEMBERS, renamedKey } from '../core/define-ruleset.ts';
import { NO_DECKS } from '../core/match-setup.ts';
import { LANGUAGES } from '../core/narration.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { placeIn } from '../runtime/chart/implementations.ts';
import { asRulesetError, rulesetError, tryMatch } from './trial.ts';

/** What is waited for, or an error with that reason after that many milliseconds. */
export const withTimeout = async <T>(
  milliseconds: number,
  waited: Promise<T>,
  reason: string,
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${reason} within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
};

const CALL = new Script('action()');

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** What an action gives. One that goes round is broken off after that many milliseconds, with that reason as an error. */
export const runWithTimeout = <T>(milliseconds: number, action: () => T, reason: string): T => {
  try {
    return CALL.runInContext(createContext({ action }), { timeout: milliseconds }) as T;
  } catch (error) {
    throw isTimeout(error) ? new Error(`${reason} within ${milliseconds} ms`) : error;
  }
};

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** An id is a part of the names of files. */
const LONGEST_ID = 60;

const method = z.custom<object>((value) => typeof value === 'function', 'must be a function');
const adapter = z.custom<object>((value) => typeof value === 'object' && value !== null, 'must be an object');
const isForeign = (value: unknown): boolean =>
  typeof value === 'object' && value?.constructor.name === StateMachine.name;

const machine = z.custom<object>((value) => value instanceof StateMachine, {
  error: ({ input }) =>
    isForeign(input)
      ? 'is a machine of another copy of XState: make it with setup of gatechart/ruleset, and run npx gatechart in the folder of the game'
      : 'must be a machine: make it with setup of gatechart/ruleset',
});

const clause = z.strictObject({
  source: z.string(),
  kind: z.enum(['prescribes', 'defines', 'example']),
  certainty: z.enum(['official', 'secondary', 'inferred']),
  en: z.string().min(1),
  ja: z.string().min(1),
  acts: z.enum(['view', 'deck', 'card']).exactOptional(),
  because: z.string().exactOptional(),
});

type ValueName = {
  [Name in keyof typeof MEMBERS]: (typeof MEMBERS)[Name] extends 'value' ? Name : never;
}[keyof typeof MEMBERS];

/** What the values must be. */
const VALUES = {
  id: z.string().max(LONGEST_ID).regex(ID, 'must consist of small letters, digits and hyphens'),
  version: z.int().min(1),
  languages: z.array(z.enum(LANGUAGES)).optional(),
  plays: z.enum(['matches', 'events']),
  editions: z
    .record(z.string(), machine)
    .refine((all) => Object.keys(all).length > 0, 'must have at least one edition'),
  defaultEdition: z.string(),
  clauses: z.record(z.string(), clause),
  decisions: z.record(z.string(), method),
  bluffWindows: z.array(z.string()).optional(),
  decks: z.array(z.string()).optional(),
  sharesDeck: z.literal(true).optional(),
  maxQuestions: z.int().min(1).optional(),
  noObservationEncoder: z.string().optional(),
  earlierFeatureEncoders: z.array(adapter).optional(),
  traceInvariants: z.array(method).optional(),
  customSets: z.array(adapter).optional(),
  microBenchmarks: z.array(adapter).optional(),
} satisfies Record<ValueName, z.ZodType>;

/** What all other members must be. */
const KINDS = { function: method, 'function?': method.optional(), 'object?': adapter.optional() };

const KEYS = Object.fromEntries(
  Object.entries(MEMBERS).map(([name, kind]) => [
    name,
    kind === 'value' ? VALUES[name as ValueName] : KINDS[kind],
  ]),
) as typeof VALUES;

/** Former keys of adapters, with their names now. */
const RENAMED_KEYS: Readonly<Record<string, string>> = {
  'hints.picture': 'textView',
  'hints.course': 'passRules',
  'hints.watch': 'eventRelevance',
  'hints.doubt': 'warning',
  'hints.cardSheet': 'cardDetails',
  'evaluation.isFarEnough': 'isAtHorizon',
  'evaluation.most': 'maxDecisions',
  'observationEncoder.slots': 'actions',
  'featureEncoder.readPosition': 'encodePosition',
  'featureEncoder.readOptions': 'encodeOptions',
  'matchGenerator.longest': 'maxChoices',
  'matchGenerator.draw': 'generate',
  'matchGenerator.simpler': 'shrink',
  'matchGenerator.begin': 'newGame',
  'collection.words': 'cardText',
  'collection.deckSheet': 'deckDetails',
  'sets.changed': 'changeNumber',
};

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' ? Reflect.get(inner ?? {}, key) : undefined),
    value,
  );

/** Throws `BAD_RULESET` for a key of an older version, with its name now, and for a member that no ruleset has. */
const checkKeys = (value: unknown): void => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) checkMembers(value);
  const [found] = Object.entries(RENAMED_KEYS).filter(
    ([path]) => valueAt(value, path.split('.')) !== undefined,
  );
  if (found !== undefined) throw renamedKey(...found);
};

/** A value that may be a ruleset, as far as its keys say. */
const rulesetSchema = z
  .object(KEYS)
  .refine(({ editions, defaultEdition }) => Object.hasOwn(editions, defaultEdition), {
    path: ['defaultEdition'],
    message: 'must be one of the editions',
  })
  .refine(({ plays, decks = [] }) => plays === 'events' || decks.length > 0, {
    path: ['decks'],
    message: NO_DECKS,
  });

/** Milliseconds that the first matches may take. */
const LONGEST_TRIAL = 20_000;

const checkProcess = ({ id, states, transitions }: ChartProcess, { clauses, decisions }: Ruleset): void => {
  for (const { path, asks, clauses: cited } of states) {
    const place = placeIn(id, path === '' ? [] : [path]);
    if (asks !== undefined && !Object.hasOwn(decisions, asks)) {
      throw rulesetError(place, `asks for "${asks}", which is not a key of decisions`);
    }
    const unknown = cited.find((clause) => !Object.hasOwn(clauses, clause));
    if (unknown !== undefined) throw rulesetError(place, `cites ${unknown}, which is not a key of clauses`);
  }
  for (const { id: transition, clauses: cited } of transitions) {
    const unknown = cited.find((clause) => !Object.hasOwn(clauses, clause));
    if (unknown !== undefined)
      throw rulesetError(`${id}: ${transition}`, `cites ${unknown}, which is not a key of clauses`);
  }
};

const checkCharts = (ruleset: Ruleset): void => {
  for (const edition of Object.keys(ruleset.editions)) {
    for (const process of processesOfEdition(ruleset, edition)) checkProcess(process, ruleset);
  }
};

const tryMatches = (ruleset: Ruleset): void => {
  if (ruleset.plays !== 'matches') return;
  for (const edition of Object.keys(ruleset.editions)) tryMatch(ruleset, edition);
};

/**
 * A value as a ruleset: its keys, its charts, and the first questions of a match in each edition, which may take `patience`
 * milliseconds. Throws `BAD_RULESET` with the part of the ruleset it is about.
 */
export const checkedRuleset = (value: unknown, patience = LONGEST_TRIAL): Ruleset => {
  if (value === undefined)
    throw rulesetError('default export', 'there is none; export the ruleset: export default ruleset');
  if (typeof valueAt(value, ['ruleset']) === 'function')
    throw rulesetError('default export', 'is a game of the kit; export what its function ruleset returns');
  checkKeys(value);
  const parsed = rulesetSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw rulesetError(
      issue?.path.join('.') || 'default export',
      issue === undefined ? 'is not a ruleset' : issueReason(issue),
    );
  }
  const ruleset = value as Ruleset;
  try {
    checkCharts(ruleset);
    runWithTimeout(
      patience,
      () => tryMatches(ruleset),
      'a function of the ruleset does not end: the first decisions are not reached',
    );
  } catch (error) {
    throw asRulesetError(error, ruleset.id);
  }
  return ruleset;
};
