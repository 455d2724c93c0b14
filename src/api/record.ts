import type { CardSet } from '../core/cards/card-sets.ts';
import { getEdition } from '../core/match-setup.ts';
import type { Ruleset } from '../core/ruleset.ts';

import { type BodyLine, type MatchRecord, readRecord } from '../replay/record.ts';
import { headerFor, RecordedMatch } from '../replay/recorded-match.ts';
import { replay as repeat } from '../replay/replay.ts';
import { type Verified, verifyRecord } from '../replay/verify.ts';
import type { Match } from '../runtime/match.ts';
import { startMatch } from '../runtime/start.ts';
import {
  type MatchIn,
  matchOptionsOf,
  type NewMatch,
  newMatch,
  type RunOptions,
  setupOf,
  withSets,
} from './match.ts';
import { ofRuleset } from './scenario.ts';

/** The settings of a recorded match. */
export interface NewRecord<R extends Ruleset> extends NewMatch<R> {
  /** The names of the agents, in the order of the players. Default: `human`. A replay does not use them. */
  readonly agents?: readonly [string, string];
}

/** A match that writes its record while it is played. */
export interface Recording<M> {
  readonly match: M;
  /** Returns the record so far, as the text of its file (JSON Lines). */
  text(): string;
  /** Marks the match as left before its end. The record is then complete. */
  leave(): void;
}

/** Returns a new match that writes its record. Throws the errors of `newMatch`. */
export const record = <R extends Ruleset>(options: NewRecord<R>): Recording<MatchIn<R>> => {
  const lines: BodyLine[] = [];
  const begun: Match = newMatch(options);
  const { agents = ['human', 'human'] } = options;
  const { ruleset } = begun;
  const setup = setupOf(ruleset, options);
  const header = headerFor(ruleset, setup, agents, ruleset.newGame(setup));
  const recorded = new RecordedMatch(begun, [], (line) => lines.push(line));
  const match: Match = recorded;
  return {
    match: match as MatchIn<R>,
    text: () => [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join(''),
    leave: () => recorded.leave(),
  };
};

/** How to replay a record. */
export interface ReplayRecord<R extends Ruleset> extends RunOptions<R> {
  /** The ruleset that the record must name. */
  readonly ruleset: R;
  /** The custom sets of cards and decks of the recorded match. */
  readonly sets?: readonly CardSet[];
  /** The number of decisions after which the replay stops. */
  readonly to?: number;
  /** The name of the record in error messages. Default: `record`. */
  readonly name?: string;
}

/** A replayed record. */
export interface Replayed<M> {
  /** The match after the replay. */
  readonly match: M;
  readonly decisions: number;
}

interface Opened {
  readonly read: MatchRecord;
  readonly match: Match;
}

const openRecord = <R extends Ruleset>(text: string, options: ReplayRecord<R>): Opened => {
  const { ruleset: given, name = 'record', sets = [] } = options ?? {};
  const mustBe = ofRuleset(given, 'record');
  const read = readRecord(name, text);
  const { header } = read;
  const place = `${name}:1`;
  const ruleset = withSets(mustBe(header.ruleset, place), sets);
  getEdition(ruleset, header.edition, place);
  return { read, match: startMatch(ruleset, ruleset.newGame(header), matchOptionsOf(options)) };
};

const upTo = (to: number | undefined): { readonly to?: number } => (to === undefined ? {} : { to });

/**
 * Replays a record by the current rules. Throws `RECORD_EMPTY`, `RECORD_FORMAT`, `RECORD_LINE`, `RECORD_TRUNCATED` for
 * a record without an end (unless `to` is passed), `RECORD_STALE` for an answer that is now rejected, `OTHER_RULESET`,
 * and the errors of `newMatch`.
 */
export const replay = <R extends Ruleset>(text: string, options: ReplayRecord<R>): Replayed<MatchIn<R>> => {
  const { read, match } = openRecord(text, options);
  const { decisions } = repeat(read, match, { ...upTo(options.to), compares: false });
  return { match: match as MatchIn<R>, decisions };
};

/** How to verify a record. */
export interface VerifyRecord<R extends Ruleset> extends ReplayRecord<R> {
  /** The secret of the required signature. */
  readonly secret?: Uint8Array;
}

/**
 * Replays a record and compares every line. `mismatch` is the first difference, or the first action that is not legal;
 * it is absent if all lines are equal. Throws `RECORD_VERSION` for other rules or card data, `RECORD_EDITED`,
 * `RECORD_SIGNATURE`, and the errors of `replay` except `RECORD_STALE`.
 */
export const verify = <R extends Ruleset>(text: string, options: VerifyRecord<R>): Verified => {
  const { read, match } = openRecord(text, options);
  const { secret, to } = options;
  return verifyRecord(read, match, { ...upTo(to), ...(secret && { secret }) });
};
