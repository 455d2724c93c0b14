import { loadIfKnown } from 'gatechart/tools';
import { type ChanceQuestion, chanceAnswer } from '../../src/trace/win-chances.ts';

/** The worker: loads the ruleset of each question about a decision, and answers it. */
self.onmessage = async ({ data }: MessageEvent<ChanceQuestion>) => {
  await loadIfKnown(data.ruleset);
  self.postMessage(chanceAnswer(data));
};
