import { GatechartError } from '../../../../src/core/errors.ts';

const SIGNS: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

/** A text in the signs that an address takes as they are: base64url of its UTF-8. */
export const packText = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')).replaceAll(
    /[+/=]/g,
    (sign) => SIGNS[sign] ?? '',
  );

/** The text in such signs. Throws `BAD_ADDRESS`. */
export const unpackText = (signs: string): string => {
  try {
    const bytes = atob(signs.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    throw new GatechartError('BAD_ADDRESS', 'text', 'that is no file; the address may have been cut off');
  }
};
