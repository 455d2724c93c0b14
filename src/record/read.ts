import type { z } from 'zod';
import { GatechartError } from '../kernel/error.ts';
import { foreignJson } from '../kernel/foreign-json.ts';
import { reasonOf } from '../kernel/issue.ts';
import { quote } from '../kernel/shown.ts';
import { type BodyLine, bodyLine, headerLine, isLast, RECORD_FORMAT, type RecordHeader } from './line.ts';

/** A line with its number in the file, counted from 1. */
export interface NumberedLine {
  readonly number: number;
  readonly content: BodyLine;
}

/** A record as read from a file; complete if it says how the match ended or that it was left. */
export interface MatchRecord {
  readonly name: string;
  readonly header: RecordHeader;
  readonly lines: readonly NumberedLine[];
  readonly complete: boolean;
}

/** The first thing wrong with a value, as one sentence: where in it, and what. */
export const firstIssue = ({ issues }: z.ZodError): string => {
  const [issue] = issues;
  const where = issue?.path.join('.') ?? '';
  return `${where === '' ? '' : `${where}: `}${issue === undefined ? 'not valid' : reasonOf(issue)}`;
};

const parseJson = (place: string, text: string): unknown => {
  const { value, fault } = foreignJson(text, 'the line');
  if (fault !== undefined) throw new GatechartError('RECORD_LINE', place, fault);
  return value;
};

const parseHeader = (name: string, text: string): RecordHeader => {
  const place = `${name}:1`;
  const foreign = (reason: string) => new GatechartError('RECORD_FORMAT', place, reason);
  const { value, fault } = foreignJson(text, 'the line');
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
  const header = headerLine.safeParse(value);
  if (!header.success) throw new GatechartError('RECORD_LINE', place, firstIssue(header.error));
  return header.data;
};

const parseLine = (place: string, text: string): BodyLine => {
  const line = bodyLine.safeParse(parseJson(place, text));
  if (!line.success) throw new GatechartError('RECORD_LINE', place, firstIssue(line.error));
  return line.data;
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
  const lines = rest.map((line, index) => ({
    number: index + 2,
    content: parseLine(`${name}:${index + 2}`, line),
  }));
  const end = lines.findIndex(({ content }) => isLast(content));
  const after = lines[end + 1];
  if (end >= 0 && (after !== undefined || cut)) {
    throw new GatechartError('RECORD_LINE', `${name}:${end + 3}`, 'something follows the end of the match');
  }
  return { name, header, lines, complete: end >= 0 };
};
