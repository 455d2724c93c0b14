import { z } from 'zod';
import type { Player } from '../../kernel/decision.ts';
import type { BodyLine, RecordHeader } from '../../record/line.ts';

const seat = z.literal([0, 1]);

/** What a page may ask of the server. `question` is the number of the question answered. */
export const pageMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('answer'),
    question: z.int().nonnegative(),
    player: seat,
    key: z.string().min(1).max(500),
  }),
  z.strictObject({ type: z.literal('concede'), player: seat }),
  z.strictObject({ type: z.literal('pause'), paused: z.boolean() }),
]);

export type PageMessage = z.output<typeof pageMessage>;

/** What the server tells every page. */
export type ServerMessage =
  /** A file, for the page to read and play itself. */
  | { readonly type: 'file'; readonly name: string; readonly text: string }
  /** A running match so far; pages may answer for `seats`. */
  | {
      readonly type: 'match';
      readonly header: RecordHeader;
      readonly lines: readonly BodyLine[];
      readonly seats: readonly Player[];
      readonly paused: boolean;
    }
  | { readonly type: 'line'; readonly line: BodyLine }
  | { readonly type: 'paused'; readonly paused: boolean }
  | { readonly type: 'refused'; readonly code: string; readonly clause: string; readonly message: string };
