import { distributedOver } from '../../../queries/gate.ts';
import { cardKey } from '../../../queries/place-key.ts';
import { choiceClause, type InstructionOf, type InstructionRule, updateItemChoices } from './rule.ts';

type Distribute = InstructionOf<'distribute'>;

/** 15-13: damage is distributed over the chosen cards as it is played, at least 1 each. */
export const distribute: InstructionRule<Distribute> = {
  choice(game, item, instruction, stage) {
    const receivers = distributedOver(item, instruction);
    const parts = item.parts ?? [];
    const receiver = receivers[parts.length];
    if (receiver === undefined) return undefined;
    const after = receivers.length - parts.length - 1;
    const left = instruction.total - parts.reduce((sum, part) => sum + part, 0);
    const amounts =
      after === 0 ? [left] : Array.from({ length: Math.max(0, left - after) }, (_, index) => index + 1);
    return {
      player: item.controller,
      clause: choiceClause(stage, '14-3b-3'),
      options: amounts.map((number) => ({
        key: `${number} to ${cardKey(game, item.controller, receiver.card)}`,
        form: 'number',
        number,
      })),
      choose: (option) =>
        option.form === 'number' ? updateItemChoices(game, item, { parts: [...parts, option.number] }) : game,
    };
  },
};
