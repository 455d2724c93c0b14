import type { Arbitrary } from 'fast-check';
import { shorterSequences, type ChoiceSequence } from '../fuzz/choices.ts';
import { Chance } from '../core/chance.ts';
import { GatechartError } from '../core/errors.ts';
import type { MatchGenerator, Start } from '../core/adapters/generators.ts';
import type { GameState } from '../core/fact.ts';
import type { MatchSetup, Ruleset } from '../core/ruleset-2.ts';
import { fc } from './arbitraries.ts';
import { withShrinking } from './shrinking.ts';

const LARGEST_SEED = 1_000_000;

const editionsOf = ({ editions, defaultEdition }: Ruleset): Arbitrary<string> =>
  fc.constantFrom(...new Set([defaultEdition, ...Object.keys(editions)]));

/**
 * Setups of new matches: any edition, any two of the built-in decks. They become simpler towards the usual edition, the
 * first decks and seed 0. Throws `NOT_A_MATCH` for a ruleset without decks.
 */
export const setups = (ruleset: Ruleset): Arbitrary<MatchSetup> => {
  const { id, decks = [] } = ruleset;
  if (decks.length === 0) throw new GatechartError('NOT_A_MATCH', id, 'the ruleset has no decks');
  const deck = fc.constantFrom(...decks);
  return fc.record({
    edition: editionsOf(ruleset),
    decks: fc.tuple(deck, deck),
    seed: fc.nat(LARGEST_SEED),
    index: fc.constant(0),
  });
};

const LARGEST_ANSWER = 255;
const USUAL_LENGTH = 100;

/**
 * Answers one after the other: each number stands for an option, modulo how many there are. They become simpler as
 * findings of `gatechart fuzz` do: answers are left out, or become the first option, in ever smaller pieces.
 */
export const tapes = (most: number = USUAL_LENGTH): Arbitrary<ChoiceSequence> =>
  withShrinking<ChoiceSequence>(fc.array(fc.nat(LARGEST_ANSWER), { maxLength: most, size: 'max' }), shorterSequences);

/** What a match begins with: built-in decks, or cards drawn at random by the ruleset's arena. */
export type Opening =
  | { readonly is: 'setup'; readonly setup: MatchSetup }
  | { readonly is: 'drawn'; readonly edition: string; readonly seed: number; readonly start: Start };

const canBegin = (arena: MatchGenerator, edition: string, seed: number, start: Start): boolean => {
  try {
    arena.newGame(start, edition, seed);
    return true;
  } catch {
    return false;
  }
};

const drawnOpenings = (ruleset: Ruleset, arena: MatchGenerator): Arbitrary<Opening> =>
  withShrinking(
    fc.tuple(editionsOf(ruleset), fc.nat(LARGEST_SEED)).map(
      ([edition, seed]): Opening => ({
        is: 'drawn',
        edition,
        seed,
        start: arena.generate(new Chance(seed, 0, 'testing'), edition, () => 1),
      }),
    ),
    function* simpler(opening) {
      if (opening.is === 'setup') return;
      const { edition, seed, start } = opening;
      for (const each of arena.shrink(start)) {
        if (canBegin(arena, edition, seed, each)) yield { ...opening, start: each };
      }
    },
  );

/**
 * What matches of a ruleset begin with: random cards where it has an arena, which become simpler as findings of
 * `gatechart fuzz` do, else its decks. Throws as `setups`.
 */
export const openings = (ruleset: Ruleset): Arbitrary<Opening> =>
  ruleset.matchGenerator === undefined
    ? setups(ruleset).map((setup): Opening => ({ is: 'setup', setup }))
    : drawnOpenings(ruleset, ruleset.matchGenerator);

/** The new game of an opening. Throws what the rules throw. */
export const gameOf = <G extends GameState>(ruleset: Ruleset<G>, opening: Opening): G => {
  if (opening.is === 'setup') return ruleset.newGame(opening.setup);
  const { edition, seed, start } = opening;
  return (ruleset.matchGenerator as MatchGenerator<G>).newGame(start, edition, seed);
};
