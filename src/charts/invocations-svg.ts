import type { ChartGeometry } from './layout/geometry.ts';
import { processLabel } from './layout/labels.ts';
import type { ChartProcess } from './process-2.ts';
import { type ChartLinks, renderSvg } from './picture.ts';

/**
 * Who invokes whom as an SVG that needs nothing else. Processes have the ids `process-<id>`; `geometry` says where they
 * are (`layout/draw-invocations.ts`).
 */
export const invocationsSvg = (
  processes: readonly ChartProcess[],
  geometry: ChartGeometry,
  links: ChartLinks = {},
): string =>
  renderSvg(
    'Who invokes whom',
    geometry,
    processes.map((process) => ({
      key: process.id,
      id: `process-${process.id}`,
      look: 'atomic',
      isInitial: process.invokedBy.length === 0,
      texts: processLabel(process),
      tooltip: [process.id, ...process.clauses].join(' · '),
      href: links.process?.(process.id),
      hrefOf: () => undefined,
    })),
    processes.flatMap(({ id, invokes }) =>
      invokes.map((inner) => ({ key: `${id} ${inner}`, tooltip: `${id} invokes ${inner}` })),
    ),
    links,
  );
