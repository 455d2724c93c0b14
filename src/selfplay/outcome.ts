import { z } from 'zod';
import type { Step } from './export/trajectory.ts';

const seat = z.literal([0, 1]);
const two = z.tuple([z.string(), z.string()]).readonly();

/** Why a foreign agent lost a match without the rules. */
export const FORFEITS = ['late', 'crashed', 'malformed', 'illegal'] as const;

export type ForfeitReason = (typeof FORFEITS)[number];

/** How a match of a run came out. */
export const outcomeSchema = z
  .strictObject({
    number: z.int().nonnegative(),
    /** By seat, as are the decks and the cards. */
    agents: two,
    decks: two,
    /** Absent in a draw, and where the match failed. */
    winner: seat.optional(),
    /** Whose turn was the first. */
    first: seat.optional(),
    /** Why each player lost. */
    reasons: z.array(z.string().nullable()).readonly(),
    decisions: z.int().nonnegative(),
    turns: z.int().nonnegative(),
    /** Definition ids of the cards played, each once. */
    cards: z.tuple([z.array(z.string()).readonly(), z.array(z.string()).readonly()]).readonly(),
    /** A foreign agent that did not answer as it must, and lost. */
    forfeit: z
      .strictObject({ player: seat, reason: z.enum(FORFEITS), message: z.string() })
      .readonly()
      .optional(),
    /** The rules, or an agent of ours, failed: nobody won. */
    failure: z.strictObject({ code: z.string(), message: z.string() }).readonly().optional(),
    /** Digest of the last position. */
    digest: z.string(),
  })
  .readonly();

export type Outcome = z.output<typeof outcomeSchema>;

/** A match that was played: its outcome, the lines of its record, and where wanted its trajectory. */
export interface Played {
  readonly outcome: Outcome;
  readonly record: string;
  readonly trajectory?: readonly Step[];
}
