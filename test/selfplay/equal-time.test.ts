import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { waitingZone } from '../../src/registered.ts';
import type { MatchQuestion } from '../../src/runtime/match-runner.ts';
import { agentsAtEqualTime } from '../../src/selfplay/agents/equal-time.ts';
import {
  CpuMeter,
  isProcessorTimeKnown,
  processorTime,
  type Usage,
} from '../../src/selfplay/agents/match-agents.ts';
import type { Plan } from '../../src/selfplay/plan.ts';
import { inlineRunner, runPlan, threadRunner } from '../../src/selfplay/runner.ts';
import { summaryText } from '../../src/selfplay/summary.ts';
import { Folder, gatechart } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const plan: Plan = {
  ruleset: waitingZone,
  edition: 'second-edition',
  agents: ['ismcts:2', 'flat:9'],
  decks: ['ember-raid', 'tide-vigil'],
  games: 2,
  seed: 9,
  limit: 1000,
};

const never = new AbortController().signal;

/** Two agents take turns in being asked first; the second of them takes so many times as long. A measurement is three looks. */
const clockOf = (times: number) => {
  let [now, calls] = [0, 0];
  return (): number => {
    const measured = Math.floor(calls / 3);
    if (calls % 3 === 2) now += 2 * ([times, 1, 1, times][measured % 4] as number);
    calls += 1;
    return now;
  };
};

describe('Budgets at equal time', () => {
  it('are scaled match by match by what the agents take for the same questions', async () => {
    const measured: Usage[] = [];
    const agents = await agentsAtEqualTime(plan, {
      clock: () => 0,
      processor: clockOf(3),
      stop: never,
      onMeasured: (efforts) => measured.push(efforts),
    });
    expect(agents).toEqual(['ismcts:2', 'flat:1']);
    expect(measured.map((efforts) => Object.keys(efforts).sort())).toEqual([
      ['flat:9', 'ismcts:2'],
      ['flat:3', 'ismcts:2'],
      ['flat:1', 'ismcts:2'],
    ]);
    for (const efforts of measured) {
      const [flat, ismcts] = Object.keys(efforts)
        .sort()
        .map((name) => efforts[name]);
      expect(flat?.decisions).toBe(ismcts?.decisions);
      expect(flat?.milliseconds).toBe(3 * (ismcts?.milliseconds ?? 0));
    }
  });

  it('are none where it was stopped', async () => {
    const stop = AbortSignal.abort();
    expect(await agentsAtEqualTime(plan, { clock: () => 0, processor: clockOf(1), stop })).toBeUndefined();
  });

  it.each([
    [['ismcts', 'greedy'], 'greedy does not search'],
    [['ismcts:50ms', 'flat'], 'ismcts:50ms already has a budget in milliseconds'],
    [['ismcts', 'cmd:bot'], 'cmd:bot runs in its own process'],
    [['ismcts:5', 'ismcts:9'], 'must search in different ways'],
    [['ismcts'], 'must search in different ways'],
  ])('are not for %s', async (agents, reason) => {
    const measuring = { clock: () => 0, processor: () => 0, stop: never };
    await expect(agentsAtEqualTime({ ...plan, agents }, measuring)).rejects.toMatchObject({
      code: 'BAD_VALUE',
      place: '--equal-time',
      message: expect.stringContaining(reason),
    });
  });
});

describe('The processor time of agents', () => {
  const agents = ['flat:2', 'greedy'];

  it('is told by agent, of all decisions, and changes nothing of what a run comes to', async () => {
    const options = { withTrajectories: false, clock: () => 0, stop: never };
    const plain = await runPlan({ ...plan, agents }, { ...options, runner: inlineRunner() });
    expect(plain.usage).toEqual({});
    let now = 0;
    const processor = () => {
      now += 2;
      return now;
    };
    const measured = await runPlan({ ...plan, agents }, { ...options, runner: inlineRunner(processor) });
    expect(summaryText(measured.summary)).toBe(summaryText(plain.summary));
    const { 'flat:2': flat, greedy } = measured.usage;
    const decisions = measured.outcomes.reduce((sum, outcome) => sum + outcome.decisions, 0);
    expect((flat?.decisions ?? 0) + (greedy?.decisions ?? 0)).toBe(decisions);
    expect(flat?.milliseconds).toBe(2 * (flat?.decisions ?? 0));
    const byWorker = await runPlan(
      { ...plan, agents },
      { ...options, runner: threadRunner(1, { isMetered: true }) },
    );
    expect(byWorker.usage['flat:2']?.milliseconds).toBeGreaterThan(0);
  });

  it('is measured now and then where decisions are short, and taken to be the same between', async () => {
    let looks = 0;
    const meter = new CpuMeter(() => {
      looks += 1;
      return looks / 4;
    });
    const agent = meter.on('quick', { act: () => 'pass' });
    const ask = async (times: number) => {
      for (let n = 0; n < times; n += 1) await agent.act({} as MatchQuestion);
      return meter.take();
    };
    expect(await ask(100)).toEqual({ quick: { decisions: 1 + 12 * 8, milliseconds: 97 / 4 } });
    expect(looks).toBe(3 * 13);
    expect(await ask(4)).toEqual({});
    expect(await ask(1)).toEqual({ quick: { decisions: 8, milliseconds: 2 } });
  });

  it('passes while this thread works, and is told of one thread at least', () => {
    const before = processorTime();
    for (let n = 0; processorTime() === before; n += 1) Math.sqrt(n);
    expect(processorTime()).toBeGreaterThan(before);
    expect([isProcessorTimeKnown(0), isProcessorTimeKnown(1)]).toEqual([true, true]);
  });
});

describe('gatechart selfplay --equal-time', () => {
  const args = ['selfplay', '--ruleset', 'waiting-zone', '--games', '2', '--workers', '0', '--equal-time'];

  it('measures once, and goes on with what was measured', async () => {
    const kept = folder.file('even');
    const command = [...args, '--agents', 'ismcts:3,flat:3', '--out', kept];
    const first = await gatechart(...command);
    expect(first.code).toBe(0);
    expect(first.out[1]).toBe('budgets at which all agents took the same processor time');
    const [, budget] =
      /^budgets of equal processor time: ismcts:3, flat:(\d+)$/m.exec(first.notes.join('\n')) ?? [];
    const text = readFileSync(`${kept}/summary.json`, 'utf8');
    expect(JSON.parse(text).plan).toMatchObject({ agents: ['ismcts:3', `flat:${budget}`], equalTime: true });
    const times = readFileSync(`${kept}/run.json`, 'utf8');
    expect(JSON.parse(times).agents['ismcts:3'].milliseconds).toBeGreaterThan(0);
    const again = await gatechart(...command);
    expect(again.notes[0]).toBe(
      `using the budgets that were measured when the run began: ismcts:3, flat:${budget}`,
    );
    expect(again.code).toBe(0);
    expect(readFileSync(`${kept}/summary.json`, 'utf8')).toBe(text);
    expect(readFileSync(`${kept}/run.json`, 'utf8')).toBe(times);
    const other = await gatechart(...args, '--agents', 'ismcts:4,flat:3', '--out', kept);
    expect([other.code, other.notes[0]]).toEqual([2, expect.stringContaining('RUN_DIFFERS')]);
  });

  it('refuses shares, which would measure otherwise each', async () => {
    const { code, notes } = await gatechart(...args, '--shard', '1/2', '--out', folder.file('share'));
    expect([code, notes[0]]).toEqual([2, expect.stringContaining('USAGE --equal-time: ')]);
    expect(existsSync(folder.file('share'))).toBe(false);
  });
});
