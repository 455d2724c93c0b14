import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Process } from './processes.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export interface RedisOptions {
  /** Whether it writes down what it is told; true when absent. */
  readonly keeps?: boolean;
  readonly policy?: string;
  readonly password?: string;
}

/** A Redis of a test's own, on a free port, with its files in a folder that goes with it. */
export class RedisServer {
  readonly port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'gatechart-redis-'));
  readonly #options: RedisOptions;
  #server: Process | undefined;
  #client: Redis | undefined;

  private constructor(port: number, options: RedisOptions) {
    this.port = port;
    this.#options = options;
  }

  static async start(options: RedisOptions = {}): Promise<RedisServer> {
    const redis = new RedisServer(await freePort(), options);
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** A client for looking; it waits while the server is away. */
  get client(): Redis {
    const { password } = this.#options;
    this.#client ??= new Redis(this.url, {
      maxRetriesPerRequest: null,
      retryStrategy: () => 50,
      ...(password !== undefined && { password }),
    }).on('error', () => {});
    return this.#client;
  }

  async start(): Promise<void> {
    const { keeps = true, policy = 'noeviction', password } = this.#options;
    this.#server = new Process('redis-server', [
      ...['--port', `${this.port}`, '--bind', '127.0.0.1', '--dir', this.#folder, '--save', ''],
      ...['--appendonly', keeps ? 'yes' : 'no', '--appendfsync', 'everysec', '--maxmemory-policy', policy],
      ...(password === undefined ? [] : ['--requirepass', password]),
    ]);
    await this.#server.said('Ready to accept connections');
  }

  async kill(): Promise<void> {
    await this.#server?.end();
  }

  async end(): Promise<void> {
    this.#client?.disconnect();
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
