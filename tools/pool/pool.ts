import { parse } from 'yaml';
import { z } from 'zod';
import { GatechartError } from '../../src/core/errors.ts';
import { firstIssue } from '../../src/replay/record.ts';
import { formatPercent } from '../../src/selfplay/statistics/estimates.ts';
import type { Standing } from '../../src/selfplay/statistics/ratings.ts';
import { withGenerated } from '../docs/page-parts.ts';

/** The list of the agents of each ruleset. */
export const POOL = 'docs/lab/pool/agents.yaml';

/** The page with the standings. */
export const POOL_PAGE = 'docs/lab/pool.md';

const memberSchema = z.strictObject({
  agent: z.string(),
  /** The build that lends the agent; the present one where it is absent. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{8,40}$/, 'it is no commit')
    .exactOptional(),
});

/** An agent of the pool. */
export type Member = Readonly<z.output<typeof memberSchema>>;

const poolSchema = z.record(
  z.string(),
  z.strictObject({
    games: z.int().positive(),
    seed: z.int().nonnegative(),
    agents: z.array(memberSchema).min(3).readonly(),
  }),
);

/** The agents by ruleset, and how many matches they play. */
export type Pool = Readonly<z.output<typeof poolSchema>>;

/** The pool of a list. Throws `BAD_VALUE`. */
export const poolIn = (text: string): Pool => {
  const parsed = poolSchema.safeParse(parse(text));
  if (!parsed.success) throw new GatechartError('BAD_VALUE', POOL, firstIssue(parsed.error));
  return parsed.data;
};

/** How people read the name of a member. */
export const memberName = ({ agent, commit }: Member): string =>
  commit === undefined ? `\`${agent}\`` : `\`${agent}\` of ${commit}`;

/** What came of the matches of a ruleset. */
export interface PoolResult {
  readonly ruleset: string;
  readonly command: string;
  /** Of each member, the name that it played under. */
  readonly names: ReadonlyMap<string, Member>;
  readonly standings: readonly Standing[];
}

const rating = (points: number): string => `${points < 0 ? '' : '+'}${points.toFixed(0)}`;

const tableOf = ({ ruleset, command, names, standings }: PoolResult): readonly string[] => {
  const told = (name: string): string => {
    const member = names.get(name);
    return member === undefined ? name : memberName(member);
  };
  const rows = standings.map(
    ({ name, rating: points, low, high, mean, worst }) =>
      `| ${told(name)} | ${rating(points)} (${rating(low)} to ${rating(high)}) | ${formatPercent(mean)} | ${formatPercent(worst.score)} against ${told(worst.against)} |`,
  );
  return [
    `## ${ruleset}`,
    ['| agent | Elo, mean 0 | mean score | worst score |', '|---|---|---|---|', ...rows].join('\n'),
    ['```sh check', command, '```'].join('\n'),
  ];
};

/** The page with the standings of those rulesets; `program`: digest of the present build. Throws `MARKERS_MISSING`. */
export const poolPage = (current: string, program: string, results: readonly PoolResult[]): string =>
  withGenerated(
    current,
    [`The present build is engine \`${program}\`.`, ...results.flatMap(tableOf)],
    POOL_PAGE,
    'pool',
  );
