import { goesByNet } from '../../../../src/agents/agents.ts';
import type { Chance } from '../../../../src/agents/agent.ts';
import { netOf } from '../../../../src/agents/net/of-ruleset.ts';
import { preferredBy } from '../../../../src/agents/net/playout.ts';
import { type Policy, playOn, TO_THE_END } from '../../../../src/agents/search/playout.ts';
import { playoutFor } from '../../../../src/agents/search/playouts.ts';
import type { Value } from '../../../../src/core/adapters/value.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import type { Match } from '../../../../src/runtime/match.ts';

/** Plays a world to the end of the match and says how it ended. The world is used up. */
export type PlayToEnd = (world: Match, rng: Chance) => Value;

const by =
  (policy: Policy): PlayToEnd =>
  (world, rng) =>
    playOn(world, world.game(), rng, { ...TO_THE_END, policy });

/** How judged positions are played on: by what the net prefers that the agent goes by, else by the rules of thumb. */
export const playToEndBy = (agent: string, ruleset: Ruleset): PlayToEnd =>
  by(goesByNet(agent) ? preferredBy(netOf(ruleset)) : playoutFor(ruleset).policy);
