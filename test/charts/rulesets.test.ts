import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { type ChartProcess, processesOfEdition } from '../../src/charts/process.ts';
import { rulesets } from '../../src/registered.ts';
import { type Chart, chartOf } from '../../src/runtime/chart/chart.ts';

const editions = [...rulesets.values()].flatMap((ruleset) =>
  Object.keys(ruleset.editions).map((edition) => ({
    name: `${ruleset.id} ${edition}`,
    ruleset,
    processes: processesOfEdition(ruleset, edition),
  })),
);

/** Takes away, again and again, the processes that invoke none of those left; what remains goes round. */
const goingRound = (processes: readonly ChartProcess[]): readonly string[] => {
  const left = processes.map(({ id }) => id);
  const free = processes.filter(({ invokes }) => !invokes.some((id) => left.includes(id)));
  if (free.length === 0) return left;
  return goingRound(processes.filter((process) => !free.includes(process)));
};

const chartsIn = (chart: Chart): readonly Chart[] => [
  chart,
  ...[...chart.leaves.values()].flatMap(({ invoke }) => (invoke === undefined ? [] : chartsIn(invoke.chart))),
];

const writtenTransitions = (node: AnyStateNode): number =>
  [...node.transitions.values(), node.always ?? []].flat().length +
  (Object.values(node.states) as AnyStateNode[]).reduce((sum, inner) => sum + writtenTransitions(inner), 0);

const hasDeed = ({ entry, invoke, meta }: AnyStateNode): boolean =>
  entry.length > 0 || invoke.length > 0 || meta?.decision !== undefined;

/** The states inside a state that cite a clause and do nothing. */
const idleCiting = (node: AnyStateNode): readonly AnyStateNode[] =>
  (Object.values(node.states) as AnyStateNode[]).flatMap((inner) => [
    ...(inner.meta?.clauses !== undefined && !hasDeed(inner) ? [inner] : []),
    ...idleCiting(inner),
  ]);

describe.each(editions)('the processes of $name', ({ ruleset, processes }) => {
  it('invoke one another without going round', () => {
    expect(goingRound(processes)).toEqual([]);
  });

  it('cite clauses of states only where there is a deed: an entry action, a question, an invoked process', () => {
    const idle = [...new Set(processes.map(({ chart }) => chart.machine.root))].flatMap((root) =>
      idleCiting(root).map(({ id }) => id),
    );
    expect(idle).toEqual([]);
  });

  it('cite only clauses that the registry has', () => {
    const unknown = processes.flatMap(({ id, clauses }) =>
      clauses.filter((clause) => !Object.hasOwn(ruleset.clauses, clause)).map((clause) => `${id}: ${clause}`),
    );
    expect(unknown).toEqual([]);
  });

  it('call a state forced if and only if it takes the only option for a player', () => {
    const states = processes.flatMap(({ id, states }) => states.map((state) => ({ id, ...state })));
    const misnamed = states.filter(
      ({ path, entry }) =>
        (path.split('.').at(-1) === 'forced') !== entry.some((name) => /Only|Forced/.test(name)),
    );
    expect(misnamed.map(({ id, path }) => `${id}.${path}`)).toEqual([]);
  });

  it('ask only decisions that the ruleset has', () => {
    const asked = processes.flatMap(({ asks }) => asks);
    expect(asked.filter((kind) => !Object.hasOwn(ruleset.decisions, kind))).toEqual([]);
  });

  it('have ids that stand for one definition each', () => {
    const definitions = new Map(processes.map(({ id, chart }) => [id, chart.machine.config]));
    const [outermost] = processes as [ChartProcess];
    for (const { id, machine } of chartsIn(chartOf(outermost.chart.machine))) {
      expect(machine.config, id).toBe(definitions.get(id));
    }
  });

  it.each(processes)('have no transition that no state can take: $id', ({ chart, transitions }) => {
    expect(transitions).toHaveLength(writtenTransitions(chart.machine.root));
  });
});

it('finds processes that go round', () => {
  const named = (id: string, ...invokes: string[]) => ({ id, invokes }) as unknown as ChartProcess;
  expect(goingRound([named('a', 'b'), named('b', 'c'), named('c', 'b', 'd'), named('d')])).toEqual([
    'a',
    'b',
    'c',
  ]);
});
