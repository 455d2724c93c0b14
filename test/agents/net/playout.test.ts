import { describe, expect, it } from 'vitest';
import { netOf } from '../../../src/agents/net/net.ts';
import { netPlayout } from '../../../src/agents/net/net-agent.ts';
import { playoutFor } from '../../../src/agents/search/playout.ts';
import type { Question } from '../../../src/core/question.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { getRuleset } from '../../../src/registered.ts';
import type { Pending } from '../../../src/runtime/match.ts';
import { lazyQuestionOf } from '../../../src/runtime/match-runner.ts';
import { forkMatch, startMatch } from '../../../src/runtime/start.ts';

describe.each(['gate-ruler', 'waiting-zone'])('A search of %s with a net', (id) => {
  const ruleset: Ruleset = getRuleset(id);
  const net = netOf(ruleset);
  const [a = '', b = ''] = ruleset.decks ?? [];
  const edition = Object.keys(ruleset.editions)[0] ?? '';
  const match = startMatch(ruleset, ruleset.newGame({ edition, decks: [a, b], seed: 8, index: 0 }), {
    runtime: 'lean',
  });
  for (let left = 40, open = match.pending(); left > 0 && open; left -= 1, open = match.pending()) {
    match.answer(open.decision.player, open.decision.options[0]?.key ?? '');
  }

  it('values positions by what the net tells each player, as far on as the rules of thumb go', () => {
    const { evaluate, isAtHorizon: isFarEnough, maxDecisions: most } = netPlayout(net, ruleset);
    const game = match.game();
    const [own, others] = ([0, 1] as const).map((player) => net.winProbability(ruleset.view(game, player)));
    expect(evaluate(game)).toBeCloseTo(((own ?? 0) + 1 - (others ?? 0)) / 2, 12);
    expect(evaluate(game)).not.toBeCloseTo(own ?? 0, 3);
    const known = playoutFor(ruleset);
    expect([isFarEnough, most]).toEqual([known.isAtHorizon, known.maxDecisions]);
  });

  it('is guided by what the net prefers', () => {
    const question = lazyQuestionOf(match, match.pending() as Pending);
    const { guide } = netPlayout(net, ruleset);
    const shares = net.probabilities(question);
    expect(guide?.(question)).toEqual(
      new Map(question.decision.options.map(({ key }, index) => [key, shares[index]])),
    );
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('plays on and tries answers by the rules of thumb, or in the waiting-zone game by the net', () => {
    const luck = undefined as never;
    const byNet = (question: Question) => {
      const shares = net.probabilities(question);
      return question.decision.options
        .map(({ key }, index) => ({ key, share: shares[index] ?? 0 }))
        .sort((a, b) => b.share - a.share)
        .map(({ key }) => key);
    };
    const { policy, ranking } = netPlayout(net, ruleset);
    const known = playoutFor(ruleset);
    let differences = 0;
    const world = forkMatch(match);
    for (let left = 40, open = world.pending(); left > 0 && open; left -= 1, open = world.pending()) {
      const question = lazyQuestionOf(world, open);
      const rules = { first: known.policy(question, luck), all: known.ranking?.(question) };
      const nets = { first: byNet(question)[0], all: byNet(question) };
      expect({ first: policy(question, luck), all: ranking?.(question) }).toEqual(
        id === 'waiting-zone' ? nets : rules,
      );
      if (nets.first !== rules.first) differences += 1;
      world.answer(open.decision.player, nets.first ?? '');
    }
    expect(differences).toBeGreaterThan(3);
  });

  it('without an evaluation is valued at once, and its answers are ordered by the net', () => {
    const { evaluation: _, ...rest } = ruleset;
    const { isAtHorizon: isFarEnough, maxDecisions: most, ranking } = netPlayout(net, rest);
    expect([isFarEnough(match.game(), match.game()), most, typeof ranking]).toEqual([true, 0, 'function']);
  });
});
