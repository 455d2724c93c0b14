import type { PassRules, PassUntil } from '../../../core/adapters/hints.ts';
import type { GameView } from '../views/view.ts';
import type { WaitingZoneOption } from '../state/option.ts';

/** A check can be passed (check.1); who waits for the own turn begins no events either (event.2). */
const passForm = (kind: string, { until }: PassUntil): WaitingZoneOption['form'] | undefined => {
  if (kind === 'counter') return 'pass';
  return kind === 'eventStart' && until === 'ownTurn' ? 'endPhase' : undefined;
};

/** What passing goes by in the game of the waiting zone. */
export const waitingZoneAutoPass: PassRules<WaitingZoneOption, GameView> = {
  moment: ({ viewer, turn, waiting }) => ({
    turn: turn.number,
    isOwnTurn: turn.player === viewer,
    waiting: waiting.map(({ number }) => number),
  }),
  passKey: ({ kind, options }, until) => {
    const form = passForm(kind, until);
    return options.find((option) => option.form === form)?.key;
  },
};
