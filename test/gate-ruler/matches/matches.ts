import { createAgent } from '../../../src/agents/create-agent.ts';
import { PLAYERS } from '../../../src/core/decision.ts';
import { gateRuler } from '../../../src/registered.ts';
import { positionDigest } from '../../../src/replay/position-digest.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import type { RuntimeName } from '../../../src/runtime/match.ts';
import { startMatch } from '../../../src/runtime/start.ts';

/** How a match of random agents ended. */
export interface Ending {
  readonly game: Game;
  readonly digest: string;
  readonly breaches: readonly string[];
}

/** Plays the match of that seed with random agents; the decks change sides from seed to seed. */
export const playRandomly = (seed: number, runtime: RuntimeName): Ending => {
  const decks = ['atlas-drive', 'volnar-host'] as const;
  const game = gateRuler.newGame({
    edition: gateRuler.defaultEdition,
    decks: seed % 2 === 0 ? decks : [decks[1], decks[0]],
    seed,
    index: 0,
  });
  const match = startMatch(gateRuler, game, { runtime });
  const agents = PLAYERS.map((player) =>
    createAgent('random', { ruleset: gateRuler, player, seed, index: 0, since: 0 }),
  );
  const breaches = new Set(gateRuler.checkInvariants(match.game()));
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    const { player } = open.decision;
    const key = agents[player]?.act({ player, decision: open.decision, view: () => undefined });
    const refusal = match.answer(player, key ?? '', open.number);
    if (refusal !== undefined) throw new Error(refusal.message);
    for (const breach of gateRuler.checkInvariants(match.game())) breaches.add(breach);
  }
  return { game: match.game(), digest: positionDigest(match.position()), breaches: [...breaches] };
};

export const seeds = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);
