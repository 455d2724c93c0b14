import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExploredFailure, OpenPosition, Piece, Tally } from './explorer.ts';
import type { Lane } from './lanes.ts';
import type { PositionSet } from './position-set.ts';

/** Where an exploration stands: it can go on from there. */
export interface ExplorationState {
  readonly seen: PositionSet;
  readonly tally: Tally;
  /** `undefined`: it has not begun. */
  readonly open: readonly OpenPosition[] | undefined;
}

/** How far to go, and whom to tell. */
export interface ExploreLimits {
  /** Most positions. */
  readonly positions: number;
  readonly stop: AbortSignal;
  readonly onProgress?: (positions: number, answers: number) => void;
}

/** What was found on the way. */
export interface Explored {
  /** Different positions, the first one included. */
  readonly positions: number;
  /** Answers given, each once. */
  readonly answers: number;
  /** Whether every answer was given. */
  readonly isComplete: boolean;
  /** Positions in which the match is over. */
  readonly ends: number;
  /** Positions in which the next turn has begun. */
  readonly turns: number;
  /** The transitions of the charts that were taken. */
  readonly transitions: readonly string[];
  readonly failures: readonly ExploredFailure[];
}

/** Most answers of a piece: some tenths of a second. */
export const PIECE = 2_000;

const addTally = (to: Tally, { answers, ends, turns, transitions, failures }: Tally): void => {
  to.answers += answers;
  to.ends += ends;
  to.turns += turns;
  for (const name of transitions) to.transitions.add(name);
  for (const [kind, failure] of failures) if (!to.failures.has(kind)) to.failures.set(kind, failure);
};

/** Gives every answer to a position, to those it leads to, and so on. Lanes share what is left to do. */
export const explore = async (
  { seen, tally, open }: ExplorationState,
  lanes: readonly Lane[],
  { positions, stop, onProgress }: ExploreLimits,
): Promise<ExplorationState> => {
  let left = [...(open ?? [])];
  let isFirst = open === undefined;
  let busy = 0;
  let wake: () => void = () => {};
  let changed = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const tellOthers = (): void => {
    wake();
    changed = new Promise((resolve) => {
      wake = resolve;
    });
  };
  const isEnd = (): boolean => seen.size >= positions || stop.aborted;
  /** What an idle lane takes: its share of what is left. */
  const take = (): readonly OpenPosition[] => {
    const share = Math.ceil(left.length / (lanes.length - busy));
    const taken = left.slice(0, share);
    left = left.slice(share);
    return taken;
  };
  const pieceFor = (resume: readonly OpenPosition[], isLast: boolean): Piece => {
    const piece = { resume, isFirst, answers: isLast ? 0 : Math.min(PIECE, positions - seen.size) };
    isFirst = false;
    const hungry = lanes.length - busy;
    return { ...piece, release: isLast ? 'all' : hungry > 0 ? 'half' : 'nothing' };
  };
  const drive = async (lane: Lane): Promise<void> => {
    let isOpen = false;
    while (isOpen || !isEnd()) {
      if (!isOpen && left.length === 0 && !isFirst) {
        if (busy === 0) break;
        await changed;
        continue;
      }
      const resume = isOpen ? [] : take();
      if (!isOpen) busy += 1;
      const done = await lane.work(pieceFor(resume, isEnd()));
      isOpen = done.isOpen;
      if (!isOpen) busy -= 1;
      left.push(...done.open);
      addTally(tally, done.tally);
      onProgress?.(seen.size, tally.answers);
      tellOthers();
      await nextTurn();
    }
  };
  await Promise.all(lanes.map(drive));
  return { seen, tally, open: left };
};

/** What an exploration came to. */
export const exploredOf = ({ seen, tally, open }: ExplorationState): Explored => {
  const { transitions, failures, ...counts } = tally;
  return {
    positions: seen.size,
    ...counts,
    isComplete: open?.length === 0,
    transitions: [...transitions].sort(),
    failures: [...failures.values()],
  };
};
