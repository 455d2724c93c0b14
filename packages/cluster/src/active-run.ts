import type { Redis } from 'ioredis';
import { GatechartError } from '../../../src/core/errors.ts';
import { firstIssue } from '../../../src/replay/read.ts';
import { loadIfKnown } from '../../../src/registry.ts';
import type { MatchPool } from '../../../src/selfplay/runner.ts';
import { setSourcesSchema } from '../../../src/selfplay/store/written-plan.ts';
import type { Artifacts } from './artifacts.ts';
import { artifactsAt, type StoreAccess } from './place.ts';
import { casePlayer, givenIn } from './queue-cases.ts';
import type { RunConfig } from './job.ts';
import { checkPlace, type Leave } from './permissions.ts';
import { matchPlayer } from './queue-matches.ts';
import { packed } from './packed.ts';
import { RunStore } from './run-store.ts';
import type { ShardPlayer } from './shard-player.ts';
import { workersAt } from './worker-registry.ts';

/** What is needed for the shards of one run. */
export interface RunAtWork {
  readonly player: ShardPlayer;
  readonly artifacts: Artifacts;
  /** Looks whether the run is still where it was. Throws as `checkPlace`. */
  readonly check: () => void;
}

/** What a worker has for any run. */
export interface Means {
  readonly redis: Redis;
  /** Id of the worker. */
  readonly worker: string;
  readonly leave: Leave;
  readonly access?: StoreAccess;
  readonly pool: MatchPool;
}

/** What runs may be played with, beside the program. */
const MATERIALS: readonly string[] = ['sets', 'positions'];

/** One match or case that every worker of a run plays before anything else of it. */
const SAMPLE = { from: 0, count: 1 };

/** The card sets that came with a run. Throws `BAD_JOB`. */
const setsIn = (value: unknown) => {
  const parsed = setSourcesSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new GatechartError('BAD_JOB', 'card sets', firstIssue(parsed.error));
};

const playerFor = async (
  config: RunConfig,
  store: RunStore,
  { leave, pool }: Means,
): Promise<ShardPlayer> => {
  const materials = new Map<string, unknown>();
  for (const need of config.needs) {
    if (!MATERIALS.includes(need.kind)) {
      throw new GatechartError(
        'BAD_JOB',
        `run ${config.run}`,
        `this program knows no ${need.kind} to play with`,
      );
    }
    materials.set(need.kind, await store.material(need));
  }
  const sets = materials.has('sets') ? setsIn(materials.get('sets')) : undefined;
  await loadIfKnown(config.plan.ruleset);
  if (config.kind === 'fuzz') {
    return casePlayer(config.plan, givenIn(materials.get('positions') ?? []), sets);
  }
  return matchPlayer(config.plan, config.plan.trajectories, sets, leave, pool);
};

/**
 * Plays the sample of a run, unless somebody died over it and nobody came to its end. Throws `RUN_DIVERGED` where this
 * machine comes to something else than those before it; both lie among the artifacts.
 */
const compare = async (
  run: string,
  { player, artifacts, check }: RunAtWork,
  store: RunStore,
  { redis, worker }: Means,
) => {
  const begun = await store.beginSample(run, worker);
  const living = (await workersAt(redis)).map(({ id }) => id);
  const isDeadly = begun.some((id) => id !== worker && !living.includes(id));
  if (isDeadly && !(await store.hasSample(run))) return;
  const sample = await packed(SAMPLE, await player.play(SAMPLE));
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
export const beginRun = async (config: string, means: Means): Promise<RunAtWork> => {
  const store = new RunStore(means.redis);
  const told = await store.config(config);
  const check = () => checkPlace(told, means.leave);
  check();
  const player = await playerFor(told, store, means);
  const artifacts = await artifactsAt(told.place, told.run, means.access);
  const begun = { player, artifacts, check };
  if (player.isRepeatable) await compare(told.run, begun, store, means);
  return begun;
};
