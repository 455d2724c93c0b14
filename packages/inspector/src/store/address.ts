import type { Decision, MatchRecord, MatchSetup, Player, Ruleset, Viewer } from 'gatechart/tools';
import { GatechartError, LANGUAGES, type Language, startMatch } from 'gatechart/tools';
import { z } from 'zod';
import type { Trace } from '../trace/trace.ts';

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
    throw new GatechartError(
      'BAD_ADDRESS',
      'text',
      'the address contains a damaged file; perhaps only a part of the address was copied',
    );
  }
};

/** The course that an address is in: a match that is played again, a file that it carries, or one that has to be there. */
export type AddressSource =
  | { readonly is: 'match'; readonly ruleset: string; readonly version: number; readonly setup: MatchSetup }
  | { readonly is: 'text'; readonly name: string; readonly text: string }
  | { readonly is: 'file'; readonly name: string; readonly digest: string };

/** Where somebody is on the page, to come back to. */
export interface Address {
  readonly source: AddressSource;
  /** Place of the course among those of the file. */
  readonly take: number;
  /** How many segments of it the branch shares; all there are when absent, and then no answers follow. */
  readonly shared: number | undefined;
  /** What was done after them. */
  readonly answers: string;
  readonly step: number;
  readonly viewer: Viewer;
  readonly language: Language;
  /** The panel that somebody was at. */
  readonly panel: string | undefined;
  /** Place of the course that stands beside it. */
  readonly compared?: number | undefined;
}

/** Most characters of answers that an address holds. */
export const MAX_ANSWERS = 4000;

const sourceParts = (source: AddressSource): Readonly<Record<string, string>> => {
  if (source.is === 'match') {
    const { ruleset: rules, version, setup } = source;
    const { edition, decks, seed, index } = setup;
    const match = { rules, v: String(version), edition, deck1: decks[0], deck2: decks[1] };
    return { ...match, seed: String(seed), index: String(index) };
  }
  if (source.is === 'text') return { file: source.name, text: packText(source.text) };
  return { file: source.name, digest: source.digest };
};

/** Most characters of a file that the page writes into its address. */
export const MAX_TEXT = 3000;

/** An address as what follows `#`. */
export const addressText = ({
  source,
  take,
  shared,
  answers,
  step,
  viewer,
  language,
  panel,
  compared,
}: Address): string => {
  const parts: Record<string, string> = { at: String(step), ...sourceParts(source) };
  if (source.is !== 'match') parts.take = String(take);
  if (shared !== undefined) parts.shared = String(shared);
  if (answers !== '') parts.answers = answers;
  if (viewer !== null) parts.as = String(viewer);
  parts.lang = language;
  if (panel !== undefined) parts.panel = panel;
  if (compared !== undefined) parts.beside = String(compared);
  return new URLSearchParams(parts).toString();
};

/** A number of so many digits at most. */
const digits = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${most}}$`), 'must be a number')
    .transform(Number);

const count = digits(9);

/** As large as a number may be that is exact. */
const safeInteger = digits(16);

const addressParts = z.object({
  at: count,
  rules: z.string().optional(),
  v: count.optional(),
  edition: z.string().optional(),
  deck1: z.string().optional(),
  deck2: z.string().optional(),
  seed: safeInteger.optional(),
  index: safeInteger.optional(),
  file: z.string().optional(),
  text: z.string().optional(),
  digest: z.string().optional(),
  take: count.optional(),
  shared: count.optional(),
  answers: z
    .string()
    .max(MAX_ANSWERS)
    .regex(/^[0-9a-z]+(\.[0-9a-z]+)*$/, 'must be positions of options')
    .optional(),
  as: z.enum(['0', '1']).optional(),
  lang: z.enum(LANGUAGES).optional(),
  panel: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .optional(),
  beside: count.optional(),
});

const sourceOf = (parts: z.output<typeof addressParts>): AddressSource | undefined => {
  const { rules, v, edition, deck1, deck2, seed, index = 0, file, text, digest } = parts;
  if (file !== undefined && text !== undefined) return { is: 'text', name: file, text: unpackText(text) };
  if (file !== undefined && digest !== undefined) return { is: 'file', name: file, digest };
  if (rules === undefined || v === undefined || edition === undefined) return undefined;
  if (deck1 === undefined || deck2 === undefined || seed === undefined) return undefined;
  return { is: 'match', ruleset: rules, version: v, setup: { edition, decks: [deck1, deck2], seed, index } };
};

/** The address in what follows `#`; nothing where there is none. Throws `BAD_ADDRESS`. */
export const readAddress = (text: string): Address | undefined => {
  const parts = new URLSearchParams(text.replace(/^#/, ''));
  if (!parts.has('at')) return undefined;
  const read = addressParts.safeParse(Object.fromEntries(parts));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new GatechartError('BAD_ADDRESS', String(issue?.path[0] ?? ''), issue?.message ?? 'not valid');
  }
  const source = sourceOf(read.data);
  if (source === undefined) {
    throw new GatechartError(
      'BAD_ADDRESS',
      'the address',
      'the address contains neither a file nor a whole match',
    );
  }
  const { at, take = 0, shared, answers = '', as, lang = 'en', panel, beside: compared } = read.data;
  const viewer = as === undefined ? null : as === '0' ? 0 : 1;
  return { source, take, shared, answers, step: at, viewer, language: lang, panel, compared };
};

/** Whether a file is the one that an address is in. */
export const isFileOf = (
  source: AddressSource,
  file: { readonly text: string; readonly digest: string } | undefined,
): boolean =>
  source.is === 'text' ? source.text === file?.text : source.is === 'file' && source.digest === file?.digest;

const BASE = 36;

/** An answer by the place of its option among those of the question. */
export const encodeAnswer = (key: string, asked: Decision | undefined): string =>
  (asked?.options.findIndex((option) => option.key === key) ?? -1).toString(BASE);

export const encodeConcession = (player: Player): string => `c${player}`;

/** What a segment began with. */
const encodeCause = (trace: Trace, segment: number): string => {
  const { cause } = trace.segments[segment] as Trace['segments'][number];
  if (cause.is === 'start') return '';
  if (cause.is === 'concession') return encodeConcession(cause.player);
  return encodeAnswer(cause.key, trace.segments[segment - 1]?.decision);
};

/** What was done in a trace after so many segments, as short text: `0.3.1a`, `c1` for a player who gives up. */
export const encodeAnswers = (trace: Trace, shared: number): string =>
  trace.segments
    .map((_, segment) => encodeCause(trace, segment))
    .slice(shared)
    .join('.');

/** Does in a trace what such a text says. Throws `BAD_ADDRESS` where it cannot be done. */
export const applyAnswers = (trace: Trace, text: string): void => {
  if (text === '') return;
  for (const [index, word] of text.split('.').entries()) {
    const { decision } = trace.last;
    const [, conceding] = /^c([01])$/.exec(word) ?? [];
    if (conceding !== undefined) trace.concede(Number(conceding) as Player);
    else {
      const option = decision?.options[Number.parseInt(word, BASE)];
      if (decision === undefined || option === undefined || !trace.answer(decision.player, option.key)) {
        const message = `action ${index + 1} (${word}) is not legal; the address may be of another version of the rules`;
        throw new GatechartError('BAD_ADDRESS', 'the address', message);
      }
    }
  }
};

/** How many segments two traces share from the start. */
export const sharedSegments = (a: Trace, b: Trace): number => {
  const parting = a.segments.findIndex(
    ({ cause }, segment) => JSON.stringify(cause) !== JSON.stringify(b.segments[segment]?.cause),
  );
  return parting < 0 ? a.segments.length : parting;
};

/**
 * The address at which the page plays the match of a record again, at its beginning; nothing for one with card sets, which the
 * page would have to be given, or with too many answers.
 */
export const recordAddress = (
  ruleset: Ruleset,
  { header, lines }: MatchRecord,
  language: Language,
): string | undefined => {
  const { version, edition, decks, seed, index, sets } = header;
  if (sets !== undefined) return undefined;
  const match = startMatch(ruleset, ruleset.newGame(header), { runtime: 'lean' });
  const words: string[] = [];
  for (const { content } of lines) {
    if (content.line === 'concession') words.push(encodeConcession(content.player));
    if (content.line !== 'decision') continue;
    words.push(encodeAnswer(content.key, match.pending()?.decision));
    match.answer(content.player, content.key);
  }
  const answers = words.join('.');
  if (answers.length > MAX_ANSWERS) return undefined;
  const setup = { edition, decks, seed, index };
  return addressText({
    source: { is: 'match', ruleset: ruleset.id, version, setup },
    take: 0,
    shared: undefined,
    answers,
    step: 0,
    viewer: null,
    language,
    panel: undefined,
  });
};
