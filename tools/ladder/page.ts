import { z } from 'zod';
import { GatechartError } from '../../src/core/errors.ts';
import { perDecision, type Usage } from '../../src/selfplay/agents/match-agents.ts';
import {
  type Estimate,
  formatInterval,
  formatPercent,
  opposite,
  rounded,
} from '../../src/selfplay/statistics/estimates.ts';
import { ratingsOf } from '../../src/selfplay/statistics/ratings.ts';
import type { Summary } from '../../src/selfplay/summary.ts';
import { withGenerated } from '../docs/page-parts.ts';

/** The file with what was measured, a row a line. */
export const ROWS = 'docs/lab/ladder/rows.jsonl';

const rowSchema = z
  .strictObject({
    command: z.string(),
    /** Digest of the program that played. */
    program: z.string(),
    ruleset: z.string(),
    /** As they played; the score is that of the first. */
    agents: z.tuple([z.string(), z.string()]).readonly(),
    decks: z.array(z.string()).readonly(),
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
    ...{ command, program, ruleset: plan.ruleset, agents: [first, second], decks: plan.decks, games },
    points: (a === first ? wins : losses) + draws / 2,
    score: a === first ? score : oppositeScore(score),
    ...(plan.equalTime && { equalTime: true }),
    ...(test && { verdict: test.verdict }),
    thought: [thought(first), thought(second)],
  };
};

/** The page that has the ladder. */
export const LADDER_PAGE = 'docs/reference/agents.md';

const milliseconds = (thought: number | null): string => (thought === null ? '–' : `${thought} ms`);

const conditionOf = ({ equalTime, verdict }: Row): string => {
  const conditions = [
    ...(equalTime ? ['equal time'] : []),
    ...(verdict === undefined ? [] : [verdict === null ? 'no verdict' : `${verdict} accepted`]),
  ];
  return conditions.length === 0 ? '' : `, ${conditions.join(', ')}`;
};

const line = (row: Row, index: number): string => {
  const { agents, ruleset, decks, score, thought } = row;
  const cells = [
    `${index + 1}`,
    `\`${agents[0]}\` against \`${agents[1]}\`${conditionOf(row)}`,
    ruleset,
    decks.join(', '),
    `${score.count}`,
    `${formatPercent(score.mean)} (${formatInterval(score)})`,
    thought.map(milliseconds).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
};

const HEAD = [
  '| | match | ruleset | decks | pairs | score | processor time of a decision |',
  '|---|---|---|---|---|---|---|',
];

const table = (rows: readonly Row[]): string => [...HEAD, ...rows.map(line)].join('\n');

const commands = (rows: readonly Row[]): string =>
  ['```sh check', ...rows.map(({ command }, index) => `${command}   # ${index + 1}`), '```'].join('\n');

/** Whether everybody met everybody, through others at least. */
const isConnected = (names: readonly string[], rows: readonly Row[]): boolean => {
  let known = new Set(names.slice(0, 1));
  for (const _ of names) {
    known = new Set([
      ...known,
      ...rows.flatMap(({ agents }) => (agents.some((name) => known.has(name)) ? agents : [])),
    ]);
  }
  return known.size === names.length;
};

/** Ratings of those of a ruleset that can be held against each other. */
const ratings = (ruleset: string, all: readonly Row[]): readonly string[] => {
  const rows = all.filter((row) => row.ruleset === ruleset);
  const names = [...new Set(rows.flatMap(({ agents }) => agents))];
  if (names.length < 3 || !isConnected(names, rows)) return [];
  const scores = rows.map(({ agents: [a, b], points, games }) => ({ a, b, points, games }));
  const rated = Object.entries(ratingsOf(names, scores)).sort(([, a], [, b]) => b - a);
  const told = rated.map(([name, rating]) => `\`${name}\` ${rating.toFixed(0)}`);
  return [`Ratings in ${ruleset} (Elo, mean 0): ${told.join(', ')}.`];
};

/** The one build that played all rows. Throws `BAD_VALUE` for rows of several. */
const buildOf = (rows: readonly Row[]): string => {
  const programs = [...new Set(rows.map(({ program }) => program))];
  if (programs.length === 1) return `Every row was played by one build, engine \`${programs[0]}\`.`;
  throw new GatechartError('BAD_VALUE', ROWS, `the rows are of ${programs.length} builds, not of one`);
};

/** The page with the ladder of those rows, all of one build. Throws `BAD_VALUE` and `MARKERS_MISSING`. */
export const ladderPage = (current: string, rows: readonly Row[]): string => {
  const rulesets = [...new Set(rows.map(({ ruleset }) => ruleset))];
  const told = rulesets.flatMap((ruleset) => ratings(ruleset, rows));
  return withGenerated(current, [buildOf(rows), table(rows), ...told, commands(rows)], LADDER_PAGE, 'ladder');
};
