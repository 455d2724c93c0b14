import { register } from './registry.ts';
import { excessDamage } from './rulesets/excess-damage/ruleset.ts';
import { gateRuler } from './rulesets/gate-ruler/ruleset.ts';
import { waitingZone } from './rulesets/waiting-zone/ruleset.ts';

export { faultText, type SetFault } from './core/cards/card-sets.ts';
export * from './registry.ts';
export { checkSet, readSet } from './rulesets/gate-ruler/adapters/card-sets.ts';
export type { CardSet } from './rulesets/gate-ruler/cards/catalogue.ts';
export type { Deck } from './rulesets/gate-ruler/cards/decks.ts';
export type { CardDefinition } from './rulesets/gate-ruler/state/card.ts';
export type { GateRulerOption } from './rulesets/gate-ruler/state/option.ts';
export type { GameView as GateRulerView } from './rulesets/gate-ruler/views/player-view.ts';
export type { WaitingZoneOption } from './rulesets/waiting-zone/state/option.ts';
export type { GameView as WaitingZoneView } from './rulesets/waiting-zone/views/player-view.ts';
export { excessDamage, gateRuler, waitingZone };

/** A built-in ruleset, with its types. */
export type BuiltInRuleset = typeof gateRuler | typeof waitingZone | typeof excessDamage;

/** The ruleset where code names none. */
export const defaultRuleset = gateRuler;

// Whoever names rulesets by id without waiting for them has all of them.
for (const ruleset of [gateRuler, waitingZone, excessDamage]) register(ruleset);
