import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { canonicalJson, digest } from '../../core/data/digest.ts';
import { checkStoredPlan } from '../../core/data/run-plan.ts';
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
import { asGatechartError } from '../errors.ts';

/** What the fields of a plan are called where their names do not say it. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  version: 'rules version',
  sets: 'the card sets with digest',
  positions: 'the positions with digest',
  shard: 'cases in a shard',
  program: 'program version',
};

/** A result as its file keeps it. */
const storedSchema = z.strictObject({
  /** Digest of the plan of its run. */
  plan: z.string(),
  result: z.json(),
  /** Digest of all else. */
  digest: z.string(),
});

const DIGITS = 6;
const PLAN = 'plan.json';
const SHARD_FILE = /^(\d{6,})\.json$/;

/** Those, and what was not written to its end. */
const OWN_FILES = /^(?:(?:\d{6,}|plan)\.json|queue\.id)(?:\.new)?$/;

const nameOf = (number: number): string => `${String(number).padStart(DIGITS, '0')}.json`;

const damaged = (file: string, reason: string): GatechartError =>
  new GatechartError('RUN_DAMAGED', file, reason);

/**
 * Where the results of shards are kept until their run is complete: a file each, beside the plan. Nobody else has it until it
 * is closed.
 */
export class ShardFolder {
  readonly path: string;
  readonly #settings: ShardSettings;
  readonly #plan: ShardsPlan;
  readonly #origin: string;
  readonly #letGo: () => void;

  /**
   * Opens a folder, anew or to go on with the same run. Throws `CANNOT_READ`, `CANNOT_WRITE`, `RUN_FORMAT`, `RUN_DIFFERS`,
   * `RUN_DAMAGED` and as `hold`.
   */
  constructor(path: string, settings: ShardSettings, plan: ShardsPlan, hold: AcquireLock) {
    this.path = path;
    this.#settings = settings;
    this.#plan = plan;
    this.#origin = digest(plan);
    makeFolder(path);
    this.#letGo = hold(path);
    try {
      this.#open();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Lets the folder go. */
  close(): void {
    this.#letGo();
  }

  /** Keeps a result. Throws `CANNOT_WRITE`. */
  store(result: ShardResult): void {
    const kept = { plan: this.#origin, result };
    const text = `${JSON.stringify({ ...kept, digest: digest(kept) })}\n`;
    replaceFile(join(this.path, nameOf(result.from / this.#plan.shard)), text);
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

  #open(): void {
    const file = join(this.path, PLAN);
    if (existsSync(file)) checkStoredPlan(file, readText(file), this.#plan, FIELD_NAMES);
    else if (this.#names().length > 0) {
      throw damaged(file, 'the folder holds a run, and its plan is missing');
    } else replaceFile(file, `${canonicalJson(this.#plan)}\n`);
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
    if (kept.plan !== this.#origin) throw damaged(file, 'the file belongs to another run');
    const target = fuzzTarget(this.#settings.ruleset, this.#settings.sets);
    const { games } = this.#plan;
    const number = Number(SHARD_FILE.exec(name)?.[1]);
    if (number >= shardsIn(target, games)) throw damaged(file, 'the run has no such shard');
    try {
      return shardResultOf(file, kept.result, this.#settings, shardAt(target, number, games));
    } catch (error) {
      throw damaged(file, asGatechartError(error).message);
    }
  }
}
