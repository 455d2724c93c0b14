import type { Baton } from '../core/fact.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import { type Begin, type Beginning, beginningOf, gameOf } from './matches.ts';
import { type PlayedMatch, playMatch, type Spot, type Stop } from './played.ts';
import { Wrong } from './assertions.ts';

/** What the cases of one ruleset are held on. */
export interface GroundOptions {
  /** Seeds of the matches. */
  readonly seeds: readonly number[];
  readonly begin?: Begin | undefined;
}

/** Questions after which a match counts as endless where the ruleset declares no length. */
export const ENDLESS = 10_000;

/** Questions that most cases look at, spread over all matches. */
const STOPS = 160;

/** The first questions of a match are looked at in any case, those of so many matches. */
const FIRST = 3;
const MATCHES_FROM_THE_FIRST = 4;

const isFirst = ({ number }: Stop, of: number): boolean => number < FIRST && of < MATCHES_FROM_THE_FIRST;

/** Matches of a ruleset, played when they are first asked for and then kept for every case. */
export class Ground {
  readonly ruleset: Ruleset;
  readonly #options: GroundOptions;
  #played: readonly PlayedMatch[] | undefined;

  constructor(ruleset: Ruleset, options: GroundOptions) {
    this.ruleset = ruleset;
    this.#options = options;
  }

  /** Most questions that a match is played for. */
  get most(): number {
    return this.ruleset.mostQuestions ?? ENDLESS;
  }

  get beginnings(): readonly Beginning[] {
    const { seeds, begin } = this.#options;
    return seeds.flatMap((seed) => beginningOf(this.ruleset, seed, begin) ?? []);
  }

  /** A new game of that beginning, made anew each time. Throws what the rules throw. */
  newGame(beginning: Beginning): Baton {
    return gameOf(this.ruleset, beginning, this.#options.begin);
  }

  /** Every match, one for each seed. */
  *matches(): Generator<Spot, readonly PlayedMatch[]> {
    if (this.#played !== undefined) return this.#played;
    const played: PlayedMatch[] = [];
    for (const beginning of this.beginnings) {
      const begin = () => this.newGame(beginning);
      played.push(yield* playMatch(this.ruleset, beginning, begin, this.most));
    }
    this.#played = played;
    return played;
  }

  /** Matches that could be begun. Throws `Wrong` where none could. */
  *begun(): Generator<Spot, readonly (PlayedMatch & { readonly game: Baton })[]> {
    const begun = (yield* this.matches()).flatMap((played) =>
      played.game === undefined ? [] : [{ ...played, game: played.game }],
    );
    if (begun.length === 0) throw this.#nothing('a match to look at');
    return begun;
  }

  /** Questions of all matches, so many at most. Throws `Wrong` where no match came to one. */
  *stops(most: number = STOPS): Generator<Spot, readonly Stop[]> {
    const matches = yield* this.matches();
    const all = matches.flatMap(({ stops }, of) => stops.map((stop) => ({ stop, of })));
    const every = Math.max(1, Math.ceil(all.length / most));
    const looked = all.filter(({ stop, of }, index) => index % every === 0 || isFirst(stop, of));
    if (looked.length === 0) throw this.#nothing('a question to look at');
    return looked.map(({ stop }) => stop);
  }

  #nothing(expected: string): Wrong {
    const { plays, arena } = this.ruleset;
    const seen =
      this.beginnings.length > 0
        ? 'none: the case "plays" says why'
        : `none: the ruleset plays ${plays} and has ${arena ? 'nothing to begin with' : 'no arena'}; say with "begin" how one begins`;
    return new Wrong({ place: 'matches', expected, seen });
  }
}
