import { appendEvent, clearEvents, drawnBy, lostBy, opponentOf, PLAYERS, shuffle } from 'gatechart/ruleset';
import { CARDS, handOf, isFirstRound, strengthOf, toAct } from './game.mjs';

/** @import { Player } from 'gatechart/ruleset' */
/** @import { ClauseId } from './clauses.mjs' */
/** @import { Act, Card, Game } from './game.mjs' */

/** @type {(game: Game) => Game} */
export const ante = (game) => appendEvent({ ...game, chips: [1, 1] }, { clause: 'deal.1', what: 'begun' });

/** @type {(game: Game, player: Player) => Game} */
const tellHand = (game, player) =>
  appendEvent(game, { clause: 'deal.2', what: 'dealt', player, card: handOf(game, player), knownTo: [player] });

/** @type {(game: Game) => Game} */
export const deal = (game) => {
  const [order, rng] = shuffle(game.rng, CARDS);
  return PLAYERS.reduce(tellHand, { ...game, hands: order.slice(0, 2), deck: order.slice(2), rng });
};

/** @type {(game: Game) => Game} */
export const showCard = (game) => {
  const [card, ...deck] = /** @type {readonly [Card, ...Card[]]} */ (game.deck);
  return appendEvent({ ...game, community: card, deck }, { clause: 'board.1', what: 'shown', card });
};

/** round.4: what the player whose turn it is puts in. @type {(game: Game, act: Act) => number} */
const priceOf = (game, act) => {
  if (act === 'check' || act === 'fold') return 0;
  const lacking = Math.max(...game.chips) - game.chips[toAct(game)];
  return act === 'call' ? lacking : lacking + (isFirstRound(game) ? 2 : 4);
};

/** The player whose turn it is acts. @type {(game: Game, act: Act) => Game} */
export const perform = (game, act) => {
  const player = toAct(game);
  const price = priceOf(game, act);
  const [before, now] = game.acts;
  const [first, second] = game.chips;
  /** @type {Game} */
  const after = {
    ...clearEvents(game),
    acts: isFirstRound(game) ? [[...before, act], now] : [before, [...now, act]],
    chips: player === 0 ? [first + price, second] : [first, second + price],
  };
  const clause = act === 'check' || act === 'bet' ? 'round.2' : 'round.3';
  return appendEvent(after, { clause, what: 'acted', player, act, chips: price });
};

/** The loser's chips are the winner's. @type {(game: Game, loser: Player, clause: ClauseId) => Game} */
const lose = (game, loser, clause) => {
  const chips = game.chips[loser];
  /** @type {Game} */
  const over = { ...game, payoffs: loser === 0 ? [-chips, chips] : [chips, -chips], result: lostBy(loser, clause) };
  return appendEvent(over, { clause, what: 'won', player: opponentOf(loser), chips });
};

/** Who folded acted last. @type {(game: Game) => Game} */
export const endByFolding = (game) => lose(game, opponentOf(toAct(game)), 'round.7');

/** @type {(game: Game, player: Player) => Game} */
export const concede = (game, player) => lose(game, player, 'leave.1');

/** @type {(game: Game) => Game} */
export const showdown = (game) => {
  const [first, second] = PLAYERS.map((player) => strengthOf(handOf(game, player), game.community));
  const clause = first === second ? 'showdown.3' : first === 3 || second === 3 ? 'showdown.1' : 'showdown.2';
  if (first !== second) return lose(game, Number(first) < Number(second) ? 0 : 1, clause);
  return appendEvent({ ...game, payoffs: [0, 0], result: drawnBy(clause) }, { clause, what: 'split' });
};
