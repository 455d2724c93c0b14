import { Panel, useReactFlow, useViewport } from '@xyflow/react';
import { memo, type PointerEvent, useContext, useSyncExternalStore } from 'react';
import type { Size } from './viewport.ts';
import { useText } from '../app/use-view-2.ts';
import { HighlightContext } from './highlight-store.ts';
import type { DrawnState } from './sheet.ts';
import type { PlacedDrawing } from './sheets.ts';

interface StatesProps {
  readonly states: readonly DrawnState[];
}

const SmallState = ({ state, look = '' }: { readonly state: DrawnState; readonly look?: string }) => (
  <rect className={`map-state ${look}`} {...state.box} rx={6} />
);

/** Every state: drawn once for a chart, whatever is lit. */
const AllStates = memo(({ states }: StatesProps) => states.map((state) => <SmallState key={state.key} state={state} />));

/** The states that are lit or found. */
const LitStates = ({ states }: StatesProps) => {
  const store = useContext(HighlightContext);
  const looks = useSyncExternalStore(store.subscribe, () =>
    states.map(({ key }) => (/is-lit|is-found/.exec(store.look(key)) ?? [''])[0]).join(' '),
  ).split(' ');
  return states.map(
    (state, place) => looks[place] && <SmallState key={state.key} state={state} look={looks[place]} />,
  );
};

interface MapProps {
  readonly shown: readonly PlacedDrawing[];
  readonly drawing: Size;
  readonly room: Size;
}

/** The whole chart in small, with the part in sight; a press leads there. */
export const ChartMap = ({ shown, drawing, room }: MapProps) => {
  const say = useText();
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
        {shown.map(({ sheet: { machine, states }, left }) => (
          <g key={machine} transform={`translate(${left})`}>
            <AllStates states={states} />
            <LitStates states={states} />
          </g>
        ))}
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
