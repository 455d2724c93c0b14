import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A program of its own: runs the command it is given for whoever holds its leash (file descriptor 3), in a folder that is
 * there for it alone and goes with it, and lets nothing that the command started outlive it. A word on the leash ends all
 * of it at once. When the leash is let go, also because its holder was killed, it may end by itself for a while first.
 */

/** Milliseconds in which a program may end by itself once it is let go. */
const GRACE = 500;

/** How often a folder is tried to be removed in which something that is being ended still writes. */
const RETRIES = 10;

const LEASH = 3;

const [command = ''] = process.argv.slice(2);

const home = mkdtempSync(join(tmpdir(), 'gatechart-program-'));

const program = spawn(command, {
  shell: true,
  detached: true,
  stdio: ['inherit', 'inherit', 'ignore'],
  cwd: home,
  env: { ...process.env, HOME: home, TMPDIR: home },
});

/** Whether there was something to be ended. */
const end = (pid: number): boolean => {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
};

const endGroup = (): void => {
  const { pid } = program;
  if (pid !== undefined) end(-pid);
};

const isOfProgram = (pid: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`HOME=${home}`);
  } catch {
    // It has ended, is of somebody else, or is no process.
    return false;
  }
};

/** What left the group of the program, found by the folder in its environment where the system shows that. */
const strays = (): readonly number[] =>
  existsSync('/proc') ? readdirSync('/proc').filter(isOfProgram).map(Number) : [];

/** Ends all that is there of the program, and what that starts meanwhile. */
const endAll = (): void => {
  endGroup();
  while (strays().filter(end).length > 0);
};

const clear = (): void => rmSync(home, { recursive: true, force: true, maxRetries: RETRIES });

program.on('error', () => {
  clear();
  process.exit(1);
});
program.on('exit', (code, signal) => {
  endAll();
  clear();
  process.exit(code ?? 128 + constants.signals[signal ?? 'SIGKILL']);
});

new Socket({ fd: LEASH })
  .on('data', endGroup)
  .on('error', endGroup)
  .on('end', () => setTimeout(endGroup, GRACE));
