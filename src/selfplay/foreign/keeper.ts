import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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

const endAll = (): void => {
  const { pid } = program;
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
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
  .on('data', endAll)
  .on('error', endAll)
  .on('end', () => setTimeout(endAll, GRACE));
