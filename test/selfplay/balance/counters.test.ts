import { describe, expect, it } from 'vitest';
import { gateRuler, waitingZone } from '../../../src/registered.ts';
import type { CardDefinition } from '../../../src/rulesets/gate-ruler/state/card.ts';
import type { CardDefinition as WaitingCard } from '../../../src/rulesets/waiting-zone/state/card.ts';
import { counterParts, countersOf } from '../../../src/selfplay/balance/what-if.ts';
import type { Outcome } from '../../../src/selfplay/outcome.ts';
import { inlineRunner, runPlan } from '../../../src/selfplay/runner.ts';
import { madeUp } from './support.ts';

const asked = {
  ...{ ruleset: gateRuler, edition: '2021-03', agent: 'greedy', rival: 'random', games: 4, seed: 3 },
  decks: ['atlas-drive', 'volnar-host'],
};

describe('Matches without counters', () => {
  const again = counterParts(asked, gateRuler);

  it('are those of all meetings, with decks of the same cards without counters', () => {
    expect(again.parts.map(({ name }) => name)).toEqual([
      'no-counters/meeting-1-1',
      'no-counters/meeting-1-2',
      'no-counters/meeting-2-2',
    ]);
    const [{ plan } = { plan: undefined }] = again.parts;
    if (plan === undefined) throw new Error('no part');
    const cards = (ruleset: typeof gateRuler | NonNullable<typeof plan>['ruleset'], deck: string) => {
      const { definitionOf, cards: known } = ruleset.newGame({
        ...{ edition: '2021-03', decks: [deck, deck], seed: 1, index: 0 },
      }) as unknown as {
        readonly definitionOf: readonly string[];
        readonly cards: Record<string, CardDefinition>;
      };
      return definitionOf.map((id) => known[id] as CardDefinition);
    };
    for (const deck of asked.decks) {
      const [before, after] = [cards(gateRuler, deck), cards(plan.ruleset, `${deck}-changed`)];
      expect(after.map(({ name }) => name.en)).toEqual(before.map(({ name }) => name.en));
      expect(before.filter(({ counter }) => counter !== undefined).length).toBeGreaterThan(10);
      expect(after.filter(({ counter }) => counter !== undefined)).toEqual([]);
    }
  });

  it('are played', async () => {
    const [part] = again.parts;
    if (part === undefined) throw new Error('no part');
    const { summary } = await runPlan(part.plan, {
      ...{
        runner: inlineRunner(),
        withTrajectories: false,
        clock: () => 0,
        stop: new AbortController().signal,
      },
    });
    expect([summary.games, summary.failures]).toEqual([4, 0]);
  });

  it('are not asked of a ruleset whose cards cannot be changed', () => {
    const { sets: _, ...without } = waitingZone;
    const other = { ...asked, ruleset: without, decks: ['ember-raid'] };
    expect(() => counterParts(other, without)).toThrow(
      expect.objectContaining({ code: 'USAGE', place: '--counters' }),
    );
  });
});

describe('Matches of the waiting zone without counters', () => {
  const { defaultEdition: edition } = waitingZone;
  const zone = { ...asked, ruleset: waitingZone, edition, decks: ['ember-raid', 'tide-vigil'] };

  it('have the same cards, and none is ever activated at a check', async () => {
    const { parts, decks } = counterParts(zone, waitingZone);
    expect([...decks.keys()]).toEqual(zone.decks);
    expect(parts).toHaveLength(3);
    const changed = new Set<string>();
    for (const { plan } of parts) {
      for (const [id, card] of plan.ruleset.collection?.cards ?? []) {
        const { type, windows } = card as WaitingCard;
        if (type === 'counter' && id.endsWith('-changed')) {
          changed.add(id);
          expect(windows).toEqual([]);
        }
      }
      const { outcomes } = await runPlan(plan, {
        ...{
          runner: inlineRunner(),
          withTrajectories: false,
          clock: () => 0,
          stop: new AbortController().signal,
        },
      });
      expect(outcomes.map(({ failure }) => failure)).toEqual(outcomes.map(() => undefined));
      const played = outcomes.flatMap(({ cards }) => cards.flat());
      expect(played.length).toBeGreaterThan(20);
      expect(played.filter((id) => id.endsWith('-changed'))).toEqual([]);
    }
    expect(changed.size).toBe(10);
  });
});

describe('What the matches without counters tell', () => {
  const matches = (winners: readonly (0 | 1)[], turns = 8): readonly Outcome[] =>
    winners.map((winner, number) => madeUp(number, [{ deck: 'one' }, { deck: 'two' }], winner, turns));
  const alternating = (count: number): readonly (0 | 1)[] =>
    Array.from({ length: count }, (_, n) => (n % 2) as 0 | 1);

  it('is nothing where no match takes another course', () => {
    const found = countersOf(matches(alternating(40)), matches(alternating(40)));
    expect([found.otherwise, found.changed.mean, found.unrelated]).toEqual([0, 0, 0]);
    expect(found.decks.map(({ deck, shift }) => [deck, shift.mean, shift.isTold])).toEqual([
      ['one', 0, false],
      ['two', 0, false],
    ]);
  });

  it('is no effect where many results changed and no side wins more often', () => {
    const winners = alternating(80);
    const shifted = winners.map((winner, n) => (n % 4 < 2 ? winner : ((1 - winner) as 0 | 1)));
    const found = countersOf(matches(winners), matches(shifted, 10));
    expect([found.otherwise, found.changed.mean]).toEqual([80, 0.5]);
    expect(Math.abs(found.unrelated - 0.5)).toBeLessThan(0.01);
    expect(found.decks.some(({ shift }) => shift.isTold)).toBe(false);
    expect(found.firstPlayer?.shift.isTold).toBe(false);
    expect(found.turns).toEqual({ before: 8, after: 10 });
  });

  it('is an effect where the interval of the difference of win rates excludes 0', () => {
    const found = countersOf(matches(alternating(80)), matches(alternating(80).map(() => 0)));
    const [one] = found.decks;
    expect([one?.before.mean, one?.after.mean, one?.shift.mean]).toEqual([0.5, 1, 0.5]);
    expect(one?.shift.isTold).toBe(true);
  });

  it('compares each match with others of its decks and first player, never with itself', () => {
    // Another course each; of every two in a kind, the results of the other one differ.
    const found = countersOf(matches([0, 1]), matches([0, 1], 10));
    expect([found.changed.mean, found.unrelated]).toEqual([0, 1]);
  });
});
