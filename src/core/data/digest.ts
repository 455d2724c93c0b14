import { sha256 as portable } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import stringify from 'safe-stable-stringify';

/** SHA-256 of a text in JavaScript alone, in hexadecimal digits. Pages have no other that answers at once. */
export const portableSha256 = (text: string): string => bytesToHex(portable(utf8ToBytes(text)));

interface Hash {
  update(text: string): Hash;
  digest(encoding: 'hex'): string;
}

interface Crypto {
  createHash(algorithm: 'sha256'): Hash;
}

/** The global object, of Node or of a page. */
const { process } = globalThis as {
  readonly process?: { readonly getBuiltinModule?: (id: 'node:crypto') => Crypto };
};

let crypto: Crypto | undefined;

/** SHA-256 of a text, in hexadecimal digits: by Node where it is there, which needs no time to warm up. */
export const sha256 = (text: string): string => {
  crypto ??= process?.getBuiltinModule?.('node:crypto');
  return crypto === undefined ? portableSha256(text) : crypto.createHash('sha256').update(text).digest('hex');
};

/** JSON with sorted keys, so that equal values have equal text. */
export const canonicalJson = (value: unknown): string => stringify(value) ?? 'null';

/** The first 16 hexadecimal digits of the SHA-256 of a text. */
export const textDigest = (text: string): string => sha256(text).slice(0, 16);

/** The digest of the canonical JSON. */
export const digest = (value: unknown): string => textDigest(canonicalJson(value));
