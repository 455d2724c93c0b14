import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { DecisionRequest } from '../../src/agents/agent.ts';
import { drawnBy } from '../../src/core/game-state.ts';
import { gateRuler, waitingZone } from '../../src/registered.ts';
import { readRecord } from '../../src/replay/record.ts';
import { replay } from '../../src/replay/replay.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { jobsOf, type Plan } from '../../src/selfplay/plan.ts';
import { inlineRunner, type RunOptions, runPlan, type StoreOptions } from '../../src/selfplay/runner.ts';
import { selfplay } from '../../src/selfplay/selfplay.ts';
import { summaryText } from '../../src/selfplay/summary.ts';

const folders: string[] = [];
const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'gatechart-run-'));
  folders.push(path);
  return path;
};
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true });
});

const plan: Plan = {
  ruleset: gateRuler,
  edition: '2021-03',
  agents: ['greedy', 'random'],
  decks: ['atlas-drive', 'volnar-host'],
  games: 8,
  seed: 3,
  limit: 1000,
};

const keeping = (path: string, program = '1.2.3'): StoreOptions => ({
  ...{ path, program, build: 'aaaaaaaaaaaaaaaa' },
  lock: () => () => {},
});

const options = (more: Partial<RunOptions> = {}): RunOptions => ({
  runner: inlineRunner(),
  withTrajectories: false,
  clock: () => 0,
  stop: new AbortController().signal,
  ...more,
});

/** The game, which tells each time that somebody asks what chance facts a record holds. */
const watched = (asked: string[]) => ({
  ...gateRuler,
  recordedEvents: {
    checkpoints: gateRuler.recordedEvents?.checkpoints ?? [],
    get chance() {
      asked.push('chance');
      return gateRuler.recordedEvents?.chance ?? [];
    },
  },
});

describe('The matches of a plan', () => {
  it('come in pairs of the same chance and decks in which the agents change seats', () => {
    const jobs = jobsOf({ ...plan, agents: ['a', 'b', 'c'], games: 24 });
    for (const [number, job] of jobs.entries()) {
      const other = jobs[number % 2 === 0 ? number + 1 : number - 1];
      expect(other?.agents).toEqual([...job.agents].reverse());
      expect(other?.setup).toEqual(job.setup);
    }
    expect(new Set(jobs.map(({ agents }) => [...agents].sort().join()))).toEqual(
      new Set(['a,b', 'a,c', 'b,c']),
    );
    expect(new Set(jobs.map(({ setup }) => setup.decks.join())).size).toBe(2);
  });

  it('are refused if they leave a match without its other', () => {
    for (const games of [0, 7]) expect(() => jobsOf({ ...plan, games })).toThrowError(/even/);
  });

  it.each([
    [['random', 'random'], 2],
    [['greedy', 'greedy'], 1],
    [['random'], 1],
  ])(
    'of %j have %i different courses in a pair: an agent listed twice chooses by other chance',
    async (agents, courses) => {
      const { outcomes } = await runPlan({ ...plan, agents, games: 2 }, options());
      expect(new Set(outcomes.map(({ digest }) => digest)).size).toBe(courses);
      expect(new Set(outcomes.map(({ first }) => first)).size).toBe(1);
    },
  );
});

describe('A run', () => {
  it('keeps a record of every match that repeats to the same digests', async () => {
    const path = folder();
    const { outcomes } = await runPlan({ ...plan, games: 2 }, options({ store: keeping(path) }));
    const names = readdirSync(join(path, 'records')).sort();
    expect(names).toEqual(['000000.jsonl', '000001.jsonl']);
    for (const [number, name] of names.entries()) {
      const record = readRecord(name, readFileSync(join(path, 'records', name), 'utf8'));
      const match = startMatch(gateRuler, gateRuler.newGame(record.header), { runtime: 'lean' });
      const { mismatch, decisions } = replay(record, match, { compares: true });
      expect(mismatch).toBeUndefined();
      expect(decisions).toBe(outcomes[number]?.decisions);
    }
  });

  it('that is not kept records nothing, and comes to the same outcomes', async () => {
    const short = { ...plan, games: 4 };
    const asked: string[] = [];
    const ruleset = watched(asked);
    const kept = await runPlan({ ...short, ruleset }, options({ store: keeping(folder()) }));
    expect(asked.splice(0)).not.toEqual([]);
    const dropped = await runPlan({ ...short, ruleset }, options());
    expect(asked).toEqual([]);
    expect(dropped.outcomes).toEqual(kept.outcomes);
  });

  it('names the clause by which nobody won, and nobody lost', async () => {
    const newGame: typeof gateRuler.newGame = (setup) => ({
      ...gateRuler.newGame(setup),
      result: drawnBy('2-1b'),
    });
    const { summary } = await runPlan({ ...plan, ruleset: { ...gateRuler, newGame }, games: 2 }, options());
    expect(summary.endings).toEqual({ 'draw: 2-1b': 2 });
  });

  it('counts who played which card', async () => {
    const { summary, outcomes } = await runPlan({ ...plan, games: 2 }, options());
    expect(outcomes.every(({ cards }) => cards[0].length + cards[1].length > 0)).toBe(true);
    expect(summary.cards.length).toBeGreaterThan(3);
  });

  it('leaves a match that is going on, as soon as a stop is heard between two decisions', async () => {
    const stop = new AbortController();
    let decisions = 0;
    const act = ({ decision }: DecisionRequest): string => {
      decisions += 1;
      if (decisions === 3) setImmediate(() => stop.abort());
      return decision.options[0]?.key ?? '';
    };
    const externalAgents = new Map([['first', { act }]]);
    const first = { ...plan, agents: ['first', 'first'] };
    // Each decision takes long, so that the event loop gets its turns.
    const clock = () => 100 * decisions;
    const run = await runPlan(
      first,
      options({ stop: stop.signal, clock, externalAgents, store: keeping(folder()) }),
    );
    expect([decisions, run.outcomes, run.missing.length]).toEqual([3, [], plan.games]);
  });

  it('comes to the same summary when it was stopped, its last line cut off, and gone on with', async () => {
    const whole = summaryText((await runPlan(plan, options())).summary);
    const path = folder();
    const stop = new AbortController();
    const stopped = await runPlan(
      plan,
      options({
        store: keeping(path),
        stop: stop.signal,
        onProgress: ({ done }) => {
          if (done === 3) stop.abort();
        },
      }),
    );
    expect([stopped.isComplete, stopped.outcomes.length]).toEqual([false, 3]);
    const missing = join(path, 'missing.json');
    expect(JSON.parse(readFileSync(missing, 'utf8'))).toEqual({ missing: [[3, 7]] });
    appendFileSync(join(path, 'outcomes.jsonl'), '{"number":3,"agents":["gree');
    const on = await runPlan(plan, options({ store: keeping(path) }));
    expect([on.isComplete, on.progress.earlier]).toEqual([true, 3]);
    expect(summaryText(on.summary)).toBe(whole);
    expect(existsSync(missing)).toBe(false);
    const again = await runPlan(plan, options({ store: keeping(path) }));
    expect(again.progress.earlier).toBe(plan.games);
  });

  it('is refused trajectories before its first match where a ruleset has no numbers', async () => {
    const { observationEncoder: _, ...ruleset } = waitingZone;
    const other = { ...plan, ruleset, edition: 'original', decks: ['ember-raid'] };
    await expect(runPlan(other, options({ withTrajectories: true }))).rejects.toMatchObject({
      code: 'RULESET_UNFIT',
    });
  });

  it('gives a mirror match exactly one half over its pairs', async () => {
    for (const agent of ['greedy', 'random', 'ismcts:1']) {
      const games = agent === 'ismcts:1' ? 2 : 8;
      const { summary } = await runPlan({ ...plan, agents: [agent], games }, options());
      expect(summary.agents.meetings[0]?.score.mean).toBe(0.5);
    }
  });

  it('goes on when an agent fails, and counts the match as failed', async () => {
    const failing = {
      name: 'failing',
      act: () => {
        throw new Error('out of ideas');
      },
    };
    const summary = await selfplay({ ruleset: gateRuler, agents: [failing, 'random'], games: 2 });
    expect([summary.failures, summary.endings]).toEqual([2, { 'failure: INTERNAL': 2 }]);
  });

  it('lets an agent written elsewhere play, which sees only what it may', async () => {
    const keys: string[] = [];
    const first = {
      name: 'first',
      act: ({ decision, view, sample }: Parameters<typeof tell>[0]) => tell({ decision, view, sample }),
    };
    const tell = ({
      decision,
      view,
      sample,
    }: {
      readonly decision: { readonly options: readonly { readonly key: string }[] };
      readonly view: () => unknown;
      readonly sample: () => { pending(): { readonly decision: typeof decision } | undefined };
    }): string => {
      if (keys.length < 5) {
        expect(JSON.stringify(view())).not.toContain('"rng"');
        expect(
          sample()
            .pending()
            ?.decision.options.map(({ key }) => key),
        ).toEqual(decision.options.map(({ key }) => key));
      }
      keys.push(decision.options[0]?.key ?? '');
      return decision.options[0]?.key ?? '';
    };
    const summary = await selfplay({ ruleset: gateRuler, agents: [first, 'greedy'], games: 2 });
    expect(keys.length).toBeGreaterThan(5);
    expect(summary.agents.meetings[0]).toMatchObject({ a: 'first', b: 'greedy', games: 2 });
  });
});

describe('A trajectory', () => {
  it('has for every decision an action of its mask, a policy that sums to one, and the return of its player', async () => {
    const path = folder();
    await runPlan(
      { ...plan, agents: ['ismcts:3', 'random'], games: 2 },
      options({ store: keeping(path), withTrajectories: true }),
    );
    const [outcome] = readFileSync(join(path, 'outcomes.jsonl'), 'utf8').split('\n');
    const { winner, decisions, agents } = JSON.parse(outcome ?? '');
    const steps = readFileSync(join(path, 'trajectories', '000000.jsonl'), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(steps).toHaveLength(decisions);
    for (const { player, mask, action, policy, observation, return: came } of steps) {
      expect(mask).toContain(action);
      expect(new Set(observation.map((each: unknown) => typeof each))).toEqual(new Set(['number']));
      expect(came).toBe(winner === player ? 1 : -1);
      expect(policy === null).toBe(agents[player] === 'random');
      if (policy !== null) {
        expect(policy).toHaveLength(mask.length);
        expect(policy.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1);
      }
    }
  });
});
