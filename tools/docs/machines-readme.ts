import { invocationGraph } from '../../src/charts/mermaid.ts';
import { type ChartProcess, type Editions, processesOfEdition } from '../../src/charts/process.ts';
import { GatechartError } from '../../src/core/errors.ts';
import type { Contract, Contracts } from '../../src/core/rule-machine.ts';
import type { ClauseRegistry } from '../../src/core/rulebook.ts';
import { withGenerated } from './page-parts.ts';

/** A process with the editions that run it. */
export interface ProcessRow {
  readonly process: ChartProcess;
  /** Empty where every edition runs it. */
  readonly editions: readonly string[];
}

const code = (text: string): string => `\`${text}\``;

const cell = (parts: readonly string[]): string => (parts.length === 0 ? '–' : parts.join(', '));

const fields = (named: Contract['input']): string =>
  [code('game'), ...Object.entries(named).map(([field, meaning]) => `${code(field)} (${meaning})`)].join(
    ', ',
  );

const fileOf = (id: string): string => `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

const row = (
  folder: string,
  { process, editions }: ProcessRow,
  contract: Contract,
  order: readonly string[],
): string => {
  const name = `[${code(process.id)}](${folder}/${fileOf(process.id)})`;
  const cells = [
    editions.length === 0 ? name : `${name} in ${editions.join(', ')}`,
    cell(order.filter((clause) => process.clauses.includes(clause))),
    cell(process.invokedBy.map(code)),
    fields(contract.input),
    fields(contract.output),
    cell(process.asks.map(code)),
  ];
  return `| ${cells.join(' | ')} |`;
};

/**
 * A Markdown table of the processes of one ruleset, `folder` holding their machines. Clauses stand in the order of the
 * registry. Throws `CONTRACT_MISSING` for a process without contract, `CONTRACT_UNUSED` for a contract without process.
 */
export const processTable = (
  folder: string,
  listed: readonly ProcessRow[],
  contracts: Contracts,
  clauses: ClauseRegistry,
): string => {
  const ids = listed.map(({ process }) => process.id);
  const unused = Object.keys(contracts).filter((id) => !ids.includes(id));
  if (unused.length > 0) {
    throw new GatechartError('CONTRACT_UNUSED', folder, `no process has the id ${unused.join(', ')}`);
  }
  const order = Object.keys(clauses);
  const rows = listed.map((one) => {
    const contract = contracts[one.process.id];
    if (contract !== undefined) return row(folder, one, contract, order);
    throw new GatechartError(
      'CONTRACT_MISSING',
      `${folder}: ${one.process.id}`,
      'the process has no contract',
    );
  });
  return [
    '| process | clauses | invoked by | input | output | decisions |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
};

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
