import { Controls, ReactFlow, ReactFlowProvider, useReactFlow, ViewportPortal } from '@xyflow/react';
import type { ChartContent } from 'gatechart/tools';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { innermost } from '../../src/external-actors/actors.ts';
import { NO_HIGHLIGHTS } from '../../src/trace/chart-highlights.ts';
import { loadDrawing } from '../app/script-loader.ts';
import { onNextFrame, useSize } from '../app/use-view.ts';
import { HighlightContext, HighlightStore } from './highlight-store.ts';
import { drawMachine, type MachineDrawing } from './machine-drawing.ts';
import { Machines, useCanvasProps } from './machines.tsx';
import { fitViewport } from './viewport.ts';

/** A chart laid out, once for each; `failed` where it cannot be, nothing until it is known. */
const useDrawing = (content: ChartContent): MachineDrawing | 'failed' | undefined => {
  const [drawn, setDrawn] = useState<readonly [ChartContent, MachineDrawing | 'failed']>();
  useEffect(() => {
    let isWanted = true;
    void loadDrawing()
      .then((draw) => draw.drawChart(content))
      .then((geometry) => drawMachine(content, geometry))
      .catch(() => 'failed' as const)
      .then((sheet) => isWanted && setDrawn([content, sheet]));
    return () => {
      isWanted = false;
    };
  }, [content]);
  return drawn?.[0] === content ? drawn[1] : undefined;
};

const Canvas = ({ sheet }: { readonly sheet: MachineDrawing }) => {
  const flow = useReactFlow();
  const canvas = useCanvasProps();
  const [box, room] = useSize({ width: 0, height: 0 });
  useEffect(
    () =>
      onNextFrame(() => {
        if (room.width > 0) flow.setViewport(fitViewport(sheet, room, []));
      }),
    [flow, sheet, room],
  );
  const shown = useMemo(() => [{ sheet, left: 0 }], [sheet]);
  const drawn = useMemo(() => [sheet], [sheet]);
  return (
    <div className="canvas" ref={box}>
      <ReactFlow
        {...canvas}
        elementsSelectable={false}
        disableKeyboardA11y
        minZoom={0.1}
        maxZoom={2}
        proOptions={{ hideAttribution: true }}
      >
        <ViewportPortal>
          <Machines drawn={drawn} shown={shown} />
        </ViewportPortal>
        <Controls
          showInteractive={false}
          position="bottom-right"
          onFitView={() => flow.fitBounds({ x: 0, y: 0, width: sheet.width, height: sheet.height })}
        />
      </ReactFlow>
    </div>
  );
};

/** The chart of an actor of another program, with the states lit that it is in. */
export const ExternalChart = ({
  content,
  active,
  instead,
}: {
  readonly content: ChartContent;
  readonly active: readonly string[];
  /** Shown where the chart cannot be drawn. */
  readonly instead: ReactNode;
}) => {
  const sheet = useDrawing(content);
  const [store] = useState(() => new HighlightStore());
  useEffect(() => {
    const keys = active.map((path) => `${content.id}/${path}`);
    const lit = innermost(keys);
    const around = keys.filter((key) => !lit.includes(key));
    store.set({
      machines: new Set([content.id]),
      marks: { ...NO_HIGHLIGHTS, lit: new Set(lit), around: new Set([`${content.id}/`, ...around]) },
      heat: undefined,
      hottest: 1,
      found: '',
    });
  }, [store, content, active]);
  if (sheet === undefined) return null;
  if (sheet === 'failed') return instead;
  return (
    <HighlightContext value={store}>
      <ReactFlowProvider>
        <Canvas sheet={sheet} />
      </ReactFlowProvider>
    </HighlightContext>
  );
};
