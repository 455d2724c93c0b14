import { fork } from 'node:child_process';
import { z } from 'zod';
import type { SetSource } from '../../core/cards/card-sets.ts';
import { digest } from '../../core/data/digest.ts';
import { escapeControls, quote, truncate } from '../../core/data/escape.ts';
import { MAX_REASON_LENGTH } from '../../core/data/limits.ts';
import { digestSchema } from '../../core/data/schemas.ts';
import { parseUntrustedJson } from '../../core/data/untrusted-json.ts';
import { GatechartError } from '../../core/errors.ts';
import { packageFile } from '../../package-files.ts';
import { positionDigest } from '../../replay/position-digest.ts';
import { firstIssue } from '../../replay/record.ts';
import { headerFor } from '../../replay/recorded-match.ts';
import { workerRules } from '../../ruleset-loader/worker-rules.ts';
import type { PlayedMatch } from '../outcome.ts';
import { type Job, type Plan, type SerializedPlan, serializePlan } from '../plan.ts';
import type { Answer, MatchTask } from '../play-match.ts';
import { serializedPlanSchema, setSourcesSchema } from './plan-file.ts';

/** Name and version of the format. */
export const CRASH_FORMAT = 'gatechart-crash/1';

/** Why a match failed that killed whoever played it. */
export const WORKER_DIED = 'WORKER_DIED';

const crashSchema = z.strictObject({
  format: z.literal(CRASH_FORMAT),
  plan: serializedPlanSchema,
  sets: setSourcesSchema.exactOptional(),
  number: z.int().nonnegative(),
  message: z.string().max(MAX_REASON_LENGTH),
});

const storedCrashSchema = crashSchema.extend({ digest: digestSchema });

/** A match that killed whoever played it: all it takes to play it again, but for the secret of its run. */
export interface Crash {
  readonly format: typeof CRASH_FORMAT;
  readonly plan: SerializedPlan;
  readonly sets?: readonly SetSource[];
  /** Of the match in its run. */
  readonly number: number;
  /** How its worker died. */
  readonly message: string;
}

/** A match of a plan as one that killed its worker. */
export const crashOf = (plan: Plan, { number }: Job, message: string): Crash => ({
  format: CRASH_FORMAT,
  plan: serializePlan(plan),
  ...(plan.sets && { sets: plan.sets }),
  number,
  message: truncate(escapeControls(message), MAX_REASON_LENGTH),
});

/** The text of a crash's file, with a digest of the whole. */
export const crashText = (crash: Crash): string =>
  `${JSON.stringify({ ...crash, digest: digest(crash) }, undefined, 1)}\n`;

/**
 * What is told of a match that killed its worker: nobody won. As no position of it is known and none can be sought
 * without the same danger, its digest is that of the game as it was dealt, before its first step, and its record has a
 * header and nothing else.
 */
export const crashedOutcome = ({ ruleset }: Plan, job: Job, message: string): PlayedMatch => {
  const { number, agents, setup } = job;
  const game = ruleset.newGame(setup);
  return {
    outcome: {
      number,
      agents,
      decks: setup.decks,
      reasons: [null, null],
      decisions: 0,
      turns: 0,
      cards: [[], []],
      failure: { code: WORKER_DIED, message: truncate(escapeControls(message), MAX_REASON_LENGTH) },
      digest: positionDigest({ game, stack: [] }),
    },
    record: `${JSON.stringify(headerFor(ruleset, setup, agents, game))}\n`,
  };
};

const formatOf = (value: unknown): unknown => (value as { readonly format?: unknown } | null)?.format;

/** Whether a text says that it is a crash, of whichever version. */
export const isCrash = (text: string): boolean => {
  const format = formatOf(parseUntrustedJson(text, 'the file').value ?? null);
  return typeof format === 'string' && format.startsWith('gatechart-crash/');
};

const bad = (file: string, reason: string): GatechartError => new GatechartError('BAD_CRASH', file, reason);

/** Reads a crash; `name` is what errors call it. Throws `BAD_CRASH`. */
export const readCrash = (name: string, text: string): Crash => {
  const { value, fault } = parseUntrustedJson(text, 'the file');
  if (fault !== undefined) throw bad(name, fault);
  const format = formatOf(value);
  if (typeof format === 'string' && format !== CRASH_FORMAT) {
    throw bad(name, `the format is ${quote(format)}; this program reads ${CRASH_FORMAT}`);
  }
  const parsed = storedCrashSchema.safeParse(value);
  if (!parsed.success) throw bad(name, firstIssue(parsed.error));
  const { digest: noted, ...crash } = parsed.data;
  if (digest(crash) !== noted) throw bad(name, 'the file was edited after gatechart wrote it');
  const { number, plan } = crash;
  if (number >= plan.games) throw bad(name, `the plan has no match ${number}`);
  return crash;
};

/** The process as it was built; it runs no TypeScript. */
const CRASH_PROCESS = packageFile('dist/src/selfplay/store/crash-process.js');

/** What playing a match in a process of its own came to: its answer, or how the process died over it. */
export type CrashReplay = { readonly answer: Answer } | { readonly died: string };

/** Plays a match in a process of its own, which may die over it. The process is ended once the signal is given. */
export const playInProcess = (task: MatchTask, stop: AbortSignal): Promise<CrashReplay> =>
  new Promise((resolve) => {
    const { rules } = workerRules();
    const child = fork(CRASH_PROCESS, rules === undefined ? [] : [rules], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (): void => {
      child.kill('SIGKILL');
    };
    let answer: Answer | undefined;
    child.once('message', (message) => {
      answer = message as Answer;
    });
    child.on('error', () => {});
    child.once('exit', (code, signal) => {
      stop.removeEventListener('abort', end);
      resolve(
        answer === undefined ? { died: `the process ended (${signal ?? `code ${code}`})` } : { answer },
      );
    });
    stop.addEventListener('abort', end);
    child.send(task);
  });
