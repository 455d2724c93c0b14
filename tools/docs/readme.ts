import type { ClauseRegistry } from '../../src/core/rulebook.ts';
import type { Contracts } from '../../src/core/contract.ts';
import { type Editions, processesOfEdition } from '../../src/charts/edition.ts';
import { withGenerated } from './page-parts.ts';
import { invocationGraph } from '../../src/charts/invocation-graph.ts';
import type { ChartProcess } from '../../src/charts/process-2.ts';
import { type ProcessRow, processTable } from './machines-readme.ts';

/** What the tables need to know of a ruleset. */
export interface ReadmeRuleset extends Editions {
  readonly clauses: ClauseRegistry;
  readonly contracts?: Contracts;
}

interface Edition {
  readonly name: string;
  readonly processes: readonly ChartProcess[];
}

/** Machines that share a definition are one process, even where editions give it different implementations. */
const processRows = (editions: readonly Edition[]): readonly ProcessRow[] => {
  const all = editions.flatMap(({ processes }) => processes);
  const definitions = [...new Set(all.map(({ chart }) => chart.machine.config))];
  return definitions.map((definition) => {
    const same = all.filter(({ chart }) => chart.machine.config === definition);
    const names = editions
      .filter(({ processes }) => processes.some((process) => same.includes(process)))
      .map(({ name }) => name);
    const [process] = same as [ChartProcess];
    const invokedBy = [...new Set(same.flatMap((one) => one.invokedBy))];
    return {
      process: { ...process, invokedBy },
      editions: names.length === editions.length ? [] : names,
    };
  });
};

/** Who invokes whom, drawn once for all editions in which it is the same. */
const invocationGraphs = (editions: readonly Edition[]): readonly string[] => {
  const graphs = editions.map(({ name, processes }) => ({ name, graph: invocationGraph(processes) }));
  return [...new Set(graphs.map(({ graph }) => graph))].map((graph) => {
    const names = graphs.filter((one) => one.graph === graph).map(({ name }) => name);
    return `Who invokes whom in ${names.join(', ')}:\n\n\`\`\`mermaid\n${graph}\n\`\`\``;
  });
};

const sectionOf = (ruleset: ReadmeRuleset): string => {
  const editions = Object.keys(ruleset.editions).map((name) => ({
    name,
    processes: processesOfEdition(ruleset, name),
  }));
  const table = processTable(ruleset.id, processRows(editions), ruleset.contracts ?? {}, ruleset.clauses);
  return [`## ${ruleset.id}`, table, ...invocationGraphs(editions)].join('\n\n');
};

/**
 * The text of `machines/README.md` with its generated part made anew from the running definitions.
 * Throws `MARKERS_MISSING`, and `CONTRACT_MISSING` or `CONTRACT_UNUSED` as `processTable` does.
 */
export const machinesReadme = (current: string, rulesets: Iterable<ReadmeRuleset>): string =>
  withGenerated(current, [...rulesets].map(sectionOf), 'machines/README.md');
