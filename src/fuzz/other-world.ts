import type { Player } from '../kernel/decision.ts';
import type { Baton } from '../kernel/fact.ts';
import { otherGateRuler } from '../rulesets/gate-ruler/faces/other-world.ts';
import type { Game as GateRulerGame } from '../rulesets/gate-ruler/values/game.ts';
import { otherWaitingZone } from '../rulesets/waiting-zone/faces/other-world.ts';
import type { Game as WaitingZoneGame } from '../rulesets/waiting-zone/values/game.ts';

/**
 * The game with what is hidden from a viewer dealt in another way, written without the help of the rules that decide who
 * sees what. Nothing where nothing is hidden, or where it cannot be exchanged.
 */
export const dealtOtherwise = (ruleset: string, game: Baton, viewer: Player): Baton | undefined => {
  if (ruleset === 'gate-ruler') return otherGateRuler(game as GateRulerGame, viewer);
  if (ruleset === 'waiting-zone') return otherWaitingZone(game as WaitingZoneGame, viewer);
  return undefined;
};
