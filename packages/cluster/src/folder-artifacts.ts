import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GatechartError } from '../../../src/core/errors.ts';
import { tooLarge } from '../../../src/core/too-large.ts';
import { type Artifacts, LARGEST_ARTIFACT } from './artifacts.ts';

const failed = (code: string, file: string, error: unknown): GatechartError =>
  new GatechartError(code, file, (error as Error).message);

/** Makes a folder in one that is there: that of a run that was removed does not come back. */
const made = (folder: string): Promise<void> =>
  mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A folder that all machines of a run see under the same path. */
export const folderArtifacts = (folder: string): Artifacts => ({
  put: async (name, content) => {
    const file = join(folder, name);
    const unfinished = `${file}.${randomBytes(4).toString('hex')}.new`;
    try {
      await made(folder);
      await writeFile(unfinished, content);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw failed('CANNOT_WRITE', file, error);
    }
  },
  get: async (name) => {
    const file = join(folder, name);
    try {
      const found = await stat(file);
      // A pipe would be waited for.
      if (!found.isFile()) throw new GatechartError('CANNOT_READ', file, 'that is no file');
      if (found.size > LARGEST_ARTIFACT) throw tooLarge(file, LARGEST_ARTIFACT);
      return new Uint8Array(await readFile(file));
    } catch (error) {
      if (error instanceof GatechartError) throw error;
      if (isMissing(error)) return undefined;
      throw failed('CANNOT_READ', file, error);
    }
  },
  list: async (beginning) => {
    try {
      const names = await readdir(folder);
      return names.filter((name) => name.startsWith(beginning) && !name.endsWith('.new')).sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw failed('CANNOT_READ', folder, error);
    }
  },
  remove: async (name) => {
    try {
      await rm(join(folder, name), { force: true });
    } catch (error) {
      throw failed('CANNOT_WRITE', join(folder, name), error);
    }
  },
  clear: async () => {
    try {
      const names = await readdir(folder);
      // What a worker did not write to its end.
      for (const name of names.filter((each) => each.endsWith('.new'))) await rm(join(folder, name));
      await rmdir(folder);
    } catch {
      // There is none, or something that is not ours lies there.
    }
  },
});
