import type { MatchPool } from 'gatechart/node';
import { setSourcesSchema } from 'gatechart/node';
import { GatechartError, loadIfKnown } from 'gatechart/tools';
import type { Redis } from 'ioredis';
import { type ArtifactStore, openArtifacts, packShard, type StoreAccess } from './artifacts.ts';
import { parseQueued, type RunConfig, type ShardPlayer } from './job.ts';
import { checkPlacePermitted, type WorkerPermissions } from './permissions.ts';
import { casePlayer, parsePositions } from './queue-cases.ts';
import { matchPlayer } from './queue-matches.ts';
import { RunStore } from './run-store.ts';
import { listWorkers } from './worker-registry.ts';

/** What is needed for the shards of one run. */
export interface ActiveRun {
  readonly player: ShardPlayer;
  readonly artifacts: ArtifactStore;
  /** Throws as `checkPlacePermitted` where the run is no longer in its place. */
  readonly check: () => void;
}

/** What a worker has for any run. */
export interface WorkerResources {
  readonly redis: Redis;
  /** Id of the worker. */
  readonly worker: string;
  readonly permissions: WorkerPermissions;
  readonly access?: StoreAccess;
  readonly pool: MatchPool;
}

/** What runs may be played with, beside the program. */
const KNOWN_MATERIALS: readonly string[] = ['sets', 'positions'];

/** One match or case that every worker of a run plays before anything else of it. */
const SAMPLE = { from: 0, count: 1 };

const playerFor = async (
  config: RunConfig,
  store: RunStore,
  { permissions, pool }: WorkerResources,
): Promise<ShardPlayer> => {
  const materials = new Map<string, unknown>();
  for (const need of config.needs) {
    if (!KNOWN_MATERIALS.includes(need.kind)) {
      throw new GatechartError(
        'BAD_JOB',
        `run ${config.run}`,
        `this version of gatechart cannot use the ${need.kind} that the run needs`,
      );
    }
    materials.set(need.kind, await store.material(need));
  }
  const sets = materials.has('sets')
    ? parseQueued(setSourcesSchema, materials.get('sets'), 'card sets')
    : undefined;
  await loadIfKnown(config.plan.ruleset);
  if (config.kind === 'fuzz') {
    return casePlayer(config.plan, parsePositions(materials.get('positions') ?? []), sets);
  }
  return matchPlayer(config.plan, config.plan.trajectories, sets, permissions, pool);
};

/**
 * Plays the sample of a run, unless a worker died over it and none completed it. Throws `RUN_DIVERGED` where the result is not
 * that of the machines before; both lie among the artifacts.
 */
const compareSample = async (
  run: string,
  { player, artifacts, check }: ActiveRun,
  store: RunStore,
  { redis, worker }: WorkerResources,
) => {
  const started = await store.beginSample(run, worker);
  const living = (await listWorkers(redis)).living.map(({ id }) => id);
  const isDeadly = started.some((id) => id !== worker && !living.includes(id));
  if (isDeadly && !(await store.hasSample(run))) return;
  const sample = await packShard(SAMPLE, await player.play(SAMPLE));
  check();
  await artifacts.put(`sample-${sample.name}`, sample.content);
  const first = await store.endSample(run, worker, sample.digest);
  if (first === sample.digest) return;
  throw new GatechartError(
    'RUN_DIVERGED',
    `run ${run}`,
    `for the first match, worker ${worker} got the digest ${sample.digest}, but the other workers got ${first}`,
  );
};

/**
 * Gets ready to play the run that a job names by the digest of its config. Throws `RUN_DIVERGED`, `BAD_JOB` and what keeps
 * this machine from playing.
 */
export const openRun = async (config: string, resources: WorkerResources): Promise<ActiveRun> => {
  const store = new RunStore(resources.redis);
  const runConfig = await store.config(config);
  const { place, run } = runConfig;
  const check = () => checkPlacePermitted(runConfig, resources.permissions);
  check();
  const player = await playerFor(runConfig, store, resources);
  const artifacts = await openArtifacts(place, run, resources.access);
  const opened = { player, artifacts, check };
  if (player.isRepeatable) await compareSample(run, opened, store, resources);
  return opened;
};
