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
