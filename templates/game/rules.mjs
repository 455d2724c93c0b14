import { opponentOf, PLAYERS } from 'gatechart/ruleset';
import { DAMAGE, game } from './game.mjs';

const { assigned, cardOf, cardsIn, change, lost, move, shuffled, tell, turnPassed } = game;

/** @import { Player } from 'gatechart/ruleset' */
/** @import { Game } from './game.mjs' */

/** @type {(state: Game, player: Player, clause: 'end.1' | 'end.2' | 'end.3') => Game} */
const lose = (state, player, clause) => tell(lost(state, player, clause), { clause, what: 'lost', player });

/** @type {(state: Game, player: Player, clause: 'start.1' | 'turn.1') => Game} */
const draw = (state, player, clause) => {
  const [card] = cardsIn(state, 'deck', player);
  if (card === undefined) return lose(state, player, 'end.2');
  return tell(move(state, card, 'hand'), { clause, what: 'drew', player, card });
};

/** start.1 @type {(state: Game) => Game} */
export const shuffleDecks = (state) =>
  PLAYERS.reduce(
    (next, player) => tell(shuffled(next, 'deck', player), { clause: 'start.1', what: 'shuffled', player }),
    state,
  );

/** start.1 @type {(state: Game) => Game} */
export const drawHands = (state) =>
  [...PLAYERS, ...PLAYERS, ...PLAYERS].reduce((next, player) => draw(next, player, 'start.1'), state);

/** turn.1 @type {(state: Game) => Game} */
export const drawForTurn = (state) => draw(state, state.turn, 'turn.1');

/** turn.1 @type {(state: Game) => Game} */
export const passTurn = turnPassed;

/** turn.2 @type {(state: Game) => Game} */
export const passAttack = (state) => tell(state, { clause: 'turn.2', what: 'passed', player: state.turn });

/** turn.2 @type {(state: Game, option: { card: keyof typeof DAMAGE }) => Game} */
export const attack = (state, option) => {
  const player = state.turn;
  const card = cardOf(state, 'hand', player, option.card);
  const played = tell(move(state, card, 'discard'), { clause: 'turn.2', what: 'played', player, card });
  return assigned(played, { damage: DAMAGE[option.card] });
};

/** window.1 @type {(state: Game) => Game} */
export const letThrough = (state) =>
  tell(state, { clause: 'window.1', what: 'passed', player: opponentOf(state.turn) });

/** window.2 @type {(state: Game) => Game} */
export const stop = (state) => {
  const player = opponentOf(state.turn);
  const card = cardOf(state, 'hand', player, 'ward');
  return tell(move(state, card, 'discard'), { clause: 'window.2', what: 'stopped', player, card });
};

/** window.3 @type {(state: Game) => Game} */
export const hit = (state) => {
  const player = opponentOf(state.turn);
  const { damage } = state.values;
  return tell(change(state, 'life', player, -damage), { clause: 'window.3', what: 'hit', player, damage });
};

/** end.1 @type {(state: Game) => boolean} */
export const isSomebodyOut = ({ counters: { life } }) => life.some((left) => left <= 0);

/** end.1 @type {(state: Game) => Game} */
export const loseByDamage = (state) => lose(state, state.counters.life[0] <= 0 ? 0 : 1, 'end.1');

/** end.3 @type {(state: Game, player: Player) => Game} */
export const concede = (state, player) => lose(state, player, 'end.3');
