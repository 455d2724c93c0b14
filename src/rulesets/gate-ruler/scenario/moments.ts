import type { Activity, Passage } from '../../../core/adapters/scenario.ts';
import type { Game } from '../state/game.ts';

const GATE = 'gate';

/** States of a gate processing that it comes to only after the rule effects (ch.12) have been looked at. */
const SETTLED_STATES: readonly string[] = ['addition.start', 'ended', 'over'];

const isBetween = ({ machine, path, to }: Passage): boolean =>
  machine === GATE ? !SETTLED_STATES.includes(to) : path.includes(GATE);

/** Moments of Gate Ruler that a scenario may go on to. */
export const moments = ['settled', 'gate empty'] as const;

const isUnsettled = ({ attack, waiting }: Game): boolean => attack !== undefined || waiting.length > 0;

/** Whether something lies on the gate or, where the moment is `settled`, an attack goes on or an ability waits to be played. */
export const activity = (moment: string, game: Game, passage?: Passage): Activity => {
  if (game.gate.length > 0 || (moment === 'settled' && isUnsettled(game))) return 'busy';
  return passage !== undefined && isBetween(passage) ? 'between' : 'quiet';
};
