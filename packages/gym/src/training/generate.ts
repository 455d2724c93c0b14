import type { Progress } from 'gatechart/node';
import { builtModule, endThreads, openThreads } from 'gatechart/node';
import { GatechartError } from 'gatechart/tools';
import { type DatasetFolder, storeTable } from './dataset.ts';
import type { ExampleReply, ExampleTask } from './generate-match.ts';

/** The worker as it was built; threads run no TypeScript. */
const WORKER = builtModule('packages/gym/src/training/thread');

/** How the matches are played; nothing of it changes what comes out. */
export interface GenerateOptions {
  readonly workers: number;
  /** The net that the agent goes by; that of the ruleset when absent. The plan has its digest. */
  readonly net?: object;
  /** Milliseconds. */
  readonly clock: () => number;
  readonly stop: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** Plays the matches of a folder's plan that are missing; returns early, without an error, once the signal is given. */
export const generateDataset = async (
  folder: DatasetFolder,
  { workers, net, clock, stop, onProgress }: GenerateOptions,
): Promise<Progress> => {
  const { plan, tables } = folder;
  const stored = new Set(tables.map(({ match }) => match));
  const remaining = Array.from({ length: plan.games }, (_, match) => match).filter(
    (match) => !stored.has(match),
  );
  const earlier = plan.games - remaining.length;
  const start = clock();
  let done = earlier;
  const progress = (): Progress => ({ done, of: plan.games, earlier, elapsed: clock() - start });
  if (remaining.length === 0) return progress();
  const threads = openThreads<ExampleTask, ExampleReply>(WORKER, workers);
  const queue = remaining.values();
  const lane = async (): Promise<void> => {
    for (const match of queue) {
      if (stop.aborted) return;
      const reply = await threads.run({ plan, match, ...(net && { net }) }, { signal: stop });
      if ('refused' in reply) {
        const { code, place, message } = reply.refused;
        throw new GatechartError(code, place, message);
      }
      storeTable(folder, match, reply.table);
      done += 1;
      onProgress(progress());
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, lane));
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    await endThreads(threads);
  }
  return progress();
};
