import { emitEvent } from '../../../events/happen.ts';
import { linesOf } from '../../../queries/lines.ts';
import { lineKey } from '../../../queries/place-key.ts';
import { nonTurnPlayer } from '../../../queries/turn.ts';
import type { Line } from '../../../state/instance.ts';
import { withAttack } from '../../../state/setters.ts';
import { type InstructionOf, type InstructionRule, updateItemChoices } from './rule.ts';

/** The attack going on is aimed at another line (8-4d-1); what may not be attacked is not looked at again. */
export const redirect: InstructionRule<InstructionOf<'redirect'>> = {
  choice(game, item) {
    if (game.attack === undefined || item.line !== undefined) return undefined;
    const { line } = game.attack;
    const others = linesOf(game, nonTurnPlayer(game)).filter((other) => other !== line);
    if (others.length === 0) return undefined;
    return {
      player: item.controller,
      clause: '14-6c',
      options: others.map((other) => ({ key: `aim at ${lineKey(other)}`, form: 'line', line: other })),
      choose: (option) => (option.form === 'line' ? updateItemChoices(game, item, { line: option.line }) : game),
    };
  },
  carryOut(game, item) {
    if (game.attack === undefined || item.line === undefined) return { game, isComplete: false };
    const line: Line = item.line;
    const { attacker, notes } = game.attack;
    return {
      game: emitEvent(withAttack(game, { attacker, line, target: undefined, notes }), {
        clause: '8-4d-1',
        what: 'redirected',
        attacker: attacker.card,
        line,
      }),
    };
  },
};
