import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from '../../package-files.ts';

/** The package, as it is installed or cloned. */
const ROOT = packageFile('.');

const TEMPLATE = join(ROOT, 'templates/game');

/** What the game of the template is called; wherever it stands, the new game's name stands instead. */
const TEMPLATE_NAME = 'spark-and-ward';

/** A file of a new game. */
interface TemplateFile {
  readonly path: string;
  readonly text: string;
}

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly engines: Readonly<Record<string, string>>;
}

const manifest = (): Manifest => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;

const packageOf = (name: string, gatechart: string | undefined): string => {
  const { version, devDependencies, engines } = manifest();
  const tools = ['fast-check', 'vitest'].map((tool) => [tool, devDependencies[tool]]);
  const made = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    main: 'index.mjs',
    engines,
    scripts: { test: 'vitest run', start: 'gatechart play --rules .' },
    dependencies: { gatechart: gatechart ?? `^${version}` },
    devDependencies: Object.fromEntries(tools),
  };
  return `${JSON.stringify(made, null, 2)}\n`;
};

const templateFiles = (): readonly string[] =>
  readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(TEMPLATE, path)).isFile())
    .sort();

/** The files of a new game of that name; `gatechart`: what its package depends on, this version when absent. */
export const gameFiles = (name: string, gatechart?: string): readonly TemplateFile[] => [
  { path: 'package.json', text: packageOf(name, gatechart) },
  { path: '.gitignore', text: 'node_modules\n' },
  ...templateFiles().map((path) => ({
    path,
    text: readFileSync(join(TEMPLATE, path), 'utf8').replaceAll(TEMPLATE_NAME, name),
  })),
];
