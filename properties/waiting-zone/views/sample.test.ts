import { describe, expect, it } from 'vitest';
import { createAgent } from '../../../src/agents/create-agent.ts';
import { digest } from '../../../src/core/data/digest.ts';
import { drawInt, rngStream } from '../../../src/core/random.ts';
import { waitingZone } from '../../../src/registered.ts';
import { determinize } from '../../../src/rulesets/waiting-zone/views/determinization.ts';
import { playOut } from '../../../src/runtime/match-runner.ts';
import { resumeMatch } from '../../../src/runtime/start.ts';
import { beginWaitingZone, lookalikeInWaitingZone } from '../support/agents.ts';

const LEAN = { runtime: 'lean' } as const;
const MATCHES = 12;

describe('An imagined world of the waiting-zone game', () => {
  it('looks and asks the same, keeps every invariant, and does not depend on the hidden cards', () => {
    let positions = 0;
    for (let seed = 1; seed <= MATCHES; seed += 1) {
      const match = beginWaitingZone(seed);
      let rng = rngStream(seed, 0, 'answers');
      for (let open = match.pending(); open !== undefined; open = match.pending()) {
        const { player, options } = open.decision;
        const position = match.position();
        const imagined = determinize(position, player)(rngStream(seed, open.number, 'sample'));
        const world = resumeMatch(waitingZone, imagined, LEAN);
        expect(world.pending()?.decision).toEqual(open.decision);
        expect(waitingZone.view(world.game(), player)).toEqual(waitingZone.view(match.game(), player));
        expect(waitingZone.checkInvariants(world.game())).toEqual([]);
        const other = lookalikeInWaitingZone(position, player, open.number);
        expect(digest(determinize(other, player)(rngStream(seed, open.number, 'sample')))).toBe(
          digest(imagined),
        );
        positions += 1;
        const [pick, next] = drawInt(rng, options.length);
        rng = next;
        match.answer(player, options[pick]?.key ?? '');
      }
    }
    expect(positions).toBeGreaterThan(200);
  });

  it('lets every search play a match to its end', () => {
    for (const name of ['flat:2', 'ismcts:2']) {
      const seat = (player: 0 | 1) => ({ ruleset: waitingZone, player, seed: 1, index: 0, since: 0 });
      const agents = [createAgent(name, seat(0)), createAgent('random', seat(1))] as const;
      expect(playOut(beginWaitingZone(1), agents as never).result).toBeDefined();
    }
  });
});
