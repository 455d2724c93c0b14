import { join } from 'node:path';
import { GatechartError } from '../../../src/core/errors.ts';
import { importOptional } from './redis.ts';
import type { ArtifactStore } from './artifacts.ts';
import { folderStore } from './folder-artifacts.ts';
import { s3Store } from './s3-artifacts.ts';

/** What lets a machine into an object store; it comes from the environment and goes nowhere. */
export interface StoreAccess {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly region?: string;
  /** URL of a store that is not Amazon's. */
  readonly endpoint?: string;
}

const DEFAULT_REGION = 'us-east-1';

/** The folder in that of a run where shards put what they came to. */
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
  if (bucket === undefined) throw new GatechartError('BAD_VALUE', place, 'it is not s3://BUCKET/PREFIX');
  if (access === undefined) {
    throw new GatechartError(
      'NO_STORE_ACCESS',
      place,
      'the environment has no access key of an object store',
    );
  }
  const { AwsClient } = await importOptional('aws4fetch', () => import('aws4fetch'));
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
