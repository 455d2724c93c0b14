import type { CoverageFile } from '../../fuzz/coverage/file.ts';
import type { SetSource } from '../../kernel/faces/card-sets.ts';
import type { Viewer } from '../../kernel/faces/drawing.ts';
import type { Language } from '../../kernel/language.ts';
import type { Film } from '../film/film.ts';
import type { Opened } from '../film/open.ts';
import type { Advice } from './advice.ts';
import type { SeatView } from './seat-view.ts';

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

/** Nobody's, those of the film looked at, or those of a fuzz run. */
export type Heat = 'none' | 'match' | 'run';

export type Theme = 'auto' | 'light' | 'dark';

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
  /** A key or click did nothing: the open question of a live match is the agents'. */
  readonly isOutOfTurn: boolean;
  readonly trouble: Trouble | undefined;
  /** Card sets that were given, for what is opened and played. */
  readonly sets: readonly SetSource[];
  /** A file that waits for a card set. */
  readonly lacking: TextFile | undefined;
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
  isOutOfTurn: false,
  trouble: undefined,
  sets: [],
  lacking: undefined,
  hint: undefined,
};
