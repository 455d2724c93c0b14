import { GatechartError } from './kernel/error.ts';
import type { Ruleset } from './kernel/ruleset.ts';
import { excessDamage } from './rulesets/excess-damage/ruleset.ts';
import { gateRuler } from './rulesets/gate-ruler/ruleset.ts';
import { waitingZone } from './rulesets/waiting-zone/ruleset.ts';

export { faultText, type SetFault } from './kernel/faces/card-sets.ts';
export { checkSet, readSet } from './rulesets/gate-ruler/cards/card-set.ts';
export type { CardSet } from './rulesets/gate-ruler/cards/catalogue.ts';
export type { Deck } from './rulesets/gate-ruler/cards/decks/deck.ts';
export type { GameView as GateRulerView } from './rulesets/gate-ruler/seen/view.ts';
export type { CardDefinition } from './rulesets/gate-ruler/values/card.ts';
export type { GateRulerOption } from './rulesets/gate-ruler/values/option.ts';
export type { GameView as WaitingZoneView } from './rulesets/waiting-zone/seen/view.ts';
export type { WaitingZoneOption } from './rulesets/waiting-zone/values/option.ts';
export { excessDamage, gateRuler, waitingZone };

const registered = [gateRuler, waitingZone, excessDamage] as const;

/** A ruleset that is registered, with its types. */
export type Registered = (typeof registered)[number];

const known = new Map(registered.map((ruleset): readonly [string, Ruleset] => [ruleset.id, ruleset]));

/** Every ruleset by id. Here the types of each are let go: tools hold any ruleset. */
export const rulesets: ReadonlyMap<string, Ruleset> = known;

/** The ruleset where code names none: the first that is registered. */
export const [firstRuleset] = registered;

/** The ruleset where nobody chooses: the one from outside, else the first that is registered. */
export let usual: Ruleset = firstRuleset;

/** A ruleset from outside, with the path of its module and the digest of what the module is made of. */
export interface OwnRules {
  readonly ruleset: Ruleset;
  readonly path: string;
  readonly digest: string;
}

let own: OwnRules | undefined;

/** The ruleset from outside, where there is one. */
export const ownRules = (): OwnRules | undefined => own;

/** The digest of what a ruleset of that id is made of, where it is from outside. */
export const rulesDigest = (id: string): string | undefined =>
  own?.ruleset.id === id ? own.digest : undefined;

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
    digest === undefined ? 'that of gatechart' : `the module of digest ${digest}`,
  );
  const what = rulesets.has(ruleset) ? `here is ${found}` : 'there is none here';
  throw new GatechartError('RULES_DIFFER', ruleset, `the ruleset must be ${wanted}, ${what}`);
};

/** Takes a ruleset from outside among the others, as the usual one; nothing: forgets it again. */
export const knowRules = (rules: OwnRules | undefined): void => {
  if (own !== undefined) known.delete(own.ruleset.id);
  if (rules !== undefined) known.set(rules.ruleset.id, rules.ruleset);
  own = rules;
  usual = rules?.ruleset ?? firstRuleset;
};

/** A ruleset by its id. Throws `UNKNOWN_RULESET` at that place. */
export const rulesetCalled = (id: string, place: string = id): Ruleset => {
  const ruleset = rulesets.get(id);
  if (ruleset !== undefined) return ruleset;
  const ids = [...rulesets.keys()].join(', ');
  throw new GatechartError('UNKNOWN_RULESET', place, `there is no ruleset ${id}; known: ${ids}`);
};

/** The edition of that id, the default one where none is named. Throws `UNKNOWN_EDITION` at that place. */
export const editionCalled = (
  { id, editions, defaultEdition }: Ruleset,
  edition = defaultEdition,
  place: string = edition,
): string => {
  if (Object.hasOwn(editions, edition)) return edition;
  const ids = Object.keys(editions).join(', ');
  throw new GatechartError('UNKNOWN_EDITION', place, `${id} has no edition ${edition}; known: ${ids}`);
};

/**
 * The two decks a match is played with where nobody chooses. Throws `NOT_A_MATCH` if there are no matches of the ruleset,
 * only events.
 */
export const usualDecks = ({ id, decks = [] }: Ruleset): readonly [string, string] => {
  const [first, second = first] = decks;
  if (first === undefined || second === undefined) {
    throw new GatechartError(
      'NOT_A_MATCH',
      id,
      'the ruleset resolves single events; there are no matches of it',
    );
  }
  return [first, second];
};
