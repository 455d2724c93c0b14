import {
  type AnyActorLogic,
  type AnyEventObject,
  type EventObject,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  type Observer,
} from 'xstate';
import { normal } from './normal.ts';

interface Input {
  readonly k: number;
}

/** One side of a comparison: what its machines did, and the ends of their actors that a script holds. */
export interface World {
  readonly log: string[];
  readonly note: (text: string, value?: unknown) => void;
  /** Settles a promise that a machine waits for. */
  readonly promises: {
    readonly resolve: (value: unknown) => void;
    readonly reject: (error: unknown) => void;
  }[];
  readonly callbacks: ((event: AnyEventObject) => void)[];
  readonly observers: Observer<EventObject>[];
  /** How many more events machines may send in this step: two can start each other for ever. */
  energy: number;
}

/** The energy of a step. */
export const ENERGY = 50;

export const newWorld = (): World => {
  const log: string[] = [];
  return {
    log,
    note: (text, value) => {
      log.push(value === undefined ? text : `${text} ${JSON.stringify(normal(value))}`);
    },
    promises: [],
    callbacks: [],
    observers: [],
    energy: ENERGY,
  };
};

/** An observable of which the script holds the observer. */
const observableOf = (world: World, name: string, input: Input) => ({
  subscribe: (observer: Observer<EventObject>) => {
    world.note(`${name} subscribed`, input);
    world.observers.push(observer);
    return { unsubscribe: () => world.note(`${name} unsubscribed`, input) };
  },
});

const REFUSED = 5;

/** The logic of every kind of actor that is no machine. */
export const sourcesOf = (world: World): Readonly<Record<string, AnyActorLogic>> => ({
  promise: fromPromise<unknown, Input>(({ input, self }) => {
    world.note(`promise ${self.id}`, input);
    return new Promise((resolve, reject) => {
      world.promises.push({ resolve, reject });
    });
  }),
  callback: fromCallback<EventObject, Input>(({ input, sendBack, receive, self }) => {
    world.note(`callback ${self.id}`, input);
    if (input.k === REFUSED) throw new Error('callback');
    world.callbacks.push(sendBack);
    receive((event) => world.note('callback received', event));
    return () => world.note('callback ended', input);
  }),
  observable: fromObservable<EventObject, Input>(
    ({ input }) => observableOf(world, 'observable', input) as never,
  ),
  events: fromEventObservable<EventObject, Input>(
    ({ input }) => observableOf(world, 'events', input) as never,
  ),
  reducer: fromTransition<number, AnyEventObject, never, Input>(
    (state, event) => {
      world.note('reducer', event);
      return (state * 7 + event.type.length) % 1009;
    },
    ({ input }) => input.k,
  ),
});
