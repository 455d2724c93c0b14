import { appendFileSync, existsSync } from 'node:fs';
import { attemptWrite, readIfExists, replaceFile } from 'gatechart/node';
import { canonicalJson, GatechartError } from 'gatechart/tools';
import { z } from 'zod';

/** Name and version of the format of such a file. */
export const DECISIONS_FORMAT = 'gatechart-decisions/1';

const planSchema = z.strictObject({
  format: z.literal(DECISIONS_FORMAT),
  ruleset: z.string(),
  /** Of the rules. */
  version: z.int(),
  /** Digest of the module of a custom ruleset; absent for those that come with the program. */
  rules: z.string().exactOptional(),
  edition: z.string(),
  decks: z.array(z.string()).min(1).readonly(),
  seed: z.int().nonnegative(),
  /** Plays the matches and, where it is a net, the playouts; other playouts follow the rules of thumb. */
  agent: z.string(),
  /** Digest of the net that the agent uses, if it uses one. */
  net: z.string().exactOptional(),
  /** Playouts of a decision, shared by its options. */
  playouts: z.int().positive(),
});

/** What decisions are of: the first line of the file. The same plan gives the same decisions and values. */
export type DecisionsPlan = Readonly<z.output<typeof planSchema>>;

const decisionSchema = z.strictObject({
  /** Its match by number; no match gives two. */
  match: z.int().nonnegative(),
  /** All answers before it. */
  answers: z.array(z.string()).readonly(),
  player: z.literal([0, 1]),
  /** How much each option is worth for the player, by its key: mean result of the playouts, 0 lost to 1 won. */
  values: z.record(z.string(), z.number().min(0).max(1)).readonly(),
});

/** A decision with what its options are worth: every later line of the file. */
export type RatedDecision = Readonly<z.output<typeof decisionSchema>>;

export interface DecisionsFile {
  readonly plan: DecisionsPlan;
  readonly decisions: readonly RatedDecision[];
}

const parsedLine = <T>(schema: z.ZodType<T>, file: string, line: string, number: number): T => {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw new GatechartError(
      'BAD_DECISIONS',
      `${file}:${number}`,
      `the line does not have the format ${DECISIONS_FORMAT}, which gatechart learn decisions writes`,
    );
  }
};

/** The decisions of a file, without a last line that was cut off while it was written. Throws `BAD_DECISIONS`, and `CANNOT_READ` where there is none. */
export const readDecisions = (file: string): DecisionsFile => {
  const text = readIfExists(file);
  if (text === undefined) throw new GatechartError('CANNOT_READ', file, 'the file does not exist');
  const [first = '', ...rest] = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .trimEnd()
    .split('\n');
  const plan = parsedLine(planSchema, file, first, 1);
  const decisions = rest.map((line, index) => parsedLine(decisionSchema, file, line, index + 2));
  const twice = decisions.findIndex(({ match }, index) => match <= (decisions[index - 1]?.match ?? -1));
  if (twice >= 0) {
    throw new GatechartError(
      'BAD_DECISIONS',
      `${file}:${twice + 2}`,
      'each line must have a match with a larger number than the line before',
    );
  }
  return { plan, decisions };
};

/** The decisions that a file has of a plan; none where there is no file. Throws `RUN_DIFFERS` where it has some of another plan. */
export const earlierDecisions = (file: string, plan: DecisionsPlan): readonly RatedDecision[] => {
  if (!existsSync(file)) return [];
  const { plan: stored, decisions } = readDecisions(file);
  const differing = (Object.keys({ ...stored, ...plan }) as (keyof DecisionsPlan)[]).filter(
    (key) => canonicalJson(stored[key]) !== canonicalJson(plan[key]),
  );
  if (differing.length === 0) return decisions;
  const reasons = differing.map(
    (key) =>
      `the file was begun with ${key} ${JSON.stringify(stored[key])}, now ${JSON.stringify(plan[key])}`,
  );
  throw new GatechartError('RUN_DIFFERS', file, `${reasons.join('; ')}; name another file with --out`);
};

const linesOf = (values: readonly object[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** Writes decisions whenever there is one more: first the whole file, then only the new line. Throws `CANNOT_WRITE`. */
export const decisionsWriter = (
  file: string,
  plan: DecisionsPlan,
): ((decisions: readonly RatedDecision[]) => void) => {
  let isBegun = false;
  return (decisions) => {
    if (isBegun) attemptWrite(file, () => appendFileSync(file, linesOf(decisions.slice(-1))));
    else replaceFile(file, linesOf([plan, ...decisions]));
    isBegun = true;
  };
};
