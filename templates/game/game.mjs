import { newGameState, opponentOf } from 'gatechart/ruleset';

/**
 * @import { GameState, GameEvent, MatchSetup, Option, Player, RngState } from 'gatechart/ruleset'
 * @import { ClauseId } from './clauses.mjs'
 *
 * @typedef {'spark' | 'bolt' | 'ward'} Card
 * @typedef {readonly Card[]} Cards
 *
 * @typedef {Option & (
 *   | { readonly type: 'attack', readonly card: Card }
 *   | { readonly type: 'stop' }
 *   | { readonly type: 'pass' }
 * )} GameOption A move; the chart receives it as an event of that type.
 *
 * @typedef {GameEvent & { readonly clause: ClauseId } & (
 *   | { readonly what: 'shuffled' | 'passed' | 'lost', readonly player: Player }
 *   | { readonly what: 'drew' | 'played' | 'stopped', readonly player: Player, readonly card: Card }
 *   | { readonly what: 'hit', readonly player: Player, readonly damage: number }
 * )} GameFact
 *
 * @typedef {object} Side
 * @property {Cards} deck The top card first.
 * @property {Cards} hand
 * @property {Cards} discard
 * @property {number} life
 *
 * @typedef {object} Table
 * @property {readonly [Readonly<Side>, Readonly<Side>]} sides
 * @property {Player} turn Whose turn it is.
 * @property {Card | null} attack What was played and may still be stopped.
 * @property {RngState} rng
 *
 * @typedef {GameState<GameFact> & Readonly<Table>} Game
 */

/** window.3: the damage of each card; a ward deals none. @type {Readonly<Record<Card, number>>} */
export const DAMAGE = { spark: 1, bolt: 2, ward: 0 };

/** @type {(card: Card, times: number) => Cards} */
const copies = (card, times) => Array.from({ length: times }, () => card);

/** Decks by id. @type {Readonly<Record<string, Cards>>} */
export const DECKS = {
  storm: [...copies('spark', 4), ...copies('bolt', 6), ...copies('ward', 2)],
  harbor: [...copies('spark', 5), ...copies('bolt', 3), ...copies('ward', 4)],
};

/** start.2 @type {(deck: string) => Side} */
const newSide = (deck) => ({ deck: DECKS[deck] ?? [], hand: [], discard: [], life: 6 });

/** @type {(setup: MatchSetup) => Game} */
export const newGame = (setup) => ({
  ...newGameState(setup, { editions: ['usual'], decks: Object.keys(DECKS) }),
  sides: [newSide(setup.decks[0]), newSide(setup.decks[1])],
  turn: 0,
  attack: null,
});

/** The cards of a list, each once. @type {(cards: Cards) => Cards} */
export const kinds = (cards) => [...new Set(cards)];

/** window.1 @type {(game: Game) => Cards} */
export const wardsOf = ({ sides, turn }) => kinds(sides[opponentOf(turn)].hand).filter((card) => card === 'ward');

/** turn.2 @type {(game: Game) => Cards} */
export const attacksOf = ({ sides, turn }) => kinds(sides[turn].hand).filter((card) => card !== 'ward');
