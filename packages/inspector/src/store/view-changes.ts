import type { Opened } from '../trace/source-file.ts';
import { ownPlayer } from './own-player.ts';
import { type Branch, START, type ViewState } from './view-state.ts';

/** What changes as something is opened. */
export const shown = (
  opened: Opened,
  { version, seats, viewer, coverage, heat }: ViewState,
): Partial<ViewState> => {
  const branches = opened.takes.map(
    ({ film, edition, findings }, number): Branch => ({ number, film, edition, from: undefined, findings }),
  );
  const isColoured = coverage?.ruleset === branches[0]?.film.ruleset.id;
  return {
    opened,
    branches,
    active: 0,
    cursor: 0,
    version: version + 1,
    playing: false,
    machine: undefined,
    trouble: undefined,
    lacking: undefined,
    source: undefined,
    awaited: undefined,
    other: undefined,
    hint: undefined,
    live: undefined,
    notice: undefined,
    // A match is looked at as by who plays it; nobody plays what is opened.
    viewer: ownPlayer(seats) === null ? viewer : START.viewer,
    seats: START.seats,
    seen: [],
    // Who opens these wants to see one place in them, not how a match goes.
    isAllShown: opened.kind === 'scenario' || opened.kind === 'finding',
    folds: START.folds,
    breakpoints: [],
    told: undefined,
    enlarged: undefined,
    chances: undefined,
    ...(!isColoured && { coverage: undefined, heat: heat === 'run' ? 'none' : heat }),
  };
};
