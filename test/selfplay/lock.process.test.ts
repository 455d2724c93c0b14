import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { folderLock } from '../../src/cli/folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatechart-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const here = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
};

const take = folderLock('gatechart selfplay --out run');

/** A lock as this process would write it, but for that. */
const locked = (name: string, more: object = {}): string => {
  const path = here(name);
  const letGo = take(path);
  const lock = JSON.parse(readFileSync(join(path, 'lock'), 'utf8'));
  letGo();
  writeFileSync(join(path, 'lock'), JSON.stringify({ ...lock, ...more }));
  return path;
};

/** The number of a process that has ended. */
const ended = async (): Promise<number> => {
  const child = spawn('true');
  await once(child, 'close');
  return child.pid as number;
};

const isHeldAnew = (path: string): void => {
  const letGo = take(path);
  expect(JSON.parse(readFileSync(join(path, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  letGo();
  expect(readdirSync(path)).toEqual([]);
};

describe('A folder in use', () => {
  it('is refused with the process, the host, the time and the command of its holder', () => {
    const path = here('held');
    const letGo = take(path);
    const { since } = JSON.parse(readFileSync(join(path, 'lock'), 'utf8'));
    expect(Date.parse(since)).toBeGreaterThan(0);
    const message = `the folder is in use by process ${process.pid} on ${hostname()} since ${since} (gatechart selfplay --out run)`;
    expect(() => take(path)).toThrowError(
      expect.objectContaining({ code: 'RUN_IN_USE', place: join(path, 'lock'), message }),
    );
    letGo();
    isHeldAnew(path);
  });

  it('is taken over from a process that has ended', async () => {
    isHeldAnew(locked('ended', { pid: await ended() }));
  });

  it('is taken over from a process whose number another one has by now', () => {
    isHeldAnew(locked('reused', { began: '1' }));
  });

  it('is taken over from a process that has ended and waits for its parent to notice', async () => {
    const child = spawn('bash', ['-c', 'read -r line <&0 & echo $!; exec sleep 1000 </dev/null']);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const pid = Number(String(said));
    const shown = (of: number | undefined, name: string) => () => readFileSync(`/proc/${of}/${name}`, 'utf8');
    await expect.poll(shown(child.pid, 'comm')).toBe('sleep\n');
    child.stdin.write('\n');
    await expect.poll(shown(pid, 'stat')).toMatch(/\) Z /);
    try {
      isHeldAnew(locked('unnoticed', { pid, began: undefined }));
    } finally {
      child.kill();
    }
  });

  it('is not taken over from another host, and it is said how to free it', async () => {
    const path = locked('elsewhere', { host: 'elsewhere', pid: await ended() });
    expect(() => take(path)).toThrowError(
      expect.objectContaining({
        code: 'RUN_IN_USE',
        message: expect.stringMatching(
          /on elsewhere since .* cannot tell whether that process still runs; if it does not, remove the file \S+\/elsewhere\/lock$/,
        ),
      }),
    );
    rmSync(join(path, 'lock'));
    isHeldAnew(path);
  });

  it('is not taken over from a lock that does not say whose it is', () => {
    const path = here('nameless');
    writeFileSync(join(path, 'lock'), '');
    expect(() => take(path)).toThrowError(/names no process; .* remove the file/);
  });

  it('stays with who has it when an earlier holder lets go late', () => {
    const path = here('late');
    const letGo = take(path);
    rmSync(join(path, 'lock'));
    const other = take(path);
    letGo();
    expect(() => take(path)).toThrowError(/in use/);
    other();
  });
});

describe('Of several who come at once', () => {
  const TAKING = fileURLToPath(new URL('./support/taking.js', import.meta.url));

  it.each([
    ['a free folder', false],
    ['the folder of a process that has ended', true],
  ])('one gets %s', async (_title, isLeft) => {
    const pid = await ended();
    const takers = Array.from({ length: 4 }, () => {
      const child = spawn(process.execPath, [TAKING]);
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const tell = async (line: string): Promise<string> => {
        child.stdin.write(`${line}\n`);
        return (await lines.next()).value as string;
      };
      return { child, tell };
    });
    const all = (line: string) => Promise.all(takers.map(({ tell }) => tell(line)));
    for (let round = 0; round < 60; round += 1) {
      const name = `${isLeft}-${round}`;
      const path = isLeft ? locked(name, { pid }) : here(name);
      const said = await all(path);
      expect(said.filter((each) => each === 'held')).toHaveLength(1);
      expect(said.filter((each) => each.startsWith('RUN_IN_USE the folder is in use by'))).toHaveLength(3);
      await all('free');
      expect(readdirSync(path)).toEqual([]);
    }
    for (const { child } of takers) child.stdin.end();
    await Promise.all(takers.map(({ child }) => once(child, 'close')));
  });
});
