import { stateOf } from '../queries/information.ts';
import type { Use } from '../state/card-state.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import { withState } from '../state/setters.ts';

/** Notes that something of a card was used. */
export const recordUse = (game: Game, card: Instance, use: Use): Game =>
  withState(game, card, { used: [...stateOf(game, card).used, use] });
