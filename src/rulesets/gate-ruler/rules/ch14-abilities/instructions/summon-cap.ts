import { happen } from '../../../happening/happen.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

/** The controller's summon cap of this turn becomes that number. */
export const summonCap: InstructionRule<InstructionOf<'summonCap'>> = {
  carryOut(game, item, { to }) {
    const player = item.controller;
    const side = { ...game.sides[player], summonCap: to };
    return {
      game: happen(
        { ...game, sides: player === 0 ? [side, game.sides[1]] : [game.sides[0], side] },
        { clause: '6-2a', what: 'summonCap', player, cap: to },
      ),
    };
  },
};
