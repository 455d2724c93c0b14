import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { GatechartError } from '../core/errors.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Match } from '../runtime/match.ts';
import { startMatch } from '../runtime/start.ts';
import { differenceText } from './difference.ts';
import type { MatchRecord } from './record.ts';
import { headerError, type Mismatch, type Replay, replay, rulesMismatch } from './replay.ts';

const hmacOf = (secret: Uint8Array, text: string): string =>
  bytesToHex(hmac(sha256, secret, utf8ToBytes(text)));

/** The text of a record with its signature after it. Only who has the secret can write it. */
export const signRecord = (record: string, secret: Uint8Array): string =>
  `${record}${JSON.stringify({ line: 'signature', hmac: hmacOf(secret, record) })}\n`;

/** Why a record does not count as written with that secret; nothing if it does. */
export const signatureError = ({ signature }: MatchRecord, secret: Uint8Array): string | undefined => {
  if (signature === undefined) return 'the record is not signed';
  if (signature.hmac === hmacOf(secret, signature.of)) return undefined;
  return 'the signature does not fit this record and this secret';
};

/** Whether a record is signed: `no`, `yes`, or `checked` with the secret. */
export type SignatureState = 'no' | 'yes' | 'checked';

/** The result of verifying a record. */
export interface Verified extends Replay {
  readonly signed: SignatureState;
}

/** What a record is held to. */
export interface VerifyOptions {
  /** Stop after that many decisions. */
  readonly to?: number;
  /** The secret that it must be signed with. */
  readonly secret?: Uint8Array;
}

const checkAuthor = (record: MatchRecord, secret: Uint8Array | undefined): SignatureState => {
  const { name, signature, lines, unbroken } = record;
  const edited = headerError(record);
  if (edited !== undefined) throw new GatechartError('RECORD_EDITED', `${name}:1`, edited);
  if (unbroken !== undefined) {
    throw new GatechartError(
      'RECORD_EDITED',
      `${name}:${unbroken}`,
      'the line break after the last line is missing',
    );
  }
  if (secret === undefined) return signature === undefined ? 'no' : 'yes';
  const flaw = signatureError(record, secret);
  if (flaw !== undefined) throw new GatechartError('RECORD_SIGNATURE', `${name}:${lines.length + 2}`, flaw);
  return 'checked';
};

/**
 * Repeats a record on a new match of its setup and compares every line. Throws `RECORD_VERSION` for other rules or card
 * data, `RECORD_EDITED`, `RECORD_SIGNATURE`, and as `replay`.
 */
export const verifyRecord = (
  record: MatchRecord,
  match: Match,
  { secret, to }: VerifyOptions = {},
): Verified => {
  const signed = checkAuthor(record, secret);
  const other = rulesMismatch(record, match.ruleset, match.ruleset.newGame(record.header));
  if (other !== undefined) throw new GatechartError('RECORD_VERSION', `${record.name}:1`, other);
  return { ...replay(record, match, { ...(to !== undefined && { to }), compares: true }), signed };
};

/** A difference of a record from its replay as an error, `RECORD_MISMATCH` at its line. */
export const mismatchError = (
  name: string,
  { line, recorded, found, illegal = differenceText(recorded, found) }: Mismatch,
): GatechartError => new GatechartError('RECORD_MISMATCH', `${name}:${line}`, illegal);

/** Why a record is not as the rules replay it, which a ruleset with its card sets does; nothing if it is. */
export const recordError = (record: MatchRecord, ruleset: Ruleset): GatechartError | undefined => {
  try {
    const match = startMatch(ruleset, ruleset.newGame(record.header), { runtime: 'lean' });
    const { mismatch } = verifyRecord(record, match);
    return mismatch && mismatchError(record.name, mismatch);
  } catch (error) {
    if (error instanceof GatechartError) return error;
    throw error;
  }
};
