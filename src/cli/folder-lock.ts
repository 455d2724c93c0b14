import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { GatechartError, systemError } from '../core/errors.ts';
import type { AcquireLock } from '../selfplay/store/run-folder.ts';
import { redactedCommand } from './secrets.ts';

const lockOwnerSchema = z.object({
  /** Of this lock alone. */
  id: z.string().regex(/^[0-9a-f]+$/),
  pid: z.int().positive(),
  /** When the process began, as its system counts; absent where that cannot be read. */
  began: z.string().optional(),
  host: z.string(),
  /** Date and time. */
  since: z.string(),
  command: z.string(),
});

/** Who holds a folder. */
type LockOwner = z.output<typeof lockOwnerSchema>;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** State and start of a process, where the system shows them as Linux does. */
const processState = (pid: number): { readonly state?: string; readonly began?: string } => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold anything, brackets too.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', began = ''] = [fields[0], fields[19]];
    return { state, began };
  } catch {
    return {};
  }
};

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** Whether a holder has ended for certain; another process may have its number by now. */
const isGone = ({ pid, began, host }: LockOwner): boolean => {
  if (host !== hostname()) return false;
  if (!exists(pid)) return true;
  const now = processState(pid);
  return now.state === 'Z' || (began !== undefined && now.began !== undefined && now.began !== began);
};

const inUse = (file: string, message: string): GatechartError =>
  new GatechartError('RUN_IN_USE', file, message);

const lockedError = (file: string, { pid, host, since, command }: LockOwner): GatechartError => {
  const who = `the folder is in use by process ${pid} on ${host} since ${since} (${command})`;
  const elsewhere = `${hostname()} cannot tell whether that process still runs; if it does not, remove the file ${file}`;
  return inUse(file, host === hostname() ? who : `${who}; ${elsewhere}`);
};

/** Who holds a lock; nobody where it was let go meanwhile. */
const readLockOwner = (file: string): LockOwner | undefined => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return lockOwnerSchema.parse(JSON.parse(text));
  } catch {
    throw inUse(file, `the lock names no process; if no process uses the folder, remove the file ${file}`);
  }
};

/** Puts the holder into a file as a whole, by that way from a file of its own. */
const placeLock = (file: string, me: LockOwner, place: (from: string, to: string) => void): void => {
  const own = `${file}.${me.id}.own`;
  try {
    writeFileSync(own, `${JSON.stringify(me)}\n`, { flag: 'wx' });
    place(own, file);
  } finally {
    rmSync(own, { force: true });
  }
};

/** Whether the lock was free and is taken now: of several who try, the system lets one. */
const tryAcquire = (file: string, me: LockOwner): boolean => {
  try {
    placeLock(file, me, linkSync);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Takes a lock. Who is to follow a holder that has ended is settled by a lock of its own, named after that holder: only
 * who has it may put itself in the place of just that one.
 */
const acquire = (file: string, me: LockOwner): void => {
  while (!tryAcquire(file, me)) {
    const before = readLockOwner(file);
    if (before === undefined) continue;
    if (!isGone(before)) throw lockedError(file, before);
    const succession = `${file}.${before.id}`;
    acquire(succession, me);
    try {
      if (readLockOwner(file)?.id !== before.id) continue;
      placeLock(file, me, renameSync);
      return;
    } finally {
      rmSync(succession, { force: true });
    }
  }
};

/**
 * Holds folders for this process while it carries out a command, by a file `lock` in each. Throws `RUN_IN_USE`, naming who
 * holds it, and `CANNOT_WRITE`. A lock of a process of this host that has ended is taken over.
 */
export const folderLock =
  (command: string): AcquireLock =>
  (path) => {
    const file = join(path, 'lock');
    const { began } = processState(process.pid);
    const me: LockOwner = {
      id: randomBytes(8).toString('hex'),
      pid: process.pid,
      ...(began !== undefined && { began }),
      host: hostname(),
      since: new Date().toISOString(),
      command,
    };
    try {
      acquire(file, me);
    } catch (error) {
      if (error instanceof GatechartError) throw error;
      throw systemError('CANNOT_WRITE', file, error);
    }
    return () => {
      if (readLockOwner(file)?.id === me.id) rmSync(file, { force: true });
    };
  };

/** The same for the command that this process was started with. Throws as `folderLock`. */
export const commandLock = (): AcquireLock => folderLock(redactedCommand(process.argv.slice(2)));
