import type { Arbitrary, Random, Stream, Value } from 'fast-check';
import type { MatchGenerator, Start } from '../core/adapters/generators.ts';
import type { Option } from '../core/decision.ts';
import { GatechartError } from '../core/errors.ts';
import type { GameState, Position } from '../core/game-state.ts';
import { deckPair } from '../core/match-setup.ts';
import { Chance } from '../core/random.ts';
import type { MatchSetup, Ruleset } from '../core/ruleset.ts';
import type { Step } from '../core/trace.ts';
import { type ChoiceSequence, shorterSequences } from '../fuzz/choices.ts';
import type { Match } from '../runtime/match.ts';
import { startMatch } from '../runtime/start.ts';

/** fast-check, which only who tests with it installs. Throws `NOT_INSTALLED`. */
const load = async (): Promise<typeof import('fast-check')> => {
  try {
    return await import('fast-check');
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new GatechartError(
      'NOT_INSTALLED',
      'fast-check',
      'gatechart/testing needs the package fast-check; install it with npm install --save-dev fast-check@4',
    );
  }
};

export const fc = await load();

/** Values that are drawn in one way and made simpler in another. */
class CustomShrinking<T> extends fc.Arbitrary<T> {
  readonly #drawn: Arbitrary<T>;
  readonly #simpler: (value: T) => Iterable<T>;

  constructor(drawn: Arbitrary<T>, simpler: (value: T) => Iterable<T>) {
    super();
    this.#drawn = drawn;
    this.#simpler = simpler;
  }

  generate(random: Random, biasFactor: number | undefined): Value<T> {
    return new fc.Value(this.#drawn.generate(random, biasFactor).value, undefined);
  }

  canShrinkWithoutContext(value: unknown): value is T {
    return this.#drawn.canShrinkWithoutContext(value);
  }

  shrink(value: T): Stream<Value<T>> {
    const simpler = this.#simpler(value);
    return fc.stream(
      (function* values() {
        for (const each of simpler) yield new fc.Value(each, undefined);
      })(),
    );
  }
}

/** What an arbitrary draws, made simpler in a way of one's own. */
export const withShrinking = <T>(drawn: Arbitrary<T>, simpler: (value: T) => Iterable<T>): Arbitrary<T> =>
  new CustomShrinking(drawn, simpler);

const LARGEST_SEED = 1_000_000;

const editionsOf = ({ editions, defaultEdition }: Ruleset): Arbitrary<string> =>
  fc.constantFrom(...new Set([defaultEdition, ...Object.keys(editions)]));

/**
 * Generates setups of new matches, with any edition and any two built-in decks. They shrink towards the default
 * edition, the first decks and seed 0. Throws `NOT_A_MATCH` for a ruleset without decks.
 */
export const setups = (ruleset: Ruleset): Arbitrary<MatchSetup> => {
  const { id, decks = [] } = ruleset;
  if (decks.length === 0) throw new GatechartError('NOT_A_MATCH', id, 'the ruleset has no decks');
  const deck = fc.constantFrom(...decks);
  return fc.record({
    edition: editionsOf(ruleset),
    decks: fc.tuple(deck, deck).map(([first, second]) => deckPair(ruleset, first, second)),
    seed: fc.nat(LARGEST_SEED),
    index: fc.constant(0),
  });
};

const LARGEST_ANSWER = 255;
const USUAL_LENGTH = 100;

/**
 * Generates sequences of answers. Each number stands for an option, modulo the number of options. They shrink like the
 * failures of `gatechart fuzz`: answers are removed or become the first option, in smaller and smaller pieces.
 */
export const tapes = (most: number = USUAL_LENGTH): Arbitrary<ChoiceSequence> =>
  withShrinking<ChoiceSequence>(
    fc.array(fc.nat(LARGEST_ANSWER), { maxLength: most, size: 'max' }),
    shorterSequences,
  );

/** The beginning of a match: built-in decks, or a random start of the ruleset's match generator. */
export type Opening =
  | { readonly is: 'setup'; readonly setup: MatchSetup }
  | { readonly is: 'drawn'; readonly edition: string; readonly seed: number; readonly start: Start };

const canBegin = (arena: MatchGenerator, edition: string, seed: number, start: Start): boolean => {
  try {
    arena.newGame(start, edition, seed);
    return true;
  } catch {
    return false;
  }
};

const drawnOpenings = (ruleset: Ruleset, arena: MatchGenerator): Arbitrary<Opening> =>
  withShrinking(
    fc.tuple(editionsOf(ruleset), fc.nat(LARGEST_SEED)).map(
      ([edition, seed]): Opening => ({
        is: 'drawn',
        edition,
        seed,
        start: arena.generate(new Chance(seed, 0, 'testing'), edition, () => 1),
      }),
    ),
    function* simpler(opening) {
      if (opening.is === 'setup') return;
      const { edition, seed, start } = opening;
      for (const each of arena.shrink(start)) {
        if (canBegin(arena, edition, seed, each)) yield { ...opening, start: each };
      }
    },
  );

/**
 * Generates beginnings of matches. They have random cards if the ruleset has a `matchGenerator`, and shrink like the
 * failures of `gatechart fuzz`; otherwise they have the ruleset's decks. Throws the errors of `setups`.
 */
export const openings = (ruleset: Ruleset): Arbitrary<Opening> =>
  ruleset.matchGenerator === undefined
    ? setups(ruleset).map((setup): Opening => ({ is: 'setup', setup }))
    : drawnOpenings(ruleset, ruleset.matchGenerator);

/** The new game of an opening. Throws what the rules throw. */
export const gameOf = <G extends GameState>(ruleset: Ruleset<G>, opening: Opening): G => {
  if (opening.is === 'setup') return ruleset.newGame(opening.setup);
  const { edition, seed, start } = opening;
  return (ruleset.matchGenerator as MatchGenerator<G>).newGame(start, edition, seed);
};

/** One microstep of a match, with the game after it. */
export interface HeardStep<G extends GameState> {
  readonly step: Step;
  readonly game: G;
}

/** Where a match came to. */
interface Course<G extends GameState, O extends Option, V> {
  readonly match: Match<G, O, V>;
  readonly keys: readonly string[];
  readonly steps: readonly HeardStep<G>[];
}

/** A rule that goes round is found soon. */
const STEP_BUDGET = 5_000;

const playTape = <G extends GameState, O extends Option, V>(
  ruleset: Ruleset<G, O, V>,
  opening: Opening,
  tape: ChoiceSequence,
): Course<G, O, V> => {
  const steps: HeardStep<G>[] = [];
  const keys: string[] = [];
  const match = startMatch(ruleset, gameOf(ruleset, opening), {
    runtime: 'lean',
    stepBudget: STEP_BUDGET,
    onStep: (step, game) => {
      if (game !== undefined) steps.push({ step, game: game as G });
    },
  });
  for (const place of tape) {
    const open = match.pending();
    if (open === undefined) break;
    const { player, options } = open.decision;
    const { key } = options[place % options.length] as O;
    keys.push(key);
    match.answer(player, key, open.number);
  }
  return { match, keys, steps };
};

/**
 * A random match, defined by an opening and a tape. It is played at the first use. An error of the rules then occurs
 * inside the property, and fast-check shrinks the case.
 */
export class DrawnMatch<G extends GameState = GameState, O extends Option = Option, V = unknown> {
  readonly ruleset: Ruleset<G, O, V>;
  readonly opening: Opening;
  readonly tape: ChoiceSequence;
  #course: Course<G, O, V> | undefined;

  constructor(ruleset: Ruleset<G, O, V>, opening: Opening, tape: ChoiceSequence) {
    this.ruleset = ruleset;
    this.opening = opening;
    this.tape = tape;
  }

  /** The match at the end of the tape, or at its own end if that comes first. Throws the errors of the rules. */
  get match(): Match<G, O, V> {
    return this.#played().match;
  }

  /** The given answers. Throws the errors of the rules. */
  get keys(): readonly string[] {
    return this.#played().keys;
  }

  /** All steps of the match. Throws the errors of the rules. */
  get steps(): readonly HeardStep<G>[] {
    return this.#played().steps;
  }

  /** Returns the text that fast-check prints in a report. */
  [fc.toStringMethod](): string {
    return JSON.stringify({ ruleset: this.ruleset.id, opening: this.opening, tape: this.tape });
  }

  #played(): Course<G, O, V> {
    this.#course ??= playTape(this.ruleset, this.opening, this.tape);
    return this.#course;
  }
}

/** Generates matches of a ruleset, with at most `most` answers. Default: 100. Throws the errors of `openings`. */
export const matches = <G extends GameState, O extends Option, V>(
  ruleset: Ruleset<G, O, V>,
  most?: number,
): Arbitrary<DrawnMatch<G, O, V>> =>
  fc.tuple(openings(ruleset), tapes(most)).map(([opening, tape]) => new DrawnMatch(ruleset, opening, tape));

/**
 * Generates positions of matches of a ruleset, as plain JSON, after at most `most` answers. The matches are played
 * while they are generated: an error of the rules is thrown there, outside the property. Throws the errors of
 * `openings`.
 */
export const positions = <G extends GameState, O extends Option, V>(
  ruleset: Ruleset<G, O, V>,
  most?: number,
): Arbitrary<Position<G>> => matches(ruleset, most).map(({ match }) => match.position());
