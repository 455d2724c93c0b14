import { register } from './registry.ts';
import { excessDamage } from './rulesets/excess-damage/ruleset.ts';
import { gateRuler } from './rulesets/gate-ruler/ruleset.ts';
import { waitingZone } from './rulesets/waiting-zone/ruleset.ts';

export * from './registry.ts';
export { excessDamage, gateRuler, waitingZone };

/** The ruleset where code names none. */
export const defaultRuleset = gateRuler;

// Whoever names rulesets by id without waiting for them has all of them.
for (const ruleset of [gateRuler, waitingZone, excessDamage]) register(ruleset);
