import { spawnSync } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { GatechartError } from '../../core/errors.ts';

/** The sandbox of programs: processes, network and files are apart, by bubblewrap. */
export interface Sandbox {
  /** Files and folders that a program must not read: the secret, the run. */
  readonly hidden: readonly string[];
}

const BWRAP = 'bwrap';

/** Bytes that a program may write into its folder, which is in memory. */
const MAX_FOLDER_BYTES = 256 * 2 ** 20;

/** Bytes that a program may write where it needs none. */
const MAX_OTHER_BYTES = 2 ** 20;

/** An empty folder in memory in the place of another one. */
const emptied = (path: string, bytes = MAX_OTHER_BYTES): readonly string[] => [
  ...['--size', String(bytes), '--tmpfs', path],
];

/** Nothing of the processes, the network and the rights of the user is left; the files of the system can be read alone. */
const APART = [
  ...['--unshare-all', '--cap-drop', 'ALL', '--new-session', '--die-with-parent'],
  ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
];

/** Where services put their sockets, which stay open to whoever may read them, and programs what others could take. */
const SHARED_FOLDERS = ['/run', '/tmp', '/var/tmp', '/dev/shm'].flatMap((path) => emptied(path));

const hiding = (path: string): readonly string[] => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return emptied(realpathSync(path));
  return stats?.isFile() ? ['--ro-bind', '/dev/null', realpathSync(path)] : [];
};

/**
 * The words before a command that is to run in a sandbox, with an empty folder of its own at `home`. `shown`: the folders with
 * the files of the program, which it reads wherever they are.
 */
export const sandboxPrefix = (
  home: string,
  { hidden }: Sandbox,
  shown: readonly string[] = [],
): readonly string[] => [
  BWRAP,
  ...APART,
  ...SHARED_FOLDERS,
  ...shown.flatMap((path) => ['--ro-bind', path, path]),
  ...hidden.flatMap(hiding),
  ...emptied(home, MAX_FOLDER_BYTES),
  ...['--chdir', home, '--'],
];

/** Throws `NO_SANDBOX` where the system has none that works. */
export const checkSandbox = (): void => {
  const { error, status, stderr } = spawnSync(BWRAP, [...APART, '--', '/bin/true'], { encoding: 'utf8' });
  if (status === 0) return;
  const reason = error === undefined ? stderr.trim() : 'it is not installed';
  throw new GatechartError('NO_SANDBOX', BWRAP, `bubblewrap cannot keep programs apart: ${reason}`);
};
