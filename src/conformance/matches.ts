import type { Start } from '../core/adapters/generators.ts';
import type { Decision } from '../core/decision.ts';
import type { GameEvent, GameState, Position } from '../core/game-state.ts';
import { deckPair } from '../core/match-setup.ts';
import { Chance, drawInt, rngStream } from '../core/random.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Step } from '../core/trace.ts';
import type { Match } from '../runtime/match.ts';
import { forkMatch, startMatch } from '../runtime/start.ts';
import { Violation } from './assertions.ts';

/** Makes a game for a custom match from a seed. */
export type Begin<G extends GameState = GameState> = (seed: number, edition: string) => G;

/**
 * The beginning of a match: decks, a start of the match generator, or a game that a custom function makes from the
 * seed.
 */
export interface Beginning {
  readonly edition: string;
  readonly seed: number;
  readonly decks?: readonly [string, string];
  readonly start?: Start;
}

/** The editions in turn, the default one with seed 1. */
const editionFor = ({ editions, defaultEdition }: Ruleset, seed: number): string => {
  const others = Object.keys(editions).filter((id) => id !== defaultEdition);
  const inTurn = [defaultEdition, ...others];
  return inTurn[(seed + inTurn.length - 1) % inTurn.length] ?? defaultEdition;
};

const decksFor = (ruleset: Ruleset, seed: number): readonly [string, string] => {
  const [first = '', second = first] = ruleset.decks ?? [];
  return seed % 2 === 0 ? deckPair(ruleset, first, second) : deckPair(ruleset, second, first);
};

/** What the match of a seed begins with; nothing where the ruleset brings neither matches nor an arena. */
export const beginningOf = (
  ruleset: Ruleset,
  seed: number,
  begin: Begin | undefined,
): Beginning | undefined => {
  const edition = editionFor(ruleset, seed);
  if (begin !== undefined) return { edition, seed };
  if (ruleset.plays === 'matches') return { edition, seed, decks: decksFor(ruleset, seed) };
  const start = ruleset.matchGenerator?.generate(new Chance(seed, 0, 'conformance'), edition, () => 1);
  return start && { edition, seed, start };
};

/** The new game of a beginning. Throws what the rules throw. */
export const gameOf = (
  ruleset: Ruleset,
  { edition, seed, decks, start }: Beginning,
  begin: Begin | undefined,
): GameState => {
  if (decks !== undefined) return ruleset.newGame({ edition, decks, seed, index: 0 });
  if (start !== undefined && ruleset.matchGenerator !== undefined)
    return ruleset.matchGenerator.newGame(start, edition, seed);
  if (begin !== undefined) return begin(seed, edition);
  throw new Error('nothing says how a match of it begins');
};

/** A decision of a match. `match` is at this decision. Fork it before you answer. */
export interface DecisionPoint {
  readonly played: PlayedMatch;
  readonly number: number;
  readonly match: Match;
  readonly decision: Decision;
}

/** An event, and the place where it happened. */
export interface LocatedEvent {
  readonly fact: GameEvent;
  /** The number of decisions answered before it. */
  readonly number: number;
  readonly state: string;
}

/** A match with random answers, played to its end or as far as possible. */
export interface PlayedMatch {
  readonly beginning: Beginning;
  /** The game at the beginning. Absent if it could not be made. */
  readonly game?: GameState;
  /** The answers, first to last. */
  readonly keys: readonly string[];
  readonly stops: readonly DecisionPoint[];
  readonly facts: readonly LocatedEvent[];
  /** The steps of the moves that players made. */
  readonly moves: readonly Pick<Step, 'machine' | 'from' | 'transition'>[];
  /** The match at its last rest. Absent if it never came to a rest. */
  readonly last?: Match;
  /** The error that was thrown during the match. */
  readonly fault?: unknown;
  /** Whether the match was stopped after the maximum number of decisions. */
  readonly isUnfinished: boolean;
}

/** The place that a case checks: a decision, a match, or `undefined` for the ruleset as a whole. */
export type CheckLocation = DecisionPoint | PlayedMatch | undefined;

type MutablePlayedMatch = { -readonly [Key in keyof PlayedMatch]: PlayedMatch[Key] } & {
  readonly keys: string[];
  readonly stops: DecisionPoint[];
  readonly facts: LocatedEvent[];
  readonly moves: Pick<Step, 'machine' | 'from' | 'transition'>[];
};

/** Plays on until the match is over, or has asked so many questions, or takes no answer. */
function* playOn(match: Match, played: MutablePlayedMatch, most: number): Generator<PlayedMatch> {
  let rng = rngStream(played.beginning.seed, 0, 'conformance');
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    const { decision } = open;
    played.stops.push({ played, number: played.keys.length, match: forkMatch(match), decision });
    if (played.keys.length >= most) {
      played.isUnfinished = true;
      return;
    }
    yield played;
    const [place, next] = drawInt(rng, Math.max(1, decision.options.length));
    rng = next;
    const key = decision.options[place]?.key ?? '';
    if (match.answer(decision.player, key, open.number) !== undefined) return;
    played.keys.push(key);
  }
}

/** Plays the match of a beginning with random answers. Yields after each answer, and never throws. */
export function* playMatch(
  ruleset: Ruleset,
  beginning: Beginning,
  begin: () => GameState,
  most: number,
): Generator<PlayedMatch, PlayedMatch> {
  const played: MutablePlayedMatch = {
    beginning,
    keys: [],
    stops: [],
    facts: [],
    moves: [],
    isUnfinished: false,
  };
  try {
    played.game = begin();
    const match = startMatch(ruleset, played.game, {
      runtime: 'lean',
      onStep: ({ machine, event, from, to, transition, facts }) => {
        if (event === 'answer') played.moves.push({ machine, from, transition });
        for (const fact of facts) {
          played.facts.push({ fact, number: played.keys.length, state: `${machine}.${to}` });
        }
      },
    });
    played.last = match;
    yield* playOn(match, played, most);
  } catch (error) {
    played.fault = error;
  }
  return played;
}

/** The matches that the cases of one ruleset check. */
export interface MatchPoolOptions {
  /** The seeds of the matches. */
  readonly seeds: readonly number[];
  /** The seeds of more matches, for a game whose matches ask little: played until there are enough decisions to look at. */
  readonly furtherSeeds: readonly number[];
  readonly begin?: Begin | undefined;
}

/** Questions after which a match counts as endless where the ruleset declares no length. */
export const MAX_QUESTIONS = 10_000;

/** Questions that most cases look at, spread over all matches. */
const STOPS = 160;

/** The first questions of a match are looked at in any case, those of so many matches. */
const FIRST = 3;
const MATCHES_FROM_THE_FIRST = 4;

const isFirst = ({ number }: DecisionPoint, of: number): boolean =>
  number < FIRST && of < MATCHES_FROM_THE_FIRST;

/** The matches of a ruleset. They are played at the first use and then shared by all cases. */
export class MatchPool {
  readonly ruleset: Ruleset;
  readonly #options: MatchPoolOptions;
  #played: readonly PlayedMatch[] | undefined;

  constructor(ruleset: Ruleset, options: MatchPoolOptions) {
    this.ruleset = ruleset;
    this.#options = options;
  }

  /** The maximum number of decisions in a match. */
  get most(): number {
    return this.ruleset.maxQuestions ?? MAX_QUESTIONS;
  }

  /** The matches that were played already: none before the first use. */
  get played(): readonly PlayedMatch[] {
    return this.#played ?? [];
  }

  get beginnings(): readonly Beginning[] {
    return this.#beginningsOf(this.#options.seeds);
  }

  #beginningsOf(seeds: readonly number[]): readonly Beginning[] {
    return seeds.flatMap((seed) => beginningOf(this.ruleset, seed, this.#options.begin) ?? []);
  }

  /** Returns a new game of this beginning. Throws the errors of the rules. */
  newGame(beginning: Beginning): GameState {
    return gameOf(this.ruleset, beginning, this.#options.begin);
  }

  /** Returns every match: one for each seed, and further ones until there are enough decisions or one of them failed. */
  *matches(): Generator<CheckLocation, readonly PlayedMatch[]> {
    if (this.#played !== undefined) return this.#played;
    const played: PlayedMatch[] = [];
    for (const beginning of this.beginnings) played.push(yield* this.#play(beginning));
    let asked = played.reduce((sum, { stops }) => sum + stops.length, 0);
    for (const beginning of this.#beginningsOf(this.#options.furtherSeeds)) {
      if (asked >= STOPS || played.some(({ fault }) => fault !== undefined)) break;
      const match = yield* this.#play(beginning);
      asked += match.stops.length;
      played.push(match);
    }
    this.#played = played;
    return played;
  }

  #play(beginning: Beginning): Generator<CheckLocation, PlayedMatch> {
    return playMatch(this.ruleset, beginning, () => this.newGame(beginning), this.most);
  }

  /** Returns the matches that could begin. Throws `Violation` if there is none. */
  *startedMatches(): Generator<CheckLocation, readonly (PlayedMatch & { readonly game: GameState })[]> {
    const begun = (yield* this.matches()).flatMap((played) =>
      played.game === undefined ? [] : [{ ...played, game: played.game }],
    );
    if (begun.length === 0) throw this.#nothing('a match to look at');
    return begun;
  }

  /** Returns decisions of all matches, at most about `most`. Throws `Violation` if there is none. */
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
    return new Violation('matches', expected, seen);
  }
}

/** A position as it is after it was kept as text. */
export const serializedPosition = (position: Position): Position =>
  JSON.parse(JSON.stringify(position)) as Position;

/** Everything that can be seen of a match at rest, as values of their own. */
export const restingState = (match: Match): { position: Position; decision: Decision | undefined } => ({
  position: serializedPosition(match.position()),
  decision: match.pending()?.decision,
});
