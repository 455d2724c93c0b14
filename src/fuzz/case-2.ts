import type { Start } from '../core/adapters/generators.ts';
import type { GameState } from '../core/fact.ts';
import type { Position } from '../core/position.ts';
import type { FuzzTarget } from './case.ts';
import type { MatchOrigin } from './oracles/trial.ts';

/** Where a case begins: with the cards and the chance of a new match, or in a position, of a match that had such a start. */
export type CaseOrigin =
  | { readonly is: 'start'; readonly start: Start; readonly edition: string; readonly seed: number }
  | { readonly is: 'position'; readonly start?: Start; readonly position: Position };

/** A position that cases may begin in, and answers that lead on from there to what it is about. */
export interface StartPosition {
  readonly position: Position;
  /** Keys of options, one after the other. */
  readonly answers: readonly string[];
}

/** The positions that the cases of one fuzzer may begin in; those of `first` come before all others. */
export interface StartPositions {
  readonly given: readonly StartPosition[];
  readonly first?: readonly StartPosition[];
}

/** The case as a trial begins with it. Throws what the rules throw of a start that cannot be. */
export const originOf = ({ arena, rulesetFor }: FuzzTarget, from: CaseOrigin): MatchOrigin => {
  const ruleset = rulesetFor(from.start);
  return from.is === 'start'
    ? { is: 'new', ruleset, game: arena.newGame(from.start, from.edition, from.seed) }
    : { is: 'inside', ruleset, position: from.position };
};

/** A position as it is after it was kept as text. */
export const throughJson = (position: Position): Position<GameState> =>
  JSON.parse(JSON.stringify(position)) as Position;
