import { connect } from 'node:net';
import { serveBoard } from '../../../packages/cluster/src/board.ts';
import { serveInspector } from '../../../packages/inspector/src/server/server.ts';
import { openViewerServer } from '../../../packages/inspector/src/xstate-v4/viewer-server.ts';

export const TOKEN = 'the-right-token';

/** A server that runs, and how it is asked. */
export interface TestedServer {
  readonly port: number;
  /** Target of a plain request with that token. */
  readonly plain: (token: string) => string;
  /** Target of an upgrade with that token. */
  readonly upgrade: (token: string) => string;
  close(): Promise<void>;
}

type StartServer = (deadline?: number) => Promise<TestedServer>;

const later = (milliseconds: number, act: () => void): void => {
  setTimeout(act, milliseconds).unref();
};

const clock = (): number => 0;

/** A Redis without a queue. */
const emptyRedis = {
  scanStream: () => [],
  duplicate: () => ({ on: () => ({ disconnect: () => {} }) }),
};

const startBoard: StartServer = async (deadline) => {
  const board = await serveBoard({
    redis: emptyRedis as never,
    host: '127.0.0.1',
    port: 0,
    token: TOKEN,
    deadline,
  });
  const target = (token: string) => `/?token=${token}`;
  return { port: Number(new URL(board.url).port), plain: target, upgrade: target, close: board.close };
};

const startInspector: StartServer = async (deadline) => {
  const { port, close } = await serveInspector({
    host: '127.0.0.1',
    port: 0,
    content: { is: 'nothing' },
    token: () => TOKEN,
    page: new Map([['index.html', '<html></html>']]),
    clock,
    later,
    deadline,
  });
  return {
    port,
    plain: () => '/',
    upgrade: (token) => `/live?token=${token}`,
    close,
  };
};

const startViewers: StartServer = async (deadline) => {
  const { address, viewers } = await openViewerServer({ token: TOKEN, clock, later, deadline });
  const target = (token: string) => `/${token}`;
  return {
    port: Number(new URL(`http://${address}`).port),
    plain: target,
    upgrade: target,
    close: async () => viewers.close(),
  };
};

/** Every server of the project. */
export const SERVERS = { board: startBoard, inspector: startInspector, viewers: startViewers };

export type ServerName = keyof typeof SERVERS;

/** Sends texts as they are, one after the other at short intervals; what is answered until the connection is closed. */
export const exchange = (port: number, ...texts: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const left = [...texts];
    const socket = connect(port, '127.0.0.1');
    const send = setInterval(() => {
      const next = left.shift();
      if (next !== undefined) socket.write(next);
    }, 5);
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(send);
      resolve(answer);
    });
  });
