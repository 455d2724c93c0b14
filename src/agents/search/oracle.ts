import type { Match } from '../../runtime/match.ts';
import type { Agent } from '../agent-2.ts';
import { ismctsAgent } from './ismcts.ts';
import type { Playout } from './playout.ts';

/**
 * A cheat: the search of `ismcts` in the match that is really going on, chance included. What it wins beyond `ismcts` is
 * what sight of everything hidden is worth. `sight` gives the match as it stands, to be used up.
 */
export const oracleAgent = (playout: Playout, sight: () => Match): Agent => {
  const search = ismctsAgent(playout);
  return { act: (asked, budget) => search.act({ ...asked, sample: sight }, budget) };
};
