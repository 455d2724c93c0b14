import { z } from 'zod';
import { digest } from '../../core/data/digest.ts';
import { parseUntrustedJson } from '../../core/data/untrusted-json.ts';
import { GatechartError } from '../../core/errors.ts';
import { firstIssue } from '../../replay/record.ts';
import type { ExplorationState } from './explore.ts';
import type { Exploration } from './explorer.ts';
import { PositionSet } from './position-set.ts';

const FORMAT = 'gatechart-exploration';
const VERSION = 1;

const count = z.int().min(0);

const fileSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** Digest of where it begins, how far it goes and what plays it. */
  of: z.string(),
  answers: count,
  ends: count,
  turns: count,
  transitions: z.array(z.string()),
  failures: z.array(
    z.strictObject({
      failure: z.strictObject({ kind: z.string(), message: z.string() }),
      keys: z.array(z.string()),
    }),
  ),
  open: z.array(z.strictObject({ keys: z.array(z.string()), given: count, isAgain: z.boolean() })),
  /** The positions seen: 32-bit numbers in base64, in the order of this machine's bytes. */
  seen: z.base64(),
});

/** Says of an exploration what it is, so that a file of another one is told apart. `engine`: digest of the program. */
export const explorationDigest = ({ ruleset, from, depth, isTurn }: Exploration, engine: string): string =>
  digest({
    ruleset: ruleset.id,
    version: ruleset.version,
    from: JSON.stringify(from),
    depth,
    isTurn,
    engine,
  });

/** The text of a file from which an exploration goes on. */
export const explorationText = (of: string, { seen, tally, open }: ExplorationState): string => {
  const { transitions, failures, ...counts } = tally;
  const { buffer } = seen.taken();
  return `${JSON.stringify({
    format: FORMAT,
    version: VERSION,
    of,
    ...counts,
    transitions: [...transitions].sort(),
    failures: [...failures.values()],
    open: open ?? [],
    seen: Buffer.from(buffer).toString('base64'),
  })}\n`;
};

/**
 * Reads where an exploration stands, for so many positions. Throws `EXPLORATION_FORMAT` where the text is none, and
 * `EXPLORATION_DIFFERS` where it is one of something else.
 */
export const readExploration = (
  file: string,
  text: string,
  of: string,
  positions: number,
): ExplorationState => {
  const json = parseUntrustedJson(text, 'the file');
  if (json.fault !== undefined) throw new GatechartError('EXPLORATION_FORMAT', file, json.fault);
  const read = fileSchema.safeParse(json.value);
  if (!read.success) throw new GatechartError('EXPLORATION_FORMAT', file, firstIssue(read.error));
  const { seen: base64, open, transitions, failures, ...rest } = read.data;
  if (rest.of !== of) {
    throw new GatechartError(
      'EXPLORATION_DIFFERS',
      file,
      'the file is of another start, other options or another program',
    );
  }
  const bytes = Buffer.from(base64, 'base64');
  const seen = new PositionSet(positions);
  seen.addAll(new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
  return {
    seen,
    open,
    tally: {
      answers: rest.answers,
      ends: rest.ends,
      turns: rest.turns,
      transitions: new Set(transitions),
      failures: new Map(failures.map((each) => [each.failure.kind, each] as const)),
    },
  };
};
