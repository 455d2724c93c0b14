import { pathToFileURL } from 'node:url';
import { packageFile } from '../package-files.ts';

/** What `import` and `require` say where there is no such module. */
const MISSING: readonly unknown[] = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && MISSING.includes(error.code);

/** The address of a file beside the benches. */
export const peerFile = (name: string): string => pathToFileURL(packageFile(`src/bench/${name}`)).href;

/** A module of another project, by its address; nothing where what it needs is not installed. */
export const peerAt = async <Module>(address: string): Promise<Module | undefined> => {
  try {
    return (await import(address)) as Module;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return undefined;
  }
};
