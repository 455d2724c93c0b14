import type { ClauseRegistry } from '../../src/core/rulebook.ts';
import { GatechartError } from '../../src/core/errors.ts';
import type { Contract, Contracts } from '../../src/core/contract.ts';
import type { ChartProcess } from '../../src/charts/process-2.ts';

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
    throw new GatechartError('CONTRACT_UNUSED', folder, `No process has the id ${unused.join(', ')}.`);
  }
  const order = Object.keys(clauses);
  const rows = listed.map((one) => {
    const contract = contracts[one.process.id];
    if (contract !== undefined) return row(folder, one, contract, order);
    throw new GatechartError(
      'CONTRACT_MISSING',
      `${folder}: ${one.process.id}`,
      'The process has no contract.',
    );
  });
  return [
    '| process | clauses | invoked by | input | output | may ask |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
};
