import type { ChartProcess } from '../process-2.ts';
import type { ChartGeometry } from './geometry.ts';
import { elkLayout } from './elk-layout.ts';
import { processLabel } from './labels.ts';

/** Where processes are drawn among each other, each as a state, with a line to each that it invokes. */
export const drawInvocations = (processes: readonly ChartProcess[]): Promise<ChartGeometry> =>
  elkLayout(
    processes.map((process) => ({ id: process.id, texts: processLabel(process), inner: [] })),
    processes.flatMap(({ id, invokes }) =>
      invokes.map((inner) => ({ id: `${id} ${inner}`, from: id, to: inner })),
    ),
  );
