import type { Ruleset } from './kernel/ruleset.ts';
import { excessDamage } from './rulesets/excess-damage/ruleset.ts';
import { gateRuler, gateRulerWith } from './rulesets/gate-ruler/ruleset.ts';
import { waitingZone } from './rulesets/waiting-zone/ruleset.ts';

export { excessDamage, gateRuler, gateRulerWith, waitingZone };

/** Every ruleset by id, the one played where nobody chooses first. */
export const rulesets: ReadonlyMap<string, Ruleset> = new Map<string, Ruleset>([
  [gateRuler.id, gateRuler],
  [waitingZone.id, waitingZone],
  [excessDamage.id, excessDamage],
]);
