import { GatechartError } from '../../kernel/error.ts';
import type { Language } from '../../kernel/language.ts';
import type { InspectorView } from './viewer.ts';

/** A file that an address carries, and where in it the page begins. */
export interface Handed {
  readonly name: string;
  readonly text: string;
  /** Place of the course among those of the file. */
  readonly take: number;
  readonly step: number;
  readonly language: Language;
}

const SIGNS: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

const packed = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text))).replaceAll(
    /[+/=]/g,
    (sign) => SIGNS[sign] ?? '',
  );

const unpacked = (signs: string): string => {
  try {
    const bytes = atob(signs.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    throw new GatechartError('BAD_ADDRESS', 'text', 'that is no file; the address may have been cut off');
  }
};

/** A file as what follows `#` in an address of the page. */
export const handedText = ({ name, text, take, step, language }: Handed): string =>
  new URLSearchParams({
    name,
    take: String(take),
    step: String(step),
    lang: language,
    text: packed(text),
  }).toString();

const place = (text: string | null): number => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0);

/** The file in what follows `#`; nothing where there is none. Throws `BAD_ADDRESS`. */
export const readHanded = (hash: string): Handed | undefined => {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const text = parts.get('text');
  if (text === null) return undefined;
  return {
    name: parts.get('name') ?? 'file',
    text: unpacked(text),
    take: place(parts.get('take')),
    step: place(parts.get('step')),
    language: parts.get('lang') === 'ja' ? 'ja' : 'en',
  };
};

/** Opens the file that the page's address carries, if it carries one. */
export const openHanded = (inspector: InspectorView, hash: string): void => {
  try {
    const handed = readHanded(hash);
    if (handed === undefined) return;
    inspector.set({ language: handed.language });
    inspector.open(handed.name, handed.text);
    inspector.show(handed.take);
    inspector.goTo(handed.step);
  } catch (error) {
    if (!(error instanceof GatechartError)) throw error;
    const { code, place: at, message } = error;
    inspector.set({ trouble: { code, place: at, message } });
  }
};
