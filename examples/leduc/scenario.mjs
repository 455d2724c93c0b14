import { findMismatches, simpleScenarioRules, z } from 'gatechart/ruleset';
import { CARDS, newGame } from './game.mjs';
import { ante } from './rules.mjs';

const card = z.enum(CARDS);
const position = z.strictObject({ p1: card, p2: card, community: card.optional() });
const expectation = z.strictObject({ payoffs: z.tuple([z.int(), z.int()]).optional() });

/** A scenario says which cards are dealt, and what is won. */
export const scenario = simpleScenarioRules({
  position,
  expectation,
  build: (described, { edition, seed }) => {
    const { p1, p2, community = [] } = position.parse(described);
    const known = [p1, p2, community].flat();
    const deck = [...known.slice(2), ...CARDS.filter((each) => !known.includes(each))];
    const game = ante(newGame({ edition, decks: ['leduc', 'leduc'], seed, index: 0 }));
    return { game: { ...game, hands: [p1, p2], deck }, stack: [{ state: 'betting', rest: {} }] };
  },
  check: ({ payoffs }, expected) => findMismatches(expectation.parse(expected), { payoffs }),
  facts: {
    begun: [],
    dealt: ['player', 'card'],
    acted: ['player', 'act', 'chips'],
    shown: ['card'],
    won: ['player', 'chips'],
    split: [],
  },
  passes: ['check', 'call'],
});
