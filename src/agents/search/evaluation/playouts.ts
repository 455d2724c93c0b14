import type { Game as GateRulerGame } from '../../../gate-ruler/game.ts';
import type { Baton } from '../../../kernel/fact.ts';
import { rateGateRuler } from '../../greedy/gate-ruler/rate.ts';
import type { Rate } from '../../greedy/rating.ts';
import { type Playout, type Policy, TO_THE_END } from '../playout.ts';
import { evaluateGateRuler } from './gate-ruler.ts';

/** Takes the option rated highest; of equals the first by key. */
const byRating =
  (rate: Rate): Policy =>
  (question) => {
    const rateOption = rate(question);
    const rated = question.decision.options.map((option) => ({
      key: option.key,
      worth: rateOption(option).worth,
    }));
    return rated.reduce((best, each) => (each.worth > best.worth ? each : best)).key;
  };

/** A world is played on to the end of the turn that a search began in: further on its guesses did it more harm than good. */
const TURNS = 1;

const turnOf = (game: Baton): number => (game as GateRulerGame).turn.number;

const playouts: Readonly<Record<string, Playout>> = {
  'gate-ruler': {
    isFarEnough: (began, game) => turnOf(game) >= turnOf(began) + TURNS,
    most: 80,
    policy: byRating(rateGateRuler as Rate),
    evaluate: (game: Baton) => evaluateGateRuler(game as GateRulerGame),
  },
};

/** How the matches of a ruleset are played on in a search: at random to the end where nobody can say what a position is worth. */
export const playoutFor = (ruleset: string): Playout => playouts[ruleset] ?? TO_THE_END;
