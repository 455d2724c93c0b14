import { zoneKey } from '../../../reading/place-key.ts';
import { zonesOf } from '../../../reading/zones.ts';
import { choiceClause, type InstructionOf, type InstructionRule, noteChosen } from './rule.ts';

/** A zone of the controller is chosen for a card to enter; it may hold a unit already (12-5a). */
export const chooseZone: InstructionRule<InstructionOf<'chooseZone'>> = {
  choice(game, item, { as, kinds }, stage) {
    if (item.zones[as] !== undefined) return undefined;
    const zones = kinds.flatMap((kind) => zonesOf(game, item.controller, kind));
    // 3-2f-1: with no such zone nothing is chosen as it resolves, and the move is not carried out.
    if (zones.length === 0 && stage === 'resolution') return undefined;
    return {
      player: item.controller,
      clause: zones.length === 0 ? '14-3b-4' : choiceClause(stage, '14-3b-2'),
      options: zones.map((zone) => ({ key: `to ${zoneKey(zone)}`, form: 'zone', zone })),
      take: (option) =>
        option.form === 'zone'
          ? noteChosen(game, item, {
              zones: { ...item.zones, [as]: { player: item.controller, zone: option.zone } },
            })
          : game,
    };
  },
  carryOut: (game) => ({ game }),
};
