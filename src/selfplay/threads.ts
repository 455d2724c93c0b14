import { Piscina } from 'piscina';
import { workerRules } from '../ruleset-loader/worker-rules.ts';

type Options = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/** So many threads that run a module's default export on tasks. They can be ended while they still load it. */
export const openThreads = <Task, Answer>(filename: string, count: number, more: Options = {}) =>
  new Piscina<Task, Answer>({
    ...more,
    workerData: { ...more.workerData, ...workerRules() },
    filename,
    minThreads: count,
    maxThreads: count,
    // A thread of Node 20 that ends within the `require` of an ES module ends the whole process with it.
    execArgv: ['--no-experimental-require-module'],
  });

/** Ends threads, whatever they are doing; what they answer meanwhile is nobody's, and no error. */
export const endThreads = async (threads: Piscina): Promise<void> => {
  threads.on('error', () => {});
  await threads.destroy();
};

/**
 * Does something with each item, in their order, so many at a time; begins no more once the signal is given. Where one
 * fails, the others are told to end, and its error is thrown.
 */
export const forEachConcurrently = async <Item>(
  items: Iterable<Item>,
  atOnce: number,
  stop: AbortSignal,
  each: (item: Item, end: AbortSignal) => Promise<void>,
): Promise<void> => {
  const failed = new AbortController();
  const end = AbortSignal.any([stop, failed.signal]);
  const queue = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    try {
      for (let next = queue.next(); !next.done && !end.aborted; next = queue.next()) {
        await each(next.value, end);
      }
    } catch (error) {
      // One that was told to end need not have come to a result.
      if (!end.aborted) failed.abort(error);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  failed.signal.throwIfAborted();
};
