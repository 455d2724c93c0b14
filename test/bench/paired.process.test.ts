import { describe, expect, it, onTestFinished } from 'vitest';
import { matchPlayer } from '../../src/bench/matches.ts';
import type { Pair } from '../../src/bench/paired.ts';
import { openBuild } from '../../src/cli/bench/build.ts';
import { gateRuler, waitingZone } from '../../src/registered.ts';
import { gatechart } from '../cli/in-process.ts';

describe('two builds side by side', () => {
  it('each play in a thread, which tells how long a match took and how it ended', async () => {
    const build = await openBuild('.');
    onTestFinished(() => build.end());
    expect(build.rulesets).toEqual([gateRuler.id, waitingZone.id]);
    const { digest } = matchPlayer(waitingZone, 'lean').play(3);
    expect(await build.play(waitingZone.id, 3)).toEqual({ took: expect.any(Number), digest });
  });
});

describe('bench --against', () => {
  it('pairs every ruleset of matches, and finds a build equal to itself', async () => {
    const { code, out } = await gatechart('bench', '--against', '.', '--json');
    expect(code).toBe(0);
    const { pairs } = JSON.parse(out.join('\n'));
    expect(pairs.map(({ name }: Pair) => name.split(',')[0])).toEqual([gateRuler.id, waitingZone.id]);
    expect(pairs).toMatchObject([{ isSame: true }, { isSame: true }]);
  }, 300_000);
});
