import { emitEvent } from '../../../events/happen.ts';
import { withSummons } from '../../../state/setters.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

/** The controller's summon cap of this turn becomes that number. */
export const summonCap: InstructionRule<InstructionOf<'summonCap'>> = {
  carryOut(game, item, { to }) {
    const player = item.controller;
    return {
      game: emitEvent(withSummons(game, player, { summonCap: to }), {
        clause: '6-2a',
        what: 'summonCap',
        player,
        cap: to,
      }),
    };
  },
};
