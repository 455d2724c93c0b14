import { GatechartError } from '../core/errors.ts';
import type { GameState } from '../core/fact.ts';
import type { Position } from '../core/position.ts';
import type { MatchSetup, Ruleset } from '../core/ruleset-2.ts';
import { startMatch } from '../runtime/start.ts';
import { cardsDigest, positionDigest } from './position-digest.ts';
import { replay } from './replay.ts';
import type { SavedMatch } from './saved-match.ts';

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
  if (kindOf(begun) !== kindOf(found)) return `${path} is ${kindOf(found)}, and no ${kindOf(begun)}`;
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
  if (stack.length === 0 && game.result === undefined) return 'nothing goes on in it, and nobody has won';
  if (game.edition !== setup.edition)
    return `it is of edition ${game.edition}, the match of ${setup.edition}`;
  const begun = ruleset.newGame(setup);
  if (cardsDigest(game) !== cardsDigest(begun)) return 'its cards are not those of the match';
  return missing(begun, game) ?? kindMismatch(begun, game, '') ?? ruleset.checkInvariants(game)[0];
};

/** Errors of rules that a position of others may be the cause of; a record of others may be stale. */
const OF_THE_RULES: readonly string[] = [
  'RULE_ERROR',
  'CHART_STUCK',
  'ANSWER_UNHANDLED',
  'STEP_BUDGET',
  'RECORD_STALE',
];

/** What the rules make of a position of others; whatever they stumble over in it is `BAD_POSITION`. */
export const withPositionErrors = <T>(place: string, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    if (error instanceof GatechartError && !OF_THE_RULES.includes(error.code)) throw error;
    throw new GatechartError('BAD_POSITION', place, 'the rules can make nothing of it');
  }
};

/**
 * Refuses a position of others that a match of that setup cannot be in: with other cards, another form, or against the
 * invariants of the rules. Throws `BAD_POSITION` at that place, and as `newGameCase`.
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
 * lead elsewhere or cannot be given, and as `newGameCase`.
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
    throw new GatechartError('BAD_POSITION', place, 'its decisions do not lead to its position');
  });
