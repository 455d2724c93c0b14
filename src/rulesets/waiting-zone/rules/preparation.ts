import { PLAYERS, type Player } from '../../../core/decision.ts';
import { drawInt, shuffle } from '../../../core/random.ts';
import { emitEvent } from '../state/happen.ts';
import { cardsIn } from '../queries/zones.ts';
import type { Game } from '../state/game-2.ts';
import { withRng, withTurn, withZone } from '../state/setters.ts';
import { draw } from './movement-2.ts';

const shuffleDeck = (game: Game, player: Player): Game => {
  const [order, rng] = shuffle(game.rng, cardsIn(game, player, 'deck'));
  return emitEvent(withRng(withZone(game, { player, zone: 'deck' }, order), rng), {
    clause: 'house.1',
    what: 'shuffled',
    player,
    order,
    knownTo: [],
  });
};

/** house.1: each deck is shuffled. */
export const shuffleDecks = (game: Game): Game => PLAYERS.reduce(shuffleDeck, game);

/** house.1: both draw their first hand. */
export const drawHands = (game: Game): Game =>
  PLAYERS.reduce((next, player) => draw(next, player, next.house.startingHand, 'house.1'), game);

/** house.1: chance decides who goes first. */
export const decideFirstPlayer = (game: Game): Game => {
  const [first, rng] = drawInt(game.rng, 2);
  const player = first as Player;
  return emitEvent(withTurn(withRng(game, rng), { player }), { clause: 'house.1', what: 'firstPlayer', player });
};
