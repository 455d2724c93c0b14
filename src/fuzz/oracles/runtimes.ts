import { isDeepStrictEqual } from 'node:util';
import type { OnStep, Step } from '../../core/trace.ts';
import { positionDigest } from '../../replay/position-digest.ts';
import type { Match } from '../../runtime/match.ts';
import { resumeMatch } from '../../runtime/start.ts';
import { beginMatch, giveAnswer, type OracleFactory, OracleFailure } from './oracle.ts';

/** Everything that can be seen of a match at rest. */
interface MatchAtRest {
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
  throw new OracleFailure(
    'runtimes',
    text(mine) === text(theirs)
      ? `${who}: the step ${text(mine)} is reported differently than by the lean runtime`
      : `the lean runtime steps ${text(mine)}, ${who} ${text(theirs)}`,
  );
};

const compare = (lean: MatchAtRest, other: MatchAtRest, who: string): void => {
  compareSteps(lean.steps, other.steps, who);
  const [mine, theirs] = [lean.match.position(), other.match.position()];
  if (!isDeepStrictEqual(mine.stack, theirs.stack)) {
    const states = mine.stack.map(({ state }) => state).join(' > ');
    throw new OracleFailure(
      'runtimes',
      `the processes of ${who} differ from those of the lean runtime in ${states}`,
    );
  }
  if (positionDigest(mine) !== positionDigest(theirs)) {
    throw new OracleFailure('runtimes', `the game of ${who} differs from that of the lean runtime`);
  }
  if (!isDeepStrictEqual(lean.match.pending()?.decision, other.match.pending()?.decision)) {
    throw new OracleFailure('runtimes', `the decision of ${who} differs from that of the lean runtime`);
  }
};

/** A position does not hold the facts that no step has told yet; they come with the first step. */
const withoutFirstFacts = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step, index) => (index === 0 ? { ...step, facts: [] } : step));

/** A match, and the steps it has told since they were last cleared. */
class SteppedMatch implements MatchAtRest {
  readonly match: Match;
  readonly steps: Step[] = [];

  constructor(begun: (onStep: OnStep) => Match) {
    this.match = begun((step) => this.steps.push(step));
  }

  give(key: string): void {
    this.steps.length = 0;
    giveAnswer(this.match, key);
  }
}

/**
 * Holds the lean runtime to the actors and to interpreted charts, and a match that goes on from each position to the one
 * that never stopped.
 */
export const runtimesOracle: OracleFactory = (origin, onStep) => {
  const lean = new SteppedMatch((record) =>
    beginMatch(origin, {
      runtime: 'lean',
      onStep: (step, game) => {
        onStep(step, game);
        record(step, game);
      },
    }),
  );
  const actors = new SteppedMatch((onStep) => beginMatch(origin, { runtime: 'actors', onStep }));
  const interpreted = new SteppedMatch((onStep) => beginMatch(origin, { runtime: 'interpreted', onStep }));
  const compareAll = (): void => {
    compare(lean, actors, 'actors');
    compare(lean, interpreted, 'interpreted charts');
  };
  compareAll();
  return {
    match: lean.match,
    pending: () => lean.match.pending()?.decision,
    answer: (key) => {
      const { ruleset } = lean.match;
      const position = lean.match.position();
      const resumed = new SteppedMatch((onStep) =>
        resumeMatch(ruleset, position, { runtime: 'lean', onStep }),
      );
      for (const told of [lean, actors, interpreted, resumed]) told.give(key);
      compareAll();
      compare(
        { steps: withoutFirstFacts(lean.steps), match: lean.match },
        { steps: withoutFirstFacts(resumed.steps), match: resumed.match },
        'a resumed match',
      );
    },
    leave: () => {},
  };
};
