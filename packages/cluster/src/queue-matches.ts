import type { MatchPool, MatchRunner } from 'gatechart/node';
import {
  isExternal,
  isRepeatable,
  type Job,
  jobOf,
  outcomeSchema,
  type Plan,
  type PlayedMatch,
  planFrom,
  type SerializedPlan,
} from 'gatechart/node';
import type { SetSource, Shard } from 'gatechart/tools';
import {
  canonicalJson,
  firstIssue,
  GatechartError,
  parseUntrustedJson,
  readAgentName,
} from 'gatechart/tools';
import { z } from 'zod';
import { openArtifacts } from './artifacts.ts';
import { NEVER_ABORTED, type ShardPlayer, splitIntoShards } from './job.ts';
import {
  checkAgentsPermitted,
  checkSandboxThere,
  permittedSecret,
  type WorkerPermissions,
} from './permissions.ts';
import { configFor, createMaterial, type QueuedRun } from './run-store.ts';
import { submit } from './submit.ts';

/** A match that killed each thread that played it, as a line of a shard; how. */
export const crashedMatchSchema = z
  .strictObject({ number: z.int().nonnegative(), died: z.string() })
  .readonly();

export type CrashedMatch = z.output<typeof crashedMatchSchema>;

/** So that the thread of a slot need not wait for the next match. */
const CONCURRENT_MATCHES = 2;

/** Plays the matches of a run. Throws `RUN_REFUSED` and as `planFrom`. */
export const matchPlayer = (
  written: SerializedPlan,
  withTrajectory: boolean,
  sets: readonly SetSource[] | undefined,
  permissions: WorkerPermissions,
  pool: MatchPool,
): ShardPlayer => {
  checkAgentsPermitted(written.agents, permissions);
  checkSandboxThere(written);
  const { hidden } = permissions;
  const plan = planFrom(written, sets, permittedSecret(written, permissions));
  return {
    isRepeatable: isRepeatable(plan),
    play: async ({ from, count }) => {
      const tasks = Array.from({ length: Math.min(from + count, plan.games) - from }, (_, index) => ({
        plan: written,
        ...(sets && { sets }),
        ...(hidden && { hidden }),
        job: jobOf(plan, from + index),
        withTrajectory,
      }));
      const lines = new Map<number, string>();
      await pool.play(tasks, CONCURRENT_MATCHES, NEVER_ABORTED, {
        onMatch: (played) => lines.set(played.outcome.number, JSON.stringify(played)),
        onCrash: ({ number }, died) =>
          lines.set(number, JSON.stringify({ number, died } satisfies CrashedMatch)),
      });
      return [...lines].sort(([a], [b]) => a - b).map(([, line]) => line);
    },
  };
};

const stepSchema = z.strictObject({
  match: z.int(),
  step: z.int(),
  player: z.int(),
  observation: z.array(z.number()),
  mask: z.array(z.int()),
  action: z.int(),
  policy: z.array(z.number()).nullable(),
  return: z.number(),
});

const matchSchema = z.union([
  z.strictObject({
    outcome: outcomeSchema,
    record: z.string(),
    trajectory: z.array(stepSchema).exactOptional(),
  }),
  crashedMatchSchema,
]);

const badArtifact = ({ from }: Shard, reason: string): GatechartError =>
  new GatechartError('BAD_ARTIFACT', `shard from ${from}`, reason);

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

/** A line of a shard as the match of the plan that it must be. Throws `BAD_ARTIFACT`. */
const parseMatch = (
  line: string,
  shard: Shard,
  { number, agents, setup }: Job,
): PlayedMatch | CrashedMatch => {
  const { value, fault } = parseUntrustedJson(line, `match ${number}`);
  if (fault !== undefined) throw badArtifact(shard, fault);
  const parsed = matchSchema.safeParse(value);
  if (!parsed.success) throw badArtifact(shard, firstIssue(parsed.error));
  if ('died' in parsed.data && parsed.data.number === number) return parsed.data;
  if ('outcome' in parsed.data) {
    const { outcome } = parsed.data;
    const planned = [number, agents, setup.decks];
    if (isSame([outcome.number, outcome.agents, outcome.decks], planned)) return parsed.data;
  }
  throw badArtifact(shard, `it has another match in the place of match ${number} of the plan`);
};

/** Matches in a shard of agents that do not search: some seconds. */
const MAX_MATCHES_PER_SHARD = 100;

/** Simulations a decision for which a match takes about as long as a shard is to. */
const SHARD_SIMULATIONS = 200;

/** A run of few matches still has this many shards, so that several machines have something to do. */
const MIN_SHARDS = 32;

const estimateSimulations = (agent: string): number => {
  if (isExternal(agent)) return SHARD_SIMULATIONS / 4;
  const { id, simulations, milliseconds } = readAgentName(agent);
  return simulations ?? milliseconds ?? (id.includes('mcts') ? SHARD_SIMULATIONS / 2 : 0);
};

/** How many matches make a shard: even, the same whenever the run is gone on with. */
export const matchesPerShard = ({ agents, games }: Pick<Plan, 'agents' | 'games'>): number => {
  const simulations = Math.max(1, ...agents.map(estimateSimulations));
  const bySpeed = Math.min(MAX_MATCHES_PER_SHARD, SHARD_SIMULATIONS / simulations);
  return 2 * Math.max(1, Math.floor(Math.min(bySpeed, games / MIN_SHARDS) / 2));
};

/** Matches that are played by the workers of a queue. */
export const matchesOverQueue =
  (queue: QueuedRun): MatchRunner =>
  async ({ plan, storedPlan, remaining, stop, stopEarly, onMatch, onCrash }) => {
    if (storedPlan === undefined) {
      throw new GatechartError('USAGE', '--engine bullmq', 'the option needs --out FOLDER');
    }
    const { redis, run, place, access, tell } = queue;
    const materials = plan.sets === undefined ? [] : [createMaterial('sets', plan.sets)];
    const planned = new Map(remaining.map((job) => [job.number, job]));
    const isLeft = ({ from, count }: Shard): boolean =>
      Array.from({ length: count }, (_, index) => from + index).some((number) => planned.has(number));
    await submit({
      redis,
      config: { ...configFor(queue, materials), kind: 'selfplay', plan: storedPlan },
      materials,
      artifacts: await openArtifacts(place, run, access),
      shards: splitIntoShards(plan.games, matchesPerShard(plan)).filter(isLeft),
      stop,
      stopEarly,
      isRepeatable: isRepeatable(plan),
      tell,
      onResult: (shard, lines) => {
        if (lines.length !== shard.count)
          throw badArtifact(shard, `it has ${lines.length} of ${shard.count} matches`);
        for (const [index, line] of lines.entries()) {
          const job = planned.get(shard.from + index);
          // What was there before is not counted again.
          if (job === undefined) continue;
          const match = parseMatch(line, shard, job);
          if ('died' in match) onCrash(job, match.died);
          else onMatch(match);
          planned.delete(job.number);
        }
      },
      onLost: (number, reason) => {
        const job = planned.get(number);
        if (job === undefined) return;
        onCrash(job, reason);
        planned.delete(number);
      },
    });
  };
