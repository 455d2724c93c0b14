import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const ACCESS = {
  accessKeyId: 'KEY-OF-THE-TEST',
  secretAccessKey: 'secret-of-the-test',
  region: 'test-1',
};

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Whether a request is signed as AWS has it (Signature Version 4), by its own reading of what the client sent. */
const isSigned = ({ method, url = '', headers }: IncomingMessage, body: Uint8Array): boolean => {
  const { pathname, searchParams } = new URL(url, 'http://store');
  const [, id, date, region, service, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (id !== ACCESS.accessKeyId || region !== ACCESS.region || service !== 's3') return false;
  if (!names?.split(';').includes('host')) return false;
  const hash = String(headers['x-amz-content-sha256'] ?? sha256(body));
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false;
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const head = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query.join('&'), head.join(''), names, hash].join('\n');
  const scope = [date, region, service, 'aws4_request'].join('/');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [date, region, service, 'aws4_request'].reduce<string | Uint8Array>(
    (before, part) => hmac(before, part ?? ''),
    `AWS4${ACCESS.secretAccessKey}`,
  );
  return hmac(key, text).toString('hex') === signature;
};

/** An object store that keeps what comes to it signed, in memory. */
export class ObjectStore {
  readonly objects = new Map<string, Uint8Array>();
  /** What was asked of it and refused. */
  readonly refused: string[] = [];
  /** Answers with that to the next request that writes. */
  failing: number | undefined;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const [status, content] = this.#answer(request, Buffer.concat(pieces));
        response.writeHead(status).end(content);
      });
    });
  }

  static async start(): Promise<ObjectStore> {
    const store = new ObjectStore();
    await new Promise<void>((resolve) => store.#server.listen(0, '127.0.0.1', resolve));
    return store;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async end(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(request: IncomingMessage, body: Uint8Array): readonly [number, (string | Uint8Array)?] {
    const { method, url = '' } = request;
    if (!isSigned(request, body)) {
      this.refused.push(`${method} ${url}`);
      return [403, '<Code>SignatureDoesNotMatch</Code>'];
    }
    const { pathname, searchParams } = new URL(url, this.url);
    if (method === 'PUT' && this.failing !== undefined) {
      const status = this.failing;
      this.failing = undefined;
      return [status];
    }
    if (method === 'PUT') {
      this.objects.set(pathname, body);
      return [200];
    }
    if (method === 'DELETE') {
      this.objects.delete(pathname);
      return [204];
    }
    if (searchParams.get('list-type') === '2')
      return [200, this.#listed(pathname, searchParams.get('prefix') ?? '')];
    const content = this.objects.get(pathname);
    return content === undefined ? [404] : [200, content];
  }

  #listed(bucket: string, prefix: string): string {
    const keys = [...this.objects.keys()]
      .filter((path) => path.startsWith(`${bucket}/${prefix}`))
      .map((path) => `<Contents><Key>${path.slice(bucket.length + 1)}</Key></Contents>`);
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${keys.join('')}</ListBucketResult>`;
  }
}
