export { excessDamage } from '../rulesets/excess-damage/ruleset.ts';
