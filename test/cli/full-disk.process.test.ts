import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url));
const REMEDY = 'free space on the disk, or give a path on another disk, and repeat the command';

/** Runs a command in a shell where the folder /mnt is a disk of 4096 bytes without any room. */
const onFullDisk = (command: string) => {
  const words = [
    '--ro-bind',
    '/',
    '/',
    '--dev',
    '/dev',
    '--proc',
    '/proc',
    '--size',
    '4096',
    '--tmpfs',
    '/mnt',
  ];
  const fill = 'head -c 8192 /dev/zero > /mnt/filling 2> /dev/null;';
  const line = `${fill} ${process.execPath} ${MAIN} ${command}; code=$?; ls /mnt >&2; exit $code`;
  return spawnSync('bwrap', [...words, '--', 'sh', '-c', line], { encoding: 'utf8' });
};

describe('A full disk', () => {
  it.each([
    ['the record of a match', 'play --ruleset waiting-zone --record /mnt/match.jsonl', '/mnt/match.jsonl'],
    ['a run', 'selfplay --ruleset waiting-zone --games 2 --workers 0 --out /mnt/run', '/mnt/run'],
    ['the standard output', 'clauses > /dev/full', 'standard output'],
  ])('is reported as one for %s, with exit code 3', (_, command, place) => {
    const { status, stderr } = onFullDisk(command);
    expect([status, stderr]).toEqual([3, expect.stringContaining(`DISK_FULL ${place}`)]);
    expect(stderr).toContain(`the disk is full; ${REMEDY}`);
    expect(stderr).not.toContain('.new');
  });
});
