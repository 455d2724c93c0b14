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

/** The ruleset where nobody chooses: the first that is registered. */
export const [usual] = registered;

/** Every ruleset by id, the usual one first. Here the types of each are let go: tools hold any ruleset. */
export const rulesets: ReadonlyMap<string, Ruleset> = new Map(
  registered.map((ruleset): readonly [string, Ruleset] => [ruleset.id, ruleset]),
);

/** A ruleset by its id. Throws `UNKNOWN_RULESET` at that place. */
export const rulesetCalled = (id: string, place: string = id): Ruleset => {
  const ruleset = rulesets.get(id);
  if (ruleset !== undefined) return ruleset;
  const known = [...rulesets.keys()].join(', ');
  throw new GatechartError('UNKNOWN_RULESET', place, `there is no ruleset ${id}; known: ${known}`);
};

/** The edition of that id, the default one where none is named. Throws `UNKNOWN_EDITION` at that place. */
export const editionCalled = (
  { id, editions, defaultEdition }: Ruleset,
  edition = defaultEdition,
  place: string = edition,
): string => {
  if (Object.hasOwn(editions, edition)) return edition;
  const known = Object.keys(editions).join(', ');
  throw new GatechartError('UNKNOWN_EDITION', place, `${id} has no edition ${edition}; known: ${known}`);
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
