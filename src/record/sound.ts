import { GatechartError } from '../kernel/error.ts';
import type { Baton } from '../kernel/fact.ts';
import type { Position } from '../kernel/position.ts';
import type { MatchSetup, Ruleset } from '../kernel/ruleset.ts';
import { cardsDigest } from './position-digest.ts';

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value;
};

/** Parts of a game that are there or not, or null or not, as the match goes. */
const comesAndGoes = (one: unknown, other: unknown): boolean =>
  one === undefined || other === undefined || one === null || other === null;

/** A part of a game that is not of the kind it has as a match begins, at any depth that both have. */
const otherKind = (begun: unknown, found: unknown, path: string): string | undefined => {
  if (comesAndGoes(begun, found)) return undefined;
  if (kindOf(begun) !== kindOf(found)) return `${path} is ${kindOf(found)}, and no ${kindOf(begun)}`;
  if (kindOf(begun) !== 'object') return undefined;
  const inside = found as Readonly<Record<string, unknown>>;
  for (const [key, each] of Object.entries(begun as object)) {
    if (!Object.hasOwn(inside, key) && each !== undefined && each !== null) continue;
    const other = otherKind(each, inside[key], path === '' ? key : `${path}.${key}`);
    if (other !== undefined) return other;
  }
  return undefined;
};

const missing = (begun: Baton, found: Baton): string | undefined =>
  Object.entries(begun)
    .filter(([key, value]) => value !== undefined && !Object.hasOwn(found, key))
    .map(([key]) => `${key} is missing`)[0];

const faultOf = (ruleset: Ruleset, setup: MatchSetup, { game, stack }: Position): string | undefined => {
  if (stack.length === 0 && game.result === undefined) return 'nothing goes on in it, and nobody has won';
  if (game.edition !== setup.edition)
    return `it is of edition ${game.edition}, the match of ${setup.edition}`;
  const begun = ruleset.newGame(setup);
  if (cardsDigest(game) !== cardsDigest(begun)) return 'its cards are not those of the match';
  return missing(begun, game) ?? otherKind(begun, game, '') ?? ruleset.breaches(game)[0];
};

/** What the rules make of a position of others; whatever they stumble over in it is `BAD_POSITION`. */
export const attempted = <T>(place: string, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    if (error instanceof GatechartError && error.code !== 'RULE_ERROR') throw error;
    throw new GatechartError('BAD_POSITION', place, 'the rules can make nothing of it');
  }
};

/**
 * Refuses a position of others that a match of that setup cannot be in: with other cards, another form, or against the
 * invariants of the rules. Throws `BAD_POSITION` at that place, and as `newGame`.
 */
export const refuseUnsound = (
  ruleset: Ruleset,
  setup: MatchSetup,
  position: Position,
  place: string,
): void => {
  const fault = attempted(place, () => faultOf(ruleset, setup, position));
  if (fault !== undefined) throw new GatechartError('BAD_POSITION', place, fault);
};
