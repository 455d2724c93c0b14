import { PATIENCE } from './patience.ts';

/** The tiers beside the quick one. A test file is in the one that its name has before `.test.ts`, else in the quick one. */
export const TIERS = ['process', 'browser', 'cluster', 'learn', 'deep'] as const;

export type Tier = (typeof TIERS)[number];

const filesNamed = (ending: string): string => `{test,properties,packages/*/test}/**/*${ending}`;

const filesOf = (tiers: readonly Tier[]): string[] => tiers.map((tier) => filesNamed(`.${tier}.test.ts`));

/** The quick files, together with those of these tiers. */
export const quickAnd = (...tiers: readonly Tier[]) => ({
  include: [filesNamed('.test.ts')],
  exclude: filesOf(TIERS.filter((tier) => !tiers.includes(tier))),
});

/** The files of one tier. */
export const only = (tier: Tier) => ({ include: filesOf([tier]) });

/** Ends what would never end. */
const LIMIT_MS = 2 * PATIENCE;

/** What all tests have: every ruleset, which commands load as they need them, and how long they may take. */
export const COMMON = {
  setupFiles: ['test/support/rulesets.ts'],
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  expect: { poll: { timeout: PATIENCE } },
};
