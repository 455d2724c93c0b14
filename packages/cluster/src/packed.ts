import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { textDigest } from '../../../src/core/data/digest-2.ts';
import { GatechartError } from '../../../src/core/errors.ts';
import { artifactPrefix } from './job-2.ts';
import type { Shard } from './shard.ts';

const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);

/** Bytes of an artifact, unpacked. */
const MAX_UNPACKED_BYTES = 1_000_000_000;

/** What a shard came to, as it is kept: named by what is in it, so that two that differ lie beside each other. */
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
    throw new GatechartError('BAD_ARTIFACT', name, 'it is not what the worker wrote');
  }
  return text.split('\n').slice(0, -1);
};
