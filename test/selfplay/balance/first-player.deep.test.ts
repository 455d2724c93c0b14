import { expect, it } from 'vitest';
import { gateRuler } from '../../../src/registered.ts';
import { balanceOf } from '../../../src/selfplay/balance/balance.ts';
import { meetingParts } from '../../../src/selfplay/balance/balance-plan.ts';
import { inlineRunner, runPlan } from '../../../src/selfplay/runner.ts';

/**
 * The rule book fixes the order of turns, so no house rule can make up for going second. The bar keeps the edge from growing with
 * the decks; docs/lab/balance.md reports that it is above the target of 45 to 58 %.
 */
const BAR = { low: 0.5, high: 0.65 };

const asked = {
  ...{ ruleset: gateRuler, edition: gateRuler.defaultEdition, agent: 'net', rival: 'greedy' },
  ...{ decks: gateRuler.decks ?? [], games: 100, seed: 7001 },
};

it('The first player of Gate Ruler wins 50 to 65 % under net, over all built-in decks', async () => {
  const meetings = [];
  for (const { plan } of meetingParts(asked)) {
    const { outcomes } = await runPlan(plan, {
      ...{ runner: inlineRunner(), withTrajectories: false, clock: () => 0 },
      stop: new AbortController().signal,
    });
    meetings.push(outcomes);
  }
  const { games, failures, firstPlayer } = balanceOf(asked, { meetings, luck: [] }, 0);
  expect([games, failures]).toEqual([1000, 0]);
  expect(firstPlayer?.all.mean).toBeGreaterThanOrEqual(BAR.low);
  expect(firstPlayer?.all.mean).toBeLessThanOrEqual(BAR.high);
});
