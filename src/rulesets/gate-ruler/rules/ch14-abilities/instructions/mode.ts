import { happen } from '../../../happening/happen.ts';
import { type InstructionOf, type InstructionRule, noteChosen } from './rule.ts';

/** 14-3b: one of several effects is chosen. */
export const mode: InstructionRule<InstructionOf<'mode'>> = {
  choice(game, item, { modes }) {
    if (item.mode !== undefined) return undefined;
    return {
      player: item.controller,
      clause: '14-3b',
      options: Object.keys(modes).map((name) => ({ key: `mode ${name}`, form: 'mode', mode: name })),
      take: (option) =>
        option.form === 'mode'
          ? happen(noteChosen(game, item, { mode: option.mode }), {
              clause: '14-3b',
              what: 'choseMode',
              player: item.controller,
              mode: option.mode,
            })
          : game,
    };
  },
  carryOut: (game, item, { modes }) => ({ game, next: modes[item.mode ?? ''] ?? [] }),
};
