import { drawnBy, opponentOf, PLAYERS } from 'gatechart/ruleset';
import { game } from './game.mjs';

const { assigned, cardsIn, change, lost, move, shuffled, tell } = game;

/** @import { Player } from 'gatechart/ruleset' */
/** @import { Act, Game } from './game.mjs' */

/** The id of the card in the hand, wherever it is shown. @type {(state: Game, player: Player) => string} */
export const handOf = (state, player) => {
  const [card = -1] = [...cardsIn(state, 'hand', player), ...cardsIn(state, 'shown', player)];
  return state.cards[card] ?? '';
};

/** @type {(state: Game) => boolean} */
export const isFirstRound = (state) => cardsIn(state, 'community').length === 0;

/** The acts of this round. @type {(state: Game) => readonly Act[]} */
export const actsNow = (state) => state.values.rounds[isFirstRound(state) ? 0 : 1] ?? [];

/** round.1 @type {(state: Game) => Player} */
export const toAct = (state) => (actsNow(state).length % 2 === 0 ? 0 : 1);

/** round.5 @type {(state: Game) => boolean} */
export const mayRaise = (state) => actsNow(state).filter((act) => act === 'bet' || act === 'raise').length < 2;

/** showdown.1, showdown.2: a pair (3) beats every single card. @type {(hand: string, community: string | null) => number} */
export const strengthOf = (hand, community) => (hand[0] === community?.[0] ? 3 : 'JQK'.indexOf(hand.charAt(0)));

/** deal.1 @type {(state: Game) => Game} */
export const ante = (state) =>
  tell(
    PLAYERS.reduce((next, player) => change(next, 'chips', player, 1), state),
    { clause: 'deal.1', what: 'begun' },
  );

/** deal.2 @type {(state: Game, player: Player) => Game} */
const dealTo = (state, player) => {
  const [card = -1] = cardsIn(state, 'deck');
  return tell(move(state, card, 'hand', { holder: player }), { clause: 'deal.2', what: 'dealt', player, card });
};

/** deal.2 @type {(state: Game) => Game} */
export const deal = (state) => PLAYERS.reduce(dealTo, shuffled(state, 'deck'));

/** board.1 @type {(state: Game) => Game} */
export const showCard = (state) => {
  const [card = -1] = cardsIn(state, 'deck');
  return tell(move(state, card, 'community'), { clause: 'board.1', what: 'shown', card });
};

/** round.4: what the player whose turn it is puts in. @type {(state: Game, act: Act) => number} */
const priceOf = (state, act) => {
  if (act === 'check' || act === 'fold') return 0;
  const lacking = Math.max(...state.counters.chips) - state.counters.chips[toAct(state)];
  return act === 'call' ? lacking : lacking + (isFirstRound(state) ? 2 : 4);
};

/** The player whose turn it is acts. @type {(state: Game, move: { type: Act }) => Game} */
export const perform = (state, { type: act }) => {
  const player = toAct(state);
  const chips = priceOf(state, act);
  const [before = [], now = []] = state.values.rounds;
  const rounds = isFirstRound(state) ? [[...before, act], now] : [before, [...now, act]];
  const clause = act === 'check' || act === 'bet' ? 'round.2' : 'round.3';
  const after = assigned(change(state, 'chips', player, chips), { rounds });
  return tell(after, { clause, what: 'acted', player, act, chips });
};

/** The loser's chips are the winner's. @type {(state: Game, loser: Player, clause: 'round.7' | 'leave.1' | 'showdown.1' | 'showdown.2') => Game} */
const lose = (state, loser, clause) => {
  const chips = state.counters.chips[loser];
  const winner = opponentOf(loser);
  const paid = change(change(state, 'payoff', loser, -chips), 'payoff', winner, chips);
  return tell(lost(paid, loser, clause), { clause, what: 'won', player: winner, chips });
};

/** Who folded acted last. @type {(state: Game) => Game} */
export const endByFolding = (state) => lose(state, opponentOf(toAct(state)), 'round.7');

/** @type {(state: Game, player: Player) => Game} */
export const concede = (state, player) => lose(state, player, 'leave.1');

/** Both hands are shown. @type {(state: Game) => Game} */
const showHands = (state) =>
  PLAYERS.reduce((next, holder) => {
    const [card = -1] = cardsIn(next, 'hand', holder);
    return move(next, card, 'shown', { holder });
  }, state);

/** @type {(state: Game) => Game} */
export const showdown = (state) => {
  const open = showHands(state);
  const [card = -1] = cardsIn(open, 'community');
  const [first = 0, second = 0] = PLAYERS.map((player) => strengthOf(handOf(open, player), open.cards[card] ?? null));
  if (first === second)
    return tell({ ...open, result: drawnBy('showdown.3') }, { clause: 'showdown.3', what: 'split' });
  return lose(open, first < second ? 0 : 1, first === 3 || second === 3 ? 'showdown.1' : 'showdown.2');
};
