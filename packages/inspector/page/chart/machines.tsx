import { Panel, useReactFlow, useViewport } from '@xyflow/react';
import { areEmpty, LABEL_MARGIN, rowsWithLines, titleScale } from 'gatechart/tools';
import { type CSSProperties, memo, type PointerEvent, useContext, useSyncExternalStore } from 'react';
import { Button } from '../app/controls.tsx';
import { useInspector, useText } from '../app/use-view.ts';
import { HighlightContext, useArrowHighlight, useHighlight } from './highlight-store.ts';
import type {
  DrawnArrow,
  DrawnState,
  DrawnTransition,
  MachineDrawing,
  PlacedDrawing,
} from './machine-drawing.ts';
import type { Size } from './viewport.ts';

const heatStyle = (heat: number): CSSProperties =>
  heat < 0 ? {} : ({ '--heat': `${Math.round(heat * 100)}%` } as CSSProperties);

/** Text that is written smaller where it has less room. */
const scaled = (scale: number): CSSProperties | undefined =>
  scale === 1 ? undefined : { fontSize: `${Math.floor(scale * 100)}%` };

/** Pixels on both sides of a row in a box, and the size of its type beside that of a title. */
const ROW_MARGIN = 6;
const ROW_TYPE = 9.5 / 11.5;

const rowScale = (text: string, width: number): number => titleScale(text, (width - ROW_MARGIN) / ROW_TYPE);

/** The box of a state: its name, what it invokes or asks, its clauses. */
export const StateBox = memo(({ state }: { readonly state: DrawnState }) => {
  const { key, machine, box, depth, label, titleScale: scale, description, kind, isInitial, invokes } = state;
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
  const [title, ...rows] = label;
  return (
    <div
      className={classes.join(' ')}
      style={{ left: x, top: y, width, height, zIndex: depth, ...heatStyle(heat) }}
      data-state={key}
      title={description}
    >
      <div className="state-title">
        <span style={scaled(scale)}>{title?.text}</span>
        {heat >= 0 && (kind !== 'compound' || count > 0) && <span className="heat-count">×{count}</span>}
      </div>
      {rows.map(({ look: row, text }) =>
        row === 'invokes' ? (
          <Button
            key={text}
            tabIndex={-1}
            className="state-detail state-invokes"
            onClick={() => inspector.set({ machine: invokes })}
          >
            <span style={scaled(rowScale(text, width))}>{text}</span>
          </Button>
        ) : (
          <div key={text} className={row === 'clauses' ? 'state-clauses' : 'state-detail'}>
            <span style={scaled(rowScale(text, width))}>{text}</span>
          </div>
        ),
      )}
    </div>
  );
});

interface TransitionProps {
  readonly transition: DrawnTransition;
  /** Whether it says nothing; how often it was taken is shown all the same. */
  readonly isEmpty: boolean;
}

/** A transition beside its arrow: event, guard, actions and clauses. */
const TransitionLabel = memo(({ transition: { key, label, box }, isEmpty }: TransitionProps) => {
  const { look, heat, count } = useHighlight(key);
  return (
    <g className={`transition ${look}`} data-transition={key} transform={`translate(${box.x} ${box.y})`}>
      {isEmpty && heat < 0 ? null : (
        <>
          <title>{key}</title>
          <rect className="transition-label" width={box.width} height={box.height} rx={4} />
          {rowsWithLines(label, LABEL_MARGIN).map(([row, y], index) => (
            <text
              key={y}
              className={`transition-${row.look}`}
              x={box.width / 2}
              y={y}
              style={scaled(titleScale(row.text, box.width))}
            >
              {row.text}
              {index === 0 && heat >= 0 && <tspan className="heat-count"> ×{count}</tspan>}
            </text>
          ))}
        </>
      )}
    </g>
  );
});

/** The arrow from one state to another, with its transitions. */
const Arrow = memo(({ arrow: { line, head, transitions } }: { readonly arrow: DrawnArrow }) => {
  const { look, heat } = useArrowHighlight(transitions.map(({ key }) => key));
  const isEmpty = areEmpty(transitions.map(({ label }) => label));
  return (
    <g className={`arrow ${look}${heat >= 0 ? ' has-heat' : ''}`}>
      <path className="arrow-reach" d={line} />
      <path className="arrow-line" d={line} style={heat > 0 ? { strokeWidth: 1 + heat * 4 } : undefined} />
      <path className="arrow-head" d={head} />
      {transitions.map((transition) => (
        <TransitionLabel key={transition.key} transition={transition} isEmpty={isEmpty} />
      ))}
    </g>
  );
});

interface MachineProps {
  readonly sheet: MachineDrawing;
  /** Its left edge; nothing while it is not shown. */
  readonly left: number | undefined;
}

const Machine = memo(({ sheet: { machine, states, arrows }, left }: MachineProps) => (
  <div
    className={left === undefined ? 'machine is-away' : 'machine'}
    style={{ left: left ?? 0 }}
    data-drawn={machine}
  >
    {states.map((state) => (
      <StateBox key={state.key} state={state} />
    ))}
    <svg role="presentation">
      {arrows.map((arrow) => (
        <Arrow key={arrow.key} arrow={arrow} />
      ))}
    </svg>
  </div>
));

interface MachinesProps {
  readonly drawn: readonly MachineDrawing[];
  readonly shown: readonly PlacedDrawing[];
}

/** The transition that a press on an arrow is for: on a label its own, on the line the one taken, or the first. */
const transitionAt = (target: Element): Element | null =>
  target.closest('.transition') ??
  target.closest('.arrow')?.querySelector('.transition.is-taken, .arrow:not(.is-taken) > .transition') ??
  null;

/**
 * Machines with their states and transitions; a press on one shows its details. Nothing in them can be moved, so they need not be
 * nodes and edges that React Flow measures and keeps watch on.
 */
export const Machines = memo(({ drawn, shown }: MachinesProps) => {
  const inspector = useInspector();
  const showDetails = (target: Element): void => {
    const state = target.closest('[data-state]')?.getAttribute('data-state');
    const transition = transitionAt(target)?.getAttribute('data-transition');
    if (typeof state === 'string') inspector.set({ details: { is: 'state', key: state } });
    else if (typeof transition === 'string')
      inspector.set({ details: { is: 'transition', key: transition } });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Enter in the search box of the chart does the same
    <div onClick={({ target }) => showDetails(target as Element)}>
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

/** What the canvas and its buttons are called. It takes no key: Space plays, or folds what has the focus. */
export const useCanvasProps = () => {
  const say = useText();
  return {
    panActivationKeyCode: null,
    ariaLabelConfig: {
      'controls.ariaLabel': say('zoom'),
      'controls.zoomIn.ariaLabel': say('zoomIn'),
      'controls.zoomOut.ariaLabel': say('zoomOut'),
      'controls.fitView.ariaLabel': say('fitView'),
    },
  };
};

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
