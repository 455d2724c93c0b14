import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { AwsClient } from 'aws4fetch';
import { UNFINISHED, unfinishedName } from 'gatechart/node';
import { GatechartError, type Shard, systemError, textDigest, tooLarge } from 'gatechart/tools';
import { artifactPrefix } from './job.ts';
import { importOptional } from './redis.ts';

/** Where the results of shards are stored, each as a whole or not at all. Names are of letters, digits, `.` and `-`. */
export interface ArtifactStore {
  /** Throws `CANNOT_WRITE`. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Nothing where there is none of that name. Throws `CANNOT_READ`, `FILE_TOO_LARGE`. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** The names that begin so, in order. Throws `CANNOT_READ`. */
  list(beginning: string): Promise<readonly string[]>;
  /** Throws `CANNOT_WRITE`. */
  remove(name: string): Promise<void>;
  /** The run is over: nothing of it is left behind. */
  clear(): Promise<void>;
}

/** Bytes of the result of a shard, packed. */
export const MAX_ARTIFACT_BYTES = 256_000_000;

/** Throws an error of the file system as one of that code. */
const rethrowAs =
  (code: string, file: string) =>
  (error: unknown): never => {
    throw systemError(code, file, error);
  };

/** Makes a folder in one that exists: that of a run that was removed does not come back. */
const ensureFolder = (folder: string): Promise<void> =>
  mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A folder that all machines of a run see under the same path. */
export const folderStore = (folder: string): ArtifactStore => ({
  put: async (name, content) => {
    const file = join(folder, name);
    const unfinished = unfinishedName(file);
    try {
      await ensureFolder(folder);
      await writeFile(unfinished, content, { flag: 'wx' });
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      rethrowAs('CANNOT_WRITE', file)(error);
    }
  },
  get: async (name) => {
    const file = join(folder, name);
    try {
      const found = await stat(file);
      // A pipe would be waited for.
      if (!found.isFile()) throw new GatechartError('CANNOT_READ', file, 'the path is not a file');
      if (found.size > MAX_ARTIFACT_BYTES) throw tooLarge(file, MAX_ARTIFACT_BYTES);
      return new Uint8Array(await readFile(file));
    } catch (error) {
      if (error instanceof GatechartError) throw error;
      if (isMissing(error)) return undefined;
      return rethrowAs('CANNOT_READ', file)(error);
    }
  },
  list: async (beginning) => {
    try {
      const names = await readdir(folder);
      return names.filter((name) => name.startsWith(beginning) && !UNFINISHED.test(name)).sort();
    } catch (error) {
      if (isMissing(error)) return [];
      return rethrowAs('CANNOT_READ', folder)(error);
    }
  },
  remove: (name) => {
    const file = join(folder, name);
    return rm(file, { force: true }).catch(rethrowAs('CANNOT_WRITE', file));
  },
  clear: async () => {
    try {
      const names = await readdir(folder);
      // What a worker did not write to its end.
      for (const name of names.filter((each) => UNFINISHED.test(each))) await rm(join(folder, name));
      await rmdir(folder);
    } catch {
      // There is none, or something that is not ours lies there.
    }
  },
});

const reasonOf = (answer: Response | Error): string =>
  answer instanceof Error ? answer.message : `the store answers ${answer.status} ${answer.statusText}`;

/** Keys in the answer to a listing; those of ours have nothing in them that XML writes otherwise. */
const parseKeys = (xml: string): readonly string[] =>
  [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);

/** Objects of a bucket below a prefix. `bucket`: its URL, such as `https://s3.eu-central-1.amazonaws.com/runs`. */
export const s3Store = (client: AwsClient, bucket: string, prefix: string): ArtifactStore => {
  const urlOf = (name: string): string => `${bucket}/${prefix}/${name}`;
  const request = async (code: string, url: string, init: RequestInit): Promise<Response> => {
    const answer = await client.fetch(url, init).catch((error: Error) => error);
    if (answer instanceof Response && (answer.ok || answer.status === 404)) return answer;
    throw new GatechartError(code, url, reasonOf(answer));
  };
  return {
    put: async (name, content) => {
      const answer = await request('CANNOT_WRITE', urlOf(name), {
        method: 'PUT',
        body: new Uint8Array(content),
      });
      if (!answer.ok) throw new GatechartError('CANNOT_WRITE', urlOf(name), reasonOf(answer));
    },
    get: async (name) => {
      const answer = await request('CANNOT_READ', urlOf(name), { method: 'GET' });
      if (answer.status === 404) return undefined;
      if (Number(answer.headers.get('content-length')) > MAX_ARTIFACT_BYTES) {
        throw tooLarge(urlOf(name), MAX_ARTIFACT_BYTES);
      }
      return new Uint8Array(await answer.arrayBuffer());
    },
    list: async (beginning) => {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}/${beginning}` });
      const answer = await request('CANNOT_READ', `${bucket}?${query}`, { method: 'GET' });
      if (!answer.ok) return [];
      return parseKeys(await answer.text())
        .map((key) => key.slice(prefix.length + 1))
        .sort();
    },
    remove: async (name) => {
      await request('CANNOT_WRITE', urlOf(name), { method: 'DELETE' });
    },
    clear: async () => {},
  };
};

/** Credentials for an object store; they come from the environment and go nowhere. */
export interface StoreAccess {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly region?: string;
  /** URL of a store that is not Amazon's. */
  readonly endpoint?: string;
}

const DEFAULT_REGION = 'us-east-1';

/** The folder for the results of shards, in that of the run. */
const SHARDS_FOLDER = 'shards';

/** Whether artifacts are objects of a store, `s3://BUCKET/PREFIX`; else the place is a folder. */
export const isObjectStore = (place: string): boolean => place.startsWith('s3://');

const endpointOf = ({ endpoint, region = DEFAULT_REGION }: StoreAccess): string =>
  endpoint?.replace(/\/$/, '') ?? `https://s3.${region}.amazonaws.com`;

/**
 * The artifacts of a run: in its folder, or among the objects at a place. Throws `BAD_VALUE` for a place that is none,
 * `NO_STORE_ACCESS`, `NOT_INSTALLED`.
 */
export const openArtifacts = async (
  place: string,
  run: string,
  access: StoreAccess | undefined,
): Promise<ArtifactStore> => {
  if (!isObjectStore(place)) return folderStore(join(place, SHARDS_FOLDER));
  const [, bucket, prefix = ''] = /^s3:\/\/([\w.-]+)(?:\/([\w./-]*))?$/.exec(place) ?? [];
  if (bucket === undefined)
    throw new GatechartError('BAD_VALUE', place, 'expected an address of the form s3://BUCKET/PREFIX');
  if (access === undefined) {
    throw new GatechartError(
      'NO_STORE_ACCESS',
      place,
      'the environment variables have no access key for the object store',
    );
  }
  const { AwsClient } = await importOptional(() => import('aws4fetch'));
  const { accessKeyId, secretAccessKey, sessionToken, region = DEFAULT_REGION } = access;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    service: 's3',
    region,
  });
  const path = [...prefix.split('/').filter(Boolean), run].join('/');
  return s3Store(client, `${endpointOf(access)}/${bucket}`, path);
};

const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);

/** Bytes of an artifact, unpacked. */
const MAX_UNPACKED_BYTES = 1_000_000_000;

/** The result of a shard as it is stored: named by its digest, so that two that differ lie beside each other. */
export interface PackedShard {
  readonly name: string;
  readonly digest: string;
  readonly content: Uint8Array;
}

export const packShard = async (shard: Shard, lines: readonly string[]): Promise<PackedShard> => {
  const text = lines.map((line) => `${line}\n`).join('');
  const digest = textDigest(text);
  return { name: `${artifactPrefix(shard)}${digest}.gz`, digest, content: await gzipAsync(text) };
};

/** The lines of an artifact. Throws `BAD_ARTIFACT` if it is not what its digest says. */
export const unpackShard = async (
  name: string,
  content: Uint8Array,
  digest: string,
): Promise<readonly string[]> => {
  const bytes = await gunzipAsync(content, { maxOutputLength: MAX_UNPACKED_BYTES }).catch(() => undefined);
  const text = bytes?.toString('utf8');
  if (text === undefined || textDigest(text) !== digest) {
    throw new GatechartError(
      'BAD_ARTIFACT',
      name,
      'the stored content differs from the content that the worker wrote',
    );
  }
  return text.split('\n').slice(0, -1);
};
