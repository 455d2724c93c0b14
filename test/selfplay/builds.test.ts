import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkAgents } from '../../src/cluster/leave.ts';
import { waitingZone } from '../../src/registry.ts';
import type { Plan } from '../../src/selfplay/plan.ts';
import { runPlan } from '../../src/selfplay/run.ts';

const HERE = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const plan: Plan = {
  ruleset: waitingZone,
  edition: 'second-edition',
  agents: ['ismcts:4', 'random'],
  decks: ['ember-raid', 'tide-vigil'],
  games: 2,
  seed: 9,
  limit: 1000,
};

const options = {
  workers: 0,
  withTrajectories: false,
  clock: () => 0,
  stop: new AbortController().signal,
};

const ended = (agent: string, workers = 0) =>
  runPlan({ ...plan, agents: [agent, 'random'] }, { ...options, workers });

describe('An agent of another build', () => {
  it('plays as it does there, on workers too', async () => {
    const digests = ({ outcomes }: Awaited<ReturnType<typeof ended>>) => outcomes.map(({ digest }) => digest);
    const ours = await ended('ismcts:4');
    const theirs = await ended(`build:${HERE}:ismcts:4`);
    expect(theirs.summary.failures).toBe(0);
    expect(digests(theirs)).toEqual(digests(ours));
    expect(digests(await ended(`build:${HERE}:ismcts:4`, 1))).toEqual(digests(ours));
    expect(digests(await ended(`build:${HERE}:ismcts:3`))).not.toEqual(digests(ours));
    // What is in the folder is not in the plan.
    expect([ours.summary.isRepeatable, theirs.summary.isRepeatable]).toEqual([true, false]);
  });

  it('plays so from a checkout with packages of its own', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gatechart-build-'));
    try {
      await cp(join(HERE, 'dist'), join(folder, 'dist'), {
        recursive: true,
        filter: (file) => !file.endsWith('.map'),
      });
      await mkdir(join(folder, 'node_modules'));
      for (const name of await readdir(join(HERE, 'node_modules'))) {
        const [from, to] = [join(HERE, 'node_modules', name), join(folder, 'node_modules', name)];
        await (name === 'xstate' ? cp(from, to, { recursive: true }) : symlink(from, to));
      }
      const theirs = await ended(`build:${folder}:ismcts:4`);
      expect(theirs.summary.failures).toBe(0);
      expect(theirs.outcomes.map(({ digest }) => digest)).toEqual(
        (await ended('ismcts:4')).outcomes.map(({ digest }) => digest),
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each([
    [`build:${HERE}:ismcts`, 'BAD_VALUE'],
    [`build:${HERE}:ismcts:50ms`, 'BAD_VALUE'],
    [`build:${HERE}:greedy:5`, 'BAD_VALUE'],
    ['build:ismcts:5', 'BAD_VALUE'],
    [`build:${HERE}/docs:ismcts:5`, 'NO_BUILD'],
  ])('is refused as %s', async (agent, code) => {
    await expect(ended(agent)).rejects.toMatchObject({ code });
  });

  it('is code that a worker of a queue runs only where it may run that of others', () => {
    const agents = [`build:${HERE}:ismcts:4`];
    expect(() => checkAgents(agents, { programs: false })).toThrow(
      expect.objectContaining({ code: 'RUN_REFUSED', place: agents[0] }),
    );
    expect(() => checkAgents(agents, { programs: true })).not.toThrow();
  });
});
