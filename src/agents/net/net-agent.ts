import type { Evaluation, RatedOption } from '../../core/adapters/heuristic.ts';
import type { Option, Player } from '../../core/decision.ts';
import type { GameState } from '../../core/game-state.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import type { SyncSeatAgent } from '../../runtime/match-runner.ts';
import type { OnChoice } from '../baselines.ts';
import {
  atRandom,
  type Guide,
  type Playout,
  type Policy,
  playoutFor,
  type Ranking,
} from '../search/playout.ts';
import type { Net } from './net.ts';

const PERCENT = 100;

/** The options by their shares, the likeliest first. */
const rankByPreference = (options: readonly Option[], shares: readonly number[]): readonly RatedOption[] =>
  options
    .map(({ key }, index): RatedOption => {
      const worth = shares[index] as number;
      const percent = `${Math.round(PERCENT * worth)} %`;
      return { key, worth, reason: { en: `preferred to ${percent}`, ja: `好みの度合い${percent}` } };
    })
    .sort((a, b) => b.worth - a.worth);

/** Takes the option that the net prefers, without any search. */
export const netAgent = (net: Net, onChoice?: OnChoice): SyncSeatAgent => ({
  act: (question) => {
    const rated = rankByPreference(question.decision.options, net.probabilities(question));
    onChoice?.(question, rated);
    return rated[0]?.key ?? '';
  },
});

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
 * evaluation, which says how far, it says so at once and orders the answers. Where that gains, its preferences guide, and
 * play worlds on.
 */
export const netPlayout = (net: Net, ruleset: Ruleset): Playout => {
  const evaluate = valued(net, ruleset);
  const ranking = rankingByNet(net);
  const { evaluation } = ruleset;
  return evaluation === undefined
    ? { isAtHorizon: () => true, maxDecisions: 0, policy: atRandom, evaluate, ranking }
    : {
        ...playoutFor(ruleset),
        evaluate,
        ...(evaluation.isGuided === true && { guide: guidedBy(net) }),
        ...(evaluation.isPlayedByNet === true && { policy: preferencePolicy(net), ranking }),
      };
};
