import type { CoverageFile } from '../../../../src/fuzz/coverage/file.ts';
import type { SetSource } from '../../../../src/core/cards/card-sets-2.ts';
import type { Viewer } from '../../../../src/core/adapters/board-view.ts';
import type { Language } from '../../../../src/core/narration.ts';
import type { Film } from '../trace/trace.ts';
import type { Opened } from '../trace/source-file.ts';
import type { Address } from './address-2.ts';
import type { Advice } from './decision-help.ts';
import type { Breakpoint } from '../trace/breakpoint.ts';
import type { ChancesState } from '../trace/win-chances.ts';
import { type Folds, NO_FOLDS } from '../trace/flame-lines.ts';
import type { SeatView } from './player-panel-store.ts';
import type { Sizes } from './panel-sizes.ts';

/** One course of events that can be looked at. */
export interface Branch {
  readonly number: number;
  readonly film: Film;
  readonly edition: string;
  /** The branch and scene it was taken from; `undefined` for a course that was opened. */
  readonly from: { readonly branch: number; readonly scene: number } | undefined;
  readonly findings: readonly string[];
}

/** Who answers for a seat in this page. */
export type Seat = 'you' | 'greedy' | 'random';

/** The match between agents played by a server, as the page knows it. */
export interface Live {
  readonly state: 'open' | 'lost' | 'over';
  readonly paused: boolean;
}

/** What went wrong, to be read by a person. */
export interface Trouble {
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

/** Nobody's, those of the film looked at, or those of a fuzz run. */
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
export interface Told {
  readonly is: 'state' | 'transition' | 'clause';
  readonly key: string;
}

/** Everything the page shows. */
export interface ViewState {
  readonly opened: Opened | undefined;
  readonly branches: readonly Branch[];
  readonly active: number;
  /** Place of the moment looked at. */
  readonly cursor: number;
  /** Raised whenever the film looked at grows. */
  readonly version: number;
  readonly playing: boolean;
  /** Microsteps a second. */
  readonly speed: number;
  readonly viewer: Viewer;
  readonly language: Language;
  readonly theme: Theme;
  readonly seats: readonly [Seat, Seat];
  /** The machine looked at; `undefined`: the one at work. */
  readonly machine: string | undefined;
  /** How many of the innermost processes the chart shows beside each other. */
  readonly beside: number;
  /** Whose counts the chart shows. */
  readonly heat: Heat;
  /** What a fuzz run reached, to be shown in the chart. */
  readonly coverage: CoverageFile | undefined;
  readonly live: Live | undefined;
  /** The page is a player's seat, and shows nothing else. */
  readonly seat: SeatView | undefined;
  /** Why the last key or click did nothing. */
  readonly notice: Notice | undefined;
  /** The furthest moments looked at, by branch. */
  readonly seen: readonly number[];
  /** What comes after the furthest moment seen is told as well. */
  readonly isAllShown: boolean;
  /** Microsteps that only lead on are listed. */
  readonly bookkeeping: boolean;
  readonly folds: Folds;
  readonly breakpoints: readonly Breakpoint[];
  readonly told: Told | undefined;
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
  readonly trouble: Trouble | undefined;
  /** Card sets that were given, for what is opened and played. */
  readonly sets: readonly SetSource[];
  /** A file that waits for a card set. */
  readonly lacking: TextFile | undefined;
  /** The file that is open; absent for a match. */
  readonly source: Source | undefined;
  /** Where somebody is to be taken once the file is there. */
  readonly awaited: Address | undefined;
  /** The panel that somebody is at. */
  readonly panel: string | undefined;
  /** The branch that stands beside the one looked at. */
  readonly other: number | undefined;
  readonly hint: Advice | undefined;
}

export const START: ViewState = {
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
  beside: 1,
  heat: 'none',
  coverage: undefined,
  live: undefined,
  seat: undefined,
  notice: undefined,
  seen: [],
  isAllShown: false,
  bookkeeping: false,
  folds: NO_FOLDS,
  breakpoints: [],
  told: undefined,
  isKeysShown: false,
  sizes: {},
  foldedPanels: [],
  enlarged: undefined,
  tab: 'play',
  chances: undefined,
  trouble: undefined,
  sets: [],
  lacking: undefined,
  source: undefined,
  awaited: undefined,
  panel: undefined,
  other: undefined,
  hint: undefined,
};
