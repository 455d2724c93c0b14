import type { Trace } from '../../src/trace/trace.ts';
import { openText } from '../../src/trace/source-file.ts';
import { recordText } from './records.ts';
import { PENETRATE } from './scenario.ts';

/** The film of a whole match between two agents. */
export const filmOfMatch = (seed: number): Trace =>
  openText('game.jsonl', recordText(seed)).traces[0]?.trace as Trace;

/** The film of a short scenario. */
export const filmOfScenario = (): Trace => openText('penetrate.yaml', PENETRATE).traces[0]?.trace as Trace;
