import type { Value } from '../../kernel/faces/value.ts';
import type { Baton } from '../../kernel/fact.ts';
import { evaluateGateRuler } from '../../rulesets/gate-ruler/faces/evaluation.ts';
import { rateGateRuler } from '../../rulesets/gate-ruler/faces/rating/rate.ts';
import { evaluateWaitingZone } from '../../rulesets/waiting-zone/faces/evaluation.ts';
import { rateWaitingZone } from '../../rulesets/waiting-zone/faces/rating/rate.ts';
import type { Rate } from '../greedy/rating.ts';
import { type Playout, type Policy, type Ranking, TO_THE_END } from './playout.ts';

const ranked =
  (rate: Rate): Ranking =>
  (question) => {
    const rateOption = rate(question);
    return question.decision.options
      .map((option) => ({ key: option.key, worth: rateOption(option).worth }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ key }) => key);
  };

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

const byTurns = <G extends Baton & { readonly turn: { readonly number: number } }>(
  rate: Rate,
  evaluate: (game: G) => Value,
): Playout => ({
  isFarEnough: (began, game) => (game as G).turn.number >= (began as G).turn.number + TURNS,
  most: 80,
  policy: byRating(rate),
  ranking: ranked(rate),
  evaluate: (game) => evaluate(game as G),
});

const playouts: Readonly<Record<string, Playout>> = {
  'gate-ruler': byTurns(rateGateRuler as Rate, evaluateGateRuler),
  'waiting-zone': byTurns(rateWaitingZone as Rate, evaluateWaitingZone),
};

/** How the matches of a ruleset are played on in a search: at random to the end where nobody can say what a position is worth. */
export const playoutFor = (ruleset: string): Playout => playouts[ruleset] ?? TO_THE_END;
