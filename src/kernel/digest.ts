import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import stringify from 'safe-stable-stringify';

/** JSON with sorted keys, so that equal values have equal text. */
export const canonicalJson = (value: unknown): string => stringify(value) ?? 'null';

/** The first 16 hexadecimal digits of the SHA-256 of a text. */
export const textDigest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);

/** The digest of the canonical JSON. */
export const digest = (value: unknown): string => textDigest(canonicalJson(value));
