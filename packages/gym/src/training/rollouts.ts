import { usesNet } from '../../../../src/agents/agents.ts';
import type { Chance } from '../../../../src/agents/agent.ts';
import { netOf } from '../../../../src/agents/net/of-ruleset.ts';
import { preferencePolicy } from '../../../../src/agents/net/playout.ts';
import { type Policy, playOut, RANDOM_PLAYOUT } from '../../../../src/agents/search/playout.ts';
import { playoutFor } from '../../../../src/agents/search/playouts.ts';
import type { Value } from '../../../../src/core/adapters/value.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import type { Match } from '../../../../src/runtime/match.ts';

/** Plays a world to the end of the match and says how it ended. The world is used up. */
export type Rollout = (world: Match, rng: Chance) => Value;

const rolloutBy =
  (policy: Policy): Rollout =>
  (world, rng) =>
    playOut(world, world.game(), rng, { ...RANDOM_PLAYOUT, policy });

/** How judged positions are played on: by what the net prefers that the agent goes by, else by the rules of thumb. */
export const rolloutFor = (agent: string, ruleset: Ruleset): Rollout =>
  rolloutBy(usesNet(agent) ? preferencePolicy(netOf(ruleset)) : playoutFor(ruleset).policy);
