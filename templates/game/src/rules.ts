import type { MoveOf } from 'gatechart/kit';
import { opponentOf, PLAYERS, type Player } from 'gatechart/ruleset';
import { DAMAGE, type Game, game } from './game.ts';

const { assigned, cardOf, cardsIn, change, lost, move, shuffled, tell, turnPassed } = game;

const lose = (state: Game, player: Player, clause: 'end.1' | 'end.2' | 'end.3'): Game =>
  tell(lost(state, player, clause), { clause, what: 'lost', player });

const draw = (state: Game, player: Player, clause: 'start.1' | 'turn.1'): Game => {
  const [card] = cardsIn(state, 'deck', player);
  if (card === undefined) return lose(state, player, 'end.2');
  return tell(move(state, card, 'hand'), { clause, what: 'drew', player, card });
};

/** start.1 */
export const shuffleDecks = (state: Game): Game =>
  PLAYERS.reduce(
    (next, player) => tell(shuffled(next, 'deck', player), { clause: 'start.1', what: 'shuffled', player }),
    state,
  );

/** start.1 */
export const drawHands = (state: Game): Game =>
  [...PLAYERS, ...PLAYERS, ...PLAYERS].reduce((next, player) => draw(next, player, 'start.1'), state);

/** turn.1 */
export const drawForTurn = (state: Game): Game =>
  draw(tell(state, { clause: 'turn.1', what: 'turnBegan', player: state.turn }), state.turn, 'turn.1');

/** turn.1 */
export const passTurn = turnPassed;

/** turn.2 */
export const passAttack = (state: Game): Game => tell(state, { clause: 'turn.2', what: 'passed', player: state.turn });

/** turn.2 */
export const attack = (state: Game, option: MoveOf<typeof game, 'attack'>): Game => {
  const player = state.turn;
  const card = cardOf(state, 'hand', player, option.card);
  const played = tell(move(state, card, 'discard'), { clause: 'turn.2', what: 'played', player, card });
  return assigned(played, { damage: DAMAGE[option.card] });
};

/** window.1 */
export const letThrough = (state: Game): Game =>
  tell(state, { clause: 'window.1', what: 'passed', player: opponentOf(state.turn) });

/** window.2 */
export const stop = (state: Game): Game => {
  const player = opponentOf(state.turn);
  const card = cardOf(state, 'hand', player, 'ward');
  return tell(move(state, card, 'discard'), { clause: 'window.2', what: 'stopped', player, card });
};

/** window.3 */
export const hit = (state: Game): Game => {
  const player = opponentOf(state.turn);
  const { damage } = state.values;
  return tell(change(state, 'life', player, -damage), { clause: 'window.3', what: 'hit', player, damage });
};

/** end.1 */
export const isSomebodyOut = ({ counters: { life } }: Game): boolean => life.some((left) => left <= 0);

/** end.1 */
export const loseByDamage = (state: Game): Game => lose(state, state.counters.life[0] <= 0 ? 0 : 1, 'end.1');

/** end.3 */
export const concede = (state: Game, player: Player): Game => lose(state, player, 'end.3');
