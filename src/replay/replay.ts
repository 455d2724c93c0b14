import { canonicalJson } from '../core/data/digest.ts';
import { GatechartError } from '../core/errors.ts';
import type { GameState } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Match, Rejection } from '../runtime/match.ts';
import { cardsDigest } from './position-digest.ts';
import type { BodyLine, MatchRecord, NumberedLine } from './record.ts';
import { headerDigest, RecordedMatch } from './recorded-match.ts';

/**
 * The first difference between a record and its replay. Both values are JSON; `null` if one side has no further line.
 */
export interface Mismatch {
  /** The line number in the file. */
  readonly line: number;
  readonly recorded: string;
  readonly found: string;
  /** Why the action of the line is not legal, with its clause, its decision and the legal actions; absent if it is. */
  readonly illegal?: string;
}

/** How far a replay came, and what it compared. */
export interface Replay {
  readonly decisions: number;
  readonly digests: number;
  readonly mismatch?: Mismatch;
}

/** How a record is repeated. */
export interface ReplayOptions {
  /** Stop after that many decisions; a record that is only told need not be complete then. */
  readonly to?: number;
  /** Compare every line with what it would say now, and stop at the first that differs. */
  readonly compares: boolean;
}

/**
 * Why a record cannot be expected to repeat: another version of the rules or other card data; else nothing.
 * `game` is a new game of the record's setup.
 */
export const rulesMismatch = (
  { header }: MatchRecord,
  { version }: Ruleset,
  game: GameState,
): string | undefined => {
  if (header.version !== version) {
    return `the record is of rules version ${header.version}; this program has version ${version}`;
  }
  return header.cards === cardsDigest(game) ? undefined : 'the record was made with other card data';
};

/** Why the header is not as it was written; nothing if it is. */
export const headerError = ({ header, headerText }: MatchRecord): string | undefined => {
  const isWritten = headerText === undefined || headerText === JSON.stringify(header);
  return isWritten && header.digest === headerDigest(header) ? undefined : 'the header was edited';
};

/** Plays a record again and notes its lines anew, to hold them against the old ones. */
class Repetition {
  readonly #name: string;
  readonly #match: RecordedMatch<GameState, { readonly key: string }>;
  readonly #noted: BodyLine[] = [];
  decisions = 0;
  digests = 0;

  constructor(name: string, match: Match) {
    this.#name = name;
    this.#match = new RecordedMatch(match, [], (line) => this.#noted.push(line));
  }

  /** Does what the line says was done; returns why that is refused. */
  perform({ content }: NumberedLine): Rejection | undefined {
    if (content.line === 'left') this.#match.leave();
    if (content.line !== 'decision' && content.line !== 'concession') return undefined;
    const { player } = content;
    const refusal =
      content.line === 'decision' ? this.#match.answer(player, content.key) : this.#match.concede(player);
    if (refusal === undefined) this.decisions += 1;
    return refusal;
  }

  /** Holds the line at that place against what was noted there. */
  difference(line: NumberedLine | undefined, place: number): Mismatch | undefined {
    const recorded = canonicalJson(line?.content ?? null);
    const noted = this.#noted[place];
    const found = canonicalJson(noted ?? null);
    if (recorded === found && line?.text !== undefined && line.text !== JSON.stringify(noted)) {
      const reason = 'the line was edited: gatechart writes its keys in another order';
      throw new GatechartError('RECORD_EDITED', `${this.#name}:${line.number}`, reason);
    }
    return recorded === found ? undefined : { line: line?.number ?? place + 2, recorded, found };
  }

  /** Whether something was noted at that place before its line is performed. */
  isNoted(place: number): boolean {
    return this.#noted.length > place;
  }
}

const staleError = (place: string, { code, message, facts }: Rejection): GatechartError =>
  new GatechartError('RECORD_STALE', place, [`${code}: ${message.replace(/\.$/, '')}`, ...facts].join('; '));

const illegalText = ({ clause, message, facts }: Rejection): string => {
  const cited = clause === '' ? '' : ` (${clause})`;
  return [`${message.replace(/\.$/, '')}${cited}`, ...facts].join('; ');
};

const illegalAction = ({ number, content }: NumberedLine, refusal: Rejection): Mismatch => ({
  line: number,
  recorded: canonicalJson(content),
  found: canonicalJson(null),
  illegal: illegalText(refusal),
});

const isMove = ({ content }: NumberedLine): boolean =>
  content.line === 'decision' || content.line === 'concession';

/**
 * Repeats a record on a new match of its setup.
 * Throws `RECORD_TRUNCATED` for an incomplete record that is to be repeated whole or compared, and `RECORD_STALE` with the line of a
 * decision that is refused now; of a comparison, which is one under the rules of the record, such a line is a mismatch, and
 * `RECORD_EDITED` is thrown for a line that says the same in other text.
 */
export const replay = (record: MatchRecord, match: Match, { to, compares }: ReplayOptions): Replay => {
  const { name, lines, complete } = record;
  if (!complete && (to === undefined || compares)) {
    const reason = `the record stops before the end of the match, after ${lines.filter(isMove).length} decisions`;
    throw new GatechartError('RECORD_TRUNCATED', `${name}:${lines.length + 1}`, reason);
  }
  const repetition = new Repetition(name, match);
  const soFar = () => ({ decisions: repetition.decisions, digests: repetition.digests });
  for (const [place, line] of lines.entries()) {
    if (isMove(line) && repetition.decisions === to) return soFar();
    const refusal = compares && repetition.isNoted(place) ? undefined : repetition.perform(line);
    if (refusal !== undefined && !compares) throw staleError(`${name}:${line.number}`, refusal);
    if (refusal !== undefined) return { ...soFar(), mismatch: illegalAction(line, refusal) };
    if ('digest' in line.content) repetition.digests += 1;
    const mismatch = compares ? repetition.difference(line, place) : undefined;
    if (mismatch !== undefined) return { ...soFar(), mismatch };
  }
  const more = compares ? repetition.difference(undefined, lines.length) : undefined;
  return more === undefined ? soFar() : { ...soFar(), mismatch: more };
};
