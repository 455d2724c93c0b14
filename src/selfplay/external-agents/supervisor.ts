import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { constants } from 'node:os';
import { cleanUp, killProcess } from './cleanup.ts';

/**
 * A program of its own: runs the command it is given for whoever holds its leash (file descriptor 3), in a folder that is
 * there for it alone and goes with it, and lets nothing that the command started outlive it. A word on the leash ends all
 * of it at once. When the leash is let go, also because its holder was killed, it may end by itself for a while first.
 */

/** Milliseconds in which a program may end by itself once it is let go. */
const GRACE = 500;

const LEASH = 3;

// What stands before the command where it runs in a sandbox.
const [command = '', home = '', ...prefix] = process.argv.slice(2);
const [file = '', ...words] = [...prefix, '/bin/sh', '-c', command];

const program = spawn(file, words, {
  detached: true,
  stdio: ['inherit', 'inherit', 'ignore'],
  cwd: home,
  env: { ...process.env, HOME: home, TMPDIR: home },
});

const endGroup = (): void => {
  const { pid } = program;
  if (pid !== undefined) killProcess(-pid);
};

program.on('error', () => {
  cleanUp(home);
  process.exit(1);
});
program.on('exit', (code, signal) => {
  endGroup();
  cleanUp(home);
  process.exit(code ?? 128 + constants.signals[signal ?? 'SIGKILL']);
});

new Socket({ fd: LEASH })
  .on('data', endGroup)
  .on('error', endGroup)
  .on('end', () => setTimeout(endGroup, GRACE));
