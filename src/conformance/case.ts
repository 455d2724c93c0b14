import { GatechartError } from '../core/errors.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { asText, Violation } from './assertions.ts';
import type { CheckLocation, DecisionPoint, MatchPool, PlayedMatch } from './matches.ts';

/** Something that every ruleset owes the rest of the program. */
export interface CaseDefinition {
  /** One word or two; stable. */
  readonly id: string;
  /** What must hold, in a sentence. */
  readonly requirement: string;
  /** Why nothing can be held here, where an adapter is absent. */
  skipReason?(ruleset: Ruleset): string | undefined;
  /** Looks; yields where it is looking, before it does. Throws `Violation`, or whatever the ruleset throws. */
  check(ground: MatchPool): Iterable<CheckLocation>;
}

/** Answers that are told with a failure: the last ones before it. */
const LAST_ANSWERS = 5;

const matchOf = (spot: DecisionPoint | PlayedMatch): PlayedMatch => ('played' in spot ? spot.played : spot);

const beginningText = ({ beginning: { seed, edition, decks } }: PlayedMatch): string =>
  `seed ${seed}, edition ${edition}${decks === undefined || decks[0] === '' ? '' : `, decks ${decks.join(' and ')}`}`;

const questionText = ({ number, decision: { kind, player }, match }: DecisionPoint): string => {
  const states = match.position().stack.map(({ state }) => state);
  return `${number} (${kind}, asked of player ${player} in ${states.join(' > ')})`;
};

const answersText = (keys: readonly string[]): string => {
  const told = keys.slice(-LAST_ANSWERS).map((key) => JSON.stringify(key));
  if (told.length === 0) return 'none';
  return `${keys.length > told.length ? `${keys.length - told.length} others, ` : ''}${told.join(', ')}`;
};

/** Where a case was looking, line by line. */
const locationLines = (spot: CheckLocation): readonly (readonly [string, string])[] => {
  if (spot === undefined) return [];
  const match = ['match', beginningText(matchOf(spot))] as const;
  if (!('played' in spot)) return [match, ['answers', answersText(spot.keys)]];
  return [
    match,
    ['question', questionText(spot)],
    ['answers', answersText(spot.played.keys.slice(0, spot.number))],
  ];
};

const violationOf = (error: unknown): { place: string; expected: string; seen: string } => {
  if (error instanceof Violation) return error;
  if (error instanceof GatechartError) {
    return { place: error.place, expected: 'no error', seen: `${error.code}: ${error.message}` };
  }
  const seen = error instanceof Error ? `${error.name}: ${error.message}` : asText(error);
  return { place: 'the ruleset', expected: 'no error', seen };
};

/**
 * A case that does not hold. `message` says all of it in lines; `code` is `DOES_NOT_CONFORM`. Runners show `expected` and
 * `actual` side by side.
 */
export class ConformanceFailed extends GatechartError {
  /** Id of the case. */
  readonly case: string;
  /** Of the match; absent where the fault is of no match. */
  readonly seed?: number;
  /** Number and kind of the question, and who was asked; absent where it is of no question. */
  readonly decision?: { readonly number: number; readonly kind: string; readonly player: number };
  readonly expected: string;
  readonly actual: string;

  constructor(
    { id, requirement: holds }: Pick<CaseDefinition, 'id' | 'requirement'>,
    spot: CheckLocation,
    error: unknown,
  ) {
    const { place, expected, seen } = violationOf(error);
    const lines = [...locationLines(spot), ['place', place], ['expected', expected], ['seen', seen]];
    const told = lines.map(([name = '', text]) => `  ${name.padEnd(8)}  ${text}`);
    super('DOES_NOT_CONFORM', place, [`${id}: ${holds}`, ...told].join('\n'));
    this.name = 'ConformanceFailed';
    this.case = id;
    this.expected = expected;
    this.actual = seen;
    if (error instanceof Error && !(error instanceof Violation)) this.cause = error;
    if (spot === undefined) return;
    this.seed = matchOf(spot).beginning.seed;
    if (!('played' in spot)) return;
    const { number, decision } = spot;
    this.decision = { number, kind: decision.kind, player: decision.player };
  }
}
