import type { QueueEvents } from 'bullmq';
import { Signal } from './submit.ts';
import { queueName } from './job-2.ts';
import { importOptional } from './redis.ts';
import { duplicateConnection, translateRedisError } from './redis-2.ts';
import { type ShardQueue, type Submission, Submitter } from './submitter.ts';

/** Milliseconds between two looks at everything that was submitted, whatever was heard of it. */
const POLL_INTERVAL = 5000;

const processEvents = async (submitter: Submitter, events: QueueEvents, submission: Submission): Promise<void> => {
  const { stop, stopEarly: enough, tell } = submission;
  const bell = new Signal();
  const over: string[] = [];
  const hear = ({ jobId }: { readonly jobId: string }) => {
    over.push(jobId);
    bell.notify();
  };
  events.on('completed', hear);
  events.on('failed', hear);
  let isLookDue = true;
  const look = () => {
    isLookDue = true;
    bell.notify();
  };
  const halt = () => {
    tell('stopping; what workers have begun comes home first, once more ends at once');
    look();
  };
  stop.addEventListener('abort', halt, { once: true });
  enough?.addEventListener('abort', look, { once: true });
  const looking = setInterval(look, POLL_INTERVAL);
  try {
    while (!submitter.isDone) {
      if (isLookDue) {
        isLookDue = false;
        await submitter.poll();
      }
      for (const id of over.splice(0)) await submitter.settle(id);
      await submitter.fill();
      if (!submitter.isDone) await bell.wait();
    }
  } finally {
    clearInterval(looking);
    stop.removeEventListener('abort', halt);
    enough?.removeEventListener('abort', look);
  }
};

/**
 * Plays shards on the workers of a queue; comes back once all are played and home, or a signal was given and what was begun is
 * home. Throws `RUN_DIVERGED`, `REDIS_REFUSES`, `REDIS_DENIES`, `NOT_INSTALLED`, what workers refuse for good, and as `take` and the artifacts.
 */
export const submit = async (submission: Submission): Promise<void> => {
  const { redis, config, stop, stopEarly: enough } = submission;
  const bullmq = await importOptional('bullmq', () => import('bullmq'));
  const name = queueName(config.engine);
  const own = [duplicateConnection(redis), duplicateConnection(redis)] as const;
  const queue: ShardQueue = new bullmq.Queue(name, { connection: own[0] });
  const events = new bullmq.QueueEvents(name, { connection: own[1] });
  // The client tells when Redis is away.
  queue.on('error', () => {});
  events.on('error', () => {});
  const ends = enough === undefined ? stop : AbortSignal.any([stop, enough]);
  const submitter = new Submitter({ ...submission, stop: ends }, queue);
  try {
    await submitter.clearFailures();
    await processEvents(submitter, events, submission);
    if (!stop.aborted) await submitter.clear();
  } catch (error) {
    // Whatever keeps it from that is what the error says.
    await submitter.withdraw().catch(() => {});
    throw translateRedisError(error);
  } finally {
    await events.close();
    await queue.close();
    for (const each of own) each.disconnect();
  }
};
