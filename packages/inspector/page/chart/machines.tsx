import { Panel, useReactFlow, useViewport } from '@xyflow/react';
import { clauseRows } from 'gatechart/tools';
import { type CSSProperties, memo, type PointerEvent, useContext, useSyncExternalStore } from 'react';
import { Button } from '../app/controls.tsx';
import { useInspector, useText } from '../app/use-view.ts';
import { HighlightContext, useHighlight } from './highlight-store.ts';
import type { DrawnState, DrawnTransition, MachineDrawing, PlacedDrawing } from './machine-drawing.ts';
import type { Size } from './viewport.ts';

const heatStyle = (heat: number): CSSProperties =>
  heat < 0 ? {} : ({ '--heat': `${Math.round(heat * 100)}%` } as CSSProperties);

/** The box of a state: its name, what it invokes or asks, its clauses. */
export const StateBox = memo(({ state }: { readonly state: DrawnState }) => {
  const { key, machine, box, depth, texts, titleScale, description, kind, isInitial, invokes } = state;
  const { look, heat, count } = useHighlight(key);
  const inspector = useInspector();
  const classes = [
    'state',
    `state-${kind}`,
    key === `${machine}/` ? 'state-machine' : '',
    isInitial ? 'is-initial' : '',
    heat >= 0 ? 'has-heat' : '',
    look,
  ];
  const { x, y, width, height } = box;
  return (
    <div
      className={classes.join(' ')}
      style={{ left: x, top: y, width, height, zIndex: depth, ...heatStyle(heat) }}
      data-state={key}
      title={description}
    >
      <div className="state-title">
        <span style={titleScale === 1 ? undefined : { fontSize: `${Math.floor(titleScale * 100)}%` }}>
          {texts.title}
        </span>
        {heat >= 0 && (kind !== 'compound' || count > 0) && <span className="heat-count">×{count}</span>}
      </div>
      {texts.details.map((detail) =>
        detail.startsWith('▸') && invokes !== undefined ? (
          <Button
            key={detail}
            tabIndex={-1}
            className="state-detail state-invokes"
            onClick={() => inspector.set({ machine: invokes })}
          >
            {detail}
          </Button>
        ) : (
          <div key={detail} className="state-detail">
            {detail}
          </div>
        ),
      )}
      {clauseRows(texts.clauses).map((row) => (
        <div key={row} className="state-clauses">
          {row}
        </div>
      ))}
    </div>
  );
});

const TITLE_LINE = 16;
const LINE = 13;

/** The line of a transition with its event, guard, actions and clauses. */
export const TransitionLine = memo(({ transition }: { readonly transition: DrawnTransition }) => {
  const { key, texts, line, head, label } = transition;
  const { look, heat, count } = useHighlight(key);
  const { x, y, width, height } = label;
  const small = [...texts.details, ...clauseRows(texts.clauses)];
  const clausesFrom = texts.details.length;
  return (
    <g className={`transition ${look}${heat >= 0 ? ' has-heat' : ''}`} data-transition={key}>
      <path className="transition-reach" d={line} />
      <path
        className="transition-line"
        d={line}
        style={heat > 0 ? { strokeWidth: 1 + heat * 4 } : undefined}
      />
      <path className="transition-head" d={head} />
      {texts.title === '·' && small.length === 0 && heat < 0 ? null : (
        <g transform={`translate(${x} ${y})`}>
          <rect className="transition-label" width={width} height={height} rx={4} />
          <text className="transition-title" x={width / 2} y={4 + 11}>
            {texts.title}
            {heat >= 0 && <tspan className="heat-count"> ×{count}</tspan>}
          </text>
          {small.map((row, index) => (
            <text
              key={row}
              className={index < clausesFrom ? 'transition-detail' : 'transition-clauses'}
              x={width / 2}
              y={4 + TITLE_LINE + 9 + index * LINE}
            >
              {row}
            </text>
          ))}
        </g>
      )}
    </g>
  );
});

interface MachineProps {
  readonly sheet: MachineDrawing;
  /** Its left edge; nothing while it is not shown. */
  readonly left: number | undefined;
}

const Machine = memo(({ sheet: { machine, states, transitions }, left }: MachineProps) => (
  <div
    className={left === undefined ? 'machine is-away' : 'machine'}
    style={{ left: left ?? 0 }}
    data-drawn={machine}
  >
    {states.map((state) => (
      <StateBox key={state.key} state={state} />
    ))}
    <svg role="presentation">
      {transitions.map((transition) => (
        <TransitionLine key={transition.key} transition={transition} />
      ))}
    </svg>
  </div>
));

interface MachinesProps {
  readonly drawn: readonly MachineDrawing[];
  readonly shown: readonly PlacedDrawing[];
}

/**
 * Machines with their states and transitions; a press on one shows its details. Nothing in them can be moved, so they need not be
 * nodes and edges that React Flow measures and keeps watch on.
 */
export const Machines = memo(({ drawn, shown }: MachinesProps) => {
  const inspector = useInspector();
  const showDetails = (target: EventTarget): void => {
    const at = (target as Element).closest<HTMLElement | SVGElement>('[data-state], [data-transition]');
    const { state, transition } = at?.dataset ?? {};
    if (state !== undefined) inspector.set({ details: { is: 'state', key: state } });
    else if (transition !== undefined) inspector.set({ details: { is: 'transition', key: transition } });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Enter in the search box of the chart does the same
    <div onClick={({ target }) => showDetails(target)}>
      {drawn.map((sheet) => (
        <Machine
          key={sheet.machine}
          sheet={sheet}
          left={shown.find((placed) => placed.sheet === sheet)?.left}
        />
      ))}
    </div>
  );
});

interface StatesProps {
  readonly states: readonly DrawnState[];
}

const SmallState = ({ state, look = '' }: { readonly state: DrawnState; readonly look?: string }) => (
  <rect className={`map-state ${look}`} {...state.box} rx={6} />
);

/** Every state: drawn once for a chart, whatever is lit. */
const AllStates = memo(({ states }: StatesProps) =>
  states.map((state) => <SmallState key={state.key} state={state} />),
);

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
    const matrix = currentTarget.getScreenCTM();
    if (buttons !== 1 || matrix === null) return;
    const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
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
