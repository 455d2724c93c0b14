import type { TestResult } from './paired-test.ts';

/** Where the ratio of a test stands between its bounds. */
export const ratioText = ({ llr, bounds: [lower, upper] }: TestResult): string =>
  `LLR ${llr.toFixed(2)} (${lower.toFixed(2)} to ${upper.toFixed(2)})`;

/** What a test says of its agents. */
export const verdictText = ({ verdict, elo0, elo1, of, against }: TestResult): string => {
  if (verdict === null) return `no verdict yet: ${of} may be ${elo0} or ${elo1} Elo stronger than ${against}`;
  const [so, not] = verdict === 'H0' ? [elo0, elo1] : [elo1, elo0];
  return `${verdict} accepted: ${of} is rather ${so} than ${not} Elo stronger than ${against}`;
};

/** What a test goes by. */
export const evidenceText = (test: TestResult): string =>
  `${ratioText(test)}, alpha ${test.alpha}, beta ${test.beta}; pairs by the points of ${test.of}, 0 to 2: ${test.pairs.join(', ')}`;
