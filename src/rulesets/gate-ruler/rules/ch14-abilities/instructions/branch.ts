import { emitEvent } from '../../../events/happen.ts';
import { scopeOf, sourceOf } from '../../../queries/gate.ts';
import { isConditionTrue } from '../../../queries/meaning.ts';
import { type InstructionOf, type InstructionRule, updateItemChoices } from './rule.ts';

/** A condition decides which steps follow. */
export const branch: InstructionRule<InstructionOf<'if'>> = {
  carryOut: (game, item, instruction) => ({
    game,
    next: isConditionTrue(game, scopeOf(game, item), instruction.condition)
      ? instruction.steps
      : (instruction.otherwise ?? []),
  }),
};

/** The controller may do the steps; what is tied to them follows only if they were done completely. */
export const may: InstructionRule<InstructionOf<'may'>> = {
  choice(game, item) {
    if (item.consent !== undefined) return undefined;
    return {
      player: item.controller,
      clause: '14-10a',
      options: [
        { key: 'yes', form: 'consent', consent: true },
        { key: 'no', form: 'consent', consent: false },
      ],
      choose: (option) =>
        option.form === 'consent' ? updateItemChoices(game, item, { consent: option.consent }) : game,
    };
  },
  carryOut(game, item, instruction) {
    if (item.consent) {
      return { game, next: [...instruction.steps, { do: 'ifDone', steps: instruction.ifDone ?? [] }] };
    }
    const fact = { clause: '14-10a', what: 'declined', player: item.controller } as const;
    return { game: emitEvent(game, { ...fact, source: sourceOf(game, item).card }) };
  },
};
