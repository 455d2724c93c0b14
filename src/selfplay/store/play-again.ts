import { fork } from 'node:child_process';
import { workerRules } from '../../ruleset-loader/worker-rules.ts';
import { packageFile } from '../../package-files.ts';
import type { Answer, MatchTask } from '../worker-2.ts';

/** The process as it was built; it runs no TypeScript. */
const CRASH_PROCESS = packageFile('dist/src/selfplay/play-again-child.js');

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
