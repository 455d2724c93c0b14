import { emitEvent } from '../../../events/happen.ts';
import { choiceClause, type InstructionOf, type InstructionRule, updateItemChoices } from './rule.ts';

/** 14-3b-1: one of several effects is chosen. */
export const mode: InstructionRule<InstructionOf<'mode'>> = {
  choice(game, item, { modes }, stage) {
    if (item.mode !== undefined) return undefined;
    const clause = choiceClause(stage, '14-3b-1');
    return {
      player: item.controller,
      clause,
      options: Object.keys(modes).map((name) => ({ key: `mode ${name}`, form: 'mode', mode: name })),
      choose: (option) =>
        option.form === 'mode'
          ? emitEvent(updateItemChoices(game, item, { mode: option.mode }), {
              clause,
              what: 'choseMode',
              player: item.controller,
              mode: option.mode,
            })
          : game,
    };
  },
  carryOut: (game, item, { modes }) => ({ game, next: modes[item.mode ?? ''] ?? [] }),
};
