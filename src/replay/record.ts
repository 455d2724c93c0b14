import { z } from 'zod';
import { digestSchema } from '../core/data/digest-schema.ts';
import { namedSetsSchema } from '../core/data/named-set-schema.ts';

/** Name and version of the format, the first thing a record says. */
export const RECORD_FORMAT = 'gatechart-record/2';

const seat = z.literal([0, 1]);
const pair = z.tuple([z.string(), z.string()]).readonly();

/** Everything a match is repeated from, by seat where there are two. */
export const headerLine = z
  .strictObject({
    line: z.literal('header'),
    format: z.literal(RECORD_FORMAT),
    ruleset: z.string(),
    edition: z.string(),
    version: z.int(),
    cards: digestSchema,
    sets: namedSetsSchema.exactOptional(),
    decks: pair,
    seed: z.int().nonnegative(),
    index: z.int().nonnegative(),
    agents: pair,
    digest: digestSchema,
  })
  .readonly();

const decisionLine = z
  .strictObject({ line: z.literal('decision'), player: seat, kind: z.string(), key: z.string() })
  .readonly();

const concessionLine = z.strictObject({ line: z.literal('concession'), player: seat }).readonly();

const chanceLine = z
  .strictObject({ line: z.literal('chance'), fact: z.looseObject({ what: z.string(), clause: z.string() }) })
  .readonly();

const digestLine = z.strictObject({ line: z.literal('digest'), digest: digestSchema }).readonly();

const resultLine = z
  .strictObject({
    line: z.literal('result'),
    winner: seat.optional(),
    clause: z.string(),
    reasons: z.array(z.string().nullable()).readonly(),
    digest: digestSchema,
  })
  .readonly();

const leftLine = z.strictObject({ line: z.literal('left'), digest: digestSchema }).readonly();

const HMAC_DIGITS = /^[0-9a-f]{64}$/;

/** What may follow the end: an HMAC-SHA-256 over every line before it, each with its line break. */
export const signatureLine = z
  .strictObject({
    line: z.literal('signature'),
    hmac: z.string().regex(HMAC_DIGITS, 'not 64 hexadecimal digits'),
  })
  .readonly();

/** What follows the header: what was decided, what chance brought, digests on the way, and the end. */
export const bodyLine = z.discriminatedUnion('line', [
  decisionLine,
  concessionLine,
  chanceLine,
  digestLine,
  resultLine,
  leftLine,
]);

/**
 * `decks` and `agents` by seat; `cards` is the digest of the card data, `sets` are those that the ruleset was made with,
 * `digest` is that of the rest of the header: of the agents a repetition says nothing.
 */
export type RecordHeader = z.output<typeof headerLine>;

/**
 * One line of a record after its header. `digest` stands where a turn began and is of the position then; `result` and
 * `left` end the record, `left` that of a match which was not played to its end.
 */
export type BodyLine = z.output<typeof bodyLine>;

export type RecordLine = RecordHeader | BodyLine;

/** Whether a line is the last of its match. */
export const isEndLine = ({ line }: BodyLine): boolean => line === 'result' || line === 'left';
