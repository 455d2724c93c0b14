import { z } from 'zod';
import { startSchema } from '../core/adapters/generators.ts';
import { digest } from '../core/data/digest.ts';
import { quote } from '../core/data/escape.ts';
import { namedSetsSchema } from '../core/data/schemas.ts';
import { parseUntrustedJson } from '../core/data/untrusted-json.ts';
import { GatechartError } from '../core/errors.ts';
import type { Position } from '../core/game-state.ts';
import { firstIssue } from '../replay/record.ts';
import type { CaseOrigin, FuzzTarget } from './case.ts';
import { ORACLE_IDS } from './oracles/oracle.ts';

/** Name and version of the format. */
export const COUNTEREXAMPLE_FORMAT = 'gatechart-finding/3';

/** Version 2 is the same without `refused`. */
const READ_FORMATS = ['gatechart-finding/2', COUNTEREXAMPLE_FORMAT] as const;

/** What no trial can tell of itself: it never ended, or took its thread with it. */
export const FATAL_KINDS = ['hang', 'out of memory', 'worker died'] as const;

/** A position in a file. */
export const positionSchema = z.strictObject({
  game: z.record(z.string(), z.json()),
  stack: z.array(z.strictObject({ state: z.string(), rest: z.record(z.string(), z.json()) })),
});

const counterexampleSchema = z.strictObject({
  format: z.enum(READ_FORMATS),
  ruleset: z.string(),
  version: z.int(),
  /** The card sets that it is played with. */
  sets: namedSetsSchema.exactOptional(),
  target: z.enum(ORACLE_IDS),
  /** The same for all findings with one cause. */
  kind: z.string(),
  message: z.string(),
  from: z.discriminatedUnion('is', [
    z.strictObject({
      is: z.literal('start'),
      start: startSchema,
      edition: z.string(),
      seed: z.int().nonnegative(),
    }),
    z.strictObject({
      is: z.literal('position'),
      start: startSchema.exactOptional(),
      position: positionSchema,
      /** Actions that are tried at every decision where they are not legal. */
      refused: z.array(z.string()).readonly().exactOptional(),
    }),
  ]),
  /** Keys of the options taken; the last one leads to what was found. */
  answers: z.array(z.string()).readonly(),
  /** How many of them are not the first option. */
  choices: z.int().nonnegative(),
  /** Where the run came upon it, and how long the case was before it was minimised. */
  found: z.strictObject({ seed: z.int(), lane: z.int(), case: z.int(), answers: z.int() }),
});

/** A finding as its file keeps it. */
export const serializedCounterexampleSchema = counterexampleSchema.extend({ digest: z.string() }).readonly();

/** A case that shows something that must not be: from where, and which answers. */
export interface Counterexample extends Readonly<Omit<z.output<typeof counterexampleSchema>, 'from'>> {
  readonly from: CaseOrigin;
}

/** A counterexample on that target. */
export const newCounterexample = (
  { id, version, sets }: FuzzTarget,
  found: Omit<Counterexample, 'format' | 'ruleset' | 'version' | 'sets'>,
): Counterexample => ({
  format: COUNTEREXAMPLE_FORMAT,
  ruleset: id,
  version,
  ...(sets && { sets }),
  ...found,
});

const bad = (file: string, reason: string): GatechartError => new GatechartError('BAD_FINDING', file, reason);

export type SerializedCounterexample = z.output<typeof serializedCounterexampleSchema>;

/** A finding out of the value of its file; `name` is what errors call it. Throws `BAD_FINDING`. */
export const parseCounterexample = (name: string, value: unknown): Counterexample => {
  const format = (value as { readonly format?: unknown } | null)?.format;
  if (typeof format === 'string' && !READ_FORMATS.some((each) => each === format)) {
    throw bad(name, `the format is ${quote(format)}; this program reads ${READ_FORMATS.join(' and ')}`);
  }
  const parsed = serializedCounterexampleSchema.safeParse(value);
  if (!parsed.success) throw bad(name, firstIssue(parsed.error));
  const { digest: noted, ...finding } = parsed.data;
  if (digest(finding) !== noted) throw bad(name, 'the file was edited after gatechart wrote it');
  const { from, ...rest } = finding;
  if (from.is === 'start') return { ...rest, from };
  return { ...rest, from: { ...from, position: from.position as unknown as Position } };
};

/** Reads a finding; `name` is what errors call it. Throws `BAD_FINDING`. */
export const readCounterexample = (name: string, text: string): Counterexample => {
  const { value, fault } = parseUntrustedJson(text, 'the file');
  if (fault !== undefined) throw bad(name, fault);
  return parseCounterexample(name, value);
};

/** A finding as its file keeps it: with a digest of the whole, as rules need not stand a position that they did not make. */
export const serializeCounterexample = (finding: Counterexample): object => ({
  ...finding,
  digest: digest(finding),
});

/** The text of a finding's file. */
export const counterexampleText = (finding: Counterexample): string =>
  `${JSON.stringify(serializeCounterexample(finding), undefined, 1)}\n`;

const MAX_NAME = 60;

/** Name of the file of a finding, the same for the same kind. */
export const counterexampleFile = ({ ruleset, target, kind }: Counterexample): string => {
  const words = kind
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, MAX_NAME);
  let hash = 0;
  for (const char of kind) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return `${ruleset}-${target}-${words}-${hash.toString(16)}.json`;
};
