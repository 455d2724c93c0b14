import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { canonicalJson, digest } from '../../core/data/digest.ts';
import { resumedPlan } from '../../core/data/run-plan.ts';
import { digestSchema } from '../../core/data/schemas.ts';
import { parseUntrustedJson } from '../../core/data/untrusted-json.ts';
import { GatechartError } from '../../core/errors.ts';
import { attemptWrite, makeFolder, readText, replaceFile } from '../../file-system.ts';
import {
  type ShardResult,
  type ShardSettings,
  shardAt,
  shardResultOf,
  shardsIn,
} from '../../fuzz/shards/shard.ts';
import type { ShardsPlan } from '../../fuzz/shards/shard-plan.ts';
import { fuzzTarget } from '../../fuzz/targets/fuzz-targets.ts';
import { firstIssue } from '../../replay/record.ts';
import type { AcquireLock } from '../../selfplay/store/run-folder.ts';
import { addBuilds, type Builds } from '../../selfplay/summary.ts';
import { asGatechartError } from '../errors.ts';

/** What the fields of a plan are called where their names do not say it. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  version: 'rules version',
  sets: 'the card sets with digest',
  positions: 'the positions with digest',
  shard: 'cases in a shard',
  program: 'program version',
  build: 'the build of gatechart with digest',
  rules: 'the custom ruleset with digest',
};

/** A result as its file keeps it. */
const storedSchema = z.strictObject({
  /** Digest of the plan of its run. */
  plan: z.string(),
  /** Digest of the build that played it, where it is not that of the plan. */
  build: digestSchema.exactOptional(),
  result: z.json(),
  /** Digest of all else. */
  digest: z.string(),
});

const DIGITS = 6;
const PLAN = 'plan.json';
const SHARD_FILE = /^(\d{6,})\.json$/;

/** Those, and what was not written to its end. */
const OWN_FILES = /^(?:(?:\d{6,}|plan)\.json|queue\.id)(?:\.[0-9a-f]{16}\.new)?$/;

const nameOf = (number: number): string => `${String(number).padStart(DIGITS, '0')}.json`;

const damaged = (file: string, reason: string): GatechartError =>
  new GatechartError('RUN_DAMAGED', file, reason);

/**
 * Where the results of shards are kept until their run is complete: a file each, beside the plan. Nobody else has it until it
 * is closed.
 */
export class ShardFolder {
  readonly path: string;
  /** As the run began. */
  readonly plan: ShardsPlan;
  readonly #settings: ShardSettings;
  readonly #build: string;
  readonly #builds: Builds[] = [];
  readonly #letGo: () => void;

  /**
   * Opens a folder, anew or to go on with the same run. Throws `CANNOT_READ`, `CANNOT_WRITE`, `RUN_FORMAT`, `RUN_DIFFERS`,
   * `RUN_DAMAGED` and as `hold`. `acceptsOtherBuild`: also a run that another build began.
   */
  constructor(
    path: string,
    settings: ShardSettings,
    plan: ShardsPlan,
    hold: AcquireLock,
    acceptsOtherBuild = false,
  ) {
    this.path = path;
    this.#settings = settings;
    this.#build = plan.build;
    makeFolder(path);
    this.#letGo = hold(path);
    try {
      this.plan = this.#begun(plan, acceptsOtherBuild);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Lets the folder go. */
  close(): void {
    this.#letGo();
  }

  /** The cases that each build played, of the results that were stored or read so far. */
  get builds(): Builds {
    return addBuilds(this.#builds);
  }

  /** Keeps a result of this build. Throws `CANNOT_WRITE`. */
  store(result: ShardResult): void {
    const build = this.#build === this.plan.build ? undefined : { build: this.#build };
    const kept = { plan: digest(this.plan), ...build, result };
    this.#builds.push({ [this.#build]: result.cases });
    const text = `${JSON.stringify({ ...kept, digest: digest(kept) })}\n`;
    replaceFile(join(this.path, nameOf(result.from / this.plan.shard)), text);
  }

  /** The results that are kept, one read after the other. Throws `RUN_DAMAGED`, `CANNOT_READ`. */
  *results(): Iterable<ShardResult> {
    for (const name of this.#names()) yield this.#read(name);
  }

  /** Takes the folder away and lets it go: the run is complete. Throws `CANNOT_WRITE`. */
  remove(): void {
    attemptWrite(this.path, () => {
      const ours = readdirSync(this.path).filter((name) => OWN_FILES.test(name) && name !== PLAN);
      // The plan goes last: what is left goes on as this run.
      for (const name of [...ours, PLAN]) rmSync(join(this.path, name), { force: true });
    });
    this.close();
    try {
      rmdirSync(this.path);
    } catch {
      // Something that is not ours lies there, or the next run has begun.
    }
  }

  /** The plan of the run in the folder, which begins with this one where there is none. */
  #begun(plan: ShardsPlan, acceptsOtherBuild: boolean): ShardsPlan {
    const file = join(this.path, PLAN);
    if (existsSync(file)) return resumedPlan(file, readText(file), plan, FIELD_NAMES, acceptsOtherBuild);
    if (this.#names().length > 0) throw damaged(file, 'the folder holds a run, and its plan is missing');
    replaceFile(file, `${canonicalJson(plan)}\n`);
    return plan;
  }

  #names(): readonly string[] {
    return readdirSync(this.path)
      .filter((name) => SHARD_FILE.test(name))
      .sort();
  }

  #read(name: string): ShardResult {
    const file = join(this.path, name);
    const { value, fault } = parseUntrustedJson(readText(file), 'the file');
    if (fault !== undefined) throw damaged(file, fault);
    const parsed = storedSchema.safeParse(value);
    if (!parsed.success) throw damaged(file, firstIssue(parsed.error));
    const { digest: noted, ...kept } = parsed.data;
    if (digest(kept) !== noted) throw damaged(file, 'the file was edited after gatechart wrote it');
    if (kept.plan !== digest(this.plan)) throw damaged(file, 'the file belongs to another run');
    const target = fuzzTarget(this.#settings.ruleset, this.#settings.sets);
    const { games } = this.plan;
    const number = Number(SHARD_FILE.exec(name)?.[1]);
    if (number >= shardsIn(target, games)) throw damaged(file, 'the run has no such shard');
    try {
      const result = shardResultOf(file, kept.result, this.#settings, shardAt(target, number, games));
      this.#builds.push({ [kept.build ?? this.plan.build]: result.cases });
      return result;
    } catch (error) {
      throw damaged(file, asGatechartError(error).message);
    }
  }
}
