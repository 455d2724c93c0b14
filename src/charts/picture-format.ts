import { GatechartError } from '../kernel/error.ts';
import { chartJson, processSummary } from './chart-json.ts';
import { invocationGraph } from './mermaid/invocation-graph.ts';
import { stateDiagram } from './mermaid/state-diagram.ts';
import type { ChartProcess } from './process.ts';
import { chartSvg } from './svg/chart-svg.ts';
import { invocationsSvg } from './svg/invocations-svg.ts';

export const PICTURE_FORMATS = ['mermaid', 'svg', 'json'] as const;

/** Text for Mermaid, a picture of its own, or JSON data. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The process of that id. Throws `UNKNOWN_PROCESS`, naming those there are. */
export const processNamed = (processes: readonly ChartProcess[], id: string): ChartProcess => {
  const process = processes.find((candidate) => candidate.id === id);
  if (process !== undefined) return process;
  const known = processes.map((candidate) => candidate.id).join(', ');
  throw new GatechartError('UNKNOWN_PROCESS', id, `there is no process ${id}; known: ${known}`);
};

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** What draws with ELK; it is large, and loaded where something is drawn. */
export type Drawing = typeof import('./layout/drawing.ts');

const allTogether = async (
  processes: readonly ChartProcess[],
  format: PictureFormat,
  drawing: () => Promise<Drawing>,
): Promise<string> => {
  if (format === 'json') return json(processes.map(processSummary));
  if (format === 'mermaid') return invocationGraph(processes);
  return invocationsSvg(processes, await (await drawing()).drawInvocations(processes));
};

/**
 * The chart of one process, or, without an id, who invokes whom, as text.
 * Throws `UNKNOWN_PROCESS`.
 */
export const pictureOf = async (
  processes: readonly ChartProcess[],
  id: string | undefined,
  format: PictureFormat,
  drawing: () => Promise<Drawing>,
): Promise<string> => {
  if (id === undefined) return allTogether(processes, format, drawing);
  const process = processNamed(processes, id);
  if (format === 'json') return json(chartJson(process));
  if (format === 'mermaid') return stateDiagram(process);
  return chartSvg(process, await (await drawing()).drawChart(process));
};
