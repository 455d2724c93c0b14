import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { circles, importsOf, wrongImport } from './layers.ts';

const SOURCES = ['machines', 'src', 'packages', 'tools'];

const files = SOURCES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((file) => !/node_modules|^packages\/[^/]+\/test\//.test(file)),
);

const graph = new Map(files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));

const own = (imported: string): boolean => graph.has(imported) || imported.startsWith('@gatechart/');

/** What a package may import of the engine. */
const entries = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Readonly<Record<string, unknown>> })
    .exports,
).map((entry) => entry.replace(/^\./, 'gatechart'));

describe('The layers', () => {
  it('are kept by every import', () => {
    const wrong = [...graph].flatMap(([file, imported]) =>
      imported.filter(own).flatMap((each) => wrongImport(file, each) ?? []),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  it('have no circle, of types neither', () => {
    expect(circles(graph)).toEqual([]);
  });

  it('are open to packages at the public entries alone', () => {
    const wrong = [...graph].flatMap(([file, imported]) =>
      imported
        .filter((each) => /^gatechart(?:\/|$)/.test(each) && !entries.includes(each))
        .map((each) => `${file}: ${each}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['src/core/ruleset.ts', 'src/runtime/match.ts'],
    ['src/runtime/match.ts', 'src/rulesets/mine/ruleset.ts'],
    ['src/agents/agents.ts', 'src/registry.ts'],
    ['src/rulesets/mine/queries/zones.ts', 'src/rulesets/mine/rules/ch03-zones/movement.ts'],
    ['src/rulesets/mine/rules/ch03-zones/up.ts', 'src/rulesets/mine/views/view.ts'],
    ['src/rulesets/mine/state/tool.ts', 'src/cli/program.ts'],
    ['src/rulesets/mine/ruleset.ts', 'src/registry.ts'],
    ['src/rulesets/mine/ruleset.ts', 'src/runtime/match.ts'],
    ['src/rulesets/mine/state/game.ts', 'src/rulesets/yours/state/game.ts'],
    ['machines/mine/turn.ts', 'src/rulesets/mine/decisions/decisions.ts'],
    ['machines/mine/turn.ts', 'machines/yours/turn.ts'],
    ['src/conformance/conformance.ts', 'src/rulesets/mine/ruleset.ts'],
    ['src/cli/play/command.ts', 'machines/mine/turn.ts'],
    ['src/cli/play/command.ts', 'packages/inspector/src/server.ts'],
    ['packages/cluster/src/queue.ts', 'src/core/error.ts'],
    ['packages/cluster/src/queue.ts', 'packages/inspector/src/server.ts'],
    ['packages/cluster/src/queue.ts', '@gatechart/inspector/server'],
    ['src/selfplay/run.ts', '@gatechart/cluster/redis'],
    ['src/selfplay/run.ts', 'src/cli/output.ts'],
    ['src/cli/play/command.ts', 'tools/site/main.ts'],
    ['src/new/thing.ts', 'src/core/error.ts'],
  ])('let %s not import %s', (file, imported) => {
    expect(wrongImport(file, imported)).toBeDefined();
  });

  it.each([
    ['src/rulesets/mine/rules/ch03-zones/movement.ts', 'src/rulesets/mine/queries/zones.ts'],
    ['src/rulesets/mine/events/emit.ts', 'src/core/event.ts'],
    ['src/rulesets/mine/ruleset.ts', 'machines/mine/turn.ts'],
    ['src/runtime/compiler/chart.ts', 'src/core/event.ts'],
    ['tools/site/main.ts', 'src/cli/output.ts'],
    ['src/cli/cluster/board.ts', '@gatechart/cluster/board'],
    ['packages/cluster/src/queue.ts', 'packages/cluster/src/redis.ts'],
    ['src/cli/judge/command.ts', 'src/scenarios/judge.ts'],
  ])('let %s import %s', (file, imported) => {
    expect(wrongImport(file, imported)).toBeUndefined();
  });

  it('count every import of a file', () => {
    const text = [
      "import type { A } from './a.ts';",
      "export type { B } from '../b.ts';",
      "export * from './c/d.ts';",
      "import 'gatechart/charts';",
      "const e = await import('./e.ts');",
    ].join('\n');
    expect(importsOf('src/x/file.ts', text)).toEqual([
      'src/x/a.ts',
      'gatechart/charts',
      'src/b.ts',
      'src/x/c/d.ts',
      'src/x/e.ts',
    ]);
  });

  it('see a circle', () => {
    const planted = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', []],
    ]);
    expect(circles(planted).map((circle) => circle.toSorted())).toEqual([['a', 'b', 'c']]);
  });
});
