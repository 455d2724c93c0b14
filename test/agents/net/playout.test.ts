import { describe, expect, it } from 'vitest';
import { netOf } from '../../../src/agents/net/net.ts';
import { netPlayout } from '../../../src/agents/net/net-agent.ts';
import { playoutFor } from '../../../src/agents/search/playout.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { getRuleset } from '../../../src/registered.ts';
import type { Pending } from '../../../src/runtime/match.ts';
import { lazyQuestionOf } from '../../../src/runtime/match-runner.ts';
import { startMatch } from '../../../src/runtime/start.ts';

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

  it('values positions by what the net tells each player, and takes everything else from the rules of thumb', () => {
    const {
      evaluate,
      isAtHorizon: isFarEnough,
      maxDecisions: most,
      ranking,
      policy,
    } = netPlayout(net, ruleset);
    const game = match.game();
    const [own, others] = ([0, 1] as const).map((player) => net.winProbability(ruleset.view(game, player)));
    expect(evaluate(game)).toBeCloseTo(((own ?? 0) + 1 - (others ?? 0)) / 2, 12);
    expect(evaluate(game)).not.toBeCloseTo(own ?? 0, 3);
    const known = playoutFor(ruleset);
    expect([isFarEnough, most]).toEqual([known.isAtHorizon, known.maxDecisions]);
    expect([typeof ranking, typeof policy]).toEqual(['function', 'function']);
  });

  it('is guided by what the net prefers in Gate Ruler alone', () => {
    const question = lazyQuestionOf(match, match.pending() as Pending);
    const { guide } = netPlayout(net, ruleset);
    const shares = net.probabilities(question);
    const guided = new Map(question.decision.options.map(({ key }, index) => [key, shares[index]]));
    expect(guide?.(question)).toEqual(id === 'gate-ruler' ? guided : undefined);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('without an evaluation is valued at once, and its answers are ordered by the net', () => {
    const { evaluation: _, ...rest } = ruleset;
    const { isAtHorizon: isFarEnough, maxDecisions: most, ranking } = netPlayout(net, rest);
    expect([isFarEnough(match.game(), match.game()), most, typeof ranking]).toEqual([true, 0, 'function']);
  });
});
