import { join } from 'node:path';
import { z } from 'zod';
import { digest } from '../../src/core/data/digest-2.ts';
import { GatechartError } from '../../src/core/errors.ts';
import { readPlan } from '../../src/selfplay/store/kept-plan.ts';
import { readLedger } from '../../src/selfplay/store/run-files.ts';
import { type DeckCardUse, cardUses } from '../../src/selfplay/report/card-section.ts';
import type { Summary } from '../../src/selfplay/summary-2.ts';
import { readText } from '../../src/cli/files.ts';

/** As much of a summary as the pages show. */
const summarySchema = z.object({
  format: z.literal('gatechart-selfplay/1'),
  plan: z.object({ ruleset: z.string(), agents: z.array(z.string()) }),
  games: z.number(),
  cards: z.array(z.object({ card: z.string(), players: z.number(), winRate: z.number() })),
  decks: z.object({
    ratings: z.record(z.string(), z.number()),
    meetings: z.array(
      z.object({
        a: z.string(),
        b: z.string(),
        games: z.number(),
        score: z.object({ mean: z.number(), low: z.number(), high: z.number() }),
      }),
    ),
  }),
});

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The summary of a self-play run. Throws `CANNOT_READ`, `RUN_FORMAT`. */
export const summaryIn = (folder: string): Summary => {
  const file = join(folder, 'summary.json');
  const summary = jsonOf(readText(file));
  if (summarySchema.safeParse(summary).success) return summary as Summary;
  throw new GatechartError('RUN_FORMAT', file, 'that is no summary of gatechart selfplay');
};

/** What the pages show of a self-play run. */
export interface RunData {
  readonly summary: Summary;
  /** The use of cards by deck and agent; none where the folder keeps no outcomes. */
  readonly uses: readonly DeckCardUse[];
}

/** The run in a folder. Throws `CANNOT_READ`, `RUN_FORMAT`, `RUN_DAMAGED`. */
export const runIn = (folder: string): RunData => {
  const summary = summaryIn(folder);
  const plan = readPlan(folder);
  const outcomes = plan === undefined ? [] : readLedger(folder, digest(plan)).entries;
  return {
    summary,
    uses: cardUses(outcomes.map(({ outcome }) => outcome).filter(({ failure }) => failure === undefined)),
  };
};
