import { digest } from '../../src/kernel/digest.ts';
import type { Position } from '../../src/kernel/position.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import type { Step } from '../../src/kernel/step.ts';
import type { Match, Pending } from '../../src/runtime/match.ts';
import { resumeMatch, startMatch } from '../../src/runtime/start.ts';
import type { TinyGame } from '../../test/runtime/support/tiny-ruleset.ts';

type TinyMatch = Match<TinyGame>;

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

const restOf = (match: TinyMatch, steps: readonly Step[]): Rest => {
  const position = match.position();
  return { pending: match.pending(), position, digest: digest(position), steps };
};

/** Every rest of a match that is given these answers. */
export const rests = (
  begin: (onStep: (step: Step) => void) => TinyMatch,
  answers: readonly number[],
): readonly Rest[] => {
  let steps: Step[] = [];
  const match = begin((step) => steps.push(step));
  const record = [restOf(match, steps)];
  for (const answer of answers) {
    if (match.pending() === undefined) break;
    steps = [];
    answered(match, answer);
    record.push(restOf(match, steps));
  }
  return record;
};

/** The same, saved as text after every answer and carried on by the other runtime. */
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
    match = resumeMatch(ruleset, saved, { runtime: match.runtime === 'lean' ? 'actors' : 'lean', onStep });
    answered(match, answer);
    record.push(restOf(match, steps));
  }
  return record;
};
