import { getEdition } from '../../core/match-setup.ts';
import { readText } from '../../file-system.ts';
import { type Explored, explore } from '../../fuzz/explore.ts';

import type { Match } from '../../runtime/match.ts';
import { resumeMatch } from '../../runtime/start.ts';
import { readScenario } from '../../scenarios/read-scenario.ts';
import { interruptible } from '../interrupt.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { isSavedMatch, newOpening, savedOpening } from '../play/opening.ts';
import type { ExploreOptions } from './options.ts';

/** Where the file says: a saved match goes on, a scenario starts. Throws as `savedOpening` and `readScenario`. */
const matchIn = async (file: string, { edition, cards }: ExploreOptions): Promise<Match> => {
  const text = readText(file);
  if (isSavedMatch(text)) return (await savedOpening(file, undefined, cards)).begin({ runtime: 'lean' });
  const { ruleset, editions, start } = readScenario(file, text);
  const chosen = edition === undefined ? (editions[0] as string) : getEdition(ruleset, edition, '--edition');
  return resumeMatch(ruleset, start(chosen), { runtime: 'lean' });
};

const newMatch = ({ ruleset, edition, decks, cards, seed }: ExploreOptions): Match =>
  newOpening({ ruleset, edition, decks, seed, cards }, ['fuzz', 'fuzz']).begin({
    runtime: 'lean',
  });

const exploredLines = ({ positions, answers, depth, isComplete, ends }: Explored): readonly string[] => [
  `${positions} positions after ${answers} actions, ${ends} of them end a match`,
  `every position within ${depth} actions was reached${isComplete ? '' : '; deeper ones exceed the limit of positions'}`,
];

/** Gives every answer from a saved match, a scenario or a new match on. */
export const exploreAction = (file: string | undefined, options: ExploreOptions): CommandAction =>
  interruptible(async (output, stop) => {
    const { depth, most, json } = options;
    const match = file === undefined ? newMatch(options) : await matchIn(file, options);
    const explored = await explore(match, { depth, positions: most, stop });
    if (json) output.write(JSON.stringify(explored));
    else {
      for (const line of exploredLines(explored)) output.write(line);
      for (const { failure, keys } of explored.failures) {
        output.write(`${failure.message}; after: ${keys.join(' | ')}`);
      }
    }
    if (stop.aborted) return EXIT.interrupted;
    return explored.failures.length > 0 ? EXIT.failure : EXIT.success;
  });
