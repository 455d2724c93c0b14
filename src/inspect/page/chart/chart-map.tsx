import { Panel, useReactFlow, useViewport } from '@xyflow/react';
import { memo, type PointerEvent, useContext, useSyncExternalStore } from 'react';
import { useWords } from '../use-view.ts';
import { MarksContext } from './marks-store.ts';
import type { StateNode } from './sheet.ts';

interface Room {
  readonly width: number;
  readonly height: number;
}

const Box = ({ node, look = '' }: { readonly node: StateNode; readonly look?: string }) => {
  const { position, width, height } = node;
  return <rect className={`map-state ${look}`} {...position} width={width} height={height} rx={6} />;
};

/** Every state: drawn once for a chart, whatever is lit. */
const Boxes = memo(({ nodes }: { readonly nodes: readonly StateNode[] }) =>
  nodes.map((node) => <Box key={node.id} node={node} />),
);

/** The states that are lit or found. */
const Lit = ({ nodes }: { readonly nodes: readonly StateNode[] }) => {
  const store = useContext(MarksContext);
  const looks = useSyncExternalStore(store.subscribe, () =>
    nodes.map(({ id }) => (/is-lit|is-found/.exec(store.look(id)) ?? [''])[0]).join(' '),
  ).split(' ');
  return nodes.map((node, place) => looks[place] && <Box key={node.id} node={node} look={looks[place]} />);
};

interface MapProps {
  readonly nodes: readonly StateNode[];
  readonly drawing: Room;
  readonly room: Room;
}

/** The whole chart in small, with the part in sight; a press leads there. */
export const ChartMap = ({ nodes, drawing, room }: MapProps) => {
  const say = useWords();
  const flow = useReactFlow();
  const { x, y, zoom } = useViewport();
  const lead = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<SVGSVGElement>): void => {
    const ground = currentTarget.getScreenCTM();
    if (buttons !== 1 || ground === null) return;
    const at = new DOMPoint(clientX, clientY).matrixTransform(ground.inverse());
    flow.setCenter(at.x, at.y, { zoom });
  };
  return (
    <Panel position="top-right" className="chart-map">
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        role="img"
        aria-label={say('map')}
        onPointerDown={lead}
        onPointerMove={lead}
      >
        <Boxes nodes={nodes} />
        <Lit nodes={nodes} />
        <rect
          className="map-sight"
          x={-x / zoom}
          y={-y / zoom}
          width={room.width / zoom}
          height={room.height / zoom}
        />
      </svg>
    </Panel>
  );
};
