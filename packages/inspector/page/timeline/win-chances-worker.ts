import 'gatechart/rulesets';
import { type ChanceQuestion, chanceAnswer } from '../../src/trace/win-chances.ts';

/** The worker: answers each question about a decision. */
self.onmessage = ({ data }: MessageEvent<ChanceQuestion>) => self.postMessage(chanceAnswer(data));
