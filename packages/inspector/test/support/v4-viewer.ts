import { createRequire } from 'node:module';
import { WebSocket } from 'ws';

/** What the genuine package gives whoever looks on, as far as it is used here. */
export interface Told {
  readonly type: 'service.register' | 'service.event' | 'service.state' | 'service.stop';
  readonly sessionId: string;
  readonly machine?: {
    readonly id: string;
    readonly definition: { readonly states: Readonly<Record<string, { readonly on: object }>> };
  };
  readonly state?: { readonly value: unknown; readonly context: object };
  readonly event?: { readonly name: string };
}

interface Receiver {
  send(message: object): void;
  subscribe(listener: (told: Told) => void): void;
}

interface Genuine {
  createWebSocketReceiver(options: { readonly server: string }): Receiver;
}

const workspace = createRequire(new URL('../../../xstate-inspect/package.json', import.meta.url));

/** A viewer made of the genuine package, and what it is told. */
export const viewAt = (server: string): readonly [Receiver, readonly Told[]] => {
  // The receiver is made for browsers.
  Object.assign(globalThis, { WebSocket });
  const { createWebSocketReceiver } = workspace('@xstate/inspect') as Genuine;
  const told: Told[] = [];
  const receiver = createWebSocketReceiver({ server });
  receiver.subscribe((each) => told.push(each));
  return [receiver, told];
};

/** An event as the hosted page sends it when it is clicked. */
export const click = (origin: string, data: { readonly type: string; readonly key?: string }) => ({
  type: 'xstate.event',
  event: JSON.stringify({ name: data.type, data, $$type: 'scxml', type: 'external', origin }),
});

/** What was told of a machine when it was registered. */
export const named = (told: readonly Told[], id: string): Told | undefined =>
  told.find(({ machine }) => machine?.id === id);
