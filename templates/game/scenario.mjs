import { findMismatches, simpleScenarioRules, z } from 'gatechart/ruleset';
import { newGame } from './game.mjs';

/** @import { Game, Side } from './game.mjs' */

const cards = z.array(z.enum(['spark', 'bolt', 'ward']));
const side = z.strictObject({ hand: cards.optional(), deck: cards.optional(), life: z.int().min(1).optional() });
const position = z.strictObject({ p1: side.optional(), p2: side.optional() });
const lives = z.strictObject({ p1: z.int(), p2: z.int() });
const expectation = z.strictObject({ life: lives.optional() });

/** Three cards to draw where a scenario says nothing. @type {(described: z.infer<typeof side>) => Side} */
const sideOf = ({ hand = [], deck = ['spark', 'spark', 'spark'], life = 6 }) => ({ hand, deck, life, discard: [] });

/** A scenario says what players hold as the first of them begins a turn, and how much life is left in the end. */
export const scenario = simpleScenarioRules({
  position,
  expectation,
  build: (described, { edition, seed }) => {
    const { p1 = {}, p2 = {} } = position.parse(described);
    const game = newGame({ edition, decks: ['storm', 'harbor'], seed, index: 0 });
    // A position goes on after the entry of its state: in nextTurn the turn is passed already, and player 1 draws.
    /** @type {Game} */
    const begun = { ...game, turn: 0, sides: [sideOf(p1), sideOf(p2)] };
    return { game: begun, stack: [{ state: 'nextTurn', rest: {} }] };
  },
  firstPlayer: () => 0,
  check: (game, expected) => {
    const [p1, p2] = game.sides;
    return findMismatches(expectation.parse(expected), { life: { p1: p1.life, p2: p2.life } });
  },
  facts: {
    shuffled: ['player'],
    drew: ['player', 'card'],
    played: ['player', 'card'],
    stopped: ['player', 'card'],
    passed: ['player'],
    hit: ['player', 'damage'],
    lost: ['player'],
  },
  passes: ['pass'],
});
