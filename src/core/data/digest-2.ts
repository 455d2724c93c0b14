import stringify from 'safe-stable-stringify';
import { sha256 } from './digest.ts';

/** JSON with sorted keys, so that equal values have equal text. */
export const canonicalJson = (value: unknown): string => stringify(value) ?? 'null';

/** The first 16 hexadecimal digits of the SHA-256 of a text. */
export const textDigest = (text: string): string => sha256(text).slice(0, 16);

/** The digest of the canonical JSON. */
export const digest = (value: unknown): string => textDigest(canonicalJson(value));
