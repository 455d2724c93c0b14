import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file with the licences of all packages whose code is in what is built. */
const FILE = 'dist/LICENSES.txt';

const RULE = '\n---\n\n';

/** The package that a module is of; nothing for our own. */
const packageOf = (id: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[0]?.slice(0, -1);

interface Licence {
  readonly name: string;
  readonly text: string;
}

/** The licence of the package in a folder. Throws where it brings none. */
const licenceIn = (folder: string): Licence => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${folder} has no file with its licence`);
  const text = readFileSync(join(folder, file), 'utf8').trim();
  return { name: `${name} ${version} (${license})`, text };
};

/** The licences of the packages that modules are of, each once. */
export const licencesOf = (modules: Iterable<string>): readonly Licence[] =>
  [...new Set([...modules].flatMap((id) => packageOf(id) ?? []))].map(licenceIn);

const written = (): ReadonlyMap<string, string> =>
  new Map(
    (existsSync(FILE) ? readFileSync(FILE, 'utf8').split(RULE) : []).map((part) => [
      part.slice(0, part.indexOf('\n')),
      part,
    ]),
  );

/** Adds licences to the file. */
export const addLicences = (licences: readonly Licence[]): void => {
  const parts = new Map(written());
  for (const { name, text } of licences) parts.set(name, `${name}\n\n${text}\n`);
  writeFileSync(
    FILE,
    [...parts.keys()]
      .sort()
      .map((name) => parts.get(name))
      .join(RULE),
  );
};

interface Chunk {
  readonly type: 'chunk';
  readonly moduleIds: readonly string[];
  code: string;
}

type Bundle = Readonly<Record<string, { readonly type: string }>>;

const chunksOf = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle).filter((each): each is Chunk => each.type === 'chunk');

/** A plugin of rolldown and vite: adds the licences of the packages in what is built to the file. */
export const licences = () => ({
  name: 'licences',
  writeBundle(_: unknown, bundle: Bundle): void {
    addLicences(licencesOf(chunksOf(bundle).flatMap(({ moduleIds }) => moduleIds)));
  },
});

/** A plugin of vite for a script of the page: the same, and the script names the packages. */
export const namedLicences = () => ({
  ...licences(),
  enforce: 'post' as const,
  generateBundle(_: unknown, bundle: Bundle): void {
    for (const chunk of chunksOf(bundle)) {
      const names = licencesOf(chunk.moduleIds).map(({ name }) => name);
      if (names.length === 0) continue;
      chunk.code = `/*! Contains ${names.join(', ')}. Their licences are in LICENSES.txt of gatechart. */\n${chunk.code}`;
    }
  },
});
