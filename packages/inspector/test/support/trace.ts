import { openText } from '../../src/trace/source-file.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { recordText } from './records.ts';
import { PENETRATE } from './scenario.ts';

/** The trace of a whole match between two agents. */
export const traceOfMatch = (seed: number): Trace =>
  openText('game.jsonl', recordText(seed)).traces[0]?.trace as Trace;

/** The trace of a short scenario. */
export const traceOfScenario = (): Trace => openText('penetrate.yaml', PENETRATE).traces[0]?.trace as Trace;
