import type {
  BoardChanges,
  BoardView,
  BodyLine,
  CardDetails,
  Player,
  RecordHeader,
  RuntimeName,
  SetSource,
} from 'gatechart/tools';
import { LANGUAGES, type Language } from 'gatechart/tools';
import { z } from 'zod';
import type { Advice, RefusedGroup } from '../store/decision-help.ts';
import type { QuestionDescription } from '../trace/question.ts';

/** The global by which a page lends what modules from outside import by name. */
export const SHARED_PACKAGES = 'gatechartPackages';

/** Where the server has the page that shows actors of other programs. */
export const EXTERNAL_ACTORS_PATH = '/foreign';

const question = z.int().nonnegative();

/**
 * What a page may ask of the server: one at a seat all but `pause`, one that watches nothing else. `question`: its number;
 * `review`: the whole match, once it is over.
 */
export const pageMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('answer'), question, key: z.string().min(1).max(500) }),
  z.strictObject({ type: z.literal('concede') }),
  z.strictObject({ type: z.literal('hint'), question }),
  z.strictObject({ type: z.literal('pause'), paused: z.boolean() }),
  z.strictObject({ type: z.literal('review') }),
  z.strictObject({ type: z.literal('sheet'), card: z.string().min(1).max(100), language: z.enum(LANGUAGES) }),
]);

export type PageMessage = z.output<typeof pageMessage>;

/** What happened, in the words for one player. */
export interface LogEntry {
  readonly clause: string;
  readonly text: Readonly<Record<Language, string>>;
  /** Whose it is, if it is the same as the entry before but for the player, such as a second pass. */
  readonly repeats?: Player;
}

/** A question for who is asked. */
export interface OwnQuestion {
  readonly kind: string;
  readonly clause: string;
  readonly words: Readonly<Record<Language, QuestionDescription>>;
  /** What the question does not offer though the player may think of it, by the reason. */
  readonly refused: Readonly<Record<Language, readonly RefusedGroup[]>>;
}

/** A question as one player hears of it: `own` is there for who is asked, and nobody else. */
export interface SeatQuestion {
  /** Counts the questions of the match from 0. */
  readonly number: number;
  readonly player: Player;
  readonly own?: OwnQuestion;
}

/** How a match stands for one player. */
export interface SeatSnapshot {
  readonly table: BoardView;
  /** Absent when the match is over. */
  readonly question?: SeatQuestion;
  readonly result?: { readonly winner?: Player; readonly clause: string };
  /** The match could not be saved as it stands. */
  readonly isUnsaved?: true;
}

/** What the server tells a page. */
export type ServerMessage =
  /** What is told after it is of the ruleset of that module, which is at a URL of this server. */
  | { readonly type: 'rules'; readonly url: string }
  /** What plays what follows. */
  | { readonly type: 'runtime'; readonly runtime: RuntimeName }
  /** Card sets that what follows is played with. */
  | { readonly type: 'sets'; readonly sets: readonly SetSource[] }
  /** There is nothing to be shown before somebody opens something. */
  | { readonly type: 'nothing' }
  /** A file, for the page to read and play itself. */
  | { readonly type: 'file'; readonly name: string; readonly text: string }
  /** A match between agents so far, with everything in it. */
  | {
      readonly type: 'match';
      readonly header: RecordHeader;
      readonly lines: readonly BodyLine[];
      readonly paused: boolean;
    }
  | { readonly type: 'line'; readonly line: BodyLine }
  | { readonly type: 'paused'; readonly paused: boolean }
  /** A match so far as the player knows it whose seat the page is. */
  | {
      readonly type: 'seat';
      readonly seat: Player;
      readonly ruleset: string;
      readonly edition: string;
      readonly told: readonly LogEntry[];
      readonly standing: SeatSnapshot;
    }
  /** What happened next, to a seat. */
  | {
      readonly type: 'told';
      readonly told: readonly LogEntry[];
      readonly standing: SeatSnapshot;
      readonly changes: BoardChanges;
    }
  | { readonly type: 'hint'; readonly question: number; readonly advice: Advice }
  /** A card on the table as the seat may know it, for who asked; nothing where it may not, or none has that key. */
  | {
      readonly type: 'sheet';
      readonly card: string;
      readonly language: Language;
      readonly sheet?: CardDetails;
    }
  | { readonly type: 'refused'; readonly code: string; readonly clause: string; readonly message: string };

/** Why the server does not do what a page asks for. */
export const rejection = (code: string, message: string, clause = ''): ServerMessage => ({
  type: 'refused',
  code,
  clause,
  message,
});
