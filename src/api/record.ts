import type { CardSet } from '../core/cards/card-sets.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { getEdition } from '../registry.ts';
import { type BodyLine, type MatchRecord, readRecord } from '../replay/record.ts';
import { headerFor, RecordedMatch } from '../replay/recorded-match.ts';
import { replay as repeat } from '../replay/replay.ts';
import { type Verified, verifyRecord } from '../replay/verify.ts';
import type { Match } from '../runtime/match.ts';
import { startMatch } from '../runtime/start.ts';
import {
  type DefaultRulesetId,
  type MatchIn,
  matchOptionsOf,
  type NewMatch,
  newMatch,
  type RulesetId,
  type RunOptions,
  resolveRulesetWith,
  setupOf,
} from './match.ts';
import { rulesetFinder } from './scenario.ts';

/** What a recorded match is made from. */
export interface NewRecord<R extends RulesetId | Ruleset = DefaultRulesetId> extends NewMatch<R> {
  /** Who plays, by seat; `human` when absent. A repetition does not depend on it. */
  readonly agents?: readonly [string, string];
}

/** A match that is written down as it is played. */
export interface Recording<M> {
  readonly match: M;
  /** The record so far, as the text of its file: JSON Lines. */
  text(): string;
  /** Notes that the match is left before its end, which makes the record whole. */
  leave(): void;
}

/** A new match that is written down. Throws as `newMatch`. */
export const record = <const R extends RulesetId | Ruleset = DefaultRulesetId>(
  options: NewRecord<R> = {},
): Recording<MatchIn<R>> => {
  const { agents = ['human', 'human'] } = options;
  const lines: BodyLine[] = [];
  const begun: Match = newMatch(options);
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

/** How a record is repeated. */
export interface ReplayRecord<R extends RulesetId | Ruleset = Ruleset> extends RunOptions {
  /** The ruleset that the record must name; one of one's own is found by this alone. */
  readonly ruleset?: R;
  /** The sets of cards and decks that the match was played with. */
  readonly sets?: readonly CardSet[];
  /** Stop after that many decisions. */
  readonly to?: number;
  /** What errors call the record; `record` when absent. */
  readonly name?: string;
}

/** A record that was repeated. */
export interface Replayed<M> {
  /** Where it led. */
  readonly match: M;
  readonly decisions: number;
}

interface Opened {
  readonly read: MatchRecord;
  readonly match: Match;
}

const openRecord = (text: string, options: ReplayRecord<RulesetId | Ruleset>): Opened => {
  const { name = 'record', sets = [] } = options;
  const read = readRecord(name, text);
  const { header } = read;
  const place = `${name}:1`;
  const ruleset = resolveRulesetWith(rulesetFinder(options.ruleset)(header.ruleset, place), sets);
  getEdition(ruleset, header.edition, place);
  return { read, match: startMatch(ruleset, ruleset.newGame(header), matchOptionsOf(options)) };
};

const upTo = (to: number | undefined): { readonly to?: number } => (to === undefined ? {} : { to });

/**
 * Plays a record again, by the rules as they are now. Throws `RECORD_EMPTY`, `RECORD_FORMAT`, `RECORD_LINE`,
 * `RECORD_TRUNCATED` for one without an end unless `to` is given, `RECORD_STALE` for an answer that is refused now,
 * `OTHER_RULESET`, and as `newMatch`.
 */
export const replay = <const R extends RulesetId | Ruleset = Ruleset>(
  text: string,
  options: ReplayRecord<R> = {},
): Replayed<MatchIn<R>> => {
  const { read, match } = openRecord(text, options);
  const { decisions } = repeat(read, match, { ...upTo(options.to), compares: false });
  return { match: match as MatchIn<R>, decisions };
};

/** What a record is held to. */
export interface VerifyRecord<R extends RulesetId | Ruleset = Ruleset> extends ReplayRecord<R> {
  /** The secret that it must be signed with. */
  readonly secret?: Uint8Array;
}

/**
 * Plays a record again and compares every line: `mismatch` is the first that differs, absent where all is as recorded.
 * Throws `RECORD_VERSION` for other rules or card data, `RECORD_EDITED`, `RECORD_SIGNATURE`, and as `replay`.
 */
export const verify = <const R extends RulesetId | Ruleset = Ruleset>(
  text: string,
  options: VerifyRecord<R> = {},
): Verified => {
  const { read, match } = openRecord(text, options);
  const { secret, to } = options;
  return verifyRecord(read, match, { ...upTo(to), ...(secret && { secret }) });
};
