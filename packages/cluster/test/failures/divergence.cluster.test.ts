import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Cluster, commandLine } from '../support/cluster.ts';
import { until } from '../support/until.ts';
import { note } from './row.ts';
import { isAsPlayedHere, PLAN } from './runs.ts';

const PICK = 'return options[pick]';
const OTHER_PICK = 'return options[options.length - 1 - pick]';

/** Where the agents of one match are seated. */
const SEATED = 'const { number, agents, setup, notesDraws } = job;';
/** Match 9 and its like are drawn from another chance. */
const LATER =
  'const { number, agents, notesDraws } = job; const setup = number < 9 ? job.setup : { ...job.setup, index: 1000 };';

describe('A worker that plays otherwise and says that it has the same program', () => {
  it('is told by the first match, before it plays anything', async (context) => {
    const cluster = await Cluster.forTest();
    const build = await cluster.changedBuild('other', PICK, OTHER_PICK);
    const honest = await cluster.worker({ id: 'honest' });
    const run = commandLine(...cluster.overQueue('run', ...PLAN));
    await cluster.stopAtWork(honest, 'honest', ({ from }) => from >= 4);
    // One that was killed at the first match does not let others off.
    const id = cluster.text('run', 'queue.id').trim();
    await cluster.redis.client.hset(`gatechart-sample:${id}`, 'begun killed', '');
    const other = await cluster.worker({ id: 'other', build, engine: cluster.engine });
    expect(await run.code).not.toBe(0);
    expect(run.notes.at(-1)).toMatch(
      /^gatechart: RUN_DIVERGED run \w+: for the first match, worker other got the digest \w+, but the other workers got \w+/,
    );
    expect(other.text).not.toContain('played');
    const samples = readdirSync(cluster.at('run', 'shards')).filter((name) => name.startsWith('sample-0-1.'));
    expect(samples).toHaveLength(2);
    await other.end();
    honest.kill('SIGCONT');
    const again = commandLine(...cluster.overQueue('run', ...PLAN));
    expect([await again.code, again.notes]).toEqual([0, expect.anything()]);
    await isAsPlayedHere(cluster, 'run');
    await note(context, cluster, run.notes.at(-1) ?? '');
  });

  it('in a later match is noticed where a shard is played twice; both artifacts are kept', async (context) => {
    const cluster = await Cluster.forTest();
    const build = await cluster.changedBuild('other', SEATED, LATER);
    const other = await cluster.worker({ id: 'other', build, engine: cluster.engine });
    const submitter = cluster.program(cluster.overQueue('run', ...PLAN));
    const { from, count } = await cluster.stopAtWork(other, 'other', (shard) => shard.from >= 10);
    submitter.kill('SIGSTOP');
    const beginning = `${from}-${count}.`;
    const shards = () =>
      readdirSync(cluster.at('run', 'shards')).filter((name) => !name.startsWith('sample'));
    const honest = await cluster.worker({ id: 'honest' });
    await honest.said(`played ${count} from ${from} `);
    other.kill('SIGCONT');
    await until(() => shards().filter((name) => name.startsWith(beginning)).length === 2);
    submitter.kill('SIGCONT');
    expect(await submitter.ended).not.toBe(0);
    const refusal = submitter.lines.at(-1) ?? '';
    expect(refusal).toMatch(
      /^gatechart: RUN_DIVERGED \d+ to \d+: two workers got different results for the same matches; /,
    );
    const named = refusal.match(/\d+-\d+\.[0-9a-f]{16}\.gz/g) ?? [];
    expect(named).toHaveLength(2);
    expect(shards()).toEqual(expect.arrayContaining(named));
    await note(context, cluster, refusal, false);
  });
});
