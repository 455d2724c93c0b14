import { stateOf } from '../reading/information.ts';
import type { Use } from '../values/card-state.ts';
import type { Game } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import { withState } from '../values/setters.ts';

/** Notes that something of a card was used. */
export const noteUse = (game: Game, card: Instance, use: Use): Game =>
  withState(game, card, { used: [...stateOf(game, card).used, use] });
