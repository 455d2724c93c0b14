import { workerData } from 'node:worker_threads';
import { withCustomSets } from '../../core/cards/custom-sets.ts';
import { getRuleset, loadIfKnown } from '../../registry.ts';
import { loadWorkerRules } from '../../ruleset-loader/worker-rules.ts';
import { Explorer, type Piece, type PieceResult } from './explorer.ts';
import type { ThreadExploration } from './lanes.ts';
import { PositionSet } from './position-set.ts';

const { ruleset, sets, memory, ...exploration } = workerData as ThreadExploration;

await loadWorkerRules();
await loadIfKnown(ruleset);

const explorer = new Explorer(
  { ...exploration, ruleset: withCustomSets(getRuleset(ruleset), sets) },
  new PositionSet(memory),
);

/** Does a piece of the work; the function that a thread is asked to run. */
export default (piece: Piece): PieceResult => explorer.work(piece);
