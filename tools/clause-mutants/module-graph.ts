import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { moduleRunnerTransform, transformWithOxc } from 'vite';
import { type FetchResult, ModuleRunner, type ModuleRunnerTransport } from 'vite/module-runner';

/** A source file, from the root of the repository, and the text that replaces its own. */
export interface ReplacedFile {
  readonly file: string;
  readonly text: string;
}

const DYNAMIC = /(__vite_ssr_dynamic_import__\()"(\.[^"]+)"/g;

const codeOf = async (path: string, text: string): Promise<string> => {
  const module = path.endsWith('.json') ? `export default ${text}` : text;
  const { code } = await transformWithOxc(module, path, { lang: 'ts', sourcemap: false });
  const transformed = (await moduleRunnerTransform(code, null, path, code))?.code ?? '';
  // The runner would look for what is imported on demand from the address by which this module was imported itself.
  return transformed.replaceAll(
    DYNAMIC,
    (_, call: string, id: string) => `${call}${JSON.stringify(resolve(dirname(path), id))}`,
  );
};

const known = new Map<string, Promise<string>>();

/** The code of a source file as it is, transformed once. */
const ownCodeOf = (path: string): Promise<string> => {
  const code = known.get(path) ?? codeOf(path, readFileSync(path, 'utf8'));
  known.set(path, code);
  return code;
};

const OUR_PACKAGE = /^(gatechart|@gatechart\/[^/]+)(\/|$)/;

/** The source file of a module, if it is one of ours. */
const sourceOf = (id: string, importer: string): string | undefined => {
  if (id.startsWith('.') || id.startsWith('/')) return resolve(dirname(importer), id);
  return OUR_PACKAGE.test(id) ? fileURLToPath(import.meta.resolve(id)) : undefined;
};

const loadModule = async (id: string, importer = '', swapped?: ReplacedFile): Promise<FetchResult> => {
  if (isBuiltin(id)) return { externalize: id, type: 'builtin' };
  const path = sourceOf(id, importer);
  if (path === undefined) return { externalize: id, type: 'module' };
  const isSwapped = swapped !== undefined && path === resolve(swapped.file);
  const code = await (isSwapped ? codeOf(path, swapped.text) : ownCodeOf(path));
  return { code, file: path, id: path, url: path, invalidate: false };
};

interface Invoked {
  readonly name: string;
  readonly data: readonly [id: string, importer?: string];
}

const transportFor = (swapped: ReplacedFile | undefined): ModuleRunnerTransport => ({
  invoke: async (payload) => {
    const { name, data } = (payload as { readonly data: Invoked }).data;
    // It also asks for the names of builtin modules, which `fetched` knows.
    if (name !== 'fetchModule') return { result: [] };
    try {
      return { result: await loadModule(data[0], data[1], swapped) };
    } catch (error) {
      return { error };
    }
  },
});

/**
 * Modules of the sources that share nothing with those of another call, except the packages that they import. One file may
 * have another text.
 */
export const freshModules = (swapped?: ReplacedFile): ModuleRunner =>
  new ModuleRunner({ transport: transportFor(swapped), hmr: false, sourcemapInterceptor: false });
