import { describe, expect, it } from 'vitest';
import { boardgameDuels, chartDuels } from '../../src/bench/duel/bench.ts';
import { measure } from '../../src/bench/measure.ts';
import { measureMemory } from '../../src/bench/memory.ts';
import { microBenches } from '../../src/bench/micro.ts';
import { stepsBench } from '../../src/bench/steps.ts';
import { rulesets, waitingZone } from '../../src/registry.ts';

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
      (ruleset.steps ?? []).map((micro) => microBenches(ruleset, micro).map((bench) => bench.run().checksum)),
    );
    expect(sums.length).toBeGreaterThan(0);
    for (const [plain, charts] of sums) expect(charts).toBe(plain);
  });

  it('plays the same duels as boardgame.io', async () => {
    const peer = await boardgameDuels(20);
    expect(peer?.run()).toEqual(chartDuels(20).run());
  });
});
