import type { Decision, Language, MatchRecord, Player, Ruleset } from 'gatechart/tools';
import { GatechartError, startMatch } from 'gatechart/tools';
import type { Trace } from '../trace/trace.ts';
import type { Cause } from '../trace/trace-step.ts';
import { type Address, type AddressSource, addressText, MAX_ANSWERS, MAX_TEXT } from './address.ts';
import type { Branch, Source, ViewState } from './view-state.ts';

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
        const message = `answer ${index + 1} (${word}) is not on offer; was it written by another version of the rules?`;
        throw new GatechartError('BAD_ADDRESS', 'the address', message);
      }
    }
  }
};

const isSame = (a: Cause | undefined, b: Cause | undefined): boolean =>
  a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);

/** How many segments two traces share from the start. */
export const sharedSegments = (a: Trace, b: Trace): number => {
  const parting = a.segments.findIndex(({ cause }, segment) => !isSame(cause, b.segments[segment]?.cause));
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

/** The course that a branch was taken from, at last. */
const rootOf = (branches: readonly Branch[], branch: Branch): Branch => {
  const outer = branch.from && branches[branch.from.branch];
  return outer === undefined ? branch : rootOf(branches, outer);
};

const matchOf = ({
  opened,
  branches,
  active,
}: ViewState): Pick<Address, 'source' | 'answers'> | undefined => {
  const { header } = opened ?? {};
  const branch = branches[active];
  if (header === undefined || header.sets !== undefined || branch === undefined) return undefined;
  const { ruleset, version, edition, decks, seed, index } = header;
  const [first, second] = decks;
  const answers = encodeAnswers(branch.trace, 1);
  if (version !== branch.trace.ruleset.version || answers.length > MAX_ANSWERS) return undefined;
  const setup = { edition, decks: [first, second] as const, seed, index };
  return { source: { is: 'match', ruleset, version, setup }, answers };
};

const fileSource = ({ name, text, digest }: Source): AddressSource =>
  text.length > MAX_TEXT ? { is: 'file', name, digest } : { is: 'text', name, text };

/** The address of what is looked at; nothing while nothing is open, or where it could not be come back to. */
export const addressOf = (state: ViewState): Address | undefined => {
  const { source, branches, active, cursor: step, viewer, language, panel } = state;
  const branch = branches[active];
  if (branch === undefined) return undefined;
  const here = { step, viewer, language, panel };
  const match = matchOf(state);
  if (match !== undefined) return { ...here, ...match, take: 0, shared: undefined };
  if (source === undefined) return undefined;
  const root = rootOf(branches, branch);
  const shared = sharedSegments(root.trace, branch.trace);
  const answers = root === branch ? '' : encodeAnswers(branch.trace, shared);
  if (answers.length > MAX_ANSWERS) return undefined;
  return {
    ...here,
    source: fileSource(source),
    take: root.number,
    shared: root === branch ? undefined : shared,
    answers,
  };
};
