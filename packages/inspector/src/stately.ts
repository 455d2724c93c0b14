import type { ActorsMatch, Match } from 'gatechart/tools';
import { GatechartError } from 'gatechart/tools';
import stringify from 'safe-stable-stringify';
import { WebSocket } from 'ws';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { omitGameStates } from './trace/trace-step.ts';

/** The table of a match of actors, whose actor system holds the whole match. */
export const tableActorOf = (match: Match): AnyActorRef =>
  (match as ActorsMatch<never, never, never>).table as unknown as AnyActorRef;

/** An actor and all that run inside it, the outer before the inner. */
export const actorsIn = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const { children = {} } = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
  return [actor, ...Object.values(children).flatMap((inner) => actorsIn(inner as AnyActorRef))];
};

/** A connection to the Stately Inspector. */
export interface StatelyStream {
  /** Shows a match of actors: those that run now, and whatever happens from here on. */
  show(match: Match): void;
  /** Sends what is left and hangs up. */
  close(): Promise<void>;
}

/** The package hands events on from timers; milliseconds until they have run. */
const FLUSH_DELAY = 50;

/** Messages after which the actors that run are introduced again: a server keeps the last 200 for who comes late. */
const KEPT_MESSAGES = 100;

const untilOpen = (socket: WebSocket, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', ({ message }) =>
      reject(new GatechartError('NO_INSPECTOR', url, `no server answers at this address: ${message}`)),
    );
  });

/** The package that speaks with the inspector; who runs one has it. Throws `NO_STATELY_INSPECT`. */
const inspectPackage = async (): Promise<typeof import('@statelyai/inspect')> => {
  try {
    return await import('@statelyai/inspect');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new GatechartError('NO_STATELY_INSPECT', '@statelyai/inspect', 'the package is not installed');
  }
};

/** Connects to a Stately Inspector server. Throws `NO_STATELY_INSPECT`, `NO_INSPECTOR`. */
export const connectStately = async (url: string): Promise<StatelyStream> => {
  const { createInspector } = await inspectPackage();
  const socket = new WebSocket(url);
  await untilOpen(socket, url);
  // A viewer that goes away ends the showing, never the match.
  socket.on('error', () => {});
  const inspector = createInspector({
    send: (event) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(stringify(event, omitGameStates) ?? '');
    },
  });
  const introduce = (table: AnyActorRef): void => {
    for (const actor of actorsIn(table)) {
      const { status, context, value, output } = actor.getSnapshot() as AnyMachineSnapshot;
      inspector.actor(actor, { status, context, value, output });
    }
  };
  return {
    show: (match) => {
      const table = tableActorOf(match);
      let since = 0;
      introduce(table);
      table.system.inspect((told) => {
        inspector.inspect.next?.(told);
        since += 1;
        if (since < KEPT_MESSAGES || told.actorRef !== table || told.type !== '@xstate.snapshot') return;
        since = 0;
        introduce(table);
      });
    },
    close: async () => {
      await new Promise((resolve) => setTimeout(resolve, FLUSH_DELAY));
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.close();
      await closed;
    },
  };
};
