import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** A layer: its files import those of their own layer and of the layers below. */
export interface Layer {
  readonly name: string;
  /** How its paths begin, from the root; `*` is one folder. */
  readonly paths: readonly string[];
}

const layer = (name: string, ...paths: readonly string[]): Layer => ({ name, paths });

const inRulesets = (...folders: readonly string[]): readonly Layer[] =>
  folders.map((folder) => layer(folder, `src/rulesets/*/${folder}/`));

const RULESETS: readonly Layer[] = [
  ...inRulesets('rulebook', 'keywords', 'state', 'card-schema', 'cards', 'queries', 'events'),
  layer('rules', 'src/rulesets/*/rules/'),
  layer('machines', 'machines/'),
  ...inRulesets('decisions', 'views', 'text', 'scenario', 'adapters'),
  layer('ruleset', 'src/rulesets/'),
];

const ABOVE_REGISTRY: readonly Layer[] = [
  layer('readers', 'src/rulebook/', 'src/charts/', 'src/scenarios/'),
  layer('checks', 'src/conformance/', 'src/testing/', 'src/fuzz/', 'src/selfplay/', 'src/ruleset-loader/'),
  layer('api', 'src/api/'),
  layer('packages', 'packages/', '@gatechart/'),
  layer('bench', 'src/bench/', 'src/build-interface.ts'),
  layer('cli', 'src/cli/'),
  layer('tools', 'tools/'),
];

/** All layers, lowest first. */
export const LAYERS: readonly Layer[] = [
  layer('core', 'src/core/'),
  layer('runtime', 'src/runtime/'),
  layer('kit', 'src/kit/'),
  layer('agents', 'src/agents/', 'src/replay/'),
  ...RULESETS,
  layer(
    'registry',
    'src/registry.ts',
    'src/registered.ts',
    'src/package-archive.ts',
    'src/package-files.ts',
    'src/file-system.ts',
    'src/event-loop.ts',
    'src/http-front.ts',
    'src/request-guard.ts',
  ),
  ...ABOVE_REGISTRY,
];

/** Imports of lower layers that are not allowed all the same, and why. */
const BANS: readonly {
  readonly from: readonly Layer[];
  readonly to: readonly string[];
  readonly why: string;
}[] = [
  { from: RULESETS, to: ['runtime', 'agents'], why: 'a ruleset is a value that knows nobody who plays it' },
  {
    from: ABOVE_REGISTRY,
    to: RULESETS.map(({ name }) => name),
    why: 'a tool asks the ruleset that it is handed',
  },
];

/** Files that hand on what is below, or load it by name. */
const EXEMPT: readonly string[] = ['excess-damage', 'gate-ruler', 'machines', 'waiting-zone'].map(
  (entry) => `src/api/${entry}.ts`,
);

const matches = (file: string, path: string): boolean =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}`).test(file);

/** The layer of a file: of all whose paths it has, the one of the longest. */
export const layerOf = (file: string): Layer | undefined =>
  LAYERS.flatMap((each) => each.paths.filter((path) => matches(file, path)).map((path) => ({ each, path })))
    .toSorted((a, b) => b.path.length - a.path.length)
    .at(0)?.each;

const rulesetOf = (file: string): string | undefined =>
  /^(?:src\/rulesets|machines)\/([^/]+)\//.exec(file)?.[1];

const packageOf = (file: string): string | undefined => /^(?:packages|@gatechart)\/([^/]+)\//.exec(file)?.[1];

/** Whether what builds a part uses a tool, which no part itself may. */
const isOfBuild = (file: string, imported: string): boolean =>
  file.endsWith('.config.ts') && imported.startsWith('tools/');

/** Why a file may not import another one, or nothing. Both are paths from the root. */
export const wrongImport = (file: string, imported: string): string | undefined => {
  if (isOfBuild(file, imported)) return undefined;
  const from = layerOf(file);
  const to = layerOf(imported);
  if (from === undefined) return `${file} is in no layer`;
  if (to === undefined) return `${imported} is in no layer`;
  if (packageOf(imported) !== packageOf(file)) {
    if (packageOf(file) !== undefined)
      return `${file}: a package reaches others by their public entries, not ${imported}`;
    if (imported.startsWith('packages/'))
      return `${file}: a package is reached by its public entry, not ${imported}`;
  }
  if (LAYERS.indexOf(to) > LAYERS.indexOf(from))
    return `${file}: ${from.name} stands below ${to.name} (${imported})`;
  const [home, other] = [rulesetOf(file), rulesetOf(imported)];
  if (home !== undefined && other !== undefined && home !== other)
    return `${file}: a ruleset knows no other one (${imported})`;
  if (EXEMPT.includes(file)) return undefined;
  const ban = BANS.find((each) => each.from.includes(from) && each.to.includes(to.name));
  return ban && `${file}: ${ban.why} (${imported})`;
};

/** What a file imports, types too: paths from the root, or names of packages. */
export const importsOf = (file: string, text: string): readonly string[] => {
  const { module } = parseSync(file, text);
  const written = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((each) => each.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^'(.*)'$/.exec(text.slice(start, end))?.[1] ?? [],
    ),
  ];
  return written.map((path) => (path.startsWith('.') ? normalize(join(dirname(file), path)) : path));
};

/** The files of each circle of imports. */
export const circles = (graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    stack.push(file);
    let low = number;
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === number) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1) found.push(circle);
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
};
