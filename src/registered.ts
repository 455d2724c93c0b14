import { register } from './registry.ts';
import { excessDamage } from './rulesets/excess-damage/ruleset.ts';
import { gateRuler } from './rulesets/gate-ruler/ruleset.ts';
import { waitingZone } from './rulesets/waiting-zone/ruleset.ts';

export { faultText, type SetFault } from './kernel/faces/card-sets.ts';
export * from './registry.ts';
export { checkSet, readSet } from './rulesets/gate-ruler/cards/card-set.ts';
export type { CardSet } from './rulesets/gate-ruler/cards/catalogue.ts';
export type { Deck } from './rulesets/gate-ruler/cards/decks/deck.ts';
export type { GameView as GateRulerView } from './rulesets/gate-ruler/seen/view.ts';
export type { CardDefinition } from './rulesets/gate-ruler/values/card.ts';
export type { GateRulerOption } from './rulesets/gate-ruler/values/option.ts';
export type { GameView as WaitingZoneView } from './rulesets/waiting-zone/seen/view.ts';
export type { WaitingZoneOption } from './rulesets/waiting-zone/values/option.ts';
export { excessDamage, gateRuler, waitingZone };

/** A built-in ruleset, with its types. */
export type Registered = typeof gateRuler | typeof waitingZone | typeof excessDamage;

/** The ruleset where code names none. */
export const firstRuleset = gateRuler;

// Whoever names rulesets by id without waiting for them has all of them.
for (const ruleset of [gateRuler, waitingZone, excessDamage]) register(ruleset);
