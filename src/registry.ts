import { GatechartError, RULES_FAILED, unknownId } from './core/errors.ts';
import type { Ruleset } from './core/ruleset.ts';

/** What is known of a ruleset before it is loaded. */
interface Entry {
  readonly load: () => Promise<Ruleset>;
  /** Whether it lists its cards and decks. */
  readonly hasCards: boolean;
}

const BUILT_IN: ReadonlyMap<string, Entry> = new Map([
  [
    'gate-ruler',
    { load: async () => (await import('./rulesets/gate-ruler/ruleset.ts')).gateRuler, hasCards: true },
  ],
  [
    'waiting-zone',
    { load: async () => (await import('./rulesets/waiting-zone/ruleset.ts')).waitingZone, hasCards: true },
  ],
  [
    'excess-damage',
    { load: async () => (await import('./rulesets/excess-damage/ruleset.ts')).excessDamage, hasCards: false },
  ],
]);

const [FIRST = ''] = BUILT_IN.keys();

const loaded = new Map<string, Ruleset>();

/** The rulesets that are loaded, by id, the built-in ones first. Here the types of each are let go: tools hold any ruleset. */
export const rulesets: ReadonlyMap<string, Ruleset> = loaded;

/** Marks a built-in ruleset as loaded. The order of `rulesets` does not depend on which was loaded first. */
export const register = (ruleset: Ruleset): void => {
  const known = new Map(loaded).set(ruleset.id, ruleset);
  loaded.clear();
  for (const id of rulesetIds()) {
    const each = known.get(id);
    if (each !== undefined) loaded.set(id, each);
  }
};

/** A ruleset from outside, with the path of its module and the digest of what the module is made of. */
export interface CustomRuleset {
  readonly ruleset: Ruleset;
  readonly path: string;
  readonly digest: string;
  /** Returns what an error says, and where in the sources of the module it was thrown. Absent: its message alone. */
  readonly messageWithLocation?: (error: unknown) => string;
}

let custom: CustomRuleset | undefined;

/** The ruleset from outside, where there is one. */
export const customRuleset = (): CustomRuleset | undefined => custom;

/**
 * An error of a match with the line of the ruleset from outside that threw it: `BAD_RULESET` where its rules failed. Any other
 * error as it is.
 */
export const withErrorLocation = (error: unknown): unknown => {
  if (custom?.messageWithLocation === undefined) return error;
  const told = custom.messageWithLocation(error);
  if (error instanceof GatechartError) {
    const { code, place } = error;
    return new GatechartError(RULES_FAILED.includes(code) ? 'BAD_RULESET' : code, place, told);
  }
  const hasLine = told !== (error instanceof Error ? error.message : String(error));
  return hasLine ? new GatechartError('BAD_RULESET', 'default export', told) : error;
};

/** The digest of what a ruleset of that id is made of, where it is from outside. */
export const rulesDigest = (id: string): string | undefined =>
  custom?.ruleset.id === id ? custom.digest : undefined;

/**
 * That a ruleset here is the one that something was made with: the one of gatechart, or that of a module of this digest.
 * Throws `RULES_DIFFER`.
 */
export const checkRules = ({
  ruleset,
  rules,
}: {
  readonly ruleset: string;
  readonly rules?: string;
}): void => {
  const here = rulesDigest(ruleset);
  if (here === rules) return;
  const [wanted, found] = [rules, here].map((digest) =>
    digest === undefined ? 'the built-in ruleset' : `the module with digest ${digest}`,
  );
  const what = rulesets.has(ruleset) ? `found ${found}` : 'found no ruleset with this id';
  throw new GatechartError('RULES_DIFFER', ruleset, `expected ${wanted}; ${what}`);
};

/** Takes a ruleset from outside among the others, as the default one; nothing: forgets it again. */
export const setCustomRuleset = (rules: CustomRuleset | undefined): void => {
  if (custom !== undefined) loaded.delete(custom.ruleset.id);
  custom = rules;
  if (rules !== undefined) loaded.set(rules.ruleset.id, rules.ruleset);
};

/** The ids of all rulesets, loaded or not. */
export const rulesetIds = (): readonly string[] => [
  ...BUILT_IN.keys(),
  ...(custom ? [custom.ruleset.id] : []),
];

/** The ids of the rulesets that list their cards and decks. */
export const rulesetIdsWithCards = (): readonly string[] => [
  ...[...BUILT_IN].flatMap(([id, { hasCards }]) => (hasCards ? [id] : [])),
  ...(custom?.ruleset.collection ? [custom.ruleset.id] : []),
];

/** The ruleset where nobody chooses: the one from outside, else the first of ours. */
export const defaultRulesetId = (): string => custom?.ruleset.id ?? FIRST;

const unknownRuleset = (id: string, place: string): GatechartError =>
  unknownId('UNKNOWN_RULESET', place, 'ruleset', id, rulesetIds());

/** Loads a ruleset by its id, if it is not loaded yet. Throws `UNKNOWN_RULESET` at that place. */
export const loadRuleset = async (id: string, place: string = id): Promise<Ruleset> => {
  const ruleset = loaded.get(id) ?? (await BUILT_IN.get(id)?.load());
  if (ruleset === undefined) throw unknownRuleset(id, place);
  if (!loaded.has(id)) register(ruleset);
  return ruleset;
};

/** Loads a ruleset if there is one of that id; whoever asks for another one is refused then. */
export const loadIfKnown = async (id: string): Promise<void> => {
  if (rulesetIds().includes(id)) await loadRuleset(id);
};

/** Loads all rulesets. */
export const loadRulesets = async (): Promise<ReadonlyMap<string, Ruleset>> => {
  await Promise.all(rulesetIds().map((id) => loadRuleset(id)));
  return rulesets;
};

/** A ruleset that is loaded, by its id. Throws `UNKNOWN_RULESET` at that place. */
export const getRuleset = (id: string, place: string = id): Ruleset => {
  const ruleset = loaded.get(id);
  if (ruleset !== undefined) return ruleset;
  if (BUILT_IN.has(id)) throw new Error(`the ruleset ${id} is not loaded`);
  throw unknownRuleset(id, place);
};
