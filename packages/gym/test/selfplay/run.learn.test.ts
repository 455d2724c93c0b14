import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { netFrom } from '../../../../src/agents/net/net.ts';
import { readNet } from '../../../../src/agents/net/net-file.ts';
import { requireFeatureEncoder } from '../../../../src/core/adapters/require-encoder.ts';
import { defaultDecks } from '../../../../src/core/match-setup.ts';
import { gateRuler, waitingZone } from '../../../../src/registered.ts';
import { questionOf } from '../../../../src/runtime/match-runner.ts';
import { startMatch } from '../../../../src/runtime/start.ts';
import { Folder, gatechart } from '../../../../test/cli/in-process.ts';
import { PYTHON } from '../../../../test/support/parts.ts';
import { BatchNet } from '../../src/selfplay/batch-net.ts';
import { readWeights } from '../../src/selfplay/checkpoints.ts';
import { DecisionEncoder, DecisionRows } from '../../src/selfplay/decision-rows.ts';
import { initialWeights } from '../../src/selfplay/initial-net.ts';
import { learnBySelfPlay, type SelfPlayOptions } from '../../src/selfplay/run.ts';
import { openSelfPlay, selfPlayPlan } from '../../src/selfplay/run-folder.ts';
import { KEPT_TORCH } from '../training/support/torch.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const SHORT = { matchesPerIteration: 6, taught: 1, scoredEvery: 2, pairs: 2, matches: 24 };
const python = { command: KEPT_TORCH, version: '3', torch: '1' };
const edition = waitingZone.defaultEdition;
const decks = defaultDecks(waitingZone);
const shipped = readNet(waitingZone.net, 'the net');

const plan = selfPlayPlan(
  waitingZone,
  { edition, decks, seed: 3, temperature: 1 },
  { first: 16, second: 8, choice: 8 },
);

/** Lets a net learn in a folder; after so many iterations it is stopped. */
const learn = async (
  name: string,
  {
    after = Number.POSITIVE_INFINITY,
    matches = SHORT.matches,
    seed = plan.seed,
    ...more
  }: Partial<SelfPlayOptions> & { after?: number; matches?: number; seed?: number } = {},
) => {
  const path = folder.file(name);
  const own = { ...plan, seed };
  const release = openSelfPlay(path, own, () => () => undefined);
  const stop = new AbortController();
  try {
    return await learnBySelfPlay(
      path,
      waitingZone,
      own,
      { ...SHORT, matches },
      {
        python,
        program: '0.0.0',
        stop: stop.signal,
        onIteration: ({ iteration }) => {
          if (iteration >= after) stop.abort();
        },
        ...more,
      },
    );
  } finally {
    release();
  }
};

const bytesIn = (name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['net.json', 'curve.jsonl', ...readdirSync(join(folder.file(name), 'nets')).map((file) => `nets/${file}`)]
      .filter((file) => !file.endsWith('.pt'))
      .map((file) => [file, readFileSync(join(folder.file(name), file)).toString('base64')]),
  );

describe('A net that learns by self-play', () => {
  it('learns the same whether it was stopped and went on or not', async () => {
    const { curve, isComplete } = await learn('unbroken');
    expect(isComplete).toBe(true);
    expect(curve.map(({ matches, scores }) => [matches, scores?.length])).toEqual([
      [6, undefined],
      [12, 1],
      [18, undefined],
      [24, 1],
    ]);
    expect((await learn('broken', { after: 1 })).isComplete).toBe(false);
    expect((await learn('broken', { after: 3 })).curve.length).toBe(3);
    expect((await learn('broken')).curve).toEqual(curve);
    expect(bytesIn('broken')).toEqual(bytesIn('unbroken'));
    expect(Object.keys(bytesIn('broken'))).toEqual([
      'net.json',
      'curve.jsonl',
      'nets/000002.f32',
      'nets/000004.f32',
      'nets/000004.raw',
    ]);
  });

  it('scores the net it ends with, however few its matches were, and goes on to more', async () => {
    const { curve } = await learn('short', { matches: 6 });
    expect(curve.map(({ scores }) => scores?.length)).toEqual([1]);
    expect(readdirSync(folder.file('short'))).toContain('net.json');
    expect((await learn('short')).curve.map(({ matches }) => matches)).toEqual([6, 12, 18, 24]);
  });

  it('learns by the largest seed', async () => {
    const { curve } = await learn('largest', { matches: 6, seed: Number.MAX_SAFE_INTEGER });
    expect(curve).toHaveLength(1);
  });

  it('writes a net that plays by its file', async () => {
    await learn('played');
    const net = netFrom(
      waitingZone,
      JSON.parse(readFileSync(folder.file('played/net.json'), 'utf8')),
      'net.json',
    );
    const match = startMatch(waitingZone, waitingZone.newGame({ edition, decks, seed: 1, index: 0 }), {
      runtime: 'lean',
    });
    const open = match.pending();
    if (open === undefined) throw new Error('no question');
    const shares = net.probabilities(questionOf(match, open));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  });

  it('starts as the net that it is to start as, with more units and later features', async () => {
    // That net has the features of version 1.
    const early = readNet(gateRuler.net, 'the net');
    const ground = { edition: gateRuler.defaultEdition, decks: defaultDecks(gateRuler) };
    const wide = selfPlayPlan(
      gateRuler,
      { ...ground, seed: 3, temperature: 1 },
      { first: 80, second: 40, choice: 40 },
    );
    const from = initialWeights(gateRuler, early, wide.sizes, 'net');
    expect(wide.sizes.position).toBeGreaterThan(from.sizes.position);
    const path = folder.file('from');
    openSelfPlay(path, wide, () => () => undefined)();
    const stop = new AbortController();
    const running = learnBySelfPlay(
      path,
      gateRuler,
      wide,
      { ...SHORT, matches: 6 },
      {
        python,
        program: '0.0.0',
        from,
        stop: stop.signal,
        onIteration: () => undefined,
      },
    );
    await expect.poll(() => readdirSync(join(path, 'nets'))).toContain('000000.f32');
    const rows = new DecisionRows();
    const match = startMatch(gateRuler, gateRuler.newGame({ ...ground, seed: 1, index: 0 }), {
      runtime: 'lean',
    });
    const open = match.pending();
    if (open === undefined) throw new Error('no question');
    const question = questionOf(match, open);
    new DecisionEncoder(requireFeatureEncoder(gateRuler)).encode(question, rows);
    const { values, preferences } = new BatchNet(readWeights(join(path, 'nets/000000.raw'), wide.sizes)).rate(
      rows,
    );
    stop.abort();
    await running;
    const net = netFrom(gateRuler, early, 'net');
    expect(values[0]).toBeCloseTo(net.winProbability(question.view()), 5);
    expect([...preferences]).toEqual(net.preferences(question).map((each) => expect.closeTo(each, 4)));
  });

  it('says what the learner ended by', async () => {
    const command = folder.file('python', '#!/bin/sh\necho no memory >&2\nexit 1\n');
    await promisify(execFile)('chmod', ['+x', command]);
    await expect(learn('failed', { python: { ...python, command } })).rejects.toMatchObject({
      code: 'TRAINER_FAILED',
      message: expect.stringContaining('no memory'),
    });
  });

  it('refuses weights and plans that are damaged', async () => {
    await learn('damaged', { after: 2 });
    const path = folder.file('damaged');
    writeFileSync(join(path, 'nets/000002.f32'), 'short');
    await expect(learn('damaged')).rejects.toMatchObject({
      code: 'BAD_SELFPLAY',
      place: join(path, 'nets/000002.f32'),
    });
    writeFileSync(join(path, 'self-play.json'), '{}');
    await expect(learn('damaged')).rejects.toMatchObject({ code: 'BAD_SELFPLAY' });
  });

  it('names the line of the curve and the checkpoint that are damaged', async () => {
    await learn('spoilt', { after: 3 });
    const path = folder.file('spoilt');
    const [curve, checkpoint] = ['curve.jsonl', 'nets/000003.pt'].map((name) => join(path, name));
    const [lines, state] = [readFileSync(`${curve}`, 'utf8'), readFileSync(`${checkpoint}`)];
    for (const spoilt of [lines.replace('"iteration":2', '"iteration'), lines.replace(/.*\n/, '')]) {
      writeFileSync(`${curve}`, spoilt);
      await expect(learn('spoilt')).rejects.toMatchObject({
        code: 'BAD_SELFPLAY',
        place: expect.stringMatching(/curve\.jsonl:[12]$/),
      });
    }
    // A crash can cut off the last line.
    writeFileSync(`${curve}`, `${lines}{"iteration":4,"mat`);
    for (const damaged of [state.subarray(0, 1000), state.subarray(0, 0)]) {
      writeFileSync(`${checkpoint}`, damaged);
      await expect(learn('spoilt')).rejects.toMatchObject({ code: 'BAD_SELFPLAY', place: checkpoint });
    }
    writeFileSync(`${checkpoint}`, state);
    expect((await learn('spoilt')).isComplete).toBe(true);
  });

  it('takes the steps of proximal policy optimization', async () => {
    const tests = fileURLToPath(new URL('test_learner.py', import.meta.url));
    const { stderr } = await promisify(execFile)(PYTHON, ['-B', tests]);
    expect(stderr).toMatch(/Ran 7 tests[\s\S]*OK/);
  });
});

describe('gatechart learn selfplay', () => {
  const out = folder.file('unbroken');
  const command = (...args: readonly string[]) =>
    gatechart('learn', 'selfplay', '--ruleset', 'waiting-zone', '--python', KEPT_TORCH, ...args);

  it.each([
    [['--out', out, '--seed', '3'], /RUN_DIFFERS .*sizes/],
    [['--out', out, '--seed', '4', '--units', '16,8,8'], /RUN_DIFFERS .*the run began with seed 3, now 4/],
    [['--out', out, '--temperature', '0'], /BAD_VALUE --temperature: expected a number above 0/],
    [['--out', out, '--units', '16,8'], /BAD_VALUE --units: expected three numbers/],
    [['--out', folder.file('own'), '--from', folder.file('no.json')], /CANNOT_READ/],
    [['--out', folder.file('own'), '--ruleset', 'excess-damage'], /RULESET_UNFIT|BAD_VALUE/],
  ])('refuses %j', async (args, reason) => {
    const { code, notes } = await command(...args);
    expect(code).toBe(2);
    expect(notes.join('\n')).toMatch(reason);
  });

  it('refuses to start as a net of another game or with more units', async () => {
    const file = folder.file('shipped.json', JSON.stringify(shipped));
    const started = ['--out', folder.file('own'), '--from', file];
    expect((await command(...started, '--units', '32,32,32')).notes.join('\n')).toMatch(
      /NET_UNFIT .*the net has 128 units in a layer that is to have 32/,
    );
    expect((await command(...started, '--ruleset', 'gate-ruler')).notes.join('\n')).toMatch(
      /NET_UNFIT .*the net was trained for waiting-zone, not for gate-ruler/,
    );
  });
});

describe('gatechart learn exploit', () => {
  const command = (...args: readonly string[]) =>
    gatechart('learn', 'exploit', '--ruleset', 'waiting-zone', '--python', KEPT_TORCH, ...args);
  const out = folder.file('exploit');

  it.each([
    [
      'ismcts:20ms',
      /BAD_VALUE --agent: expected a number of simulations, such as ismcts:30; got ismcts:20ms/,
    ],
    ['nobody', /UNKNOWN_AGENT/],
    ['oracle', /ORACLE_NEEDS_ANALYSIS/],
  ])('refuses %s', async (agent, reason) => {
    const { code, notes } = await command('--agent', agent, '--out', folder.file('refused'));
    expect(code).toBe(2);
    expect(notes.join('\n')).toMatch(reason);
  });

  it('tests what it found in matches that it did not learn from', async () => {
    const args = ['--agent', 'random', '--games', '512', '--units', '16,8,8', '--out', out] as const;
    const { code, out: lines } = await command(...args);
    expect(code).toBe(0);
    expect(lines).toEqual([
      `${join(out, 'net.json')}: response to random after 512 matches`,
      expect.stringMatching(/^against random: [5-9]\d\.\d % \(.*\), 264 pairs$/),
      expect.stringMatching(/^exploitability of random: \+\d+\.\d points found \(\+\d+\.\d to \+\d+\.\d\)$/),
    ]);
    const again = await command(...args);
    expect(again.out).toEqual(lines);
    const other = await command(...args.with(1, 'greedy'));
    expect(other.notes.join('\n')).toMatch(/RUN_DIFFERS .*target/);
  });
});
