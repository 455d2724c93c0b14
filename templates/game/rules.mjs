import { appendEvent, clearEvents, lostBy, opponentOf, PLAYERS, shuffle } from 'gatechart/ruleset';
import { DAMAGE } from './game.mjs';

/**
 * @import { Player } from 'gatechart/ruleset'
 * @import { ClauseId } from './clauses.mjs'
 * @import { Card, Cards, Game, Side } from './game.mjs'
 */

/** @type {(game: Game, player: Player, part: Partial<Side>) => Game} */
const withSide = (game, player, part) => {
  const [first, second] = game.sides;
  return { ...game, sides: player === 0 ? [{ ...first, ...part }, second] : [first, { ...second, ...part }] };
};

/** @type {(cards: Cards, card: Card) => Cards} */
const without = (cards, card) => cards.toSpliced(cards.indexOf(card), 1);

/** @type {(game: Game, player: Player, clause: ClauseId) => Game} */
const draw = (game, player, clause) => {
  const { deck, hand } = game.sides[player];
  const [card, ...rest] = deck;
  if (card === undefined) return lose(game, player, 'end.2');
  const drawn = withSide(game, player, { deck: rest, hand: [...hand, card] });
  return appendEvent(drawn, { clause, what: 'drew', player, card, knownTo: [player] });
};

/** @type {(game: Game, player: Player, clause: ClauseId) => Game} */
const lose = (game, player, clause) =>
  appendEvent({ ...game, result: lostBy(player, clause) }, { clause, what: 'lost', player });

/** start.1 @type {(game: Game) => Game} */
export const shuffleDecks = (game) =>
  PLAYERS.reduce((next, player) => {
    const [deck, rng] = shuffle(next.rng, next.sides[player].deck);
    return appendEvent({ ...withSide(next, player, { deck }), rng }, { clause: 'start.1', what: 'shuffled', player });
  }, game);

/** start.1 @type {(game: Game) => Game} */
export const drawHands = (game) =>
  [...PLAYERS, ...PLAYERS, ...PLAYERS].reduce((next, player) => draw(next, player, 'start.1'), game);

/** turn.1 @type {(game: Game) => Game} */
export const drawForTurn = (game) => draw(game, game.turn, 'turn.1');

/** turn.1 @type {(game: Game) => Game} */
export const passTurn = (game) => ({ ...game, turn: opponentOf(game.turn) });

/** A card goes from a hand to the discard pile. @type {(game: Game, player: Player, card: Card) => Game} */
const spend = (game, player, card) => {
  const { hand, discard } = game.sides[player];
  return withSide(game, player, { hand: without(hand, card), discard: [...discard, card] });
};

/** turn.2 @type {(game: Game) => Game} */
export const passAttack = (game) =>
  appendEvent(clearEvents(game), { clause: 'turn.2', what: 'passed', player: game.turn });

/** turn.2 @type {(game: Game, card: Card) => Game} */
export const playAttack = (game, card) => {
  const player = game.turn;
  const played = { ...spend(clearEvents(game), player, card), attack: card };
  return appendEvent(played, { clause: 'turn.2', what: 'played', player, card });
};

/** window.1: who lets an attack through is clearEvents, and nothing happens yet. @type {(game: Game) => Game} */
export const letThrough = (game) =>
  appendEvent(clearEvents(game), { clause: 'window.1', what: 'passed', player: opponentOf(game.turn) });

/** window.2 @type {(game: Game) => Game} */
export const stopAttack = (game) => {
  const player = opponentOf(game.turn);
  const stopped = { ...spend(clearEvents(game), player, 'ward'), attack: null };
  return appendEvent(stopped, { clause: 'window.2', what: 'stopped', player, card: 'ward' });
};

/** window.3 @type {(game: Game) => Game} */
export const hit = (game) => {
  const player = opponentOf(game.turn);
  const damage = game.attack === null ? 0 : DAMAGE[game.attack];
  const hurt = withSide({ ...game, attack: null }, player, { life: game.sides[player].life - damage });
  return appendEvent(hurt, { clause: 'window.3', what: 'hit', player, damage });
};

/** end.1 @type {(game: Game) => boolean} */
export const isSomebodyOut = ({ sides }) => sides.some(({ life }) => life <= 0);

/** end.1 @type {(game: Game) => Game} */
export const loseByDamage = (game) => lose(game, game.sides[0].life <= 0 ? 0 : 1, 'end.1');

/** end.3 @type {(game: Game, player: Player) => Game} */
export const concede = (game, player) => lose(game, player, 'end.3');
