import type { ChartProcess } from './process-2.ts';
import { mermaidText } from './mermaid.ts';

/** `end`, `default` and the like are words of Mermaid's; no word of it starts like this. */
const processNodeId = (id: string): string => `process_${id}`;

const nodeLine = ({ id, asks }: ChartProcess): string => {
  const label = [id, ...(asks.length === 0 ? [] : [`asks ${asks.join(', ')}`])]
    .map(mermaidText)
    .join('<br/>');
  return `  ${processNodeId(id)}["${label}"]`;
};

/** Who invokes whom among the processes, as a Mermaid flowchart from the outermost process down. */
export const invocationGraph = (processes: readonly ChartProcess[]): string =>
  [
    'flowchart TD',
    ...processes.map(nodeLine),
    ...processes.flatMap(({ id, invokes }) => invokes.map((inner) => `  ${processNodeId(id)} --> ${processNodeId(inner)}`)),
  ].join('\n');
