import { withGenerated } from '../docs/page-parts.ts';
import { ratingsOf } from '../../src/selfplay/summary.ts';
import { formatInterval, formatPercent } from '../../src/selfplay/statistics/numbers.ts';
import type { Row } from './page.ts';

/** The page that has the ladder. */
export const LADDER_PAGE = 'docs/agents.md';

const milliseconds = (thought: number | null): string => (thought === null ? '–' : `${thought} ms`);

const conditionOf = ({ equalTime, verdict }: Row): string => {
  const conditions = [
    ...(equalTime ? ['equal time'] : []),
    ...(verdict === undefined ? [] : [verdict === null ? 'no verdict' : `${verdict} accepted`]),
  ];
  return conditions.length === 0 ? '' : `, ${conditions.join(', ')}`;
};

const line = (row: Row, index: number): string => {
  const { agents, ruleset, score, thought } = row;
  const cells = [
    `${index + 1}`,
    `\`${agents[0]}\` against \`${agents[1]}\`${conditionOf(row)}`,
    ruleset,
    `${score.count}`,
    `${formatPercent(score.mean)} (${formatInterval(score)})`,
    thought.map(milliseconds).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
};

const HEAD = [
  '| | match | ruleset | pairs | score | processor time of a decision |',
  '|---|---|---|---|---|---|',
];

const table = (rows: readonly Row[]): string => [...HEAD, ...rows.map(line)].join('\n');

const commands = (rows: readonly Row[]): string =>
  ['```sh', ...rows.map(({ command }, index) => `${command}   # ${index + 1}`), '```'].join('\n');

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

/** The page with the ladder of those rows. Throws `MARKERS_MISSING`. */
export const ladderPage = (current: string, rows: readonly Row[]): string => {
  const rulesets = [...new Set(rows.map(({ ruleset }) => ruleset))];
  const told = rulesets.flatMap((ruleset) => ratings(ruleset, rows));
  return withGenerated(current, [table(rows), ...told, commands(rows)], LADDER_PAGE, 'ladder');
};
