import type { SetSource } from '../../core/cards/card-sets.ts';
import { builtModule } from '../../package-files.ts';
import { endThreads, openThreads } from '../../selfplay/threads.ts';
import { type Exploration, Explorer, type Piece, type PieceResult } from './explorer.ts';
import type { PositionSet } from './position-set.ts';

/** Somebody who explores piece by piece, and keeps what is open between two pieces. */
export interface Lane {
  work(piece: Piece): Promise<PieceResult>;
  end(): Promise<void>;
}

/** What a thread is given: an exploration, with its ruleset by name and card sets. */
export interface ThreadExploration extends Omit<Exploration, 'ruleset'> {
  readonly ruleset: string;
  readonly sets: readonly SetSource[];
  readonly memory: SharedArrayBuffer;
}

const THREAD = builtModule('src/fuzz/explore/thread');

/** A lane in this thread. */
export const localLane = (exploration: Exploration, seen: PositionSet): Lane => {
  const explorer = new Explorer(exploration, seen);
  return { work: async (piece) => explorer.work(piece), end: async () => {} };
};

/** A lane in a thread of its own. */
export const threadLane = (
  { ruleset, ...exploration }: Exploration,
  sets: readonly SetSource[],
  { memory }: PositionSet,
): Lane => {
  const workerData: ThreadExploration = { ...exploration, ruleset: ruleset.id, sets, memory };
  const thread = openThreads<Piece, PieceResult>(THREAD, 1, { workerData });
  return { work: (piece) => thread.run(piece), end: () => endThreads(thread) };
};
