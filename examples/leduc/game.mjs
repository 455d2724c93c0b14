import { newGameState } from 'gatechart/ruleset';

/**
 * @import { GameState, GameEvent, MatchSetup, Option, Player, RngState } from 'gatechart/ruleset'
 * @import { ClauseId } from './clauses.mjs'
 * @typedef {`${'J' | 'Q' | 'K'}${'h' | 's'}`} Card
 * @typedef {'bet' | 'call' | 'check' | 'fold' | 'raise'} Act
 * @typedef {readonly [number, number]} Chips By seat.
 * @typedef {{ readonly [A in Act]: Option & { readonly key: A, readonly type: A } }[Act]} LeducOption
 * @typedef {GameEvent & { readonly clause: ClauseId } & (
 *   | { readonly what: 'begun' | 'split' }
 *   | { readonly what: 'dealt', readonly player: Player, readonly card: Card }
 *   | { readonly what: 'acted', readonly player: Player, readonly act: Act, readonly chips: number }
 *   | { readonly what: 'shown', readonly card: Card }
 *   | { readonly what: 'won', readonly player: Player, readonly chips: number }
 * )} LeducFact
 * @typedef {object} Table
 * @property {readonly Card[]} hands By seat; none before the deal.
 * @property {readonly Card[]} deck The top card first.
 * @property {Card | null} community Shown between the rounds.
 * @property {readonly [readonly Act[], readonly Act[]]} acts Of each round, in turn.
 * @property {Chips} chips What each player has put in.
 * @property {Chips | null} payoffs Chips won or lost, once the match is over.
 * @property {RngState} rng
 * @typedef {GameState<LeducFact> & Readonly<Table>} Game
 */

/** @type {readonly Card[]} */
export const CARDS = ['Jh', 'Js', 'Qh', 'Qs', 'Kh', 'Ks'];

/** @type {(setup: MatchSetup) => Game} */
export const newGame = (setup) => ({
  ...newGameState(setup, { editions: ['usual'], decks: ['leduc'] }),
  hands: [],
  deck: CARDS,
  community: null,
  acts: [[], []],
  chips: [0, 0],
  payoffs: null,
});

/** @type {(game: Game, player: Player) => Card} */
export const handOf = ({ hands }, player) => /** @type {Card} */ (hands[player]);

/** @type {(game: Game) => boolean} */
export const isFirstRound = ({ community }) => community === null;

/** The acts of this round. @type {(game: Game) => readonly Act[]} */
export const actsNow = (game) => game.acts[isFirstRound(game) ? 0 : 1];

/** round.1 @type {(game: Game) => Player} */
export const toAct = (game) => (actsNow(game).length % 2 === 0 ? 0 : 1);

/** round.5 @type {(game: Game) => boolean} */
export const mayRaise = (game) => actsNow(game).filter((act) => act === 'bet' || act === 'raise').length < 2;

/** showdown.1, showdown.2: a pair (3) beats every single card. @type {(hand: Card, community: Card | null) => number} */
export const strengthOf = (hand, community) => (hand[0] === community?.[0] ? 3 : 'JQK'.indexOf(hand.charAt(0)));
