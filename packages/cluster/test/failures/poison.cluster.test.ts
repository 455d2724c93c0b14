import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drawInt, rngStream } from '../../../../src/core/random.ts';
import { Cluster, commandLine } from '../support/cluster.ts';
import { note } from './row.ts';

const BOT = fileURLToPath(new URL('../support/bot.mjs', import.meta.url));

const GAMES = 6;
const DEADLY = 3;
const CRASH = 'crashes/000003.json';

/** What a program is told in a seat of a match, as `agentFor` draws it. */
const toldIn = (match: number, player: number) => {
  const [seed] = drawInt(rngStream(0, Math.floor(match / 2), `agent ${player}`), 0x7fffffff);
  return { seed, player };
};

describe('A match that kills whoever plays it', () => {
  it('is cut out of its shard, kept as a crash that can be repeated, and harms no other', async (context) => {
    const cluster = await Cluster.forTest();
    const file = cluster.at('deadly.json');
    const agents = `cmd:${process.execPath} ${BOT} ${file},random`;
    const plan = ['--ruleset', 'waiting-zone', '--agents', agents, '--games', `${GAMES}`, '--seed', '8'];
    expect(await commandLine(...cluster.here('here', ...plan)).code).toBe(0);
    // The program has the second seat in every other match.
    cluster.folder.file('deadly.json', JSON.stringify(toldIn(DEADLY, 1)));
    const stop = { isOver: false };
    const permissions = { programs: true };
    const keepOneAtWork = async () => {
      for (let deaths = 0; !stop.isOver; deaths += 1) {
        const worker = await cluster.worker({ permissions }).catch(() => undefined);
        await worker?.ended;
        if (deaths > 30) throw new Error('it is played again and again');
      }
    };
    const working = keepOneAtWork();
    const run = commandLine(...cluster.overQueue('run', ...plan));
    const code = await Promise.race([run.code, working]);
    stop.isOver = true;
    expect(code).toBe(1);
    expect(run.notes).toContain('matches 2 to 3 end their workers; splitting the shard');
    const others = (out: string) =>
      [...cluster.outcomes(out)]
        .filter(({ number }) => number !== DEADLY)
        .sort((a, b) => a.number - b.number);
    const played = (out: string) => others(out).map(({ number, winner, digest }) => [number, winner, digest]);
    expect(played('run')).toEqual(played('here'));
    expect(played('run')).toHaveLength(GAMES - 1);
    const lost = cluster.outcomes('run').filter(({ number }) => number === DEADLY);
    expect(lost).toEqual([
      expect.objectContaining({ failure: expect.objectContaining({ code: 'WORKER_DIED' }) }),
    ]);
    expect(existsSync(cluster.at('run', CRASH))).toBe(true);
    const repro = () => commandLine('fuzz', 'repro', '--programs', cluster.at('run', CRASH));
    const again = repro();
    expect([await again.code, again.out.at(-1)]).toEqual([
      1,
      'It still ends its process: the process ended (SIGKILL).',
    ]);
    rmSync(file);
    const mended = repro();
    expect([await mended.code, mended.out.at(-1)]).toEqual([
      0,
      expect.stringMatching(/^The match now reaches its end: /),
    ]);
    await note(context, cluster, run.notes.filter((line) => /kills|killed/.test(line)).join('; '));
  });
});
