import type { Game as GateRulerGame } from '../../../gate-ruler/game.ts';
import type { Baton } from '../../../kernel/fact.ts';
import { type Playout, TO_THE_END } from '../playout.ts';
import { evaluateGateRuler } from './gate-ruler.ts';

const playouts: Readonly<Record<string, Playout>> = {
  'gate-ruler': {
    horizon: 4,
    evaluate: (game: Baton) => evaluateGateRuler(game as GateRulerGame),
  },
};

/** How the matches of a ruleset are played on in a search: to the end where nobody can say what a position is worth. */
export const playoutFor = (ruleset: string): Playout => playouts[ruleset] ?? TO_THE_END;
