import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { waitingZone } from '../../src/registered.ts';
import type { Outcome } from '../../src/selfplay/outcome.ts';
import { jobOf, type Plan, serializePlan } from '../../src/selfplay/plan.ts';
import { playMatch } from '../../src/selfplay/play-match.ts';
import {
  inlineRunner,
  type MatchRunner,
  type RunOptions,
  runPlan,
  type StoreOptions,
  threadRunner,
} from '../../src/selfplay/runner.ts';
import { PairedTest } from '../../src/selfplay/statistics/paired-test.ts';
import { BOUNDS } from '../../src/selfplay/statistics/sprt.ts';
import { summarize, summaryText } from '../../src/selfplay/summary.ts';
import { Folder, gatechart } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const plan: Plan = {
  ruleset: waitingZone,
  edition: 'second-edition',
  agents: ['greedy', 'random'],
  decks: ['ember-raid', 'tide-vigil'],
  games: 400,
  seed: 9,
  limit: 1000,
  sprt: { elo0: 0, elo1: 100 },
};

const keeping = (name: string): StoreOptions => ({
  path: folder.file(name),
  program: '1.2.3',
  build: 'aaaaaaaaaaaaaaaa',
  lock: () => () => {},
});

const options = (more: Partial<RunOptions> = {}): RunOptions => ({
  runner: inlineRunner(),
  withTrajectories: false,
  clock: () => 0,
  stop: new AbortController().signal,
  ...more,
});

describe('A run that is a test', () => {
  it('ends with its verdict, and comes to the same with any number of workers', async () => {
    const alone = await runPlan(plan, options({ store: keeping('alone') }));
    const { games, test } = alone.summary;
    expect(test).toMatchObject({ of: 'greedy', against: 'random', elo0: 0, elo1: 100, verdict: 'H1' });
    expect(test?.llr).toBeGreaterThanOrEqual(BOUNDS.upper);
    expect(games).toBeLessThan(100);
    expect(test?.pairs.reduce((sum, count) => sum + count, 0)).toBe(games / 2);
    const three = await runPlan(plan, options({ runner: threadRunner(3), store: keeping('three') }));
    expect(three.outcomes.length).toBe(games);
    expect(summaryText(three.summary)).toBe(summaryText(alone.summary));
    // The same command again plays nothing more.
    const again = await runPlan(plan, options({ store: keeping('three') }));
    expect([again.progress.done, again.isComplete]).toEqual([three.progress.done, true]);
    expect(summaryText(again.summary)).toBe(summaryText(alone.summary));
  });

  it('does not count what was played past the verdict', async () => {
    const alone = await runPlan(plan, options());
    const more = alone.summary.games + 6;
    const runner: MatchRunner = async ({ remaining, onMatch }) => {
      for (const job of remaining.slice(0, more))
        onMatch(await playMatch(plan, job, { clock: () => 0, withTrajectory: false }));
    };
    const past = await runPlan(plan, options({ store: keeping('past'), runner }));
    expect([past.progress.done, past.outcomes.length]).toEqual([more, alone.summary.games]);
    expect(summaryText(past.summary)).toBe(summaryText(alone.summary));
  });

  it('is gone on with to the same verdict', async () => {
    const whole = await runPlan(plan, options());
    const stop = new AbortController();
    const first = await runPlan(
      plan,
      options({
        store: keeping('stopped'),
        stop: stop.signal,
        onProgress: ({ done }) => {
          if (done === 7) stop.abort();
        },
      }),
    );
    expect([first.isComplete, first.missing[0], first.missing.length]).toEqual([false, 7, 393]);
    expect(existsSync(join(folder.file('stopped'), 'missing.json'))).toBe(true);
    const second = await runPlan(plan, options({ store: keeping('stopped') }));
    expect(second.progress.earlier).toBe(7);
    expect(summaryText(second.summary)).toBe(summaryText(whole.summary));
    expect(existsSync(join(folder.file('stopped'), 'missing.json'))).toBe(false);
  });

  it('has no verdict where the matches are too few', async () => {
    const { summary, isComplete } = await runPlan({ ...plan, games: 6 }, options());
    expect(summary.test).toMatchObject({ verdict: null });
    expect([summary.games, isComplete]).toEqual([6, true]);
  });

  it.each([[['greedy']], [['greedy', 'greedy']], [['greedy', 'random', 'flat']]])(
    'is between two agents that differ, not %s',
    async (agents) => {
      await expect(runPlan({ ...plan, agents }, options())).rejects.toMatchObject({
        code: 'BAD_VALUE',
        place: '--sprt',
      });
    },
  );
});

describe('The test of pairs', () => {
  const tested = { ...plan, games: 400, sprt: { elo0: -100, elo1: 0 } };
  const { ruleset: _, ...dealt } = tested;

  /** Every match of a plan; `greedy` wins those that are said. */
  const outcomes = (isWon: (number: number) => boolean): readonly Outcome[] =>
    Array.from({ length: tested.games }, (_, number) => {
      const { agents, setup } = jobOf(dealt, number);
      const seat = agents.indexOf('greedy');
      return {
        number,
        agents,
        decks: setup.decks,
        winner: (isWon(number) ? seat : 1 - seat) as 0 | 1,
        reasons: [null, null],
        decisions: 1,
        turns: 0,
        cards: [[], []],
        digest: '',
      };
    });

  const half = outcomes((number) => number % 4 < 2);

  it('counts by number and not by coming', () => {
    const inOrder = new PairedTest(tested, half);
    const shuffled = new PairedTest(
      tested,
      half.toSorted((a, b) => ((a.number * 37) % 400) - ((b.number * 37) % 400)),
    );
    expect(shuffled.result).toEqual(inOrder.result);
    expect(inOrder.result.verdict).toBe('H1');
    expect(half.filter((outcome) => shuffled.counts(outcome)).length).toBeLessThan(400);
  });

  it('has no verdict over a gap', () => {
    const { result: found } = new PairedTest(
      tested,
      half.filter(({ number }) => number !== 5),
    );
    expect([found.verdict, found.pairs]).toEqual([null, [1, 0, 0, 0, 1]]);
  });

  it('takes the seats of each match, and leaves out a pair in which a match failed', () => {
    const some = outcomes((number) => [0, 1, 3].includes(number)).slice(0, 6);
    const failed = some.map((each) =>
      each.number === 4 ? { ...each, failure: { code: 'RULE_ERROR', message: '' } } : each,
    );
    expect(new PairedTest(tested, some).result.pairs).toEqual([1, 0, 1, 0, 1]);
    expect(new PairedTest(tested, failed).result.pairs).toEqual([0, 0, 1, 0, 1]);
  });

  it('leaves everything past its verdict out of the summary', () => {
    const asWritten = serializePlan(tested);
    const test = new PairedTest(tested, half);
    const counted = half.filter((outcome) => test.counts(outcome));
    expect(summaryText(summarize(asWritten, true, half))).toBe(
      summaryText(summarize(asWritten, true, counted)),
    );
    expect(summarize(asWritten, true, half).games).toBe(counted.length);
  });
});

describe('gatechart selfplay --sprt', () => {
  const args = ['selfplay', '--ruleset', 'waiting-zone', '--agents', 'greedy,random', '--workers', '0'];

  it('tells the verdict, the ratio and the pairs, and the page has them', async () => {
    const { code, out } = await gatechart(...args, '--sprt', '0,100', '--out', folder.file('told'));
    expect(code).toBe(0);
    expect(out).toContain('H1 accepted: greedy is more likely 100 than 0 Elo stronger than random');
    expect(out.join('\n')).toMatch(
      /LLR \d\.\d\d \(-2\.94 to 2\.94\), alpha 0\.05, beta 0\.05; pairs by the points/,
    );
    const page = readFileSync(join(folder.file('told'), 'report.html'), 'utf8');
    expect(page).toContain('H1 accepted: greedy is more likely 100 than 0 Elo stronger than random');
  });

  it.each(['5,0', '0,0', '0', '0,5,9', 'a,b', '0,1001', ''])('refuses the hypotheses %j', async (value) => {
    const { code, notes } = await gatechart(...args, '--sprt', value);
    expect([code, notes[0]]).toEqual([2, expect.stringContaining('BAD_VALUE --sprt: ')]);
    expect(notes[0]).toContain('from -1000 to 1000, with the smaller difference first, such as 0,5');
  });

  it('refuses shares, which cannot know when to end', async () => {
    const { code, notes } = await gatechart(
      ...args,
      '--sprt',
      '0,5',
      '--shard',
      '1/2',
      '--out',
      folder.file('x'),
    );
    expect([code, notes[0]]).toEqual([
      2,
      expect.stringContaining('USAGE --sprt: the test of --sprt needs the whole run'),
    ]);
  });
});
