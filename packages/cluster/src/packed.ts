import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { textDigest } from '../../../src/core/data/digest-2.ts';
import { GatechartError } from '../../../src/core/errors.ts';
import { artifactsOf } from './job-2.ts';
import type { Shard } from './shard.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Bytes of an artifact, unpacked. */
const LARGEST = 1_000_000_000;

/** What a shard came to, as it is kept: named by what is in it, so that two that differ lie beside each other. */
export interface Packed {
  readonly name: string;
  readonly digest: string;
  readonly content: Uint8Array;
}

export const packed = async (shard: Shard, lines: readonly string[]): Promise<Packed> => {
  const text = lines.map((line) => `${line}\n`).join('');
  const digest = textDigest(text);
  return { name: `${artifactsOf(shard)}${digest}.gz`, digest, content: await pack(text) };
};

/** The lines of an artifact. Throws `BAD_ARTIFACT` if it is not what its digest says. */
export const unpacked = async (
  name: string,
  content: Uint8Array,
  digest: string,
): Promise<readonly string[]> => {
  const bytes = await unpack(content, { maxOutputLength: LARGEST }).catch(() => undefined);
  const text = bytes?.toString('utf8');
  if (text === undefined || textDigest(text) !== digest) {
    throw new GatechartError('BAD_ARTIFACT', name, 'it is not what the worker wrote');
  }
  return text.split('\n').slice(0, -1);
};
