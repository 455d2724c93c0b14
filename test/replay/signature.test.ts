import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signRecord } from '../../src/replay/verify.ts';
import { Folder, gatechart } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const SECRET = 'a secret of the tournament, long enough to be one';
const OTHER = 'another secret of the tournament, as long as that';

/** Code and error of `replay --verify` of that text. */
const verified = async (text: string, ...more: readonly string[]) => {
  const file = folder.file('record.jsonl', text);
  const { code, notes, out } = await gatechart('replay', file, '--verify', ...more);
  return { code, error: notes[0]?.split(': ')[1]?.replace(file, 'FILE'), out };
};

const bytes = (text: string) => new TextEncoder().encode(text);

describe('A signed record', () => {
  let plain = '';
  let text = '';
  let secret: readonly string[] = [];
  let other: readonly string[] = [];

  beforeAll(async () => {
    const file = folder.file('plain.jsonl');
    await gatechart('play', '--runtime', 'lean', '--record', file);
    plain = readFileSync(file, 'utf8');
    text = signRecord(plain, bytes(SECRET));
    secret = ['--secret', folder.file('secret', SECRET)];
    other = ['--secret', folder.file('other', OTHER)];
  });

  it('is refused with any other bytes: a mark in front, keys in another order, no last line break', async () => {
    const reordered = (of: string, line: string) => {
      const lines = of.split('\n');
      const at = lines.findIndex((each) => each.startsWith(`{"line":"${line}"`));
      const entries = Object.entries(JSON.parse(lines[at] ?? '')).reverse();
      return lines.with(at, JSON.stringify(Object.fromEntries(entries))).join('\n');
    };
    for (const each of [plain, text]) {
      expect((await verified(`\uFEFF${each}`)).error).toBe('RECORD_EDITED FILE:1');
      expect((await verified(reordered(each, 'header'))).error).toBe('RECORD_EDITED FILE:1');
      expect((await verified(reordered(each, 'decision'))).error).toMatch(/^RECORD_EDITED FILE:\d+$/);
      const lines = each.split('\n').length - 1;
      const cut = each.slice(0, -1);
      expect(await verified(cut)).toMatchObject({ code: 1, error: `RECORD_EDITED FILE:${lines}` });
      expect((await gatechart('replay', folder.file('cut.jsonl', cut))).code).toBe(0);
    }
    expect((await verified(`\uFEFF${text}`, ...secret)).error).toBe('RECORD_EDITED FILE:1');
  });

  it('of a match that was saved and resumed is verified too', async () => {
    const [saved, record] = [folder.file('saved.json'), folder.file('resumed.jsonl')];
    await gatechart('play', '--runtime', 'lean', '--save', saved);
    await gatechart('play', saved, '--runtime', 'lean', '--record', record);
    expect((await verified(readFileSync(record, 'utf8'))).code).toBe(0);
  });

  it('is verified with the secret, and with no other', async () => {
    expect(await verified(text, ...secret)).toMatchObject({ code: 0, error: undefined });
    const last = text.split('\n').length - 1;
    expect(await verified(text, ...other)).toMatchObject({
      code: 1,
      error: `RECORD_SIGNATURE FILE:${last}`,
    });
  });

  it('has the HMAC-SHA-256 of all that stands before it', async () => {
    const { createHmac } = await import('node:crypto');
    const hmac = createHmac('sha256', SECRET).update(plain).digest('hex');
    expect(text).toBe(`${plain}${JSON.stringify({ line: 'signature', hmac })}\n`);
  });

  it('that is another match, played by who has no secret, is refused', async () => {
    const file = folder.file('forged.jsonl');
    await gatechart('play', '--runtime', 'lean', '--seed', '2', '--record', file);
    const forged = readFileSync(file, 'utf8');
    const signature = text.slice(plain.length);
    expect(await verified(forged)).toMatchObject({ code: 0 });
    expect((await verified(`${forged}${signature}`, ...secret)).error).toMatch(/^RECORD_SIGNATURE/);
    expect((await verified(forged, ...secret)).error).toMatch(/^RECORD_SIGNATURE/);
  });

  it('says without the secret that nobody checked who wrote it', async () => {
    const { code, out } = await verified(text);
    expect([code, out]).toEqual([
      0,
      [expect.stringContaining('the record is signed, and --secret FILE checks the signature')],
    ]);
    expect((await verified(plain)).out[0]).not.toContain('signed');
  });

  it('ends with the signature: nothing follows, and none is missing a part', async () => {
    const [line = ''] = text.slice(plain.length).split('\n');
    for (const bad of [
      `${text}${line}\n`,
      `${plain}${line}\n${plain.split('\n')[1]}\n`,
      `${plain}${line.replace('"hmac":"', '"hmac":"0')}\n`,
      `${plain}${line.slice(0, -4)}`,
    ]) {
      expect((await verified(bad, ...secret)).error).toMatch(/^RECORD_LINE/);
    }
  });

  it('is not checked with a secret that is too short, or where nothing is verified', async () => {
    const short = folder.file('short', 'x'.repeat(31));
    expect((await verified(text, '--secret', short)).error).toBe(`BAD_SECRET ${short}`);
    writeFileSync(short, 'x'.repeat(32));
    expect((await verified(text, '--secret', short)).error).toMatch(/^RECORD_SIGNATURE/);
    const { code, notes } = await gatechart('replay', folder.file('record.jsonl', text), ...secret);
    expect([code, notes[0]]).toEqual([2, expect.stringContaining('gatechart: USAGE --secret: ')]);
  });
});
