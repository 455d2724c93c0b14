import type { Decision } from '../../core/decision.ts';
import type { MatchGenerator } from '../../core/adapters/generators.ts';
import { type GameState, clausesOf } from '../../core/fact.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { OnStep, Step } from '../../core/trace.ts';
import { type ChartUniverse, transitionName, chartUniverse } from './chart-coverage.ts';
import type { Coverage } from './coverage.ts';

const LIST = { '': 'always', answer: 'answer', done: 'done' } as const;

/** Transitions that a step shows to have been refused: those before the one taken, and instant ones of a state that waited. */
const refusedBy = (step: Step, { leaves }: ChartUniverse): readonly string[] => {
  const names: string[] = [];
  for (const leaf of leaves.get(`${step.machine} ${step.from}`) ?? []) {
    const list = leaf[LIST[step.event]];
    const at = list.findIndex(({ id }) => id === step.transition);
    if (at < 0) continue;
    names.push(...list.slice(0, at).map(({ id }) => id));
    if (step.event !== '')
      names.push(...leaf.always.filter(({ guard }) => guard !== undefined).map(({ id }) => id));
  }
  return names;
};

/** What one case reached. */
export interface CaseCoverage {
  readonly onStep: OnStep;
  readonly onDecision: (decision: Decision) => void;
  readonly steps: () => number;
  /** Whether the case reached something for the first time. */
  readonly isNew: () => boolean;
}

/** Listens to the steps of a case and counts what it reaches. */
export const listenToCase = (coverage: Coverage, ruleset: Ruleset, cardIn: MatchGenerator['cardIn']): CaseCoverage => {
  const universe = chartUniverse(ruleset);
  let steps = 0;
  let isNew = false;
  const count = (...what: Parameters<Coverage['add']>): void => {
    if (coverage.add(...what)) isNew = true;
  };
  const hear = (step: Step, game: GameState | undefined): void => {
    steps += 1;
    const name = transitionName(step.machine, step.transition);
    count('transition', name);
    if (universe.guarded.has(name)) count('held', name);
    for (const refused of refusedBy(step, universe)) count('refused', transitionName(step.machine, refused));
    for (const clause of step.clauses) count('clause', clause);
    for (const fact of step.facts) {
      for (const clause of clausesOf(fact)) count('clause', clause);
      const card = game && cardIn(fact, game);
      if (card !== undefined) count('card', card);
    }
  };
  const hearQuestion = ({ clause }: Decision): void => count('clause', clause);
  return { onStep: hear, onDecision: hearQuestion, steps: () => steps, isNew: () => isNew };
};
