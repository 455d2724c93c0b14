import { type Chance, chanceFrom, type MatchSetup, PLAYERS, rngStream } from 'gatechart/tools';
import type { BatchNet } from './batch-net.ts';
import type { NamedAgent, PlannedMatch, Seat } from './play-matches.ts';

/** Where matches are played. */
export interface Ground {
  readonly edition: string;
  /** The first and the second meet most, the third and the fourth, and so on. */
  readonly decks: readonly string[];
  readonly seed: number;
}

/** Whom the net met in a match that it learns from. */
export type Opponent = 'greedy' | 'frozen' | 'itself' | 'target';

/** Opponents of ten matches: itself in the others. */
const GREEDY = 4;
const FROZEN = 2;

const drawOpponent = (chance: Chance, frozen: readonly BatchNet[]): Exclude<Opponent, 'target'> => {
  const drawn = chance.below(10);
  if (drawn < GREEDY) return 'greedy';
  return drawn < GREEDY + FROZEN && frozen.length > 0 ? 'frozen' : 'itself';
};

/** Two decks: as often neighbours as any. */
const drawDecks = (chance: Chance, decks: readonly string[]): MatchSetup['decks'] => {
  const own = chance.below(decks.length);
  const neighbour = own % 2 === 0 ? own + 1 : own - 1;
  const other = chance.below(2) === 0 && neighbour < decks.length ? neighbour : chance.below(decks.length);
  return [decks[own] as string, decks[other] as string];
};

/** A match that the net learns from. `learner`: its side; it plays the other one too against itself. */
export interface Lesson extends PlannedMatch {
  readonly opponent: Opponent;
  readonly learner: 0 | 1;
}

/**
 * The match of a number: decks, opponent and side by a stream of its own. `target`: whom the net meets in every match,
 * where it learns a best response.
 */
export const lessonAt = (
  number: number,
  { edition, decks, seed }: Ground,
  net: BatchNet,
  frozen: readonly BatchNet[],
  target?: NamedAgent,
): Lesson => {
  const chance = chanceFrom(rngStream(seed, number, 'pairing'));
  const setup: MatchSetup = { edition, decks: drawDecks(chance, decks), seed, index: number };
  const drawn = drawOpponent(chance, frozen);
  const learner = chance.below(2) === 0 ? 0 : 1;
  const own: Seat = { kind: 'net', net, plays: 'recorded' };
  const others: Readonly<Record<typeof drawn, () => Seat>> = {
    greedy: () => ({ kind: 'greedy' }),
    frozen: () => ({
      kind: 'net',
      net: frozen[chance.below(frozen.length)] as BatchNet,
      plays: 'sampled',
    }),
    itself: () => own,
  };
  const other = target ?? others[drawn]();
  const opponent = target === undefined ? drawn : 'target';
  return { setup, opponent, learner, seats: learner === 0 ? [own, other] : [other, own] };
};

/** The match of a number in which the net learns from the rules of thumb. */
export const taughtAt = (number: number, { edition, decks, seed }: Ground): PlannedMatch => {
  const chance = chanceFrom(rngStream(seed, number, 'pairing'));
  return {
    setup: { edition, decks: drawDecks(chance, decks), seed, index: number },
    seats: [{ kind: 'teacher' }, { kind: 'teacher' }],
  };
};

/** Development matches have shuffles of their own. */
const DEVELOPMENT_SEED = 770_000_001;

/** Two decks that are neighbours in a list; a last one alone meets itself. */
export const neighbours = (decks: readonly string[]): readonly MatchSetup['decks'][] =>
  decks.flatMap((deck, index) => (index % 2 === 0 ? [[deck, decks[index + 1] ?? deck] as const] : []));

/** Pairs of matches of a net, which takes what it prefers, against an opponent: the net begins as player 0, then as player 1. */
export const developmentMatches = (
  [one, other]: MatchSetup['decks'],
  edition: string,
  pairs: number,
  net: BatchNet,
  opponent: Seat = { kind: 'greedy' },
): readonly PlannedMatch[] =>
  Array.from({ length: 2 * pairs }, (_, number): PlannedMatch => {
    const index = Math.floor(number / 2);
    const decks: MatchSetup['decks'] = index % 2 === 0 ? [one, other] : [other, one];
    const sides: readonly Seat[] = [{ kind: 'net', net, plays: 'best' }, opponent];
    const [first, second] = PLAYERS.map((player) => sides[(player + number) % 2] as Seat);
    return {
      setup: { edition, decks, seed: DEVELOPMENT_SEED, index },
      seats: [first as Seat, second as Seat],
    };
  });

/** The scores of the net in those pairs. */
export const pairScores = (results: readonly number[]): readonly number[] =>
  Array.from({ length: results.length / 2 }, (_, pair) => {
    const [first, second] = [results[2 * pair] as number, results[2 * pair + 1] as number];
    return (first + 1 - second) / 2;
  });
