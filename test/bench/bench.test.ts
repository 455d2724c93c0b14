import { describe, expect, it } from 'vitest';
import { matchPlayer, measureMemory, searchBench } from '../../src/bench/matches.ts';
import { measure } from '../../src/bench/measure.ts';
import { serveBench } from '../../src/bench/serve.ts';
import { microBenches, stepsBench } from '../../src/bench/steps.ts';
import { gateRuler, rulesets, waitingZone } from '../../src/registered.ts';

describe('a bench', () => {
  it('gives the median of its rounds and the rates of it', () => {
    const times = [0, 10, 10, 40, 40, 60];
    const bench = { name: 'test', run: () => ({ counts: { games: 4 }, checksum: 'a' }) };
    const row = measure(bench, { warmUp: 1, rounds: 3, clock: () => times.shift() ?? 0 });
    expect(row).toMatchObject({ median: 20, best: 10, perSecond: { games: 200 } });
  });

  it('is refused where two rounds come to different things', () => {
    let round = 0;
    const run = () => {
      round += 1;
      return { counts: {}, checksum: String(round) };
    };
    expect(() => measure({ name: 'test', run }, { warmUp: 1, rounds: 2, clock: () => 0 })).toThrow('differ');
  });

  it.each(['lean', 'interpreted'] as const)(
    'of microsteps without rules counts all of them (%s)',
    (runtime) => {
      const counted = { counts: { microsteps: 2_000_001 }, checksum: 'counting: counted' };
      expect(stepsBench(runtime).run()).toEqual(counted);
    },
  );

  it('of memory takes the mean over the choices during which nothing was freed', () => {
    const used = [0, 0, 100, 100, 400, 400, 50, 50];
    let asked = -1;
    const heap = () => {
      asked += 1;
      return used[asked] ?? 50;
    };
    const { bytesPerChoice, choices } = measureMemory(waitingZone, 'lean', 1, heap);
    expect(bytesPerChoice * choices).toBe(400);
  });

  it('of memory plays the same matches with and without actors', () => {
    const [lean, actors] = (['lean', 'actors'] as const).map(
      (runtime) => measureMemory(waitingZone, runtime, 1, () => 0).checksum,
    );
    expect(actors).toBe(lean);
  });

  it('comes to the same with charts as with plain code', () => {
    const sums = [...rulesets.values()].flatMap((ruleset) =>
      (ruleset.microBenchmarks ?? []).map((micro) =>
        microBenches(ruleset, micro).map((bench) => bench.run().checksum),
      ),
    );
    expect(sums.length).toBeGreaterThan(0);
    for (const [plain, charts] of sums) expect(charts).toBe(plain);
  });

  it('steps environments alike, one by one and in batches', () => {
    const [single, batched] = [false, true].map((isBatched) => serveBench(gateRuler, 4, isBatched).run());
    expect(batched).toEqual(single);
    expect(single?.counts).toEqual({ steps: 160 });
  });

  it('of searches counts the simulations of every eighth choice', () => {
    const { choices } = matchPlayer(waitingZone, 'lean').play(0);
    const { counts } = searchBench(waitingZone, 1).run();
    expect(counts).toEqual({ simulations: 100 * Math.floor(choices / 8) });
  });
});
