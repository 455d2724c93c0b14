import { goesByNet } from '../../agents/agents.ts';
import type { Chance } from '../../agents/chance.ts';
import { netOf } from '../../agents/net/of-ruleset.ts';
import { preferredBy } from '../../agents/net/playout.ts';
import { type Policy, playOn, TO_THE_END } from '../../agents/search/playout.ts';
import { playoutFor } from '../../agents/search/playouts.ts';
import { resultValue, type Value } from '../../kernel/faces/value.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { questionAtAGlance } from '../../runtime/drive.ts';
import type { Match } from '../../runtime/match.ts';
import { preferredOption } from '../onnx/agents.ts';
import type { BatchedNet } from '../onnx/batched-net.ts';

/** Plays a world to the end of the match and says how it ended. The world is used up. */
export type PlayToEnd = (world: Match, rng: Chance) => Value | Promise<Value>;

const by =
  (policy: Policy): PlayToEnd =>
  (world, rng) =>
    playOn(world, world.game(), rng, { ...TO_THE_END, policy });

const byBatched =
  (net: BatchedNet): PlayToEnd =>
  async (world) => {
    for (let open = world.pending(); open !== undefined; open = world.pending()) {
      world.answer(open.decision.player, await preferredOption(net, questionAtAGlance(world, open)));
    }
    const { result } = world.game();
    return result === undefined ? TO_THE_END.evaluate(world.game()) : resultValue(result);
  };

/** How judged positions are played on: by what the net prefers that the agent goes by, else by the rules of thumb. */
export const playToEndBy = (agent: string, ruleset: Ruleset, batched: BatchedNet | undefined): PlayToEnd => {
  if (!goesByNet(agent)) return by(playoutFor(ruleset).policy);
  return batched === undefined ? by(preferredBy(netOf(ruleset))) : byBatched(batched);
};
