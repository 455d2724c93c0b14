import type { MatchPool } from 'gatechart/node';
import { setSourcesSchema } from 'gatechart/node';
import { firstIssue, GatechartError, loadIfKnown } from 'gatechart/tools';
import type { Redis } from 'ioredis';
import { type ArtifactStore, openArtifacts, packShard, type StoreAccess } from './artifacts.ts';
import type { RunConfig, ShardPlayer } from './job.ts';
import { checkPlacePermitted, type WorkerPermissions } from './permissions.ts';
import { casePlayer, parsePositions } from './queue-cases.ts';
import { matchPlayer } from './queue-matches.ts';
import { RunStore } from './run-store.ts';
import { listWorkers } from './worker-registry.ts';

/** What is needed for the shards of one run. */
export interface ActiveRun {
  readonly player: ShardPlayer;
  readonly artifacts: ArtifactStore;
  /** Looks whether the run is still where it was. Throws as `checkPlacePermitted`. */
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

/** The card sets that came with a run. Throws `BAD_JOB`. */
const parseSets = (value: unknown) => {
  const parsed = setSourcesSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new GatechartError('BAD_JOB', 'card sets', firstIssue(parsed.error));
};

const playerFor = async (
  config: RunConfig,
  store: RunStore,
  { permissions: leave, pool }: WorkerResources,
): Promise<ShardPlayer> => {
  const materials = new Map<string, unknown>();
  for (const need of config.needs) {
    if (!KNOWN_MATERIALS.includes(need.kind)) {
      throw new GatechartError(
        'BAD_JOB',
        `run ${config.run}`,
        `this program knows no ${need.kind} to play with`,
      );
    }
    materials.set(need.kind, await store.material(need));
  }
  const sets = materials.has('sets') ? parseSets(materials.get('sets')) : undefined;
  await loadIfKnown(config.plan.ruleset);
  if (config.kind === 'fuzz') {
    return casePlayer(config.plan, parsePositions(materials.get('positions') ?? []), sets);
  }
  return matchPlayer(config.plan, config.plan.trajectories, sets, leave, pool);
};

/**
 * Plays the sample of a run, unless somebody died over it and nobody came to its end. Throws `RUN_DIVERGED` where this
 * machine comes to something else than those before it; both lie among the artifacts.
 */
const compareSample = async (
  run: string,
  { player, artifacts, check }: ActiveRun,
  store: RunStore,
  { redis, worker }: WorkerResources,
) => {
  const begun = await store.beginSample(run, worker);
  const living = (await listWorkers(redis)).map(({ id }) => id);
  const isDeadly = begun.some((id) => id !== worker && !living.includes(id));
  if (isDeadly && !(await store.hasSample(run))) return;
  const sample = await packShard(SAMPLE, await player.play(SAMPLE));
  check();
  await artifacts.put(`sample-${sample.name}`, sample.content);
  const first = await store.endSample(run, worker, sample.digest);
  if (first === sample.digest) return;
  throw new GatechartError(
    'RUN_DIVERGED',
    `run ${run}`,
    `${worker} comes to ${sample.digest} in the first match, others to ${first}`,
  );
};

/**
 * Gets ready to play the run that a job names by the digest of its config. Throws `RUN_DIVERGED`, `BAD_JOB` and what keeps
 * this machine from playing.
 */
export const openRun = async (config: string, means: WorkerResources): Promise<ActiveRun> => {
  const store = new RunStore(means.redis);
  const told = await store.config(config);
  const check = () => checkPlacePermitted(told, means.permissions);
  check();
  const player = await playerFor(told, store, means);
  const artifacts = await openArtifacts(told.place, told.run, means.access);
  const begun = { player, artifacts, check };
  if (player.isRepeatable) await compareSample(told.run, begun, store, means);
  return begun;
};
