import type { Player } from '../../kernel/decision.ts';
import type { Evaluation } from '../../kernel/faces/evaluation.ts';
import type { Baton } from '../../kernel/fact.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Playout, Policy, Ranking } from '../search/playout.ts';
import type { Net } from './net.ts';

const ranked =
  (net: Net): Ranking =>
  (question) => {
    const preferences = net.preferences(question);
    return question.decision.options
      .map(({ key }, index) => ({ key, preference: preferences[index] as number }))
      .sort((a, b) => b.preference - a.preference)
      .map(({ key }) => key);
  };

/** What a position is worth by what each of both players sees of it. */
const valued = (net: Net, ruleset: Ruleset): Evaluation['evaluate'] => {
  const chanceOf = (game: Baton, player: Player): number =>
    net.chanceIn(ruleset.glance?.(game, player) ?? ruleset.view(game, player));
  return (game) => (chanceOf(game, 0) + 1 - chanceOf(game, 1)) / 2;
};

const preferred =
  (net: Net): Policy =>
  (question) => {
    const preferences = net.preferences(question);
    return question.decision.options[preferences.indexOf(Math.max(...preferences))]?.key ?? '';
  };

/** Nothing is played on where nobody says how far. */
const AT_ONCE: Omit<Evaluation, 'evaluate'> = { isFarEnough: () => true, most: 0 };

/** How a search plays on with a net: it orders the answers, plays both players, and says what the end of the turn is worth. */
export const netPlayout = (net: Net, ruleset: Ruleset): Playout => ({
  ...(ruleset.evaluation ?? AT_ONCE),
  evaluate: valued(net, ruleset),
  policy: preferred(net),
  ranking: ranked(net),
});
