import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { packageFile } from '../../package-files.ts';
import { packageSource } from './package-source.ts';

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

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The build reads the versions: a published package names no tools. */
const packageOf = (name: string, gatechart: string): string => {
  const { devDependencies: tools, engines } = manifest;
  return json({
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    main: 'dist/index.js',
    types: 'dist/index.d.ts',
    exports: './dist/index.js',
    engines,
    scripts: {
      build: 'tsc',
      dev: 'tsc --watch',
      test: 'tsc && tsc -p test && vitest run',
      start: 'npm run build && gatechart play --rules .',
    },
    dependencies: { gatechart },
    devDependencies: {
      '@types/node': tools['@types/node'],
      'fast-check': tools['fast-check'],
      typescript: tools.typescript,
      vitest: tools.vitest,
    },
  });
};

/** The source map holds the sources, by which gatechart sees whether a build is up to date. */
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2023',
    module: 'NodeNext',
    types: ['node'],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
    skipLibCheck: true,
    rootDir: 'src',
    outDir: 'dist',
    declaration: true,
    noEmitOnError: true,
    sourceMap: true,
    inlineSources: true,
  },
  include: ['src'],
};

const TEST_TSCONFIG = {
  extends: '../tsconfig.json',
  compilerOptions: { noEmit: true, rootDir: '..' },
  include: ['.'],
};

const templateFiles = (): readonly string[] =>
  readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(TEMPLATE, path)).isFile())
    .sort();

/** The files of a new game in a folder of its name; `gatechart`: what its package depends on, by default the one that runs. */
export const gameFiles = (folder: string, gatechart?: string): readonly TemplateFile[] => {
  const name = basename(folder);
  const spec = gatechart ?? packageSource(ROOT, manifest.version, folder);
  return [
    { path: 'package.json', text: packageOf(name, spec) },
    { path: 'tsconfig.json', text: json(TSCONFIG) },
    { path: 'test/tsconfig.json', text: json(TEST_TSCONFIG) },
    { path: '.gitignore', text: 'dist\nnode_modules\n' },
    ...templateFiles().map((path) => ({
      path,
      text: readFileSync(join(TEMPLATE, path), 'utf8').replaceAll(TEMPLATE_NAME, name),
    })),
  ];
};
