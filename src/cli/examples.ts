import { rulesets, usual } from '../registry.ts';

/** The id of a ruleset that is not the usual one, where there is one: examples name it. */
export const [, ANOTHER = usual.id] = [...rulesets.keys()];
