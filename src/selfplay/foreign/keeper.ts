import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { constants } from 'node:os';

/**
 * A program of its own: runs the command it is given for whoever holds its leash (file descriptor 3), and lets nothing that
 * the command started outlive it. A word on the leash ends all of it at once. When the leash is let go, also because its
 * holder was killed, it may end by itself for a while first.
 */

/** Milliseconds in which a program may end by itself once it is let go. */
const GRACE = 500;

const LEASH = 3;

const [command = ''] = process.argv.slice(2);

const program = spawn(command, { shell: true, detached: true, stdio: ['inherit', 'inherit', 'ignore'] });

const endAll = (): void => {
  const { pid } = program;
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
};

program.on('error', () => process.exit(1));
program.on('exit', (code, signal) => {
  endAll();
  process.exit(code ?? 128 + constants.signals[signal ?? 'SIGKILL']);
});

new Socket({ fd: LEASH })
  .on('data', endAll)
  .on('error', endAll)
  .on('end', () => setTimeout(endAll, GRACE));
