import { flatMapFast } from '../../../../../core/hot-path.ts';
import { zoneKey } from '../../../queries/place-key.ts';
import { zonesOf } from '../../../queries/zones.ts';
import { choiceClause, type InstructionOf, type InstructionRule, updateItemChoices } from './rule.ts';

/** A zone of the controller is chosen for a card to enter; it may hold a unit already (12-5a). */
export const chooseZone: InstructionRule<InstructionOf<'chooseZone'>> = {
  choice(game, item, { as, kinds }, stage) {
    if (item.zones[as] !== undefined) return undefined;
    const zones = flatMapFast(kinds, (kind) => zonesOf(game, item.controller, kind));
    // With no such zone nothing is chosen as it resolves, and nothing will move there (3-2f-1).
    if (zones.length === 0 && stage === 'resolution') return undefined;
    return {
      player: item.controller,
      clause: zones.length === 0 ? '14-3b-4' : choiceClause(stage, '14-3b-2'),
      options: zones.map((zone) => ({ key: `to ${zoneKey(zone)}`, form: 'zone', zone })),
      choose: (option) =>
        option.form === 'zone'
          ? updateItemChoices(game, item, {
              zones: { ...item.zones, [as]: { player: item.controller, zone: option.zone } },
            })
          : game,
    };
  },
  // Of a kind the player has none of, the zone meant is the first that is missing.
  carryOut: (game, item, { as, kinds: [kind] }) =>
    item.zones[as] !== undefined || kind === undefined
      ? { game }
      : {
          game: updateItemChoices(game, item, {
            zones: { ...item.zones, [as]: { player: item.controller, zone: `${kind}1` } },
          }),
        },
};
