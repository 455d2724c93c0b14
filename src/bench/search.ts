import { createAgent } from '../agents/agents.ts';
import { PLAYERS } from '../core/decision.ts';
import { digest } from '../core/data/digest-2.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import { questionOf } from '../runtime/match-runner.ts';
import type { Pending } from '../runtime/match.ts';
import { matchPlayer } from './matches.ts';
import type { Bench } from './measure.ts';

const SIMULATIONS = 100;

/** Choices of a match that are searched: one in so many, the others are made at random. */
const STRIDE = 8;

const isSearched = ({ number }: Pending): boolean => number % STRIDE === STRIDE - 1;

/** Searches in whole matches of random answers. */
export const searchBench = (ruleset: Ruleset, games: number): Bench => {
  const { play } = matchPlayer(ruleset, 'lean');
  return {
    name: `${ruleset.id}, ismcts:${SIMULATIONS}`,
    run: () => {
      const keys: string[] = [];
      for (let index = 0; index < games; index += 1) {
        const seat = { ruleset, seed: 1, index, since: 0 };
        const agents = PLAYERS.map((player) => createAgent(`ismcts:${SIMULATIONS}`, { ...seat, player }));
        play(index, {
          onChoice: (match) => {
            const open = match.pending();
            if (open === undefined || !isSearched(open)) return;
            keys.push(agents[open.decision.player]?.act(questionOf(match, open)) ?? '');
          },
        });
      }
      return { counts: { simulations: keys.length * SIMULATIONS }, checksum: digest(keys) };
    },
  };
};
