import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { waitingZone } from '../../src/registered.ts';
import { setCustomRuleset } from '../../src/registry.ts';
import { digestOfModule } from '../../src/rulebook/module-files.ts';
import { buildDigest, engineDigest } from '../../src/selfplay/engine-digest.ts';
import { Folder } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());
afterEach(() => setCustomRuleset(undefined));

/** The digest of the build of a custom ruleset, whose module is in that folder. */
const buildWith = (name: string): string => {
  const path = join(folder.path, name, 'rules.mjs');
  setCustomRuleset({ ruleset: { ...waitingZone, id: 'own' }, path, digest: digestOfModule(path) });
  return buildDigest('own');
};

describe('The digest of a build', () => {
  it('is that of the program for a built-in ruleset', () => {
    expect(buildDigest(waitingZone.id)).toBe(engineDigest());
  });

  it('covers the module of a custom ruleset and what it imports, wherever they lie', () => {
    mkdirSync(join(folder.path, 'one'));
    writeFileSync(join(folder.path, 'one', 'rules.mjs'), "export { default } from './cards.mjs';\n");
    writeFileSync(join(folder.path, 'one', 'cards.mjs'), 'export default 1;\n');
    cpSync(join(folder.path, 'one'), join(folder.path, 'moved'), { recursive: true });
    const first = buildWith('one');
    expect(first).not.toBe(engineDigest());
    expect(buildWith('moved')).toBe(first);
    writeFileSync(join(folder.path, 'moved', 'cards.mjs'), 'export default 2;\n');
    expect(buildWith('moved')).not.toBe(first);
  });
});
