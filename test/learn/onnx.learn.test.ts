import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chanceFrom } from '../../src/agents/chance.ts';
import { netFrom } from '../../src/agents/net/net.ts';
import { netPlayout } from '../../src/agents/net/playout.ts';
import type { Features } from '../../src/kernel/faces/learning/features.ts';
import { rngStream } from '../../src/kernel/rng.ts';
import { tryNet } from '../../src/learn/gate/gate.ts';
import { BatchedNet, batchedNetFrom } from '../../src/learn/onnx/batched-net.ts';
import { modelDigest } from '../../src/learn/onnx/file.ts';
import { waitingZone } from '../../src/rulesets/waiting-zone/ruleset.ts';
import { questionOf } from '../../src/runtime/drive.ts';
import { forkMatch, startMatch } from '../../src/runtime/start.ts';
import { Folder, gatechart } from '../cli/in-process.ts';
import { KEPT_TORCH } from './support/torch.ts';

const folder = new Folder();
const lessons = folder.file('lessons');
const [plain, large, same] = ['plain.json', 'large.json', 'same.json'].map((name) => folder.file(name)) as [
  string,
  string,
  string,
];
afterAll(() => folder.remove());

const train = (out: string, ...args: readonly string[]) =>
  gatechart(...['learn', 'train', lessons, '--out', out, '--epochs', '2', '--python', KEPT_TORCH], ...args);

const gate = (net: string, agent: string, ...args: readonly string[]) =>
  gatechart(
    ...['learn', 'gate', '--ruleset', 'waiting-zone', '--net', net, '--agent', agent, '--against', 'greedy'],
    ...['--games', '8', ...args],
  );

const data = (out: string, ...args: readonly string[]) =>
  gatechart('learn', 'data', '--ruleset', 'waiting-zone', '--net', large, '--out', out, ...args);

const model = (net: string): string => net.replace('.json', '.onnx');

/** The net of two files, as it is loaded. */
const opened = (net: string) =>
  batchedNetFrom(
    waitingZone,
    { net: JSON.parse(readFileSync(net, 'utf8')), model: readFileSync(model(net)) },
    net,
  );

/** Questions of a match of random answers. */
const questions = () => {
  const rng = chanceFrom(rngStream(3, 0, 'answers'));
  const decks = [waitingZone.decks?.[0] ?? '', waitingZone.decks?.[1] ?? ''] as const;
  const game = waitingZone.newGame({ edition: waitingZone.defaultEdition, decks, seed: 3, index: 0 });
  const match = startMatch(waitingZone, game, { runtime: 'lean' });
  const met = [];
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    const { options, player } = open.decision;
    const held = forkMatch(match);
    met.push({ question: questionOf(held, held.pending() ?? open), game: held.game() });
    match.answer(player, options[rng.below(options.length)]?.key ?? '');
  }
  return met;
};

/** How matches ended, in the order of their numbers. */
const outcomesIn = (run: string): readonly string[] =>
  readFileSync(join(run, 'outcomes.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): { number: number; digest: string } => JSON.parse(line))
    .sort((a, b) => a.number - b.number)
    .map(({ digest }) => digest);

beforeAll(async () => {
  const played = ['--ruleset', 'waiting-zone', '--agent', 'ismcts:4', '--games', '10', '--out', lessons];
  expect(await gatechart('learn', 'data', ...played)).toMatchObject({ code: 0 });
  expect(await train(plain)).toMatchObject({ code: 0 });
  expect(await train(same, '--onnx')).toMatchObject({ code: 0 });
  expect(await train(large, '--onnx', '--units', '96,48,40')).toMatchObject({ code: 0 });
});

describe('gatechart learn train --onnx', () => {
  it('gives the same bytes for the same lessons, seed, epochs and units', async () => {
    const again = folder.file('again.json');
    expect(await train(again, '--onnx', '--units', '96,48,40')).toMatchObject({ code: 0 });
    expect(readFileSync(model(again)).equals(readFileSync(model(large)))).toBe(true);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(large, 'utf8'));
    expect(readFileSync(model(large)).equals(readFileSync(model(same)))).toBe(false);
  });

  it('says how many units there are in what made the net', () => {
    const { format, made } = JSON.parse(readFileSync(large, 'utf8'));
    expect([format, made.hidden]).toEqual(['gatechart-onnx/1', [96, 48, 40]]);
  });

  it.each(['512,256', '512,256,64,1', '512,none,64', '0,1,1'])('refuses the units %s', async (units) => {
    const { code, notes } = await train(folder.file('none.json'), '--onnx', '--units', units);
    expect([code, notes.at(-1)]).toEqual([2, expect.stringContaining('BAD_VALUE --units')]);
  });

  it('is refused before it trains where its layers cannot be written', async () => {
    const out = folder.file('no-layers.json');
    mkdirSync(model(out));
    const { code, notes } = await train(out, '--onnx');
    expect([code, notes]).toEqual([3, [expect.stringContaining(`CANNOT_WRITE ${model(out)}`)]]);
  });
});

describe('A net in an ONNX file', () => {
  it('tells what the same weights tell without one', async () => {
    const small = netFrom(waitingZone, JSON.parse(readFileSync(plain, 'utf8')), plain);
    const { evaluate } = netPlayout(small, waitingZone);
    const batched = await opened(same);
    const met = questions();
    expect(met.length).toBeGreaterThan(20);
    for (const { question, game } of met) {
      expect(await batched.worth(game)).toBeCloseTo(evaluate(game), 3);
      const [shares, expected] = [await batched.shares(question), small.shares(question)];
      expect(shares).toHaveLength(expected.length);
      for (const [index, share] of shares.entries()) expect(share).toBeCloseTo(expected[index] as number, 3);
    }
  });

  it('tells the same whoever else asks', async () => {
    const batched = await opened(large);
    const met = questions();
    const together = await Promise.all(
      met.map(({ question, game }) => Promise.all([batched.shares(question), batched.worth(game)])),
    );
    for (const [index, { question, game }] of met.entries()) {
      expect([await batched.shares(question), await batched.worth(game)]).toEqual(together[index]);
    }
  });
});

/** A trial of a net that finds all alike; hears how many positions each batch has. */
const tryEven = (heard: (count: number) => void, stop: AbortSignal) => {
  const features = waitingZone.features as Features;
  const batched = new BatchedNet(waitingZone, features, {
    run: async ({ positions, owner }) => {
      const count = positions.length / features.position.size;
      heard(count);
      return { values: new Float32Array(count), preferences: new Float32Array(owner.length) };
    },
  });
  const { defaultEdition: edition, decks = [] } = waitingZone;
  return tryNet(
    {
      ...{ ruleset: waitingZone, before: waitingZone, batched, net: 'even', agent: 'net', against: 'random' },
      plan: { edition, decks, games: 16, seed: 1 },
    },
    { clock: () => 0, stop },
  );
};

describe('A net that tells in batches', () => {
  it('is asked once for all the matches that are played at the same time', async () => {
    const told: number[] = [];
    const { score } = await tryEven((count) => told.push(count), new AbortController().signal);
    expect(score.count).toBe(8);
    expect(told[0]).toBe(16);
  });

  it('is not asked any more once the trial is stopped, and nothing is kept of what was under way', async () => {
    const stop = new AbortController();
    let batches = 0;
    const { isComplete, failures, progress } = await tryEven(() => {
      batches += 1;
      if (batches === 3) stop.abort();
    }, stop.signal);
    expect(batches).toBe(3);
    expect([isComplete, failures, progress.done]).toEqual([false, [], 0]);
  });
});

describe('gatechart learn gate by a net in an ONNX file', () => {
  it.each(['net', 'ismcts:4:net'])(
    'plays the same matches of %s whether eight or two are played at once',
    async (agent) => {
      const [whole, parts] = [folder.file(`whole ${agent}`), folder.file(`parts ${agent}`)];
      const { out } = await gate(large, agent, '--out', whole);
      expect(out[0]).toMatch(/^.* of .*large\.json against greedy: \d/);
      await gate(large, agent, '--out', parts, '--games', '2');
      expect(outcomesIn(whole)).toHaveLength(8);
      expect(outcomesIn(whole).slice(0, 2)).toEqual(outcomesIn(parts));
    },
  );

  it('takes the layers along with a net that is better', async () => {
    const into = folder.file('taken.json');
    const tried = ['--net', large, '--agent', 'ismcts:20:net', '--against', 'random', '--games', '16'];
    expect(
      await gatechart('learn', 'gate', '--ruleset', 'waiting-zone', ...tried, '--into', into),
    ).toMatchObject({ code: 0 });
    expect(readFileSync(model(into)).equals(readFileSync(model(large)))).toBe(true);
    expect(await gate(into, 'net', '--games', '2')).toMatchObject({
      code: expect.toSatisfy((code) => code < 2),
    });
  });

  it('refuses layers that cannot be written before it plays', async () => {
    const [into, out] = [folder.file('unkept.json'), folder.file('unplayed')];
    mkdirSync(model(into));
    const { code, notes } = await gate(large, 'net', '--into', into, '--out', out);
    expect([code, notes]).toEqual([3, [expect.stringContaining(`CANNOT_WRITE ${model(into)}`)]]);
    expect(existsSync(out)).toBe(false);
  });

  it('refuses agents that do not go by it', async () => {
    for (const agent of ['ismcts:5ms:net', 'flat:5:net', 'net:50', 'greedy']) {
      const { code, notes } = await gate(large, agent);
      expect([code, notes.at(-1)]).toEqual([2, expect.stringContaining('BAD_VALUE')]);
    }
  });

  it('refuses other layers than the net was written with, and none', async () => {
    const changed = folder.file('changed.json', readFileSync(large, 'utf8'));
    const lost = await gate(changed, 'net');
    expect([lost.code, lost.notes.at(-1)]).toEqual([2, expect.stringContaining('cannot be read there')]);
    writeFileSync(model(changed), readFileSync(model(same)));
    const other = await gate(changed, 'net');
    expect([other.code, other.notes.at(-1)]).toEqual([2, expect.stringContaining('has other layers than')]);
  });

  it.each(['positions', 'values'])('refuses layers that have another name for their %s', async (name) => {
    const renamed = Buffer.from(
      readFileSync(model(large)).toString('latin1').replaceAll(name, name.toUpperCase()),
      'latin1',
    );
    const net = { ...JSON.parse(readFileSync(large, 'utf8')), model: modelDigest(renamed) };
    const file = folder.file(`${name}.json`, JSON.stringify(net));
    writeFileSync(model(file), renamed);
    const { code, notes } = await gate(file, 'net');
    expect([code, notes.at(-1)]).toEqual([2, expect.stringContaining(`BAD_NET ${file}`)]);
  });

  it('refuses layers whose weights are no numbers', async () => {
    const ruined = Buffer.from(readFileSync(model(large)));
    ruined.fill(0xff, ruined.length / 2, ruined.length / 2 + 4096);
    const net = { ...JSON.parse(readFileSync(large, 'utf8')), model: modelDigest(ruined) };
    const file = folder.file('ruined.json', JSON.stringify(net));
    writeFileSync(model(file), ruined);
    const { code, notes } = await gate(file, 'net');
    expect([code, notes.at(-1)]).toEqual([2, expect.stringContaining(`BAD_NET ${file}`)]);
  });

  it('does not wait for a pipe in the place of the layers', async () => {
    const file = folder.file('piped.json', readFileSync(large, 'utf8'));
    execFileSync('mkfifo', [model(file)]);
    const { code, notes } = await gate(file, 'net');
    expect([code, notes.at(-1)]).toEqual([2, expect.stringContaining('cannot be read there')]);
  });

  it('refuses another game', async () => {
    const { code, notes } = await gatechart('learn', 'gate', '--net', large, '--agent', 'net');
    expect([code, notes.at(-1)]).toEqual([2, expect.stringContaining('NET_UNFIT')]);
  });
});

describe('gatechart learn data by a net in an ONNX file', () => {
  it('plays the same lessons at once and one after the other, judged by the net too', async () => {
    const tables = (path: string): Readonly<Record<string, string>> =>
      Object.fromEntries(
        readdirSync(join(path, 'matches')).map((name) => [
          name,
          readFileSync(join(path, 'matches', name)).toString('base64'),
        ]),
      );
    const [whole, parts] = [folder.file('at once'), folder.file('in parts')];
    const play = (out: string, games: number) =>
      data(out, '--agent', 'net', '--playouts', '2', '--games', String(games));
    expect(await play(whole, 6)).toMatchObject({ code: 0 });
    for (const games of [1, 2, 6]) expect(await play(parts, games)).toMatchObject({ code: 0 });
    expect(tables(parts)).toEqual(tables(whole));
    expect(JSON.parse(readFileSync(join(whole, 'lessons.json'), 'utf8')).judgedBy).toBe('net');
  });

  it('refuses an agent that does not go by it', async () => {
    const { code, notes } = await data(folder.file('none'), '--agent', 'ismcts:4');
    expect([code, notes.at(-1)]).toEqual([
      2,
      expect.stringContaining('BAD_VALUE --net: ismcts:4 goes by no net'),
    ]);
  });
});
