import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../../src/agents/agent.ts';
import type { NetFile } from '../../../../src/agents/net/net-file.ts';
import type { GameState } from '../../../../src/core/game-state.ts';
import { rngStream } from '../../../../src/core/random.ts';
import type { Ruleset } from '../../../../src/core/ruleset.ts';
import { gateRuler } from '../../../../src/rulesets/gate-ruler/ruleset.ts';
import { waitingZone } from '../../../../src/rulesets/waiting-zone/ruleset.ts';
import type { Match } from '../../../../src/runtime/match.ts';
import { startMatch } from '../../../../src/runtime/start.ts';
import { Folder, gatechart } from '../../../../test/cli/in-process.ts';
import { readDataset, readTable, storedDatasetPlan } from '../../src/training/dataset.ts';
import { RolloutEvaluator, rolloutFor } from '../../src/training/rollouts.ts';
import { loadTrainingArrays } from '../../src/training/training-arrays.ts';
import {
  decodeTable,
  type TrainingExample,
  type UnlabeledExample,
} from '../../src/training/training-examples.ts';

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

/** Prefers what a net likes least, and expects the same. */
const contraryTo = (net: NetFile): NetFile => {
  const { choice } = net.layers;
  const integers = Buffer.from(choice.weights, 'base64');
  for (let at = 0; at < integers.length; at += 1)
    integers.writeInt8(Math.min(127, -integers.readInt8(at)), at);
  return {
    ...net,
    layers: { ...net.layers, choice: { ...choice, weights: integers.toString('base64') } },
  } as NetFile;
};

/** A match of random answers at each of its questions. */
function* questionsOf<G extends GameState>(
  ruleset: Ruleset<G>,
  edition: string,
  seed = 1,
): Generator<Match<G>> {
  const rng = chanceFrom(rngStream(seed, 0, 'answers'));
  const decks = [ruleset.decks?.[0] ?? '', ruleset.decks?.[1] ?? ''] as const;
  const game = ruleset.newGame({ edition, decks, seed, index: 0 });
  const match = startMatch(ruleset, game, { runtime: 'lean' });
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    yield match;
    const { options, player } = open.decision;
    match.answer(player, options[rng.below(options.length)]?.key ?? '');
  }
}

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
    let [turn, count] = [1, 0];
    for (const match of questionsOf(gateRuler, '2021-03')) {
      const { number } = match.game().turn;
      const isFirst = number !== turn;
      turn = number;
      if (judge.examplesAt(match).length > 0) {
        expect(isFirst).toBe(true);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(2);
  });

  it('are played on by what the net prefers, where the agent goes by a net', () => {
    const examplesBy = (net: NetFile, agent: string): readonly UnlabeledExample[] => {
      const ruleset = { ...waitingZone, net };
      const judge = new RolloutEvaluator(ruleset, 3, rolloutFor(agent, ruleset), rngStream(1, 0, 'judge'));
      return [1, 2, 3, 4, 5, 6].flatMap((seed) => {
        const examples: UnlabeledExample[] = [];
        for (const match of questionsOf(ruleset, 'second-edition', seed))
          examples.push(...judge.examplesAt(match));
        return examples;
      });
    };
    const net = waitingZone.net as NetFile;
    for (const [agent, isByNet] of [
      ['ismcts:4:net', true],
      ['ismcts:4', false],
    ] as const) {
      const [by, against] = [examplesBy(net, agent), examplesBy(contraryTo(net), agent)];
      expect(by.length).toBeGreaterThan(5);
      expect(by.map(({ position }) => position)).toEqual(against.map(({ position }) => position));
      expect(by.some(({ playedOn }, index) => playedOn !== against[index]?.playedOn)).toBe(isByNet);
    }
  });
});
