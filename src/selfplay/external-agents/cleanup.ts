import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';

/** How often a folder is tried to be removed in which something that is being ended still writes. */
const RETRIES = 10;

/** Ends a process, or with a number below 0 a group; whether there was one. */
export const killProcess = (pid: number): boolean => {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
};

const livesIn =
  (home: string) =>
  (pid: string): boolean => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`HOME=${home}`);
    } catch {
      // It has ended, is of somebody else, or is no process.
      return false;
    }
  };

/** What lives in the folder of a program by its environment, where the system shows that. */
const processesIn = (home: string): readonly number[] =>
  existsSync('/proc') ? readdirSync('/proc').filter(livesIn(home)).map(Number) : [];

/** Ends what is there of a program, and what that starts meanwhile, and removes its folder if it can. */
export const cleanUp = (home: string): void => {
  while (processesIn(home).filter(killProcess).length > 0);
  try {
    rmSync(home, { recursive: true, force: true, maxRetries: RETRIES });
  } catch {
    // A program can see to it that something stays.
  }
};
