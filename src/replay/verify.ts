import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchRecord } from './read.ts';

const hmacOf = (secret: Uint8Array, text: string): string =>
  bytesToHex(hmac(sha256, secret, utf8ToBytes(text)));

/** The text of a record with its signature after it. Only who has the secret can write it. */
export const signRecord = (record: string, secret: Uint8Array): string =>
  `${record}${JSON.stringify({ line: 'signature', hmac: hmacOf(secret, record) })}\n`;

/** Why a record does not count as written with that secret; nothing if it does. */
export const signatureError = ({ signature }: MatchRecord, secret: Uint8Array): string | undefined => {
  if (signature === undefined) return 'the record is not signed';
  if (signature.hmac === hmacOf(secret, signature.of)) return undefined;
  return 'the signature is not that of this record with this secret';
};
