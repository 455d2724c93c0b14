import type { Game as GateRulerGame } from '../../gate-ruler/game.ts';
import type { Player } from '../../kernel/decision.ts';
import type { Baton } from '../../kernel/fact.ts';
import type { Game as WaitingZoneGame } from '../../waiting-zone/game.ts';
import { otherGateRuler } from './gate-ruler.ts';
import { otherWaitingZone } from './waiting-zone.ts';

/**
 * The game with what is hidden from a viewer dealt in another way, written without the help of the rules that decide who
 * sees what. Nothing where nothing is hidden, or where it cannot be exchanged.
 */
export const dealtOtherwise = (ruleset: string, game: Baton, viewer: Player): Baton | undefined => {
  if (ruleset === 'gate-ruler') return otherGateRuler(game as GateRulerGame, viewer);
  if (ruleset === 'waiting-zone') return otherWaitingZone(game as WaitingZoneGame, viewer);
  return undefined;
};
