import type { MatchGenerator } from '../../core/adapters/generators.ts';
import type { Decision } from '../../core/decision.ts';
import { clausesOf, type GameState } from '../../core/game-state.ts';
import type { ClauseRegistry } from '../../core/rulebook.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import type { OnStep, Step } from '../../core/trace.ts';
import { type Candidate, type Chart, chartOf, type Leaf } from '../../runtime/chart/chart.ts';
import type { FuzzTarget } from '../case.ts';
import type { Coverage, CoverageKind } from './coverage.ts';

/** The charts of all editions, each machine once, by id. Machines of one name stand together. */
const chartsOf = (ruleset: Ruleset): ReadonlyMap<string, readonly Chart[]> => {
  const found = new Map<string, Set<Chart>>();
  const visit = (chart: Chart): void => {
    const known = found.get(chart.id) ?? new Set();
    found.set(chart.id, known);
    if (known.has(chart)) return;
    known.add(chart);
    for (const { invoke } of chart.leaves.values()) if (invoke !== undefined) visit(invoke.chart);
  };
  for (const machine of Object.values(ruleset.editions)) visit(chartOf(machine));
  return new Map([...found].map(([id, charts]) => [id, [...charts]]));
};

const candidatesOf = ({ always, answer, done }: Leaf): readonly Candidate[] => [
  ...always,
  ...answer,
  ...done,
];

/** Name of a transition of a machine, the same for every leaf state it is taken from. */
export const transitionName = (machine: string, id: string): string => `${machine} ${id}`;

/** Everything of the charts of a ruleset that matches can reach. */
export interface ChartUniverse {
  readonly transitions: ReadonlySet<string>;
  /** Transitions with a guard. */
  readonly guarded: ReadonlySet<string>;
  /** Cited by transitions and by the states they enter. */
  readonly clauses: ReadonlySet<string>;
  /** For a step, as `machine from`: the leaf states of that name. */
  readonly leaves: ReadonlyMap<string, readonly Leaf[]>;
}

const universes = new WeakMap<Ruleset['editions'], ChartUniverse>();

const build = (ruleset: Ruleset): ChartUniverse => {
  const transitions = new Set<string>();
  const guarded = new Set<string>();
  const clauses = new Set<string>();
  const leaves = new Map<string, Leaf[]>();
  for (const [machine, charts] of chartsOf(ruleset)) {
    for (const leaf of charts.flatMap((chart) => [...chart.leaves.values()])) {
      const name = `${machine} ${leaf.state}`;
      leaves.set(name, [...(leaves.get(name) ?? []), leaf]);
      for (const { id, guard, clauses: cited } of candidatesOf(leaf)) {
        for (const clause of cited) clauses.add(clause);
        transitions.add(transitionName(machine, id));
        if (guard !== undefined) guarded.add(transitionName(machine, id));
      }
    }
  }
  return { transitions, guarded, clauses, leaves };
};

/** The transitions and guards of a ruleset; worked out once. */
export const chartUniverse = (ruleset: Ruleset): ChartUniverse => {
  const known = universes.get(ruleset.editions) ?? build(ruleset);
  universes.set(ruleset.editions, known);
  return known;
};

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

/** What a case reached: after how many answers it did so first, and the cards used after the last of them. */
export type Reached = ReadonlyMap<string, { readonly at: number; readonly cards: ReadonlySet<string> }>;

/** What one case reached. */
export interface CaseCoverage {
  readonly onStep: OnStep;
  readonly onDecision: (decision: Decision) => void;
  /** Hears of clauses that acted at the end of the case. */
  readonly onClauses: (clauses: readonly string[]) => void;
  readonly steps: () => number;
  /** Transitions, guards and clauses. */
  readonly reached: () => Reached;
}

/** Listens to the steps of a case and counts what it reaches. */
export const listenToCase = (
  coverage: Coverage,
  ruleset: Ruleset,
  cardIn: MatchGenerator['cardIn'],
): CaseCoverage => {
  const universe = chartUniverse(ruleset);
  const reached = new Map<string, { readonly at: number; readonly cards: ReadonlySet<string> }>();
  let steps = 0;
  let at = 0;
  let cards = new Set<string>();
  const count = (kind: CoverageKind, name: string): void => {
    coverage.add(kind, name);
    const named = `${kind} ${name}`;
    if (!reached.has(named)) reached.set(named, { at, cards });
  };
  const countClauses = (clauses: readonly string[]): void => {
    for (const clause of clauses) count('clause', clause);
  };
  const onStep = (step: Step, game: GameState | undefined): void => {
    steps += 1;
    const name = transitionName(step.machine, step.transition);
    count('transition', name);
    if (universe.guarded.has(name)) count('held', name);
    for (const refused of refusedBy(step, universe)) count('refused', transitionName(step.machine, refused));
    countClauses(step.clauses);
    for (const fact of step.facts) {
      countClauses(clausesOf(fact));
      const card = game && cardIn(fact, game);
      if (card === undefined) continue;
      coverage.add('card', card);
      cards.add(card);
    }
  };
  const hearQuestion = ({ clause }: Decision): void => {
    count('clause', clause);
    at += 1;
    cards = new Set();
  };
  return {
    onStep,
    onDecision: hearQuestion,
    onClauses: countClauses,
    steps: () => steps,
    reached: () => reached,
  };
};

/** How many clauses that prescribe something acted, and which never did; those that act in no match are none of them. */
export interface PrescribingCoverage {
  readonly acted: number;
  readonly of: number;
  readonly never: readonly string[];
  /** Clauses that act elsewhere: in views, or where decks and cards are checked. */
  readonly elsewhere: number;
}

/** How much of what a rule book prescribes acted. */
export const prescribingCoverage = (coverage: Coverage, clauses: ClauseRegistry): PrescribingCoverage => {
  const all = Object.entries(clauses).filter(([, { kind }]) => kind === 'prescribes');
  const inMatches = all.filter(([, { acts }]) => acts === undefined).map(([id]) => id);
  const never = inMatches.filter((id) => coverage.count('clause', id) === 0);
  return {
    acted: inMatches.length - never.length,
    of: inMatches.length,
    never,
    elsewhere: all.length - inMatches.length,
  };
};

/** How much of one kind was reached, and what never was. */
export interface KindCoverage {
  readonly kind: Exclude<CoverageKind, 'choice'>;
  readonly reached: number;
  readonly of: number;
  readonly never: readonly string[];
}

/** Coverage of a ruleset: transitions, guards that held and that refused, clauses of charts and of facts told, cards. */
export const coverageReport = (
  coverage: Coverage,
  { arena, rulesetFor }: FuzzTarget,
): readonly KindCoverage[] => {
  const { transitions, guarded, clauses: inCharts } = chartUniverse(rulesetFor());
  const clauses = new Set([...inCharts, ...coverage.names('clause')]);
  const kinds = [
    ['transition', [...transitions]],
    ['held', [...guarded]],
    ['refused', [...guarded]],
    ['clause', [...clauses]],
    ['card', arena.cards],
  ] as const;
  return kinds.map(([kind, all]) => {
    const never = all.filter((name) => coverage.count(kind, name) === 0);
    return { kind, reached: all.length - never.length, of: all.length, never };
  });
};
