import type { AwsClient } from 'aws4fetch';
import { GatechartError } from '../../../src/core/errors.ts';
import { tooLarge } from '../../../src/core/too-large.ts';
import { type ArtifactStore, MAX_ARTIFACT_BYTES } from './artifacts.ts';

const reasonOf = (answer: Response | Error): string =>
  answer instanceof Error ? answer.message : `the store answers ${answer.status} ${answer.statusText}`;

/** Keys in the answer to a listing; those of ours have nothing in them that XML writes otherwise. */
const parseKeys = (xml: string): readonly string[] =>
  [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);

/** Objects of a bucket below a prefix. `bucket`: its URL, such as `https://s3.eu-central-1.amazonaws.com/runs`. */
export const s3Store = (client: AwsClient, bucket: string, prefix: string): ArtifactStore => {
  const urlOf = (name: string): string => `${bucket}/${prefix}/${name}`;
  const asked = async (code: string, url: string, init: RequestInit): Promise<Response> => {
    const answer = await client.fetch(url, init).catch((error: Error) => error);
    if (answer instanceof Response && (answer.ok || answer.status === 404)) return answer;
    throw new GatechartError(code, url, reasonOf(answer));
  };
  return {
    put: async (name, content) => {
      const answer = await asked('CANNOT_WRITE', urlOf(name), {
        method: 'PUT',
        body: new Uint8Array(content),
      });
      if (!answer.ok) throw new GatechartError('CANNOT_WRITE', urlOf(name), reasonOf(answer));
    },
    get: async (name) => {
      const answer = await asked('CANNOT_READ', urlOf(name), { method: 'GET' });
      if (answer.status === 404) return undefined;
      if (Number(answer.headers.get('content-length')) > MAX_ARTIFACT_BYTES) {
        throw tooLarge(urlOf(name), MAX_ARTIFACT_BYTES);
      }
      return new Uint8Array(await answer.arrayBuffer());
    },
    list: async (beginning) => {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}/${beginning}` });
      const answer = await asked('CANNOT_READ', `${bucket}?${query}`, { method: 'GET' });
      if (!answer.ok) return [];
      return parseKeys(await answer.text())
        .map((key) => key.slice(prefix.length + 1))
        .sort();
    },
    remove: async (name) => {
      await asked('CANNOT_WRITE', urlOf(name), { method: 'DELETE' });
    },
    clear: async () => {},
  };
};
