import { z } from 'zod';
import { digest } from '../core/data/digest-2.ts';
import { GatechartError } from '../core/errors.ts';
import { parseUntrustedJson } from '../core/data/foreign-json.ts';
import type { Position } from '../core/position.ts';
import { quote } from '../core/data/escape.ts';
import { type BodyLine, bodyLine, headerLine, type RecordHeader } from './record.ts';
import { firstIssue } from './read.ts';

const SAVED_FORMAT = 'gatechart-match/2';

const savedSchema = z.strictObject({
  format: z.literal(SAVED_FORMAT),
  header: headerLine,
  lines: z.array(bodyLine).readonly(),
  position: z.strictObject({
    game: z.looseObject({ edition: z.string(), facts: z.array(z.looseObject({ what: z.string() })) }),
    stack: z.array(z.strictObject({ state: z.string(), rest: z.record(z.string(), z.unknown()) })),
  }),
  digest: z.string(),
});

/** A match that was left, to be gone on with: its record so far and where it stands. */
export interface SavedMatch {
  readonly header: RecordHeader;
  readonly lines: readonly BodyLine[];
  readonly position: Position;
}

const digestOf = ({ header, lines, position }: SavedMatch): string => digest({ header, lines, position });

/** A saved match as the text of its file: JSON with a digest of the whole. */
export const savedText = ({ header, lines, position }: SavedMatch): string =>
  `${JSON.stringify({ format: SAVED_FORMAT, header, lines, position, digest: digestOf({ header, lines, position }) })}\n`;

/**
 * Reads a saved match; `name` is what errors call it. Throws `SAVED_FORMAT` for what is no saved match and
 * `SAVED_EDITED` for one that was changed since.
 */
export const readSaved = (name: string, text: string): SavedMatch => {
  const { value, fault } = parseUntrustedJson(text, 'the file');
  if (fault !== undefined) throw new GatechartError('SAVED_FORMAT', name, `not a saved match: ${fault}`);
  const format = (value as { readonly format?: unknown } | null)?.format;
  if (format !== undefined && format !== SAVED_FORMAT) {
    const reason = `the format is ${quote(String(format))}, this program reads ${SAVED_FORMAT}`;
    throw new GatechartError('SAVED_FORMAT', name, reason);
  }
  const saved = savedSchema.safeParse(value);
  if (!saved.success) {
    throw new GatechartError('SAVED_FORMAT', name, `not a saved match: ${firstIssue(saved.error)}`);
  }
  const { header, lines, position, digest: noted } = saved.data;
  const match = { header, lines, position: position as unknown as Position };
  if (digestOf(match) !== noted) {
    throw new GatechartError('SAVED_EDITED', name, 'the file was changed since it was saved');
  }
  return match;
};
