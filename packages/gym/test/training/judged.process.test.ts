import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../../src/agents/agent.ts';
import type { NetFile } from '../../../../src/agents/net/net-file.ts';
import { rngStream } from '../../../../src/core/random.ts';
import { gateRuler } from '../../../../src/rulesets/gate-ruler/ruleset.ts';
import { waitingZone } from '../../../../src/rulesets/waiting-zone/ruleset.ts';
import { startMatch } from '../../../../src/runtime/start.ts';
import { Folder, gatechart } from '../../../../test/cli/in-process.ts';
import { readDataset, readTable, storedDatasetPlan } from '../../src/training/dataset.ts';
import { RolloutEvaluator, rolloutFor } from '../../src/training/rollouts.ts';
import { loadTrainingArrays } from '../../src/training/training-arrays.ts';
import { decodeTable, type TrainingExample } from '../../src/training/training-examples.ts';

const folder = new Folder();
const judged = folder.file('judged');
afterAll(() => folder.remove());

const data = (out: string, ...args: readonly string[]) =>
  gatechart(
    ...['learn', 'data', '--ruleset', 'waiting-zone', '--playouts', '3', '--games', '20', '--out', out],
    ...args,
  );

const lessonsOf = async (path: string): Promise<readonly TrainingExample[]> => {
  const there = readDataset(path);
  const tables = there.tables.map((kept) => decodeTable(readTable(there, kept)));
  return (await Promise.all(tables)).flat();
};

beforeAll(async () => {
  expect(await data(judged, '--agent', 'greedy')).toMatchObject({ code: 0 });
});

describe('gatechart learn data --playouts', () => {
  it('keeps what each player sees of the positions, and what worlds came to that were played on from there', async () => {
    const lessons = await lessonsOf(judged);
    expect(lessons.length).toBeGreaterThan(60);
    for (const { options, policy, playedOn = -1 } of lessons) {
      expect([options, policy]).toEqual([new Float32Array(0), []]);
      expect([0, 1, 2, 3]).toContain(Math.round(playedOn * 3 * 1e6) / 1e6);
    }
    expect(lessons.filter(({ player }) => player === 0)).toHaveLength(lessons.length / 2);
  });

  it('tells each player its own chances, which are those that the matches show', async () => {
    const lessons = await lessonsOf(judged);
    const meanOf = (rows: readonly TrainingExample[]) =>
      rows.reduce((sum, { playedOn = 0 }) => sum + playedOn, 0) / rows.length;
    expect(meanOf(lessons.filter(({ result }) => result === 1))).toBeGreaterThan(0.6);
    expect(meanOf(lessons.filter(({ result }) => result === 0))).toBeLessThan(0.4);
  });

  it('judges the same whether it was gone on with or not', async () => {
    const other = folder.file('other');
    await data(other, '--agent', 'greedy', '--games', '3');
    await data(other, '--agent', 'greedy', '--workers', '2');
    for (const name of readdirSync(join(judged, 'matches'))) {
      const [a, b] = [judged, other].map((path) => readFileSync(join(path, 'matches', name)));
      expect(a?.equals(b as Buffer)).toBe(true);
    }
  });

  it('does not go on with lessons that were judged otherwise', async () => {
    const { code, notes } = await data(judged, '--agent', 'greedy', '--playouts', '4');
    expect(code).toBe(2);
    expect(notes.at(-1)).toContain('the run began with playouts 3, now 4');
  });

  it('keeps of the decisions those that were searched, for the preferences alone', async () => {
    const searched = folder.file('searched');
    await data(searched, '--agent', 'ismcts:4', '--games', '10');
    const lessons = await lessonsOf(searched);
    const decisions = lessons.filter(({ playedOn }) => playedOn === undefined);
    expect(decisions.length).toBeGreaterThan(100);
    expect(decisions.every(({ policy }) => policy.length > 0)).toBe(true);
    const { arrays, sources } = await loadTrainingArrays([readDataset(searched)]);
    const values = arrays.values.flatMap((chunk) => [...chunk]);
    expect(values.map((value) => (Number.isNaN(value) ? undefined : value))).toEqual(
      lessons.map(({ playedOn }) => (playedOn === undefined ? undefined : Math.fround(playedOn))),
    );
    expect(sources).toMatchObject([{ playouts: 3, lessons: lessons.length }]);
  });
});

describe('gatechart learn data --playouts with an agent that goes by a net', () => {
  /** Prefers what the net of the game likes least, and expects the same. */
  const contrary = (): string => {
    const net = waitingZone.net as NetFile;
    const { choice } = net.layers;
    const integers = Buffer.from(choice.weights, 'base64');
    for (let at = 0; at < integers.length; at += 2) integers.writeInt16LE(-integers.readInt16LE(at), at);
    const layers = { ...net.layers, choice: { ...choice, weights: integers.toString('base64') } };
    return folder.file('contrary.json', JSON.stringify({ ...net, layers }));
  };

  it('plays on by what that net prefers: the same positions come to something else by other preferences', async () => {
    const lessonsBy = async (name: string, ...args: readonly string[]) => {
      const out = folder.file(name);
      await data(out, '--agent', 'ismcts:4:net', '--games', '4', ...args);
      return (await lessonsOf(out)).filter(({ playedOn }) => playedOn !== undefined);
    };
    const [by, against] = [await lessonsBy('by'), await lessonsBy('against', '--net', contrary())];
    expect(by.map(({ position }) => position)).toEqual(against.map(({ position }) => position));
    expect(by.map(({ playedOn }) => playedOn)).not.toEqual(against.map(({ playedOn }) => playedOn));
  });

  it('does not go on with lessons that were judged by the rules of thumb', async () => {
    const out = folder.file('by-thumb');
    await data(out, '--agent', 'net', '--games', '1');
    const file = join(out, 'lessons.json');
    const { judgedBy, ...before } = JSON.parse(readFileSync(file, 'utf8'));
    expect(judgedBy).toBe('net');
    writeFileSync(file, JSON.stringify(before));
    const { code, notes } = await data(out, '--agent', 'net', '--games', '1');
    expect(code).toBe(2);
    expect(notes.at(-1)).toContain('the run began with judgedBy undefined, now "net"');
  });
});

describe('The positions that are judged', () => {
  it('need a ruleset that imagines worlds', () => {
    const { determinize: _, ...unimagined } = gateRuler;
    const plan = { ruleset: 'gate-ruler', edition: '2021-03', agent: 'greedy', decks: [], games: 1, seed: 1 };
    const planned = (playouts: number) =>
      storedDatasetPlan({ ...plan, playouts }, unimagined as typeof gateRuler, undefined);
    expect(planned(0).playouts).toBe(0);
    expect(() => planned(1)).toThrow(expect.objectContaining({ code: 'RULESET_UNFIT', place: 'gate-ruler' }));
  });

  it('are those at which a search that began some questions before would stop', () => {
    const play = rolloutFor('greedy', gateRuler);
    const judge = new RolloutEvaluator(gateRuler, 1, play, rngStream(1, 0, 'judge'));
    const rng = chanceFrom(rngStream(1, 0, 'answers'));
    const decks = [gateRuler.decks?.[0] ?? '', gateRuler.decks?.[1] ?? ''] as const;
    const game = gateRuler.newGame({ edition: '2021-03', decks, seed: 1, index: 0 });
    const match = startMatch(gateRuler, game, { runtime: 'lean' });
    let [turn, count] = [match.game().turn.number, 0];
    for (let open = match.pending(); open !== undefined; open = match.pending()) {
      const { number } = match.game().turn;
      const isFirst = number !== turn;
      turn = number;
      if (judge.examplesAt(match).length > 0) {
        expect(isFirst).toBe(true);
        count += 1;
      }
      const { options, player } = open.decision;
      match.answer(player, options[rng.below(options.length)]?.key ?? '');
    }
    expect(count).toBeGreaterThan(2);
  });
});
