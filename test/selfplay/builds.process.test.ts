import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkAgentsPermitted } from '@gatechart/cluster/permissions';
import { afterAll, describe, expect, it } from 'vitest';
import { gateRuler, waitingZone } from '../../src/registered.ts';
import type { Plan } from '../../src/selfplay/plan.ts';
import { inlineRunner, localRunner, runPlan } from '../../src/selfplay/runner.ts';
import { Folder } from '../cli/in-process.ts';

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
  runner: inlineRunner(),
  withTrajectories: false,
  clock: () => 0,
  stop: new AbortController().signal,
};

const ended = (agent: string, workers = 0) =>
  runPlan({ ...plan, agents: [agent, 'random'] }, { ...options, runner: localRunner(workers) });

const digests = ({ outcomes }: Awaited<ReturnType<typeof ended>>) => outcomes.map(({ digest }) => digest);

const folder = new Folder();
afterAll(() => folder.remove());

describe('An agent of another build', () => {
  it('plays as it does there, on workers too', async () => {
    const ours = await ended('ismcts:4');
    const theirs = await ended(`build:${HERE}:ismcts:4`);
    expect(theirs.summary.failures).toBe(0);
    expect(digests(theirs)).toEqual(digests(ours));
    expect(digests(await ended(`build:${HERE}:ismcts:4`, 1))).toEqual(digests(ours));
    expect(digests(await ended(`build:${HERE}:ismcts:3`))).not.toEqual(digests(ours));
    // What is in the folder is not in the plan.
    expect([ours.summary.isRepeatable, theirs.summary.isRepeatable]).toEqual([true, false]);
  });

  it('plays by the net of that build', async () => {
    const theirs = await ended(`build:${HERE}:ismcts:4:net`);
    expect(theirs.summary.failures).toBe(0);
    expect(digests(theirs)).toEqual(digests(await ended('ismcts:4:net')));
    expect(digests(theirs)).not.toEqual(digests(await ended('ismcts:4')));
  });

  it('plays so from a checkout with packages of its own', async () => {
    const [build, packages] = [folder.file('dist'), folder.file('node_modules')];
    cpSync(join(HERE, 'dist'), build, { recursive: true });
    mkdirSync(packages);
    for (const name of readdirSync(join(HERE, 'node_modules'))) {
      const [from, to] = [join(HERE, 'node_modules', name), join(packages, name)];
      if (name === 'xstate') cpSync(from, to, { recursive: true });
      else symlinkSync(from, to);
    }
    const theirs = await ended(`build:${folder.path}:ismcts:4`);
    expect(theirs.summary.failures).toBe(0);
    expect(digests(theirs)).toEqual(digests(await ended('ismcts:4')));
  });

  it('reads what a ruleset tells of information states by the names it had earlier', async () => {
    const build = folder.file('earlier');
    mkdirSync(join(build, 'dist/src'), { recursive: true });
    const lines = [
      `export * from ${JSON.stringify(join(HERE, 'dist/src/build-interface.js'))};`,
      'export const ismctsAgent = () => ({',
      '  act: ({ player, decision, sample }) => {',
      '    const world = sample();',
      '    const { ruleset: { seenKey, glance } } = world;',
      '    if (seenKey(world.game(), player) === "" || glance(world.game(), player) === undefined) throw new Error();',
      '    return decision.options[0].key;',
      '  },',
      '});',
    ];
    writeFileSync(join(build, 'dist/src/build-interface.js'), lines.join('\n'));
    const agents = [`build:${build}:ismcts:4`, 'random'];
    const decks = ['atlas-drive', 'volnar-host'];
    const gate = { ...plan, ruleset: gateRuler, edition: '2021-03', agents, decks };
    expect((await runPlan(gate, options)).summary.failures).toBe(0);
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
    expect(() => checkAgentsPermitted(agents, { programs: false })).toThrow(
      expect.objectContaining({ code: 'RUN_REFUSED', place: agents[0] }),
    );
    expect(() => checkAgentsPermitted(agents, { programs: true })).not.toThrow();
  });
});
