import type { GameState } from '../core/fact.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import { type Begin, type Beginning, beginningOf, gameOf } from './matches.ts';
import { type PlayedMatch, playMatch, type CheckLocation, type DecisionPoint } from './played.ts';
import { Violation } from './assertions.ts';

/** What the cases of one ruleset are held on. */
export interface MatchPoolOptions {
  /** Seeds of the matches. */
  readonly seeds: readonly number[];
  readonly begin?: Begin | undefined;
}

/** Questions after which a match counts as endless where the ruleset declares no length. */
export const MAX_QUESTIONS = 10_000;

/** Questions that most cases look at, spread over all matches. */
const STOPS = 160;

/** The first questions of a match are looked at in any case, those of so many matches. */
const FIRST = 3;
const MATCHES_FROM_THE_FIRST = 4;

const isFirst = ({ number }: DecisionPoint, of: number): boolean => number < FIRST && of < MATCHES_FROM_THE_FIRST;

/** Matches of a ruleset, played when they are first asked for and then kept for every case. */
export class MatchPool {
  readonly ruleset: Ruleset;
  readonly #options: MatchPoolOptions;
  #played: readonly PlayedMatch[] | undefined;

  constructor(ruleset: Ruleset, options: MatchPoolOptions) {
    this.ruleset = ruleset;
    this.#options = options;
  }

  /** Most questions that a match is played for. */
  get most(): number {
    return this.ruleset.maxQuestions ?? MAX_QUESTIONS;
  }

  get beginnings(): readonly Beginning[] {
    const { seeds, begin } = this.#options;
    return seeds.flatMap((seed) => beginningOf(this.ruleset, seed, begin) ?? []);
  }

  /** A new game of that beginning, made anew each time. Throws what the rules throw. */
  newGame(beginning: Beginning): GameState {
    return gameOf(this.ruleset, beginning, this.#options.begin);
  }

  /** Every match, one for each seed. */
  *matches(): Generator<CheckLocation, readonly PlayedMatch[]> {
    if (this.#played !== undefined) return this.#played;
    const played: PlayedMatch[] = [];
    for (const beginning of this.beginnings) {
      const begin = () => this.newGame(beginning);
      played.push(yield* playMatch(this.ruleset, beginning, begin, this.most));
    }
    this.#played = played;
    return played;
  }

  /** Matches that could be begun. Throws `Violation` where none could. */
  *startedMatches(): Generator<CheckLocation, readonly (PlayedMatch & { readonly game: GameState })[]> {
    const begun = (yield* this.matches()).flatMap((played) =>
      played.game === undefined ? [] : [{ ...played, game: played.game }],
    );
    if (begun.length === 0) throw this.#nothing('a match to look at');
    return begun;
  }

  /** Questions of all matches, so many at most. Throws `Violation` where no match came to one. */
  *decisionPoints(most: number = STOPS): Generator<CheckLocation, readonly DecisionPoint[]> {
    const matches = yield* this.matches();
    const all = matches.flatMap(({ stops }, of) => stops.map((stop) => ({ stop, of })));
    const every = Math.max(1, Math.ceil(all.length / most));
    const looked = all.filter(({ stop, of }, index) => index % every === 0 || isFirst(stop, of));
    if (looked.length === 0) throw this.#nothing('a question to look at');
    return looked.map(({ stop }) => stop);
  }

  #nothing(expected: string): Violation {
    const { plays, matchGenerator: arena } = this.ruleset;
    const seen =
      this.beginnings.length > 0
        ? 'none: the case "plays" says why'
        : `none: the ruleset plays ${plays} and has ${arena ? 'nothing to begin with' : 'no arena'}; say with "begin" how one begins`;
    return new Violation({ place: 'matches', expected, seen });
  }
}
