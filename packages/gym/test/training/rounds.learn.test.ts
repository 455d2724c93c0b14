import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { digest } from '../../../../src/core/data/digest.ts';
import { gateRuler } from '../../../../src/rulesets/gate-ruler/ruleset.ts';
import { Folder, gatechart } from '../../../../test/cli/in-process.ts';
import { KEPT_TORCH } from './support/torch.ts';

const folder = new Folder();
const lessons = folder.file('lessons');
const net = folder.file('net.json');
afterAll(() => folder.remove());

const data = (out: string, ...args: readonly string[]) =>
  gatechart('learn', 'data', '--ruleset', 'waiting-zone', '--agent', 'ismcts:4', '--out', out, ...args);

const trainOn = (folders: readonly string[], out: string, ...args: readonly string[]) =>
  gatechart('learn', 'train', ...folders, '--out', out, '--python', KEPT_TORCH, ...args);

const train = (out: string, ...args: readonly string[]) => trainOn([lessons], out, '--epochs', '2', ...args);

/** The exit code and the last line of a command. */
const ending = ({ code, notes }: Awaited<ReturnType<typeof gatechart>>) => [code, notes.at(-1)];

const refusal = (text: string) => [2, expect.stringContaining(text)];

const copyOf = (lessonsAt: string, name: string): string => {
  const other = folder.file(name);
  cpSync(lessonsAt, other, { recursive: true });
  return other;
};

/** The file of a match. */
const tableOf = (path: string, match: number): string => {
  const [name = ''] = readdirSync(join(path, 'matches')).filter((each) => each.startsWith(`00000${match}-`));
  return join(path, 'matches', name);
};

const tablesIn = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(join(path, 'matches')).map((name) => [
      name,
      readFileSync(join(path, 'matches', name)).toString('base64'),
    ]),
  );

beforeAll(async () => {
  expect(await data(lessons, '--games', '10')).toMatchObject({ code: 0 });
  expect(await train(net)).toMatchObject({ code: 0 });
});

describe('gatechart learn data', () => {
  it('plays the same lessons whether it was gone on with or not', async () => {
    const other = folder.file('other');
    expect((await data(other, '--games', '3')).code).toBe(0);
    expect((await data(other, '--games', '10', '--workers', '2')).code).toBe(0);
    expect(tablesIn(other)).toEqual(tablesIn(lessons));
  });

  it('refuses to go on with lessons of something else, and says what differs', async () => {
    expect(ending(await data(lessons, '--games', '10', '--seed', '2'))).toEqual([
      2,
      expect.stringMatching(/RUN_DIFFERS .*the run began with seed 1, now 2/),
    ]);
    expect(ending(await data(lessons, '--games', '4'))).toEqual(
      refusal('the run began with games 10, now 4'),
    );
  });

  it('refuses a net that the agent does not go by', async () => {
    const refused = await data(folder.file('none'), '--games', '1', '--net', net);
    expect(ending(refused)).toEqual(refusal('BAD_VALUE --net: the agent ismcts:4'));
  });

  it('plays the next round with the net of a file, whose digest is kept', async () => {
    const next = folder.file('next');
    const { code } = await data(next, '--games', '1', '--agent', 'net', '--net', net);
    expect(code).toBe(0);
    const { agent, net: kept } = JSON.parse(readFileSync(join(next, 'lessons.json'), 'utf8'));
    expect([agent, kept]).toEqual(['net', digest(JSON.parse(readFileSync(net, 'utf8')))]);
    const { notes } = await data(next, '--games', '1', '--agent', 'net');
    expect(notes.at(-1)).toContain('RUN_DIFFERS');
  });

  it('plays a match again whose table is gone, and what comes out is the same', async () => {
    const other = copyOf(lessons, 'gone');
    rmSync(tableOf(other, 4));
    expect(await data(other, '--games', '10')).toMatchObject({ code: 0 });
    expect(tablesIn(other)).toEqual(tablesIn(lessons));
  });

  it.each<[string, (table: string, other: string) => void]>([
    [
      'with one other byte',
      (table) => {
        const bytes = readFileSync(table);
        bytes[304] = (bytes[304] ?? 0) ^ 0xf0;
        writeFileSync(table, bytes);
      },
    ],
    ['without any byte', (table) => writeFileSync(table, '')],
    ['of another match', (table, other) => cpSync(other, table)],
  ])('neither goes on with nor learns from a table %s', async (_, damage) => {
    const damaged = copyOf(lessons, 'damaged');
    const table = tableOf(damaged, 4);
    damage(table, tableOf(damaged, 5));
    const expected = refusal(
      `BAD_LESSONS ${table}: the content of the file does not match the digest in the file name`,
    );
    const plan = readFileSync(join(damaged, 'lessons.json'), 'utf8');
    expect(ending(await data(damaged, '--games', '12'))).toEqual(expected);
    expect(readFileSync(join(damaged, 'lessons.json'), 'utf8')).toBe(plan);
    expect(ending(await trainOn([damaged], folder.file('none.json')))).toEqual(expected);
    rmSync(damaged, { recursive: true });
  });

  it('takes no table of another run for one of its own', async () => {
    const [other, mixed] = [folder.file('seeded'), copyOf(lessons, 'mixed')];
    await data(other, '--games', '1', '--seed', '2');
    rmSync(tableOf(mixed, 0));
    const table = tableOf(other, 0).replace(other, mixed);
    cpSync(tableOf(other, 0), table);
    expect(ending(await data(mixed, '--games', '10'))).toEqual(refusal(`BAD_LESSONS ${table}`));
    cpSync(tableOf(lessons, 0), tableOf(lessons, 0).replace(lessons, mixed));
    expect(ending(await data(mixed, '--games', '10'))).toEqual([
      2,
      expect.stringMatching(/BAD_LESSONS .*two tables/),
    ]);
  });

  it.each(['cmd:true', 'build:..:ismcts:5'])('lets %s play nothing that is learnt from', async (agent) => {
    const refused = await data(folder.file('none'), '--games', '1', '--agent', agent);
    expect(ending(refused)).toEqual(refusal(`BAD_VALUE ${agent}: this command accepts only built-in agents`));
  });

  it('refuses a ruleset that says nothing of how a net reads it, and a budget that does not repeat', async () => {
    const out = folder.file('none');
    const unread = await data(out, '--ruleset', 'excess-damage', '--agent', 'random');
    expect(ending(unread)).toEqual(refusal('RULESET_UNFIT'));
    expect(ending(await data(out, '--agent', 'ismcts:5ms'))).toEqual(refusal('BAD_VALUE --agent'));
  });
});

describe('gatechart learn train', () => {
  it('gives the same bytes for the same lessons, seed and epochs, and others for another seed', async () => {
    const again = folder.file('again.json');
    expect(await train(again)).toMatchObject({ code: 0 });
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(net, 'utf8'));
    const other = folder.file('other.json');
    expect(await train(other, '--seed', '2')).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(other, 'utf8')).layers).not.toEqual(
      JSON.parse(readFileSync(net, 'utf8')).layers,
    );
  });

  it('says with which Python, what every epoch came to, and keeps what made the net', async () => {
    const { notes } = await train(folder.file('told.json'));
    expect(notes[0]).toMatch(/^\S+kept_torch\.py: Python 3\S+, PyTorch \d/);
    expect(notes[1]).toMatch(/^epoch 1: training value \d\.\d{4}, policy \d\.\d{4}; held out value/);
    const { made } = JSON.parse(readFileSync(net, 'utf8'));
    expect(made).toMatchObject({
      seed: 1,
      epochs: 2,
      lessons: [{ agent: 'ismcts:4', seed: 1, matches: 10 }],
    });
    expect(JSON.parse(readFileSync(folder.file('net.curve.json'), 'utf8'))).toHaveLength(2);
    expect(readFileSync(folder.file('net.curve.svg'), 'utf8')).toContain('<polyline class="held"');
  });

  it('goes on with the weights of a net, whose digest is kept', async () => {
    const next = folder.file('next.json');
    expect(await train(next, '--from', net, '--epochs', '1')).toMatchObject({ code: 0 });
    const [{ losses, rate, from }, { losses: before }] = [next, net].map(
      (file) => JSON.parse(readFileSync(file, 'utf8')).made,
    );
    expect([rate, from]).toEqual([0.0003, digest(JSON.parse(readFileSync(net, 'utf8')))]);
    const anew = folder.file('anew.json');
    await train(anew, '--epochs', '1');
    const first = JSON.parse(readFileSync(anew, 'utf8')).made.losses;
    expect(Math.abs(losses.train.policy - before.train.policy)).toBeLessThan(
      Math.abs(first.train.policy - before.train.policy),
    );
  });

  it('does not go on with a net of another game', async () => {
    const other = folder.file('gate-ruler.json', JSON.stringify(gateRuler.net));
    expect(ending(await train(folder.file('none.json'), '--from', other))).toEqual(
      refusal(`NET_UNFIT ${other}: the net was trained for gate-ruler, not for waiting-zone`),
    );
  });

  it('does not go on with a net of other units', async () => {
    const layer = (inputs: number, outputs: number) => {
      const weights = Buffer.alloc(2 * inputs * outputs).toString('base64');
      return { inputs, outputs, scale: 0, weights, bias: Array<number>(outputs).fill(0) };
    };
    const { layers, ...rest } = JSON.parse(readFileSync(net, 'utf8'));
    const [units, behind] = [layers.second.outputs, layers.option.inputs];
    const few = { option: layer(behind, 3), context: layer(units, 3), choice: layer(3, 1) };
    const other = folder.file('few.json', JSON.stringify({ ...rest, layers: { ...layers, ...few } }));
    expect(ending(await train(folder.file('none.json'), '--from', other))).toEqual([
      2,
      expect.stringMatching(/NET_UNFIT .*few\.json: the network has layers with \d+, \d+, 3 units; expected/),
    ]);
  });

  it('names the line that installs PyTorch where there is none', async () => {
    const bare = folder.file('bare-python', '#!/bin/sh\nexit 1\n');
    const { code, notes } = await gatechart('learn', 'train', lessons, '--out', net, '--python', bare);
    expect(code).toBe(3);
    expect(notes.at(-1)).toContain(`NO_TORCH ${bare}`);
    expect(notes.at(-1)).toContain('apt-get install -y python3-torch');
  });

  it('looks for a Python where an empty name stands in the environment', async () => {
    vi.stubEnv('GATECHART_PYTHON', '');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const { notes } = await gatechart(
      ...['learn', 'train', lessons, '--out', folder.file('usual.json'), '--epochs', '1'],
    );
    expect(notes[0]).toMatch(/^\/usr\/bin\/python3: Python 3/);
  });

  it('refuses a file that cannot be written before it trains', async () => {
    mkdirSync(folder.file('beside.curve.svg'));
    for (const [out, file] of [
      [folder.path, folder.path],
      [folder.file('nowhere/net.json'), folder.file('nowhere/net.json')],
      [folder.file('beside.json'), folder.file('beside.curve.svg')],
    ] as const) {
      const { code, notes } = await trainOn([lessons], out);
      expect([code, notes]).toEqual([3, [expect.stringContaining(`CANNOT_WRITE ${file}`)]]);
    }
  });

  it('refuses folders without lessons, and those that say nothing of them', async () => {
    expect(ending(await trainOn([folder.path], net))).toEqual(refusal('NO_LESSONS'));
    const other = copyOf(lessons, 'unsaid');
    writeFileSync(join(other, 'lessons.json'), '{}');
    expect(ending(await trainOn([other], net))).toEqual(
      refusal(`BAD_LESSONS ${other}/lessons.json: the file does not have the format`),
    );
  });

  it('refuses a net in the place of what its lessons say of themselves', async () => {
    const out = join(copyOf(lessons, 'over'), 'lessons.json');
    const link = folder.file('link');
    symlinkSync(folder.file('over'), link);
    const before = readFileSync(out, 'utf8');
    const { code, notes } = await trainOn([folder.file('over')], join(link, 'lessons.json'));
    expect([code, notes]).toEqual([3, [expect.stringContaining('CANNOT_WRITE')]]);
    expect(readFileSync(out, 'utf8')).toBe(before);
  });

  it('refuses a folder without its tables, and does not wait for a pipe in the place of one', async () => {
    const broken = copyOf(lessons, 'broken');
    const table = tableOf(broken, 4);
    rmSync(table);
    execFileSync('mkfifo', [table]);
    expect(ending(await trainOn([broken], net))).toEqual(refusal(`CANNOT_READ ${table}`));
    rmSync(join(broken, 'matches'), { recursive: true });
    expect(ending(await trainOn([broken], net))).toEqual(refusal(`NO_LESSONS ${broken}`));
  });

  it('refuses folders of other rules, one that is named twice, and lessons of something else than it says', async () => {
    const other = copyOf(lessons, 'elsewhere');
    const plan = join(other, 'lessons.json');
    const said = JSON.parse(readFileSync(plan, 'utf8'));
    const refused = async (changed: object, ...folders: readonly string[]) => {
      writeFileSync(plan, JSON.stringify({ ...said, ...changed }));
      const { code, notes } = await trainOn(folders, folder.file('none.json'));
      expect(code).toBe(2);
      return notes.at(-1);
    };
    expect(await refused({ version: 99 }, lessons, other)).toMatch(
      /LESSONS_DIFFER \S*elsewhere: .* 99 with features/,
    );
    expect(await refused({}, other, `${other}/`)).toMatch(
      /LESSONS_DIFFER \S*elsewhere\/: the folder was given twice/,
    );
    const [position, option] = said.sizes;
    for (const changed of [{ sizes: [position + 1, option] }, { seed: 2 }]) {
      expect(await refused(changed, other)).toContain(
        `BAD_LESSONS ${tableOf(other, 0)}: the content of the file does not match the digest in the file name`,
      );
    }
  });

  it('holds matches out by their number, whichever others are there', async () => {
    const fewer = copyOf(lessons, 'fewer');
    rmSync(tableOf(fewer, 3));
    const without = folder.file('without.json');
    const trained = await trainOn([fewer], without, '--epochs', '1');
    expect([trained.code, trained.notes]).toEqual([
      0,
      expect.arrayContaining([`${fewer}: the dataset has 9 of 10 matches`]),
    ]);
    rmSync(tableOf(fewer, 9));
    expect(ending(await trainOn([fewer], without))).toEqual([
      2,
      expect.stringMatching(/NO_LESSONS.*the dataset has no such match yet/),
    ]);
  });

  it('refuses so many units that the file of the net could not be read', async () => {
    const refused = await train(folder.file('none.json'), '--units', '4096,4096,4096');
    expect(ending(refused)).toEqual([2, expect.stringMatching(/BAD_VALUE --units.*too large/)]);
  });
});

describe('gatechart learn evaluate', () => {
  const evaluate = (...args: readonly string[]) =>
    gatechart('learn', 'evaluate', '--ruleset', 'waiting-zone', '--net', net, '--agent', 'net', ...args);

  it('takes a net that beats the other agent with certainty', async () => {
    const into = folder.file('best.json');
    const { code, out } = await evaluate('--against', 'random', '--games', '60', '--into', into);
    expect(out).toEqual([
      expect.stringMatching(/^net of .*net\.json against random: \d+\.\d % \(.*, 30 pairs\)$/),
      'better',
      `taken: ${into}`,
    ]);
    expect(code).toBe(0);
    expect(readFileSync(into, 'utf8')).toBe(readFileSync(net, 'utf8'));
  });

  it('refuses a file that cannot be written before it plays', async () => {
    const out = folder.file('unplayed');
    const few = ['--against', 'random', '--games', '4', '--out', out];
    const { code, notes } = await evaluate(...few, '--into', folder.path);
    expect([code, notes]).toEqual([3, [expect.stringContaining(`CANNOT_WRITE ${folder.path}`)]]);
    expect(existsSync(out)).toBe(false);
  });

  it('tells the time of a decision where one was taken, and no score before the end', async () => {
    const args = ['--against', 'random', '--games', '4', '--out', folder.file('timed')];
    expect((await evaluate(...args)).notes.at(-1)).toMatch(/ms per decision/);
    expect((await evaluate(...args)).notes.filter((note) => note.includes('ms per decision'))).toEqual([]);
    const listeners = process.listenerCount('SIGINT');
    const stopped = evaluate('--against', 'random', '--games', '4000');
    await expect.poll(() => process.listenerCount('SIGINT')).toBeGreaterThan(listeners);
    process.emit('SIGINT');
    expect(await stopped).toMatchObject({ code: 130, out: [] });
  });

  it('refuses a file that nests without end', async () => {
    const text = readFileSync(net, 'utf8').replace(
      '"made":{',
      `"made":{"deep":${'['.repeat(100_000)}${']'.repeat(100_000)},`,
    );
    const deep = folder.file('deep.json', text);
    expect(ending(await evaluate('--net', deep))).toEqual(refusal(`BAD_NET ${deep}`));
  });

  it('does not take one of which so few matches show nothing', async () => {
    const into = folder.file('not-taken.json');
    const { code, out } = await evaluate('--against', 'greedy', '--games', '2', '--into', into);
    expect(code).toBe(1);
    expect(out.at(-1)).toBe('not shown to be better');
    expect(readdirSync(folder.path)).not.toContain('not-taken.json');
  });

  it.each(['cmd:true', 'build:..:ismcts:5'])('tries no net against %s', async (against) => {
    const refused = await evaluate('--against', against);
    expect(ending(refused)).toEqual(
      refusal(`BAD_VALUE ${against}: this command accepts only built-in agents`),
    );
  });

  it('refuses an agent that goes by no net', async () => {
    expect(ending(await evaluate('--agent', 'greedy'))).toEqual(refusal('BAD_VALUE --agent'));
  });
});
