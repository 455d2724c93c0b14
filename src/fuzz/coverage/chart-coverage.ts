import type { Ruleset } from '../../core/ruleset-2.ts';
import { type Candidate, type Chart, chartOf, type Leaf } from '../../runtime/chart/chart.ts';

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
