import type { CoverageFile, Language, RuntimeName, SetSource, Viewer } from 'gatechart/tools';
import { GatechartError, PLAYERS } from 'gatechart/tools';
import type { Breakpoint } from '../trace/navigation.ts';
import type { OpenedSource, Verdict } from '../trace/opened-source.ts';
import { DEFAULT_FOLDS, type FoldState } from '../trace/timeline.ts';
import type { Trace } from '../trace/trace.ts';
import type { ChancesState } from '../trace/win-chances.ts';
import type { Address } from './address.ts';
import type { Advice } from './decision-help.ts';
import type { Sizes } from './panel-sizes.ts';
import type { PlayerPanelStore } from './player-panel-store.ts';

/** One course of events that can be looked at. */
export interface Branch {
  readonly number: number;
  readonly trace: Trace;
  readonly edition: string;
  /** The branch and segment it was taken from; `undefined` for a course that was opened. */
  readonly from: { readonly branch: number; readonly segment: number } | undefined;
  readonly verdict: Verdict | undefined;
  readonly findings: readonly string[];
}

/** Who may answer for a seat in this page. */
export const CONTROLLERS = ['you', 'greedy', 'random'] as const;

export type PlayerController = (typeof CONTROLLERS)[number];

/** The match between agents played by a server, as the page knows it. */
export interface LiveStatus {
  readonly state: 'open' | 'lost' | 'over';
  readonly paused: boolean;
}

/** What went wrong, to be read by a person. */
export interface ViewError {
  readonly code: string;
  readonly place: string;
  readonly message: string;
}

/** A file by its name and text. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** The file that is open, and its digest. */
export interface Source extends TextFile {
  readonly digest: string;
}

/** Nobody's, those of the trace looked at, or those of a fuzz run. */
export type Heat = 'none' | 'match' | 'run';

export type Theme = 'auto' | 'light' | 'dark';

/** Why a key or a click did nothing. */
export type Notice =
  | 'agentsAnswer'
  | 'notYours'
  | 'notHere'
  | 'notOffered'
  | 'isOver'
  | 'noStopAfter'
  | 'noStopBefore'
  | 'noBranches'
  | 'otherFile';

/** What is told in full: a state or transition of a chart, or a clause. */
export interface DetailsTarget {
  readonly is: 'state' | 'transition' | 'clause';
  readonly key: string;
}

/** Everything the page shows. */
export interface ViewState {
  readonly opened: OpenedSource | undefined;
  readonly branches: readonly Branch[];
  readonly active: number;
  /** Place of the moment looked at. */
  readonly cursor: number;
  /** Raised whenever the trace looked at grows. */
  readonly version: number;
  readonly playing: boolean;
  /** Microsteps a second. */
  readonly speed: number;
  readonly viewer: Viewer;
  readonly language: Language;
  readonly theme: Theme;
  readonly seats: readonly [PlayerController, PlayerController];
  /** The machine looked at; `undefined`: the one at work. */
  readonly machine: string | undefined;
  /** How many of the innermost processes the chart shows beside each other. */
  readonly machineCount: number;
  /** Whose counts the chart shows. */
  readonly heat: Heat;
  /** What a fuzz run reached, to be shown in the chart. */
  readonly coverage: CoverageFile | undefined;
  readonly live: LiveStatus | undefined;
  /** The page is a player's seat, and shows nothing else. */
  readonly seat: PlayerPanelStore | undefined;
  /** Why the last key or click did nothing. */
  readonly notice: Notice | undefined;
  /** The furthest moments looked at, by branch. */
  readonly furthestSeen: readonly number[];
  /** What comes after the furthest moment seen is told as well. */
  readonly isAllShown: boolean;
  /** Microsteps that only lead on are listed. */
  readonly bookkeeping: boolean;
  readonly folds: FoldState;
  readonly breakpoints: readonly Breakpoint[];
  readonly details: DetailsTarget | undefined;
  readonly isKeysShown: boolean;
  /** Sizes of the panels by the room they share; where none are kept the page chooses. */
  readonly sizes: Readonly<Record<string, Sizes>>;
  /** Panels of which only the head is shown. */
  readonly foldedPanels: readonly string[];
  /** The panel that fills the page. */
  readonly enlarged: string | undefined;
  /** What a narrow page shows. */
  readonly tab: string;
  readonly chances: ChancesState | undefined;
  readonly trouble: ViewError | undefined;
  /** What somebody asked to see is on its way. */
  readonly isLoading: boolean;
  /** Card sets that were given, for what is opened and played. */
  readonly sets: readonly SetSource[];
  /** What plays the matches of the page. */
  readonly runtime: RuntimeName;
  /** A file that waits for a card set. */
  readonly fileAwaitingSets: TextFile | undefined;
  /** The file that is open; absent for a match. */
  readonly source: Source | undefined;
  /** Where somebody is to be taken once the file is there. */
  readonly pendingAddress: Address | undefined;
  /** The panel that somebody is at. */
  readonly panel: string | undefined;
  /** The branch that stands beside the one looked at. */
  readonly comparedBranch: number | undefined;
  readonly hint: Advice | undefined;
}

export const INITIAL_STATE: ViewState = {
  opened: undefined,
  branches: [],
  active: 0,
  cursor: 0,
  version: 0,
  playing: false,
  speed: 4,
  viewer: null,
  language: 'en',
  theme: 'auto',
  seats: ['you', 'you'],
  machine: undefined,
  machineCount: 1,
  heat: 'none',
  coverage: undefined,
  live: undefined,
  seat: undefined,
  notice: undefined,
  furthestSeen: [],
  isAllShown: false,
  bookkeeping: false,
  folds: DEFAULT_FOLDS,
  breakpoints: [],
  details: undefined,
  isKeysShown: false,
  sizes: {},
  foldedPanels: ['actors', 'messages', 'clauses'],
  enlarged: undefined,
  tab: 'play',
  chances: undefined,
  trouble: undefined,
  isLoading: false,
  sets: [],
  runtime: 'lean',
  fileAwaitingSets: undefined,
  source: undefined,
  pendingAddress: undefined,
  panel: undefined,
  comparedBranch: undefined,
  hint: undefined,
};

/** The player whom a person plays against an agent; nobody where persons or agents play for both. */
export const ownPlayer = (seats: readonly [PlayerController, PlayerController]): Viewer => {
  const [own, ...others] = PLAYERS.filter((player) => seats[player] === 'you');
  return own === undefined || others.length > 0 ? null : own;
};

/** The last moment of the trace looked at that the page may tell of: what comes later would give the end away. */
export const visibleEnd = ({
  branches,
  active,
  furthestSeen: seen,
  cursor,
  isAllShown,
}: ViewState): number => {
  const last = (branches[active]?.trace.moments.length ?? 1) - 1;
  return isAllShown ? last : Math.min(last, Math.max(cursor, seen[active] ?? 0));
};

/** The furthest moments seen, by branch, when that one is looked at. */
export const seenAfter = (seen: readonly number[], branch: number, cursor: number): readonly number[] => {
  if ((seen[branch] ?? -1) >= cursor) return seen;
  const grown = [...seen];
  grown[branch] = cursor;
  return grown;
};

/** Whether a trace is told whole. */
export const isFullyVisible = (trace: Trace, end: number): boolean => end >= trace.moments.length - 1;

/** How a game of one's own is shown: a page runs what its server gives it, and nothing that is dropped. */
export const OWN_RULES_COMMAND = 'gatechart inspect FILE --rules MODULE';

/** An error as the page tells it, with what to do next. */
export const viewErrorOf = (error: unknown): ViewError => {
  if (error instanceof GatechartError) {
    const { code, place, message } = error;
    const next = code === 'UNKNOWN_RULESET' ? `; for a custom ruleset, run ${OWN_RULES_COMMAND}` : '';
    return { code, place, message: `${message}${next}` };
  }
  return { code: 'INTERNAL', place: '', message: error instanceof Error ? error.message : String(error) };
};
