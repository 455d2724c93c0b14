import { expect, it } from 'vitest';
import { eventLoopYield } from '../src/event-loop.ts';

it('The event loop gets a turn where work has filled the thread for 50 ms, and then anew', async () => {
  let now = 0;
  const yieldNow = eventLoopYield(() => now);
  const isHeard = async (after: number): Promise<boolean> => {
    now += after;
    let heard = false;
    setImmediate(() => {
      heard = true;
    });
    await yieldNow();
    return heard;
  };
  expect([await isHeard(49), await isHeard(1), await isHeard(49), await isHeard(50)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
