import { GatechartError } from '../core/errors.ts';
import { playerName } from '../core/narration.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { withErrorLocation } from '../registry.ts';
import { asText, Violation } from './assertions.ts';
import type { CheckLocation, DecisionPoint, MatchPool, PlayedMatch } from './matches.ts';
import type { Unreached } from './unreached.ts';

/** A requirement for every ruleset. */
export interface CaseDefinition {
  /** One or two words. The id does not change. */
  readonly id: string;
  /** The requirement, in one sentence. */
  readonly requirement: string;
  /** Returns the reason why the case cannot be checked: an absent adapter. Otherwise `undefined`. */
  skipReason?(ruleset: Ruleset): string | undefined;
  /**
   * Checks the requirement. Yields each place before it checks it. Throws `Violation`, or the errors of the ruleset.
   */
  check(ground: MatchPool): Iterable<CheckLocation>;
  /** Returns what the matches did not come to. Only for a case that has passed. */
  unreached?(ground: MatchPool): Unreached;
}

/** Answers that are told with a failure: the last ones before it. */
const LAST_ANSWERS = 5;

const matchOf = (spot: DecisionPoint | PlayedMatch): PlayedMatch => ('played' in spot ? spot.played : spot);

const beginningText = ({ beginning: { seed, edition, decks } }: PlayedMatch): string =>
  `seed ${seed}, edition ${edition}${decks === undefined || decks[0] === '' ? '' : `, decks ${decks.join(' and ')}`}`;

const questionText = ({ number, decision: { kind, player }, match }: DecisionPoint): string => {
  const states = match.position().stack.map(({ state }) => state);
  return `${number} (${kind}, ${playerName(player)} in ${states.join(' > ')})`;
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
  if (!('played' in spot)) return [match, ['actions', answersText(spot.keys)]];
  return [
    match,
    ['decision', questionText(spot)],
    ['actions', answersText(spot.played.keys.slice(0, spot.number))],
  ];
};

const violationOf = (
  thrown: unknown,
): { place: string; expected: string; seen: string; remedy?: string | undefined } => {
  if (thrown instanceof Violation) return thrown;
  const error = withErrorLocation(thrown);
  if (error instanceof GatechartError) {
    return { place: error.place, expected: 'no error', seen: `${error.code}: ${error.message}` };
  }
  const seen = error instanceof Error ? `${error.name}: ${error.message}` : asText(error);
  return { place: 'the ruleset', expected: 'no error', seen };
};

/**
 * The error of a case that does not hold. `message` contains the full report; `code` is `DOES_NOT_CONFORM`. Test
 * runners show `expected` and `actual` side by side.
 */
export class ConformanceFailed extends GatechartError {
  /** The id of the case. */
  readonly case: string;
  /** The seed of the match. Absent if the error concerns no match. */
  readonly seed?: number;
  /** The number, kind and player of the decision. Absent if the error concerns no decision. */
  readonly decision?: { readonly number: number; readonly kind: string; readonly player: number };
  readonly expected: string;
  readonly actual: string;

  constructor(
    { id, requirement: holds }: Pick<CaseDefinition, 'id' | 'requirement'>,
    spot: CheckLocation,
    error: unknown,
  ) {
    const { place, expected, seen, remedy } = violationOf(error);
    const lines = [
      ...locationLines(spot),
      ['place', place],
      ['expected', expected],
      ['actual', seen],
      ...(remedy === undefined ? [] : [['remedy', remedy]]),
    ];
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
