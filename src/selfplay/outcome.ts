import { z } from 'zod';
import type { Player } from '../core/decision.ts';
import type { GameState } from '../core/game-state.ts';
import type { SeatAgent } from '../runtime/match-runner.ts';

const seat = z.literal([0, 1]);
const two = z.tuple([z.string(), z.string()]).readonly();
const turnByCard = z.record(z.string(), z.int().nonnegative()).readonly();

/** Why an external agent lost a match without the rules. */
export const FORFEITS = ['late', 'crashed', 'killed', 'malformed', 'illegal'] as const;

export type ForfeitReason = (typeof FORFEITS)[number];

/** How a match of a run came out. */
export const outcomeSchema = z.strictObject({
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
  /** Why the match is drawn, where no player lost. */
  drawnBy: z.string().optional(),
  decisions: z.int().nonnegative(),
  turns: z.int().nonnegative(),
  /** Definition ids of the cards played, each once. */
  cards: z.tuple([z.array(z.string()).readonly(), z.array(z.string()).readonly()]).readonly(),
  /** The turn in which each card was first drawn, by definition id; where the plan is of decks. */
  drawn: z.tuple([turnByCard, turnByCard]).readonly().optional(),
  /** An external agent that did not answer as it must, and lost. */
  forfeit: z
    .strictObject({ player: seat, reason: z.enum(FORFEITS), message: z.string() })
    .readonly()
    .optional(),
  /** The rules, or an agent of ours, failed: nobody won. */
  failure: z.strictObject({ code: z.string(), message: z.string() }).readonly().optional(),
  /** Digest of the last position. */
  digest: z.string(),
  /** Digest of the build that played it, where it is not that of the plan. */
  build: z.string().optional(),
});

export type Outcome = Readonly<z.output<typeof outcomeSchema>>;

/** The clauses by which a match ended, each once. */
export const endingClauses = ({ reasons, drawnBy }: Outcome): readonly string[] =>
  [...new Set([...reasons, drawnBy ?? null])].filter((clause) => clause !== null).sort();

/** What a match gave a player: 1 for a win, a half for a draw. */
export const pointsOf = ({ winner }: Outcome, player: Player): number =>
  winner === undefined ? 0.5 : winner === player ? 1 : 0;

/** One decision as a learner wants it. */
export interface TrajectoryStep {
  /** Number of the match in its run, and of the decision in its match. */
  readonly match: number;
  readonly step: number;
  readonly player: number;
  /** Numbers as the observation layout says. */
  readonly observation: readonly number[];
  /** The legal actions. */
  readonly mask: readonly number[];
  /** The slot taken. */
  readonly action: number;
  /** Share of a search's visits for each slot of the mask; `null` where the agent did not search. */
  readonly policy: readonly number[] | null;
  /** 1 for a match won by that player, -1 lost, 0 drawn. */
  readonly return: number;
}

/** A match that was played: its outcome, the lines of its record, and where wanted its trajectory. */
export interface PlayedMatch {
  readonly outcome: Outcome;
  readonly record: string;
  readonly trajectory?: readonly TrajectoryStep[];
}

/** Who plays a match, seat by seat, until it is let go. */
export interface PlayerAgent extends SeatAgent {
  /** Tells that the match is over. */
  release?(result: GameState['result']): void;
}

/** Why an external agent loses at once. */
export interface Forfeit {
  readonly reason: ForfeitReason;
  readonly message: string;
}

/** An external agent did not answer as it must. */
export class ForfeitError extends Error implements Forfeit {
  readonly reason: ForfeitReason;

  constructor(reason: ForfeitReason, message: string) {
    super(message);
    this.name = 'ForfeitError';
    this.reason = reason;
  }
}

export const isForfeit = (error: unknown): error is ForfeitError => error instanceof ForfeitError;
