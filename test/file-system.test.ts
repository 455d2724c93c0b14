import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, describe, expect, it } from 'vitest';
import { systemError } from '../src/core/errors.ts';
import { removeUnfinished, replaceFile, unfinishedName } from '../src/file-system.ts';
import { Folder } from './cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

/** Does something while every temporary name is one that anybody could have guessed. */
const withGuessedName = (action: () => void): void => {
  const { randomBytes } = crypto;
  crypto.randomBytes = ((size: number) => Buffer.alloc(size)) as typeof randomBytes;
  syncBuiltinESMExports();
  try {
    action();
  } finally {
    crypto.randomBytes = randomBytes;
    syncBuiltinESMExports();
  }
};

describe('A file that is replaced', () => {
  it('is written under a name that nobody can guess', () => {
    const file = folder.file('guess');
    expect(unfinishedName(file)).not.toBe(unfinishedName(file));
  });

  it('is not written through a link that somebody put in the way', () => {
    const victim = folder.file('victim', 'precious');
    const file = folder.file('target');
    symlinkSync(victim, `${file}.0000000000000000.new`);
    withGuessedName(() => {
      expect(() => replaceFile(file, 'mine')).toThrow(expect.objectContaining({ code: 'CANNOT_WRITE' }));
    });
    expect([readFileSync(victim, 'utf8'), existsSync(file)]).toEqual(['precious', false]);
  });

  it('stays what it is where it is a pipe or a device', () => {
    const pipe = folder.file('pipe');
    execFileSync('mkfifo', [pipe]);
    const held = openSync(pipe, constants.O_RDWR);
    replaceFile(pipe, 'through');
    closeSync(held);
    expect(statSync(pipe).isFIFO()).toBe(true);
  });

  it('leaves nothing beside it, and what a killed process left goes when the folder is opened again', () => {
    const path = folder.file('run');
    mkdirSync(path);
    replaceFile(`${path}/plan.json`, 'plan');
    expect(readdirSync(path)).toEqual(['plan.json']);
    folder.file('run/plan.json.0123456789abcdef.new', 'half');
    folder.file('run/mine.new', 'whole');
    removeUnfinished(path);
    expect(readdirSync(path)).toEqual(['mine.new', 'plan.json']);
  });
});

it.each([
  ['ENOSPC', 'DISK_FULL', 'the disk is full'],
  ['EDQUOT', 'DISK_FULL', 'your share of the disk is full'],
  ['EROFS', 'CANNOT_WRITE', 'the disk is read-only'],
])('A failure %s of the system is %s', (code, expected, message) => {
  const error = Object.assign(new Error('failed'), { code });
  expect(systemError('CANNOT_WRITE', 'here', error)).toMatchObject({
    code: expected,
    place: 'here',
    message,
  });
});
