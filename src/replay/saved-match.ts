import { z } from 'zod';
import { digest } from '../core/data/digest.ts';
import { quote } from '../core/data/escape.ts';
import { parseUntrustedJson } from '../core/data/untrusted-json.ts';
import { GatechartError, RULES_FAILED } from '../core/errors.ts';
import type { GameState, Position } from '../core/game-state.ts';
import type { MatchSetup, Ruleset } from '../core/ruleset.ts';
import { startMatch } from '../runtime/start.ts';
import { cardsDigest, positionDigest } from './position-digest.ts';
import { type BodyLine, bodyLine, firstIssue, headerLine, type RecordHeader } from './record.ts';
import { replay } from './replay.ts';

const SAVED_FORMAT = 'gatechart-match/2';

const savedSchema = z.strictObject({
  format: z.literal(SAVED_FORMAT),
  header: headerLine,
  lines: z.array(bodyLine).readonly(),
  position: z.strictObject({
    game: z.looseObject({ edition: z.string(), facts: z.array(z.looseObject({ what: z.string() })) }),
    stack: z.array(z.strictObject({ state: z.string(), rest: z.record(z.string(), z.unknown()) })),
  }),
  digest: z.string(),
});

/** A match that was left, to be gone on with: its record so far and where it stands. */
export interface SavedMatch {
  readonly header: RecordHeader;
  readonly lines: readonly BodyLine[];
  readonly position: Position;
}

const digestOf = ({ header, lines, position }: SavedMatch): string => digest({ header, lines, position });

/** A saved match as the text of its file: JSON with a digest of the whole. */
export const savedText = ({ header, lines, position }: SavedMatch): string =>
  `${JSON.stringify({ format: SAVED_FORMAT, header, lines, position, digest: digestOf({ header, lines, position }) })}\n`;

/**
 * Reads a saved match; `name` is what errors call it. Throws `SAVED_FORMAT` for what is no saved match and
 * `SAVED_EDITED` for one that was changed since.
 */
export const readSaved = (name: string, text: string): SavedMatch => {
  const { value, fault } = parseUntrustedJson(text, 'the file');
  if (fault !== undefined) throw new GatechartError('SAVED_FORMAT', name, `not a saved match: ${fault}`);
  const format = (value as { readonly format?: unknown } | null)?.format;
  if (format !== undefined && format !== SAVED_FORMAT) {
    const reason = `the format is ${quote(String(format))}; this program reads ${SAVED_FORMAT}`;
    throw new GatechartError('SAVED_FORMAT', name, reason);
  }
  const saved = savedSchema.safeParse(value);
  if (!saved.success) {
    throw new GatechartError('SAVED_FORMAT', name, `not a saved match: ${firstIssue(saved.error)}`);
  }
  const { header, position, digest: noted } = saved.data;
  // As they were written: a record of the match goes on with the same text.
  const { lines } = value as Pick<SavedMatch, 'lines'>;
  const match = { header, lines, position: position as unknown as Position };
  if (digestOf(match) !== noted) {
    throw new GatechartError('SAVED_EDITED', name, 'the file was edited after gatechart wrote it');
  }
  return match;
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value;
};

/** Parts of a game that are there or not, or null or not, as the match goes. */
const comesAndGoes = (one: unknown, other: unknown): boolean =>
  one === undefined || other === undefined || one === null || other === null;

/** A part of a game that is not of the kind it has as a match begins, at any depth that both have. */
const kindMismatch = (begun: unknown, found: unknown, path: string): string | undefined => {
  if (comesAndGoes(begun, found)) return undefined;
  if (kindOf(begun) !== kindOf(found)) return `${path} must be ${kindOf(begun)}, not ${kindOf(found)}`;
  if (kindOf(begun) !== 'object') return undefined;
  const inside = found as Readonly<Record<string, unknown>>;
  for (const [key, each] of Object.entries(begun as object)) {
    if (!Object.hasOwn(inside, key) && each !== undefined && each !== null) continue;
    const other = kindMismatch(each, inside[key], path === '' ? key : `${path}.${key}`);
    if (other !== undefined) return other;
  }
  return undefined;
};

const missing = (begun: GameState, found: GameState): string | undefined =>
  Object.entries(begun)
    .filter(([key, value]) => value !== undefined && !Object.hasOwn(found, key))
    .map(([key]) => `${key} is missing`)[0];

const faultOf = (ruleset: Ruleset, setup: MatchSetup, { game, stack }: Position): string | undefined => {
  if (stack.length === 0 && game.result === undefined) return 'no process runs in it, and it has no result';
  if (game.edition !== setup.edition)
    return `it has the edition ${game.edition}, the match has ${setup.edition}`;
  const begun = ruleset.newGame(setup);
  if (cardsDigest(game) !== cardsDigest(begun)) return 'its cards differ from those of the match';
  return missing(begun, game) ?? kindMismatch(begun, game, '') ?? ruleset.checkInvariants(game)[0];
};

/** What the rules make of a position of others; whatever they stumble over in it is `BAD_POSITION`. */
export const withPositionErrors = <T>(place: string, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    if (error instanceof GatechartError && !RULES_FAILED.includes(error.code)) throw error;
    throw new GatechartError('BAD_POSITION', place, 'a rule throws an error in this position');
  }
};

/**
 * Refuses a position of others that a match of that setup cannot be in: with other cards, another form, or against the
 * invariants of the rules. Throws `BAD_POSITION` at that place, and as `newGame`.
 */
export const checkPosition = (
  ruleset: Ruleset,
  setup: MatchSetup,
  position: Position,
  place: string,
): void => {
  const fault = withPositionErrors(place, () => faultOf(ruleset, setup, position));
  if (fault !== undefined) throw new GatechartError('BAD_POSITION', place, fault);
};

/**
 * Where a saved match stands: as its decisions lead there from a new game. Throws `BAD_POSITION` at that place where they
 * lead elsewhere or cannot be given, and as `newGame`.
 */
export const replayedPosition = (ruleset: Ruleset, saved: SavedMatch, place: string): Position =>
  withPositionErrors(place, () => {
    const { header, lines, position } = saved;
    const match = startMatch(ruleset, ruleset.newGame(header), { runtime: 'lean' });
    const numbered = lines.map((content, index) => ({ number: index + 1, content }));
    const { mismatch } = replay({ name: place, header, lines: numbered, complete: true }, match, {
      compares: true,
    });
    if (mismatch === undefined && positionDigest(match.position()) === positionDigest(position)) {
      return match.position();
    }
    throw new GatechartError(
      'BAD_POSITION',
      place,
      'the decisions of the match do not lead to this position',
    );
  });
