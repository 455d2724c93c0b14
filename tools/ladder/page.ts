import { z } from 'zod';
import { type Usage, perDecision } from '../../src/selfplay/agents/effort.ts';
import { type Estimate, opposite, rounded } from '../../src/selfplay/statistics/estimates.ts';
import type { Summary } from '../../src/selfplay/summary-2.ts';

/** The file with what was measured, a row a line. */
export const ROWS = 'docs/ladder/rows.jsonl';

const rowSchema = z
  .strictObject({
    command: z.string(),
    /** Digest of the program that played. */
    program: z.string(),
    ruleset: z.string(),
    /** As they played; the score is that of the first. */
    agents: z.tuple([z.string(), z.string()]).readonly(),
    games: z.int(),
    points: z.number(),
    score: z.strictObject({ mean: z.number(), low: z.number(), high: z.number(), count: z.int() }).readonly(),
    equalTime: z.literal(true).exactOptional(),
    verdict: z.enum(['H0', 'H1']).nullable().exactOptional(),
    /** Milliseconds of processor time that the agents took for a decision; `null` where it was not measured. */
    thought: z.tuple([z.number().nullable(), z.number().nullable()]).readonly(),
  })
  .readonly();

/** What a meeting came to. */
export type Row = z.output<typeof rowSchema>;

/** The rows of a file. Throws where it has others. */
export const rowsIn = (text: string): readonly Row[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => rowSchema.parse(JSON.parse(line)));

/** The rows as the text of their file. */
export const rowsText = (rows: readonly Row[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const HUNDREDTHS = 100;

const oppositeScore = (score: Estimate): Estimate => {
  const { mean, low, high, count } = opposite(score);
  return { mean: rounded(mean), low: rounded(low), high: rounded(high), count };
};

/** The row of a command whose run came to that. */
export const rowOf = (command: string, program: string, summary: Summary, efforts: Usage): Row => {
  const { plan, agents, test } = summary;
  const [first = '', second = first] = plan.agents;
  const { a, score, games, wins, draws, losses } = agents
    .meetings[0] as Summary['agents']['meetings'][number];
  const thought = (name: string): number | null => {
    const effort = efforts[name];
    return effort === undefined ? null : Math.round(HUNDREDTHS * perDecision(effort)) / HUNDREDTHS;
  };
  return {
    ...{ command, program, ruleset: plan.ruleset, agents: [first, second], games },
    points: (a === first ? wins : losses) + draws / 2,
    score: a === first ? score : oppositeScore(score),
    ...(plan.equalTime && { equalTime: true }),
    ...(test && { verdict: test.verdict }),
    thought: [thought(first), thought(second)],
  };
};
