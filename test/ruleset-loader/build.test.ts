import { mkdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Folder, gatechart } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const URL_OF_PEBBLES = JSON.stringify(new URL('support/pebbles.js', import.meta.url).href);

/** What a compiler takes out. The rule of the built file stands one line higher than that of the source. */
const TYPE = 'type Game = object;\n';
const CODE = `export { default } from ${URL_OF_PEBBLES};\n`;
const THROWS = 'throw new Error("early");\n';

/** Lines of a source map: each line of the built file comes from the line below it in the source. */
const MAPPINGS = 'AACA;AACA';

const inFolder = (path: string): string => relative('', folder.file(path));

/** Writes a source and what a compiler makes of it. */
const build = (code: string, name = 'index'): string => {
  const text = TYPE + code;
  folder.file(`src/${name}.ts`, text);
  const map = { version: 3, names: [], sources: [`../src/${name}.ts`], sourcesContent: [text] };
  folder.file(`dist/${name}.js.map`, JSON.stringify({ ...map, mappings: MAPPINGS }));
  return folder.file(`dist/${name}.js`, code);
};

const play = (rules = folder.path) => gatechart('play', '--rules', rules, '--agents', 'random,random');

const describePackage = (scripts: object): string =>
  folder.file('package.json', JSON.stringify({ type: 'module', main: 'dist/index.js', scripts }));

beforeAll(() => {
  for (const name of ['src', 'dist', 'scenarios']) mkdirSync(folder.file(name));
});

describe('A ruleset that is built', () => {
  it('is refused before its first build, with what to run', async () => {
    describePackage({ build: 'tsc' });
    expect(await play()).toEqual({
      code: 2,
      out: [],
      notes: [
        `gatechart: NOT_BUILT ${folder.path}: package.json names dist/index.js, which does not exist; run npm run build in the folder of the ruleset`,
      ],
    });
  });

  it('is told to have no module where there is no script that builds it', async () => {
    describePackage({});
    expect((await play()).notes[0]).toContain(`BAD_RULESET ${folder.path}: the folder has no module`);
  });

  it('is played, also where its sources are not on the machine', async () => {
    describePackage({ build: 'tsc' });
    build(CODE);
    expect((await play()).code).toBe(0);
    rmSync(folder.file('src/index.ts'));
    expect((await play()).code).toBe(0);
  });

  it('is refused where a source has changed since', async () => {
    build(CODE);
    folder.file('src/index.ts', `${TYPE}${CODE}// changed\n`);
    expect(await play()).toEqual({
      code: 2,
      out: [],
      notes: [
        `gatechart: NOT_BUILT ${inFolder('src/index.ts')}: the file has changed since ${inFolder('dist/index.js')} was built from it; run npm run build in the folder of the ruleset`,
      ],
    });
  });

  it('is played where only the times of its files differ, or a byte order mark that no compiler keeps', async () => {
    build(CODE);
    folder.file('src/index.ts', `\uFEFF${TYPE}${CODE}`);
    expect((await play()).code).toBe(0);
  });

  it('has errors at the line of its source', async () => {
    const module = build(THROWS, 'throws');
    expect((await play(module)).notes[0]).toContain(`BAD_RULESET ${module}: early (throws.ts:2);`);
  });

  it('has its clauses in its sources, and its scenarios beside them', async () => {
    build(`${CODE}export const rule = 'pebbles.1';\n`);
    folder.file('scenarios/take.yaml', 'title: pebbles.1 takes\n');
    const { out } = await gatechart('clauses', 'pebbles.1', '--rules', folder.path);
    expect(out).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^ +rule +src\/index\.ts:3\b/),
        expect.stringMatching(/^ +test +scenarios\/take\.yaml:1\b/),
      ]),
    );
  });
});
