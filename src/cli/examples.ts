import { defaultRulesetId, rulesetIds } from '../registry.ts';

/** The id of a ruleset that is not the default one, where there is one: examples name it. */
export const [, ANOTHER = defaultRulesetId()] = rulesetIds();
