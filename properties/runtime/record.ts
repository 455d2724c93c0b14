import { digest } from '../../src/core/data/digest.ts';
import { GatechartError } from '../../src/core/errors.ts';
import type { Position } from '../../src/core/game-state.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import type { Step } from '../../src/core/trace.ts';
import type { Match, Pending, RuntimeName } from '../../src/runtime/match.ts';
import { resumeMatch, startMatch } from '../../src/runtime/start.ts';
import type { TinyGame } from '../../test/runtime/support/tiny-ruleset.ts';

type TinyMatch = Match<TinyGame>;

/** Begins a match that tells its steps. */
export type Begin = (onStep: (step: Step) => void) => TinyMatch;

/** A match at one rest, and the steps that led there. */
export interface Rest {
  readonly pending: Pending | undefined;
  readonly position: Position<TinyGame>;
  readonly digest: string;
  readonly steps: readonly Step[];
}

/** Answers the open question; a number stands for an option, modulo how many there are. */
export const answered = (match: TinyMatch, answer: number): void => {
  const { number, decision } = match.pending() as Pending;
  const { player, options } = decision;
  const refusal = match.answer(player, options[answer % options.length]?.key ?? '', number);
  if (refusal !== undefined) throw new Error(refusal.message);
};

/** How the rules failed. */
export interface Failure {
  readonly code: string;
  readonly place: string;
  readonly message: string;
}

/** All rests of a match, and how it failed if it did, with the steps told until then. */
export interface Story {
  readonly rests: readonly Rest[];
  readonly failure: (Failure & { readonly steps: readonly Step[] }) | undefined;
}

const restOf = (match: TinyMatch, steps: readonly Step[]): Rest => {
  const position = match.position();
  return { pending: match.pending(), position, digest: digest(position), steps };
};

/** A match that is given these answers. Throws what is no failure of the rules. */
export const storyOf = (begin: Begin, answers: readonly number[]): Story => {
  const rests: Rest[] = [];
  let steps: Step[] = [];
  try {
    const match = begin((step) => steps.push(step));
    rests.push(restOf(match, steps));
    for (const answer of answers) {
      if (match.pending() === undefined) break;
      steps = [];
      answered(match, answer);
      rests.push(restOf(match, steps));
    }
  } catch (error) {
    if (!(error instanceof GatechartError)) throw error;
    const { code, place, message } = error;
    return { rests, failure: { code, place, message, steps } };
  }
  return { rests, failure: undefined };
};

/** Every rest of a match that is given these answers and does not fail. */
export const rests = (begin: Begin, answers: readonly number[]): readonly Rest[] => {
  const { rests, failure } = storyOf(begin, answers);
  if (failure !== undefined) throw new Error(`${failure.code} ${failure.place}: ${failure.message}`);
  return rests;
};

const NEXT: Readonly<Record<RuntimeName, RuntimeName>> = {
  lean: 'interpreted',
  interpreted: 'actors',
  actors: 'lean',
};

/** The same, saved as text after every answer and carried on by another runtime. */
export const carried = (
  ruleset: Ruleset<TinyGame>,
  game: TinyGame,
  answers: readonly number[],
): readonly Rest[] => {
  let steps: Step[] = [];
  const onStep = (step: Step): unknown => steps.push(step);
  let match: TinyMatch = startMatch(ruleset, game, { runtime: 'lean', onStep });
  const record = [restOf(match, steps)];
  for (const answer of answers) {
    if (match.pending() === undefined) break;
    steps = [];
    const saved: Position<TinyGame> = JSON.parse(JSON.stringify(match.position()));
    match = resumeMatch(ruleset, saved, { runtime: NEXT[match.runtime], onStep });
    answered(match, answer);
    record.push(restOf(match, steps));
  }
  return record;
};
