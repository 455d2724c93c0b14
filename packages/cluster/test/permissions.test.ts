import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { RunConfig } from '../src/job.ts';
import { checkAgentsPermitted, checkPlacePermitted, permittedSecret } from '../src/permissions.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatechart-permissions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RUN = '0123456789abcdef';

const runAt = (place: string) => ({ run: RUN, place, plan: {} }) as unknown as RunConfig;

const refusal = expect.objectContaining({ code: 'RUN_REFUSED' });

describe('A worker', () => {
  it('writes into its object store and below, and into none whose name begins alike', () => {
    const store = 's3://runs/cup';
    for (const place of [store, `${store}/1`]) {
      expect(() => checkPlacePermitted(runAt(place), { programs: false, store })).not.toThrow();
    }
    for (const place of ['s3://runs/cup-of-others', 's3://runs', 's3://others/cup']) {
      expect(() => checkPlacePermitted(runAt(place), { programs: false, store })).toThrow(refusal);
    }
    expect(() => checkPlacePermitted(runAt(store), { programs: false })).toThrow(refusal);
  });

  it('writes into no folder but that of the run, with its plan and its id', () => {
    const check = () => checkPlacePermitted(runAt(folder), { programs: false });
    const missing = expect.objectContaining({ code: 'NO_RUN_FOLDER' });
    expect(check).toThrow(missing);
    writeFileSync(join(folder, 'plan.json'), '{}\n');
    expect(check).toThrow(missing);
    writeFileSync(join(folder, 'queue.id'), `${RUN}\n`);
    expect(check).not.toThrow();
    writeFileSync(join(folder, 'plan.json'), '{"seed":2}\n');
    expect(check).toThrow(missing);
    rmSync(join(folder, 'plan.json'));
    symlinkSync('/dev/zero', join(folder, 'plan.json'));
    expect(check).toThrow(expect.objectContaining({ code: 'CANNOT_READ' }));
  });

  it('runs programs only with that permission', () => {
    expect(() => checkAgentsPermitted(['greedy', 'cmd:./bot'], { programs: false })).toThrow(refusal);
    expect(() => checkAgentsPermitted(['greedy', 'cmd:./bot'], { programs: true })).not.toThrow();
    expect(() => checkAgentsPermitted(['greedy'], { programs: false })).not.toThrow();
  });

  it('plays a run with a secret only where it was given one', () => {
    const secret = new Uint8Array(32);
    const plan = { secretDigest: RUN } as never;
    expect(() => permittedSecret(plan, { programs: false })).toThrow(refusal);
    expect(permittedSecret(plan, { programs: false, secret })).toBe(secret);
    expect(permittedSecret({} as never, { programs: false, secret })).toBeUndefined();
  });
});
