import type { PassRules, PassUntil } from '../../../core/adapters/hints.ts';
import type { GameView } from '../views/view.ts';
import type { GateRulerOption } from '../state/option.ts';

/** Priority can be passed (9-3e-1); who waits for the own turn wants no attacks either (8-4c). */
const passForm = (kind: string, { until }: PassUntil): GateRulerOption['form'] | undefined => {
  if (kind === 'gateAction') return 'pass';
  return kind === 'attackDeclaration' && until === 'ownTurn' ? 'endAttacks' : undefined;
};

/** What passing goes by in Gate Ruler. */
export const gateRulerAutoPass: PassRules<GateRulerOption, GameView> = {
  moment: ({ viewer, turn, gate }) => ({
    turn: turn.number,
    isOwnTurn: turn.player === viewer,
    waiting: gate.map(({ number }) => number),
  }),
  passKey: ({ kind, options }, until) => {
    const form = passForm(kind, until);
    return options.find((option) => option.form === form)?.key;
  },
};
