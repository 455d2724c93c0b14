import { z } from 'zod';
import { digest } from '../../core/data/digest.ts';
import { quote } from '../../core/data/escape.ts';
import { digestSchema } from '../../core/data/schemas.ts';
import { parseUntrustedJson } from '../../core/data/untrusted-json.ts';
import { GatechartError } from '../../core/errors.ts';
import { firstIssue } from '../../replay/record.ts';
import type { ExplorationState } from './explore.ts';
import type { Exploration } from './explorer.ts';
import { PositionSet, positionsIn } from './position-set.ts';

/** Name and version of the format. */
const FORMAT = 'gatechart-exploration/2';

const count = z.int().min(0);

const fileSchema = z.strictObject({
  format: z.literal(FORMAT),
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

const storedSchema = fileSchema.extend({ digest: digestSchema });

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

/** The text of a file from which an exploration goes on, with a digest of the whole. */
export const explorationText = (of: string, { seen, tally, open }: ExplorationState): string => {
  const { transitions, failures, ...counts } = tally;
  const { buffer } = seen.taken();
  const stored = {
    format: FORMAT,
    of,
    ...counts,
    transitions: [...transitions].sort(),
    failures: [...failures.values()],
    open: open ?? [],
    seen: Buffer.from(buffer).toString('base64'),
  };
  return `${JSON.stringify({ ...stored, digest: digest(stored) })}\n`;
};

const bad = (file: string, reason: string): GatechartError =>
  new GatechartError('EXPLORATION_FORMAT', file, reason);

/**
 * Reads where an exploration stands, with room for so many positions, or for those of the file, and some more. Throws
 * `EXPLORATION_FORMAT` where the text is none, and `EXPLORATION_DIFFERS` where it is one of something else.
 */
export const readExploration = (
  file: string,
  text: string,
  of: string,
  positions: number,
  more: number,
): ExplorationState => {
  const { value, fault } = parseUntrustedJson(text, 'the file');
  if (fault !== undefined) throw bad(file, fault);
  const format = (value as { readonly format?: unknown } | null)?.format;
  if (typeof format === 'string' && format !== FORMAT) {
    throw bad(file, `the format is ${quote(format)}; this program reads ${FORMAT}`);
  }
  const read = storedSchema.safeParse(value);
  if (!read.success) throw bad(file, firstIssue(read.error));
  const { digest: noted, ...stored } = read.data;
  if (digest(stored) !== noted) throw bad(file, 'the file was edited after gatechart wrote it');
  const { seen: base64, open, transitions, failures, ...rest } = stored;
  if (rest.of !== of) {
    throw new GatechartError(
      'EXPLORATION_DIFFERS',
      file,
      'the file is of another start, other options or another program',
    );
  }
  const bytes = Buffer.from(base64, 'base64');
  const taken = new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const seen = new PositionSet(Math.max(positions, positionsIn(taken)) + more);
  seen.addAll(taken);
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
