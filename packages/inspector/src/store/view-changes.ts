import type { OpenedSource } from '../trace/source-file.ts';
import { ownPlayer } from './own-player.ts';
import { type Branch, INITIAL_STATE, type ViewState } from './view-state.ts';

/** What changes as something is opened. */
export const stateAfterOpening = (
  opened: OpenedSource,
  { version, seats, viewer, coverage, heat }: ViewState,
): Partial<ViewState> => {
  const branches = opened.traces.map(
    ({ trace: film, edition, findings }, number): Branch => ({ number, trace: film, edition, from: undefined, findings }),
  );
  const isColoured = coverage?.ruleset === branches[0]?.trace.ruleset.id;
  return {
    opened,
    branches,
    active: 0,
    cursor: 0,
    version: version + 1,
    playing: false,
    machine: undefined,
    trouble: undefined,
    fileAwaitingSets: undefined,
    source: undefined,
    pendingAddress: undefined,
    comparedBranch: undefined,
    hint: undefined,
    live: undefined,
    notice: undefined,
    // A match is looked at as by who plays it; nobody plays what is opened.
    viewer: ownPlayer(seats) === null ? viewer : INITIAL_STATE.viewer,
    seats: INITIAL_STATE.seats,
    furthestSeen: [],
    // Who opens these wants to see one place in them, not how a match goes.
    isAllShown: opened.kind === 'scenario' || opened.kind === 'finding',
    folds: INITIAL_STATE.folds,
    breakpoints: [],
    details: undefined,
    enlarged: undefined,
    chances: undefined,
    ...(!isColoured && { coverage: undefined, heat: heat === 'run' ? 'none' : heat }),
  };
};
