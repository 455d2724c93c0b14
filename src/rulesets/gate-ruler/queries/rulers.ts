import type { Player } from '../../../core/decision.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import { stateOf } from './information.ts';

/** The ruler card of a player. */
export const rulerOf = (game: Game, player: Player): Instance =>
  game.sides[player].zones.ruler[0] as Instance;

/** The ruler damage that a player's ruler carries, oldest point first. */
export const carriedRulerDamage = (game: Game, player: Player) => stateOf(game, rulerOf(game, player)).rulerDamage;

/** 13-5a: whether any ruler carries damage. */
export const isAnyRulerDamaged = (game: Game): boolean =>
  carriedRulerDamage(game, 0).length > 0 || carriedRulerDamage(game, 1).length > 0;
