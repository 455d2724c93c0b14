import type { z } from 'zod';
import { GatechartError } from '../core/errors.ts';
import { parseUntrustedJson } from '../core/data/foreign-json.ts';
import { issueReason } from '../core/data/schemas.ts';
import { quote } from '../core/data/escape.ts';
import {
  type BodyLine,
  bodyLine,
  headerLine,
  isEndLine,
  RECORD_FORMAT,
  type RecordHeader,
  signatureLine,
} from './record.ts';

/** A line with its number in the file, counted from 1. */
export interface NumberedLine {
  readonly number: number;
  readonly content: BodyLine;
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
  readonly lines: readonly NumberedLine[];
  readonly complete: boolean;
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
  const reason = 'the line is not as gatechart writes it: a key stands there twice, or other spaces or signs';
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
    throw foreign(`not a match record: the first line is no header of ${RECORD_FORMAT}`);
  }
  const format = (value as { readonly format?: unknown } | null)?.format;
  if (format !== RECORD_FORMAT) {
    throw foreign(
      format === undefined
        ? `not a match record: the first line is no header of ${RECORD_FORMAT}`
        : `the format is ${quote(String(format))}, this program reads ${RECORD_FORMAT}`,
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
 * incomplete. Throws `RECORD_EMPTY`, `RECORD_FORMAT` for what is no record of this format, and `RECORD_LINE` with the
 * line for anything malformed.
 */
export const readRecord = (name: string, text: string): MatchRecord => {
  const texts = text.split('\n');
  const cut = texts.pop() !== '';
  const [first, ...rest] = texts;
  if (first === undefined && !cut) throw new GatechartError('RECORD_EMPTY', name, 'the file is empty');
  const header = parseHeader(name, first ?? text);
  const signature = cut ? undefined : parseSignature(texts, `${name}:${texts.length}`);
  const body = signature === undefined ? rest : rest.slice(0, -1);
  const lines = body.map((line, index) => ({
    number: index + 2,
    content: parseLine(`${name}:${index + 2}`, line),
  }));
  const end = lines.findIndex(({ content }) => isEndLine(content));
  const after = lines[end + 1];
  if (end >= 0 && (after !== undefined || cut)) {
    throw new GatechartError('RECORD_LINE', `${name}:${end + 3}`, 'something follows the end of the match');
  }
  return { name, header, lines, complete: end >= 0, ...(signature && { signature }) };
};
