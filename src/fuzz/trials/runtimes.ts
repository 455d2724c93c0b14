import { isDeepStrictEqual } from 'node:util';
import type { Step } from '../../kernel/step.ts';
import { positionDigest } from '../../record/position-digest.ts';
import type { Match } from '../../runtime/match.ts';
import { resumeMatch } from '../../runtime/start.ts';
import { TrialFailed } from '../failure.ts';
import { give } from './give.ts';
import { type BeginTrial, begin } from './trial.ts';

/** Everything that can be seen of a match at rest. */
interface Rest {
  readonly steps: readonly Step[];
  readonly match: Match;
}

const stepText = ({ machine, from, transition, to }: Step): string =>
  `${machine} ${from} ${transition} ${to}`;

const compareSteps = (lean: readonly Step[], other: readonly Step[], who: string): void => {
  const at = lean.findIndex((step, index) => !isDeepStrictEqual(step, other[index]));
  if (at < 0 && lean.length === other.length) return;
  const [mine, theirs] = [lean, other].map(
    (steps) => steps[at < 0 ? Math.min(lean.length, other.length) : at],
  );
  const text = (step: Step | undefined) => (step === undefined ? 'no step' : stepText(step));
  throw new TrialFailed(
    'runtimes',
    text(mine) === text(theirs)
      ? `${who}: the step ${text(mine)} is told in another way than by the lean runtime`
      : `the lean runtime steps ${text(mine)}, ${who} ${text(theirs)}`,
  );
};

const compare = (lean: Rest, other: Rest, who: string): void => {
  compareSteps(lean.steps, other.steps, who);
  const [mine, theirs] = [lean.match.position(), other.match.position()];
  if (!isDeepStrictEqual(mine.stack, theirs.stack)) {
    const states = mine.stack.map(({ state }) => state).join(' > ');
    throw new TrialFailed(
      'runtimes',
      `the processes of ${who} differ from those of the lean runtime in ${states}`,
    );
  }
  if (positionDigest(mine) !== positionDigest(theirs)) {
    throw new TrialFailed('runtimes', `the game of ${who} differs from that of the lean runtime`);
  }
  if (!isDeepStrictEqual(lean.match.pending()?.decision, other.match.pending()?.decision)) {
    throw new TrialFailed('runtimes', `the question of ${who} differs from that of the lean runtime`);
  }
};

/** A position does not hold the facts that no step has told yet; they come with the first step. */
const withoutFirstFacts = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step, index) => (index === 0 ? { ...step, facts: [] } : step));

/** Holds the lean runtime to the actors, and a match that goes on from each position to the one that never stopped. */
export const runtimesTrial: BeginTrial = (origin, hear) => {
  const steps: { lean: Step[]; actors: Step[] } = { lean: [], actors: [] };
  const lean = begin(origin, {
    runtime: 'lean',
    onStep: (step, game) => {
      hear(step, game);
      steps.lean.push(step);
    },
  });
  const actors = begin(origin, { runtime: 'actors', onStep: (step) => steps.actors.push(step) });
  compare({ steps: steps.lean, match: lean }, { steps: steps.actors, match: actors }, 'actors');
  return {
    match: lean,
    pending: () => lean.pending()?.decision,
    answer: (key) => {
      const resumedSteps: Step[] = [];
      const resumed = resumeMatch(lean.ruleset, lean.position(), {
        runtime: 'lean',
        onStep: (step) => resumedSteps.push(step),
      });
      steps.lean = [];
      steps.actors = [];
      resumedSteps.length = 0;
      for (const match of [lean, actors, resumed]) give(match, key);
      compare({ steps: steps.lean, match: lean }, { steps: steps.actors, match: actors }, 'actors');
      compare(
        { steps: withoutFirstFacts(steps.lean), match: lean },
        { steps: withoutFirstFacts(resumedSteps), match: resumed },
        'a resumed match',
      );
    },
    leave: () => {},
  };
};
