import type { Player } from '../../core/decision.ts';
import type { Evaluation } from '../../core/adapters/evaluation.ts';
import type { GameState } from '../../core/fact.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import { atRandom, type Guide, type Playout, type Policy, type Ranking } from '../search/playout.ts';
import { playoutFor } from '../search/playouts.ts';
import type { Net } from './net-2.ts';

const rankingByNet =
  (net: Net): Ranking =>
  (question) => {
    const preferences = net.preferences(question);
    return question.decision.options
      .map(({ key }, index) => ({ key, preference: preferences[index] as number }))
      .sort((a, b) => b.preference - a.preference)
      .map(({ key }) => key);
  };

/** Takes the option that the net prefers; of equals the first on offer. */
export const preferencePolicy = (net: Net): Policy => {
  const ranking = rankingByNet(net);
  return (question) => ranking(question)[0] ?? '';
};

const guidedBy =
  (net: Net): Guide =>
  (question) => {
    const shares = net.probabilities(question);
    return new Map(question.decision.options.map(({ key }, index) => [key, shares[index] as number]));
  };

/** What a position is worth by what each of both players sees of it. */
const valued = (net: Net, ruleset: Ruleset): Evaluation['evaluate'] => {
  const chanceOf = (game: GameState, player: Player): number =>
    net.winProbability(ruleset.lazyView?.(game, player) ?? ruleset.view(game, player));
  return (game) => (chanceOf(game, 0) + 1 - chanceOf(game, 1)) / 2;
};

/**
 * How a search goes by a net: worlds are played on by the rules of thumb, and the net says what they come to. Without an
 * evaluation, which says how far, it says so at once and orders the answers. Where that gains, its preferences guide.
 */
export const netPlayout = (net: Net, ruleset: Ruleset): Playout => {
  const evaluate = valued(net, ruleset);
  return ruleset.evaluation === undefined
    ? { isAtHorizon: () => true, maxDecisions: 0, policy: atRandom, evaluate, ranking: rankingByNet(net) }
    : {
        ...playoutFor(ruleset),
        evaluate,
        ...(ruleset.evaluation.isGuided === true && { guide: guidedBy(net) }),
      };
};
