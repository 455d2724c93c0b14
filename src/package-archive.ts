import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { GatechartError } from './core/errors.ts';
import { packageFile } from './package-files.ts';

/** What the build packs for commands: texts by path. Compressed as one they take a fifth less of the package than file by file. */
export const ARCHIVE_FILE = 'dist/archive.br';

/** Folder of the inspector's page in the archive. */
const PAGE = 'inspector/';

/** What stands in a text for a part that a module of the package has too: the module, the part's place there and its length. */
const SHARED = /\0(.+?):(\d+):(\d+)\0/g;

/** A part of a module of the package, as the archive names it. `path`: from `dist`. */
export const sharedPart = (path: string, start: number, length: number): string =>
  `\0${path}:${start}:${length}\0`;

const withSharedParts = (text: string): string =>
  text.replace(SHARED, (_, path, start, length) => {
    const module = readFileSync(packageFile(`dist/${path}`), 'utf8');
    return module.slice(Number(start), Number(start) + Number(length));
  });

type Texts = Readonly<Record<string, string>>;

const read = (file: string): Texts =>
  existsSync(file) ? JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) : {};

let texts: Texts | undefined;

const archive = (): Texts => {
  texts ??= read(packageFile(ARCHIVE_FILE));
  return texts;
};

/** The text of a file in the archive. */
export const archivedText = (path: string): string | undefined => archive()[path];

/** Whether the page of the inspector was built. */
export const hasPage = (): boolean => archivedText(`${PAGE}index.html`) !== undefined;

/** The files of the page of the inspector by name. Throws `NO_BUILD`. */
export const pageFiles = (): ReadonlyMap<string, string> => {
  if (!hasPage())
    throw new GatechartError('NO_BUILD', packageFile('.'), 'the page of the inspector is not built');
  const paths = Object.entries(archive()).filter(([path]) => path.startsWith(PAGE));
  return new Map(paths.map(([path, text]) => [path.slice(PAGE.length), withSharedParts(text)]));
};
