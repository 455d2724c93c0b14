import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GatechartError } from '../../../src/core/errors.ts';
import { tooLarge } from '../../../src/core/too-large.ts';
import { type ArtifactStore, MAX_ARTIFACT_BYTES } from './artifacts.ts';

const fileError = (code: string, file: string, error: unknown): GatechartError =>
  new GatechartError(code, file, (error as Error).message);

/** Makes a folder in one that is there: that of a run that was removed does not come back. */
const ensureFolder = (folder: string): Promise<void> =>
  mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A folder that all machines of a run see under the same path. */
export const folderStore = (folder: string): ArtifactStore => ({
  put: async (name, content) => {
    const file = join(folder, name);
    const unfinished = `${file}.${randomBytes(4).toString('hex')}.new`;
    try {
      await ensureFolder(folder);
      await writeFile(unfinished, content);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw fileError('CANNOT_WRITE', file, error);
    }
  },
  get: async (name) => {
    const file = join(folder, name);
    try {
      const found = await stat(file);
      // A pipe would be waited for.
      if (!found.isFile()) throw new GatechartError('CANNOT_READ', file, 'that is no file');
      if (found.size > MAX_ARTIFACT_BYTES) throw tooLarge(file, MAX_ARTIFACT_BYTES);
      return new Uint8Array(await readFile(file));
    } catch (error) {
      if (error instanceof GatechartError) throw error;
      if (isMissing(error)) return undefined;
      throw fileError('CANNOT_READ', file, error);
    }
  },
  list: async (beginning) => {
    try {
      const names = await readdir(folder);
      return names.filter((name) => name.startsWith(beginning) && !name.endsWith('.new')).sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw fileError('CANNOT_READ', folder, error);
    }
  },
  remove: async (name) => {
    try {
      await rm(join(folder, name), { force: true });
    } catch (error) {
      throw fileError('CANNOT_WRITE', join(folder, name), error);
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
