import { GatechartError } from '../kernel/error.ts';
import { chartJson, processSummary } from './chart-json.ts';
import { invocationGraph } from './mermaid/invocation-graph.ts';
import { stateDiagram } from './mermaid/state-diagram.ts';
import type { ChartProcess } from './process.ts';

export const PICTURE_FORMATS = ['mermaid', 'json'] as const;

/** Text for Mermaid, or JSON data. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The process of that id. Throws `UNKNOWN_PROCESS`, naming those there are. */
export const processNamed = (processes: readonly ChartProcess[], id: string): ChartProcess => {
  const process = processes.find((candidate) => candidate.id === id);
  if (process !== undefined) return process;
  const known = processes.map((candidate) => candidate.id).join(', ');
  throw new GatechartError('UNKNOWN_PROCESS', id, `there is no process ${id}; known: ${known}`);
};

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/**
 * The chart of one process, or, without an id, who invokes whom, as text.
 * Throws `UNKNOWN_PROCESS`.
 */
export const pictureOf = (
  processes: readonly ChartProcess[],
  id: string | undefined,
  format: PictureFormat,
): string => {
  if (id === undefined) {
    return format === 'json' ? json(processes.map(processSummary)) : invocationGraph(processes);
  }
  const process = processNamed(processes, id);
  return format === 'json' ? json(chartJson(process)) : stateDiagram(process);
};
