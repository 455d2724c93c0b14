import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardChange } from '../../../src/core/cards/card-sets.ts';
import { gateRuler, waitingZone } from '../../../src/registered.ts';
import type { CardDefinition } from '../../../src/rulesets/waiting-zone/state/card.ts';
import type { Game } from '../../../src/rulesets/waiting-zone/state/game.ts';
import { type Balance, type PlayPart, runBalance } from '../../../src/selfplay/balance/balance.ts';
import type { BalancePlan, Part } from '../../../src/selfplay/balance/balance-plan.ts';
import { changedParts, whatIfOf } from '../../../src/selfplay/balance/what-if.ts';
import type { Outcome } from '../../../src/selfplay/outcome.ts';
import { inlineRunner, type Run, runPlan } from '../../../src/selfplay/runner.ts';
import { some } from '../../support/effort.ts';
import { mists } from '../../waiting-zone/support/mists.ts';
import { lamps } from '../support/lamps.ts';
import { madeUp } from './support.ts';

const asked: BalancePlan = {
  ruleset: gateRuler,
  edition: '2021-03',
  agent: 'greedy',
  rival: 'random',
  decks: ['atlas-drive', 'volnar-host'],
  games: 4,
  seed: 3,
};

const plain = {
  runner: inlineRunner(),
  withTrajectories: false,
  clock: () => 0,
  stop: new AbortController().signal,
};

const play: PlayPart = ({ plan }) => runPlan(plan, plain);

const atk = (value: number): CardChange => ({ card: 'storm-caller', number: 'atk', value });

const printed = gateRuler.collection?.cards.get('storm-caller') as unknown as { readonly atk: number };

describe('What if a number of a card were another one', () => {
  const parts = new Map<string, Run>();
  let unchanged: Balance | undefined;

  beforeAll(async () => {
    const changed = changedParts(asked, gateRuler, atk(printed.atk));
    unchanged = await runBalance(asked, { whatIf: changed }, async (part) => {
      const run = await play(part);
      parts.set(part.name, run);
      return run;
    });
  });

  it('changes nothing where the number stays what it is: no match, and exactly no score', () => {
    const whatIf = unchanged?.whatIf;
    expect(whatIf?.games).toBe(8);
    expect([whatIf?.otherwise, whatIf?.otherResults]).toEqual([0, 0]);
    expect(whatIf?.score?.shift.mean).toBe(0);
    expect(whatIf?.score?.shift.isTold).toBe(false);
    expect(whatIf?.score?.before).toEqual(whatIf?.score?.after);
    expect(whatIf?.was).toBe(printed.atk);
  });

  it('plays again what has the card alone, in the same seats, as often, by the same chance', () => {
    const again = [...parts].filter(([name]) => name.startsWith('what-if-'));
    expect(again.map(([name]) => name.split('/')[1])).toEqual(['meeting-1-2', 'meeting-2-2']);
    for (const [name, run] of again) {
      const before = parts.get(name.split('/')[1] ?? '') as Run;
      expect(run.summary.plan.seed).toBe(before.summary.plan.seed);
      const seats = ({ outcomes }: Run) =>
        outcomes.map(({ decks }) => decks.map((deck) => deck.replace('-changed', '')));
      expect(seats(run)).toEqual(seats(before));
      expect(run.outcomes.flatMap(({ decks }) => decks)).toContain('volnar-host-changed');
      expect(run.outcomes.flatMap(({ decks }) => decks)).not.toContain('volnar-host');
    }
  });

  it('has another folder for another number', () => {
    const names = (value: number) => changedParts(asked, gateRuler, atk(value)).parts.map(({ name }) => name);
    expect(names(4)).not.toEqual(names(5));
    expect(names(4)).toEqual(names(4));
  });

  it('reads the sets of one’s own first', () => {
    const sets = [{ name: 'lamps.yaml', value: lamps() }];
    const own = { ...asked, decks: ['lamps', 'volnar-host'], sets };
    const { parts: again } = changedParts(own, gateRuler, { card: 'lamp-lighter', number: 'hp', value: 9 });
    expect(again.map(({ plan }) => plan.decks)).toEqual([
      ['lamps-changed'],
      ['lamps-changed', 'volnar-host'],
    ]);
    expect(again[0]?.plan.sets?.map(({ name }) => name)).toEqual(['lamps.yaml', 'what-if']);
  });

  it.each([
    [
      atk(1),
      { ...asked, decks: ['atlas-drive'] },
      'USAGE',
      '--what-if',
      /^none of the decks atlas-drive contains/,
    ],
    [
      { ...atk(1), card: 'storm' },
      asked,
      'UNKNOWN_CARD',
      'storm',
      /^there is no card storm \(did you mean storm-caller\?\)$/,
    ],
    [
      { ...atk(1), number: 'size' },
      asked,
      'BAD_VALUE',
      'storm-caller',
      /no number called size; numbers of the card: level, atk, hp/,
    ],
    [atk(100), asked, 'BAD_CARD', 'what-if', /storm-caller-changed.*atk.*must be at most 99/],
    [
      { card: 'daijinki', number: 'atk', value: 1 },
      asked,
      'BAD_VALUE',
      'daijinki',
      /refers to the id of this card/,
    ],
    [{ card: 'knight', number: 'ruler.life', value: 0 }, asked, 'BAD_CARD', 'what-if', /ruler\.life/],
    [
      { card: 'scout-walker', number: 'level', value: 90 },
      asked,
      'BAD_DECK',
      'what-if',
      /atlas-drive-changed.*levels/,
    ],
  ] as const)('refuses %j', (change, plan, code, place, reason) => {
    expect(() => changedParts(plan, gateRuler, change)).toThrow(
      expect.objectContaining({ code, place, message: expect.stringMatching(reason) }),
    );
  });

  it('is not asked of a ruleset that takes no sets', () => {
    const { sets: _, ...without } = waitingZone;
    const other = { ...asked, ruleset: without, decks: ['ember-raid'] };
    expect(() => changedParts(other, without, atk(1))).toThrow(
      expect.objectContaining({ code: 'USAGE', place: '--what-if' }),
    );
  });
});

describe('What if a number of a card of the waiting zone were another one', () => {
  const zone: BalancePlan = {
    ...asked,
    ruleset: waitingZone,
    edition: waitingZone.defaultEdition,
    decks: ['ember-raid', 'tide-vigil'],
  };
  const attack = (value: number): CardChange => ({ card: 'ember-fox', number: 'attack', value });

  const cardsOf = (ruleset: BalancePlan['ruleset'], deck: string) => {
    const setup = { edition: zone.edition, decks: [deck, deck], seed: 1, index: 0 } as const;
    const { definitionOf, cards } = ruleset.newGame(setup) as unknown as Game;
    return definitionOf.map((id) => cards[id] as CardDefinition);
  };

  const changedIn = (change: CardChange) => {
    const { parts } = changedParts(zone, waitingZone, change);
    const [{ plan } = { plan: undefined }] = parts;
    if (plan === undefined) throw new Error('no part');
    return cardsOf(plan.ruleset, 'ember-raid-changed');
  };

  it('is one number of one card, and all else as it was', () => {
    const before = cardsOf(waitingZone, 'ember-raid');
    const after = changedIn(attack(7));
    expect(after).toHaveLength(60);
    for (const [place, card] of before.entries()) {
      const wanted = card.id === 'ember-fox' ? { ...card, id: 'ember-fox-changed', attack: 7 } : card;
      expect(after[place]).toEqual(wanted);
    }
  });

  it.each([
    ['in.instructions[1].amount', { in: { instructions: [{}, { amount: 4 }] } }],
    ['cost', { cost: 4 }],
  ])('may be %s', (number, found) => {
    const herald = changedIn({ card: 'spark-herald', number, value: 4 });
    expect(herald.find(({ id }) => id === 'spark-herald-changed')).toMatchObject(found);
  });

  it.each(some([...(waitingZone.collection?.cards.values() ?? [])]))(
    'changes nothing where the number of $id stays what it is',
    async (entry) => {
      const { id, cost } = entry as CardDefinition;
      const changed = changedParts(zone, waitingZone, { card: id, number: 'cost', value: cost });
      const { whatIf } = (await runBalance(zone, { whatIf: changed }, play)) ?? {};
      expect([whatIf?.was, whatIf?.games, whatIf?.otherwise, whatIf?.otherResults]).toEqual([cost, 8, 0, 0]);
    },
  );

  it('is known to who plays: a fox of attack 20 is another match', async () => {
    const changed = changedParts(zone, waitingZone, attack(20));
    const { whatIf } = (await runBalance(zone, { whatIf: changed }, play)) ?? {};
    expect(whatIf?.was).toBe(2);
    expect(whatIf?.otherwise).toBeGreaterThan(0);
  });

  it('reads the sets of one’s own first', () => {
    const own = { ...zone, decks: ['mists', 'tide-vigil'], sets: [{ name: 'mists.yaml', value: mists() }] };
    const { parts } = changedParts(own, waitingZone, { card: 'mist-lighter', number: 'life', value: 9 });
    expect(parts.map(({ plan }) => plan.decks)).toEqual([['mists-changed'], ['mists-changed', 'tide-vigil']]);
  });

  it.each([
    [{ ...attack(1), card: 'fox' }, 'UNKNOWN_CARD', 'fox', /^there is no card fox/],
    [
      { ...attack(1), number: 'atk' },
      'BAD_VALUE',
      'ember-fox',
      /no number called atk; numbers of the card: cost, attack, life$/,
    ],
    [attack(1001), 'BAD_CARD', 'what-if', /card ember-fox-changed, attack: must be at most 1000/],
    [{ ...attack(0), number: 'life' }, 'BAD_CARD', 'what-if', /life: must be at least 1/],
  ] as const)('refuses %j', (change, code, place, reason) => {
    expect(() => changedParts(zone, waitingZone, change)).toThrow(
      expect.objectContaining({ code, place, message: expect.stringMatching(reason) }),
    );
  });
});

describe('The difference that a change makes', () => {
  const decks = new Map([['one', 'one-changed']]);
  const matches = (winners: readonly (0 | 1)[], turns = 8): readonly Outcome[] =>
    winners.map((winner, number) => madeUp(number, [{ deck: 'one' }, { deck: 'two' }], winner, turns));
  const found = (before: readonly Outcome[], after: readonly Outcome[]) =>
    whatIfOf({ ...atk(4), was: 2, decks }, before, after);
  const alternating = (count: number): readonly (0 | 1)[] =>
    Array.from({ length: count }, (_, n) => (n % 2) as 0 | 1);

  it('is that of the deck with the card, and is told where it is clear', () => {
    const before = matches(alternating(40));
    const { score, otherResults, otherwise } = found(before, matches(Array.from({ length: 40 }, () => 0)));
    expect([score?.before.mean, score?.after.mean, score?.shift.mean]).toEqual([0.5, 1, 0.5]);
    expect(score?.shift.isTold).toBe(true);
    expect([otherwise, otherResults]).toEqual([20, 20]);
  });

  it('is surer in pairs than if the matches were others: its interval is narrower than those of the scores', () => {
    const after = [...alternating(36), 0, 0, 0, 0] as const;
    const { score } = found(matches(alternating(40)), matches(after));
    const { low = 0, high = 1 } = score?.shift ?? {};
    const width = (score?.after.high ?? 0) - (score?.after.low ?? 0);
    expect(high - low).toBeLessThan(2 * width);
    expect(score?.shift.mean).toBe(0.05);
  });

  it('is nothing told of a match that failed, or was not played again', () => {
    const before = matches([0, 1, 0, 1]);
    const [first, second] = before as readonly [Outcome, Outcome];
    const failed = { ...second, failure: { code: 'RULE_ERROR', message: 'm' } };
    expect(found(before, [first, failed]).games).toBe(1);
  });

  it('counts a match that took longer as one that went otherwise', () => {
    const { otherwise, otherResults, turns } = found(matches([0, 1], 8), matches([0, 1], 10));
    expect([otherwise, otherResults]).toEqual([2, 0]);
    expect(turns).toEqual({ before: 8, after: 10 });
  });
});

describe('A question that is stopped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatechart-balance-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const question: BalancePlan = {
    ...asked,
    ruleset: waitingZone,
    edition: waitingZone.defaultEdition,
    decks: ['ember-raid', 'tide-vigil'],
  };

  it('goes on where it was, and comes to the same as one that was not', async () => {
    const keeping = ({ name }: Part) => ({
      path: join(folder, name),
      program: '1.2.3',
      build: 'aaaaaaaaaaaaaaaa',
      lock: () => () => {},
      keep: 'digests' as const,
    });
    const stop = new AbortController();
    let played = 0;
    const counted =
      (signal: AbortSignal): PlayPart =>
      (part) =>
        runPlan(part.plan, {
          ...plain,
          stop: signal,
          store: keeping(part),
          onProgress: () => {
            played += 1;
            if (played === 6) stop.abort();
          },
        });
    expect(await runBalance(question, {}, counted(stop.signal))).toBeUndefined();
    expect(played).toBe(6);
    const goneOn = await runBalance(question, {}, counted(plain.stop));
    expect(played).toBe(5 * question.games);
    expect(goneOn).toEqual(await runBalance(question, {}, play));
  });
});
