import type { Arbitrary } from 'fast-check';
import type { ChoiceSequence } from '../fuzz/choices.ts';
import type { Option } from '../core/decision.ts';
import type { GameState } from '../core/fact.ts';
import type { Position } from '../core/position.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import type { Step } from '../core/trace.ts';
import type { Match } from '../runtime/match.ts';
import { startMatch } from '../runtime/start.ts';
import { fc } from './arbitraries.ts';
import { gameOf, type Opening, openings, tapes } from './setups.ts';

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
 * A match drawn at random, of an opening and a tape. It is played when first asked for, so that rules that fail do so
 * inside the property, which then makes the case smaller.
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

  /** The match where the tape ends, or over. Throws what the rules throw. */
  get match(): Match<G, O, V> {
    return this.#played().match;
  }

  /** The answers given. Throws what the rules throw. */
  get keys(): readonly string[] {
    return this.#played().keys;
  }

  /** Everything that happened on the way. Throws what the rules throw. */
  get steps(): readonly HeardStep<G>[] {
    return this.#played().steps;
  }

  /** How fast-check writes it in a report. */
  [fc.toStringMethod](): string {
    return JSON.stringify({ ruleset: this.ruleset.id, opening: this.opening, tape: this.tape });
  }

  #played(): Course<G, O, V> {
    this.#course ??= playTape(this.ruleset, this.opening, this.tape);
    return this.#course;
  }
}

/** Matches of a ruleset, played up to so many answers; 100 when absent. Throws as `openings`. */
export const matches = <G extends GameState, O extends Option, V>(
  ruleset: Ruleset<G, O, V>,
  most?: number,
): Arbitrary<DrawnMatch<G, O, V>> =>
  fc.tuple(openings(ruleset), tapes(most)).map(([opening, tape]) => new DrawnMatch(ruleset, opening, tape));

/**
 * Positions of matches of a ruleset, as plain JSON, after up to so many answers. They are played as they are drawn, so only
 * rules that hold are asked for them. Throws as `openings`.
 */
export const positions = <G extends GameState, O extends Option, V>(
  ruleset: Ruleset<G, O, V>,
  most?: number,
): Arbitrary<Position<G>> => matches(ruleset, most).map(({ match }) => match.position());
