import { shellWord } from '../../core/data/escape.ts';
import { GatechartError } from '../../core/errors.ts';
import type { GameState, Position } from '../../core/game-state.ts';
import { checkDecks, defaultDecks, getEdition } from '../../core/match-setup.ts';
import type { MatchSetup, Ruleset } from '../../core/ruleset.ts';
import { readText } from '../../file-system.ts';
import { loadRuleset } from '../../registry.ts';
import { cardsDigest } from '../../replay/position-digest.ts';
import { type BodyLine, isRecord, type RecordHeader } from '../../replay/record.ts';
import { headerFor, withAgents } from '../../replay/recorded-match.ts';
import { readSaved, replayedPosition, type SavedMatch } from '../../replay/saved-match.ts';
import type { Match, MatchOptions } from '../../runtime/match.ts';
import { resumeMatch, startMatch } from '../../runtime/start.ts';
import { AdvisedError, usage } from '../errors.ts';
import { rulesetOfRecord, rulesetWithSets } from '../set-files.ts';

/** A match about to be played: a new one or one to go on with. */
export interface Opening {
  readonly ruleset: Ruleset;
  readonly header: RecordHeader;
  /** What was recorded of it before. */
  readonly earlier: readonly BodyLine[];
  /** Where it stands before it runs. */
  readonly game: GameState;
  begin(options: MatchOptions): Match;
  /** The match from a position on. */
  resume(position: Position, options: MatchOptions): Match;
}

/** What a person chose for a new match; the rest is as usual. */
export interface MatchChoices {
  readonly ruleset: string;
  readonly edition: string | undefined;
  readonly decks: readonly [string, string] | undefined;
  readonly seed: number;
  /** Set files with cards and decks of one's own. */
  readonly cards: readonly string[] | undefined;
}

/** A new match. Throws `UNKNOWN_EDITION`, `UNKNOWN_DECK`, and as `rulesetWith`. */
export const newOpening = (
  { ruleset: id, edition, decks, seed, cards }: MatchChoices,
  agents: readonly [string, string],
): Opening => {
  const ruleset = rulesetWithSets(id, cards);
  if (decks !== undefined) checkDecks(ruleset, decks);
  const setup: MatchSetup = {
    edition: getEdition(ruleset, edition),
    decks: decks ?? defaultDecks(ruleset),
    seed,
    index: 0,
  };
  const game = ruleset.newGame(setup);
  return {
    ruleset,
    header: headerFor(ruleset, setup, agents, game),
    earlier: [],
    game,
    begin: (options) => startMatch(ruleset, game, options),
    resume: (at, options) => resumeMatch(ruleset, at, options),
  };
};

/** What a saved match has settled already. */
const FIXED_BY_SAVE = ['ruleset', 'edition', 'decks', 'seed'] as const;

/** Throws `USAGE` for an option that a saved match has settled. */
export const refuseSettled = (
  options: {
    readonly [name in (typeof FIXED_BY_SAVE)[number]]?: unknown;
  },
): void => {
  const settled = FIXED_BY_SAVE.find((name) => options[name] !== undefined);
  if (settled === undefined) return;
  throw usage(`--${settled}`, 'a saved match already has a value for this option; leave out this option');
};

/** Throws `USAGE` for set files beside a scenario. */
export const refuseSetFiles = (cards: readonly string[] | undefined): void => {
  if (cards === undefined) return;
  throw usage('--cards', 'a scenario file has its own cards; write them under cards: in the file');
};

const savedOpeningOf = (
  file: string,
  saved: SavedMatch,
  agents: readonly [string, string] | undefined,
  cards: readonly string[],
): Opening => {
  const { header, lines } = saved;
  const ruleset = rulesetOfRecord(header, cards, file);
  getEdition(ruleset, header.edition, file);
  if (header.version !== ruleset.version || header.cards !== cardsDigest(ruleset.newGame(header))) {
    throw new GatechartError('SAVED_VERSION', file, 'the match was saved under other rules or card data');
  }
  const position = replayedPosition(ruleset, saved, file);
  return {
    ruleset,
    header: agents === undefined ? header : withAgents(header, agents),
    earlier: lines,
    game: position.game,
    begin: (options) => resumeMatch(ruleset, position, options),
    resume: (at, options) => resumeMatch(ruleset, at, options),
  };
};

/**
 * A saved match by the text of its file. Throws as `readSaved`, as `rulesetOfRecord`, and `SAVED_VERSION`, `BAD_POSITION`.
 */
export const savedOpeningIn = (file: string, text: string): Opening =>
  savedOpeningOf(file, readSaved(file, text), undefined, []);

/** The same of a file, with other agents if any are named; loads the ruleset. Throws `CANNOT_READ` too. */
export const savedOpening = async (
  file: string,
  agents: readonly [string, string] | undefined,
  cards: readonly string[] = [],
): Promise<Opening> => {
  const text = readText(file);
  if (isRecord(text)) {
    const advice = `print it with gatechart replay ${shellWord(file)}`;
    throw new AdvisedError('SAVED_FORMAT', file, 'the file is a record, not a saved match', advice);
  }
  const saved = readSaved(file, text);
  await loadRuleset(saved.header.ruleset, file);
  return savedOpeningOf(file, saved, agents, cards);
};
