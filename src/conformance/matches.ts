import { Chance } from '../core/chance.ts';
import type { Start } from '../core/adapters/generators.ts';
import type { GameState } from '../core/fact.ts';
import type { Ruleset } from '../core/ruleset-2.ts';

/** Makes the game of a match of one's own from a seed. */
export type Begin<G extends GameState = GameState> = (seed: number, edition: string) => G;

/** What a match begins with: decks, what the ruleset's arena draws, or whatever one's own function makes of the seed. */
export interface Beginning {
  readonly edition: string;
  readonly seed: number;
  readonly decks?: readonly [string, string];
  readonly start?: Start;
}

/** The editions in turn, the default one with seed 1. */
const editionFor = ({ editions, defaultEdition }: Ruleset, seed: number): string => {
  const others = Object.keys(editions).filter((id) => id !== defaultEdition);
  const inTurn = [defaultEdition, ...others];
  return inTurn[(seed + inTurn.length - 1) % inTurn.length] ?? defaultEdition;
};

const decksFor = ({ decks = [] }: Ruleset, seed: number): readonly [string, string] => {
  const [first = '', second = first] = decks;
  return seed % 2 === 0 ? [first, second] : [second, first];
};

/** What the match of a seed begins with; nothing where the ruleset brings neither matches nor an arena. */
export const beginningOf = (
  ruleset: Ruleset,
  seed: number,
  begin: Begin | undefined,
): Beginning | undefined => {
  const edition = editionFor(ruleset, seed);
  if (begin !== undefined) return { edition, seed };
  if (ruleset.plays === 'matches') return { edition, seed, decks: decksFor(ruleset, seed) };
  const start = ruleset.matchGenerator?.generate(new Chance(seed, 0, 'conformance'), edition, () => 1);
  return start && { edition, seed, start };
};

/** The new game of a beginning. Throws what the rules throw. */
export const gameOf = (
  ruleset: Ruleset,
  { edition, seed, decks, start }: Beginning,
  begin: Begin | undefined,
): GameState => {
  if (decks !== undefined) return ruleset.newGame({ edition, decks, seed, index: 0 });
  if (start !== undefined && ruleset.matchGenerator !== undefined) return ruleset.matchGenerator.newGame(start, edition, seed);
  if (begin !== undefined) return begin(seed, edition);
  throw new Error('nothing says how a match of it begins');
};
