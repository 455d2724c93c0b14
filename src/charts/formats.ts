import { GatechartError, unknownId } from '../core/errors.ts';
import { chartJson, machineJson, processSummary } from './chart-json.ts';
import { chartSvg, invocationsSvg } from './chart-svg.ts';
import type { ChartGeometry } from './geometry.ts';
import { invocationGraph, stateDiagram } from './mermaid.ts';
import type { ChartProcess } from './process.ts';

export const CHART_FORMATS = ['mermaid', 'svg', 'json', 'stately'] as const;

/** Text for Mermaid, a picture of its own, our JSON data, or the machine as XState and Stately's tools read it. */
export type ChartFormat = (typeof CHART_FORMATS)[number];

/** The process of that id. Throws `UNKNOWN_PROCESS`, naming those there are. */
export const getProcess = (processes: readonly ChartProcess[], id: string): ChartProcess => {
  const process = processes.find((candidate) => candidate.id === id);
  if (process !== undefined) return process;
  const known = processes.map((candidate) => candidate.id);
  throw unknownId('UNKNOWN_PROCESS', id, 'process', id, known);
};

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** What lays charts out; it is large, and loaded where something is drawn. */
export interface ElkLayout {
  drawChart(process: ChartProcess): Promise<ChartGeometry>;
  drawInvocations(processes: readonly ChartProcess[]): Promise<ChartGeometry>;
}

const NEEDED = 'this format shows one process at a time';

const renderInvocations = async (
  processes: readonly ChartProcess[],
  format: ChartFormat,
  drawing: () => Promise<ElkLayout>,
): Promise<string> => {
  if (format === 'json') return json(processes.map(processSummary));
  if (format === 'mermaid') return invocationGraph(processes);
  if (format === 'stately') throw new GatechartError('PROCESS_NEEDED', '--format stately', NEEDED);
  return invocationsSvg(processes, await (await drawing()).drawInvocations(processes));
};

/**
 * The chart of one process, or, without an id, who invokes whom, as text.
 * Throws `UNKNOWN_PROCESS`, and `PROCESS_NEEDED` for a format of one machine.
 */
export const renderChart = async (
  processes: readonly ChartProcess[],
  id: string | undefined,
  format: ChartFormat,
  drawing: () => Promise<ElkLayout>,
): Promise<string> => {
  if (id === undefined) return renderInvocations(processes, format, drawing);
  const process = getProcess(processes, id);
  if (format === 'json') return json(chartJson(process));
  if (format === 'mermaid') return stateDiagram(process);
  if (format === 'stately') return machineJson(process);
  return chartSvg(process, await (await drawing()).drawChart(process));
};
