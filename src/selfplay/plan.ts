import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchSetup } from '../core/ruleset-2.ts';

const DIGEST_LENGTH = 16;

const hashed = (secret: Uint8Array, about: string): Uint8Array => hmac(sha256, secret, utf8ToBytes(about));

/** What tells a secret from another one, and nothing else of it. */
export const secretDigest = (secret: Uint8Array): string =>
  bytesToHex(hashed(secret, 'digest')).slice(0, DIGEST_LENGTH);

/** Of 64 bits, those that a number holds exactly. */
const EXACT_BITS = 53;

/** What a match of a run draws its chance from: 106 bits, which nobody can try out. */
export const secretChance = (
  secret: Uint8Array,
  seed: number,
  number: number,
): Pick<MatchSetup, 'seed' | 'index'> => {
  const { buffer, byteOffset } = hashed(secret, `match ${number} of seed ${seed}`);
  const words = new DataView(buffer, byteOffset);
  const numberAt = (offset: number) => Number(BigInt.asUintN(EXACT_BITS, words.getBigUint64(offset)));
  return { seed: numberAt(0), index: numberAt(8) };
};
