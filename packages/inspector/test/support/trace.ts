import type { Film } from '../../src/trace/trace.ts';
import { openText } from '../../src/trace/source-file.ts';
import { recordText } from './records.ts';
import { PENETRATE } from './scenario.ts';

/** The film of a whole match between two agents. */
export const filmOfMatch = (seed: number): Film =>
  openText('game.jsonl', recordText(seed)).takes[0]?.film as Film;

/** The film of a short scenario. */
export const filmOfScenario = (): Film => openText('penetrate.yaml', PENETRATE).takes[0]?.film as Film;
