import { loadRulesets } from './registry.ts';

// What another build of this program may load of this one: to be measured beside it, or to lend it its agents.

export { playoutOf } from './agents/create-agent.ts';
export { ismctsAgent } from './agents/search/ismcts.ts';
export { flatAgent } from './agents/search/monte-carlo.ts';
export { playoutFor } from './agents/search/playout.ts';
export { matchPlayer } from './bench/matches.ts';
export { LeanMatch } from './runtime/lean-match.ts';

export const rulesets = await loadRulesets();
