import { execFileSync } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Folder } from './in-process.ts';
import { refusalOf } from './refusal.ts';

const folder = new Folder();
afterAll(() => folder.remove());

describe('A file that is no file with text is refused by every tool', () => {
  const sparse = folder.file('huge.yaml', '');
  const pipe = folder.file('pipe');
  const bytes = folder.file('bytes.yaml');

  beforeAll(() => {
    truncateSync(sparse, 1_000_000_000);
    execFileSync('mkfifo', [pipe]);
    writeFileSync(bytes, new Uint8Array([0x74, 0xff, 0xfe]));
  });

  const tools: readonly (readonly [string, (file: string) => readonly string[]])[] = [
    ['judge', (file) => ['judge', file]],
    ['why', (file) => ['why', file, 'pass']],
    ['replay', (file) => ['replay', file]],
    ['play', (file) => ['play', file]],
    ['play --cards', (file) => ['play', '--cards', file]],
    ['cards check', (file) => ['cards', 'check', file]],
    ['fuzz repro', (file) => ['fuzz', 'repro', file]],
    ['fuzz explore', (file) => ['fuzz', 'explore', file]],
    ['inspect', (file) => ['inspect', file]],
  ];

  it.each(tools)('%s', async (_, args) => {
    expect(await refusalOf(...args(sparse))).toBe('FILE_TOO_LARGE');
    expect(await refusalOf(...args(bytes))).toBe('NOT_TEXT');
    for (const file of [pipe, '/dev/zero', '/dev/null'])
      expect(await refusalOf(...args(file))).toBe('CANNOT_READ');
  });
});
