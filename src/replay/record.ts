import { z } from 'zod';
import { quote } from '../core/data/escape.ts';
import { digestSchema, issueReason, namedSetsSchema } from '../core/data/schemas.ts';
import { parseUntrustedJson } from '../core/data/untrusted-json.ts';
import { GatechartError } from '../core/errors.ts';

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
    hmac: z.string().regex(HMAC_DIGITS, 'must be 64 hexadecimal digits'),
  })
  .readonly();

/** Whether a text begins as a record does, of this format or another version of it. */
export const isRecord = (text: string): boolean =>
  text.startsWith('{"line":"header","format":"gatechart-record/');

/** Whether a text begins as a saved match does, of this format or another version of it. */
export const isSavedMatch = (text: string): boolean => text.startsWith('{"format":"gatechart-match/');

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

/** A line with its number in the file, counted from 1. */
export interface NumberedLine {
  readonly number: number;
  readonly content: BodyLine;
  /** As the file has it. */
  readonly text?: string;
}

/** A signature and the text it is of. */
export interface Signature {
  readonly hmac: string;
  readonly of: string;
}

/** A record as read from a file; complete if it says how the match ended or that it was left. */
export interface MatchRecord {
  readonly name: string;
  readonly header: RecordHeader;
  /** As the file has it. */
  readonly headerText?: string;
  readonly lines: readonly NumberedLine[];
  readonly complete: boolean;
  /** The last line, where its line break is missing. */
  readonly unbroken?: number;
  readonly signature?: Signature;
}

/** The first thing wrong with a value, as one sentence: where in it, and what. */
export const firstIssue = ({ issues }: z.ZodError): string => {
  const [issue] = issues;
  const where = issue?.path.join('.') ?? '';
  return `${where === '' ? '' : `${where}: `}${issue === undefined ? 'not valid' : issueReason(issue)}`;
};

/** One value has one text: whoever reads a line otherwise, say the first of two equal keys, reads no other match. */
const checkText = (place: string, text: string, value: unknown): void => {
  if (JSON.stringify(value) === text) return;
  if (text.endsWith('\r')) {
    throw new GatechartError('RECORD_LINE_ENDS', place, 'the line ends with CR LF, which no record has');
  }
  const reason = 'the line is not as gatechart writes it: a key occurs twice, or spaces or characters differ';
  throw new GatechartError('RECORD_LINE', place, reason);
};

const parseJson = (place: string, text: string): unknown => {
  const { value, fault } = parseUntrustedJson(text, 'the line');
  if (fault !== undefined) throw new GatechartError('RECORD_LINE', place, fault);
  checkText(place, text, value);
  return value;
};

const parseHeader = (name: string, text: string): RecordHeader => {
  const place = `${name}:1`;
  const foreign = (reason: string) => new GatechartError('RECORD_FORMAT', place, reason);
  const { value, fault } = parseUntrustedJson(text, 'the line');
  if (fault !== undefined) {
    throw foreign(`not a match record: the first line is not a header of ${RECORD_FORMAT}`);
  }
  const format = (value as { readonly format?: unknown } | null)?.format;
  if (format !== RECORD_FORMAT) {
    throw foreign(
      format === undefined
        ? `not a match record: the first line is not a header of ${RECORD_FORMAT}`
        : `the format is ${quote(String(format))}; this program reads ${RECORD_FORMAT}`,
    );
  }
  checkText(place, text, value);
  const header = headerLine.safeParse(value);
  if (!header.success) throw new GatechartError('RECORD_LINE', place, firstIssue(header.error));
  return header.data;
};

const parseLine = (place: string, text: string): BodyLine => {
  const line = bodyLine.safeParse(parseJson(place, text));
  if (!line.success) throw new GatechartError('RECORD_LINE', place, firstIssue(line.error));
  return line.data;
};

/** A last line that ends a record or signs it, to its last brace. */
const WHOLE_END = /^\{"line":"(?:result|left|signature)",.*\}$/;

/** The signature in the last line, if that is one. */
const parseSignature = (texts: readonly string[], place: string): Signature | undefined => {
  const last = texts.at(-1);
  if (last === undefined || !last.startsWith('{"line":"signature"')) return undefined;
  const line = signatureLine.safeParse(parseJson(place, last));
  if (!line.success) throw new GatechartError('RECORD_LINE', place, firstIssue(line.error));
  return { hmac: line.data.hmac, of: `${texts.slice(0, -1).join('\n')}\n` };
};

/**
 * Reads a record; `name` is what errors call it. A last line that was cut in the middle is left out, and the record is
 * incomplete; one that lacks only its line break is read. Throws `RECORD_EMPTY`, `RECORD_FORMAT` for what is no record of this format, and `RECORD_LINE` with the
 * line for anything malformed.
 */
export const readRecord = (name: string, text: string): MatchRecord => {
  const texts = text.split('\n');
  const last = texts.pop() ?? '';
  const isWhole = WHOLE_END.test(last);
  if (isWhole) texts.push(last);
  const cut = last !== '' && !isWhole;
  const [first, ...rest] = texts;
  if (first === undefined && !cut) throw new GatechartError('RECORD_EMPTY', name, 'the file is empty');
  const header = parseHeader(name, first ?? text);
  const signature = cut ? undefined : parseSignature(texts, `${name}:${texts.length}`);
  const body = signature === undefined ? rest : rest.slice(0, -1);
  const lines = body.map((line, index) => ({
    number: index + 2,
    content: parseLine(`${name}:${index + 2}`, line),
    text: line,
  }));
  const end = lines.findIndex(({ content }) => isEndLine(content));
  const after = lines[end + 1];
  if (end >= 0 && (after !== undefined || cut)) {
    throw new GatechartError(
      'RECORD_LINE',
      `${name}:${end + 3}`,
      'the record has lines after the end of the match',
    );
  }
  return {
    ...{ name, header, headerText: first ?? text, lines, complete: end >= 0 },
    ...(isWhole && { unbroken: texts.length }),
    ...(signature && { signature }),
  };
};
