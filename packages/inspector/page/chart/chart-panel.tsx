import {
  Background,
  Controls,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  ViewportPortal,
} from '@xyflow/react';
import { type ChartNames, type CoverageFile, processName, stateTitle } from 'gatechart/tools';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type DetailsTarget, type Heat, visibleEnd } from '../../src/store/view-state.ts';
import {
  coverageVisits,
  highlightsAt,
  processChainAt,
  traceVisits,
  type VisitCounts,
} from '../../src/trace/chart-highlights.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { Button, Select } from '../app/controls.tsx';
import { Panel } from '../app/panel.tsx';
import {
  onNextFrame,
  useInspector,
  useLanguage,
  useSize,
  useText,
  useTrace,
  useTraceMemo,
  useView,
  useViewState,
} from '../app/use-view.ts';
import { HighlightContext, HighlightStore } from './highlight-store.ts';
import {
  DrawingCache,
  type MachineDrawing,
  NO_MACHINES,
  type PlacedDrawing,
  processesOfTrace,
} from './machine-drawing.ts';
import { ChartMap, Machines, useCanvasProps } from './machines.tsx';
import { type Area, boundingBox, fitViewport, isInView, type Size } from './viewport.ts';

interface Target extends DetailsTarget {
  readonly text: string;
  readonly machine: string;
}

/** Everything that can be searched for in the charts: states by their names and paths, and those that cite a clause. */
const targetsIn = (trace: Trace, names: ChartNames | undefined): readonly Target[] =>
  [...processesOfTrace(trace).values()].flatMap(({ id, states, transitions }) => [
    ...states.flatMap(({ path, clauses }) =>
      [
        path === '' ? id : `${id}.${path}`,
        ...(names === undefined ? [] : [stateTitle(names, id, path)]),
        ...clauses,
      ].map((text) => ({
        is: 'state' as const,
        text,
        machine: id,
        key: `${id}/${path}`,
      })),
    ),
    ...transitions.flatMap((transition) =>
      transition.clauses.map((text) => ({
        is: 'transition' as const,
        text,
        machine: id,
        key: `${id}/${transition.id}`,
      })),
    ),
  ]);

interface SearchProps {
  readonly trace: Trace;
  readonly found: string;
  readonly find: (key: string) => void;
}

/** The box that searches the charts; what there is to be found is gathered only when somebody is about to search. */
export const ChartSearch = ({ trace, found, find }: SearchProps) => {
  const say = useText();
  const inspector = useInspector();
  const names = trace.ruleset.chartNames?.[useLanguage()];
  const [isUsed, setIsUsed] = useState(false);
  const targets = useMemo(() => (isUsed ? targetsIn(trace, names) : []), [trace, isUsed, names]);
  const suggestions = useMemo(
    () => (
      <datalist id="chart-targets">
        {[...new Set(targets.map(({ text }) => text))].map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    ),
    [targets],
  );
  return (
    <>
      <input
        type="search"
        list="chart-targets"
        className="chart-search"
        placeholder={say('find')}
        aria-label={say('searchChart')}
        onFocus={() => setIsUsed(true)}
        onChange={(event) => {
          const wanted = event.currentTarget.value.trim().toLowerCase();
          const target = targets.find(({ text }) => text.toLowerCase() === wanted);
          find(target?.key ?? '');
          inspector.set({ machine: target?.machine });
        }}
        onKeyDown={(event) => {
          const target = targets.find(({ key }) => key === found);
          if (event.key === 'Enter' && target !== undefined) inspector.set({ details: target });
        }}
      />
      {suggestions}
    </>
  );
};

/** The machines that run at a moment, outermost first. */
const runningAt = (trace: Trace, moment: number): readonly string[] => [
  ...new Set(processChainAt(trace, moment).map(({ machine }) => machine)),
];

/** The machines shown at a moment, the one at work last. */
const machinesAt = (
  trace: Trace,
  moment: number,
  pinned: string | undefined,
  beside: number,
): readonly string[] => {
  const chain = runningAt(trace, moment);
  const atWork = pinned ?? trace.moments[moment]?.step?.machine ?? chain.at(-1) ?? '';
  const place = chain.indexOf(atWork);
  return place < 0 ? [atWork] : chain.slice(Math.max(0, place - beside + 1), place + 1);
};

/** Where the wanted states of the machine at work lie, and the labels of wanted transitions. */
const areasOf = (
  shown: readonly PlacedDrawing[],
  wanted: ReadonlySet<string | undefined>,
): readonly Area[] => {
  const atWork = `${shown.at(-1)?.sheet.machine}/`;
  return shown.flatMap(({ sheet: { states, arrows }, left }) =>
    [
      ...states.filter(({ key }) => wanted.has(key) && key.startsWith(atWork)).map(({ box }) => box),
      ...arrows
        .flatMap(({ transitions }) => transitions)
        .filter(({ key }) => wanted.has(key))
        .map(({ box }) => box),
    ].map((area) => ({ ...area, x: area.x + left })),
  );
};

/** The room that all machines take. */
const roomOf = (shown: readonly PlacedDrawing[]): Size => ({
  width: Math.max(0, ...shown.map(({ sheet, left }) => left + sheet.width)),
  height: Math.max(0, ...shown.map(({ sheet }) => sheet.height)),
});

interface FramingProps {
  readonly trace: Trace;
  readonly shown: readonly PlacedDrawing[];
  readonly drawing: Size;
  readonly room: Size;
  readonly found: string;
  readonly setIsWhole: (isWhole: boolean) => void;
}

/** Has the canvas follow the match. It draws nothing itself, so that a step draws no canvas anew. */
const Framing = ({ trace, shown, drawing, room, found, setIsWhole }: FramingProps) => {
  const flow = useReactFlow();
  const cursor = useView((state) => state.cursor);
  const framedFor = useRef<{
    readonly shown: readonly PlacedDrawing[];
    readonly room: Size;
    readonly found: string;
  }>(undefined);

  useEffect(() => {
    if (shown.length === 0 || room.width === 0 || room.height === 0) return;
    const marks = highlightsAt(trace, cursor);
    const wanted = found === '' ? [[...marks.lit, marks.taken, marks.left], [...marks.lit]] : [[found]];
    const areas = wanted.map((keys) => areasOf(shown, new Set(keys))).filter(({ length }) => length > 0);
    const focuses = areas.map(boundingBox);
    const last = framedFor.current;
    const isSame = last?.shown === shown && last.room === room && last.found === found;
    if (isSame && isInView(flow.getViewport(), room, focuses)) return;
    framedFor.current = { shown, room, found };
    const framing = fitViewport(drawing, room, focuses);
    setIsWhole(framing.isWhole);
    flow.setViewport(framing);
  }, [flow, trace, shown, drawing, cursor, found, room, setIsWhole]);
  return null;
};

interface CanvasProps {
  readonly trace: Trace;
  readonly drawn: readonly MachineDrawing[];
  readonly shown: readonly PlacedDrawing[];
  readonly store: HighlightStore;
  readonly found: string;
}

/** The machines on a canvas that follows the match; what is searched for comes first. */
const Canvas = memo(({ trace, drawn, shown, store, found }: CanvasProps) => {
  const flow = useReactFlow();
  const inspector = useInspector();
  const canvas = useCanvasProps();
  const [box, room] = useSize({ width: 0, height: 0 });
  const [isWhole, setIsWhole] = useState(true);
  const drawing = useMemo(() => roomOf(shown), [shown]);
  return (
    <div className="canvas" ref={box}>
      <Framing
        trace={trace}
        shown={shown}
        drawing={drawing}
        room={room}
        found={found}
        setIsWhole={setIsWhole}
      />
      <HighlightContext value={store}>
        <ReactFlow
          {...canvas}
          elementsSelectable={false}
          disableKeyboardA11y
          minZoom={0.1}
          maxZoom={2}
          proOptions={{ hideAttribution: true }}
          onPaneClick={() => inspector.set({ machine: undefined, details: undefined })}
        >
          <ViewportPortal>
            <Machines drawn={drawn} shown={shown} />
          </ViewportPortal>
          <Background gap={22} size={1} />
          <Controls
            showInteractive={false}
            position="bottom-right"
            onFitView={() => flow.fitBounds({ x: 0, y: 0, ...drawing })}
          />
          {!isWhole && <ChartMap shown={shown} drawing={drawing} room={room} />}
        </ReactFlow>
      </HighlightContext>
    </div>
  );
});

interface MarkingProps {
  readonly trace: Trace;
  readonly shown: readonly PlacedDrawing[];
  readonly store: HighlightStore;
  readonly found: string;
}

/** Marks the moment looked at in the machines shown, and how often the match was where. It draws nothing itself. */
const Marking = ({ trace, shown, store, found }: MarkingProps) => {
  const { cursor, heat: whose, coverage } = useViewState('cursor', 'heat', 'coverage');
  const end = useView((state) => (state.heat === 'match' ? visibleEnd(state) : 0));
  const heat = useTraceMemo(() => countsOf(trace, whose, coverage, end), [whose, coverage, trace, end]);
  useEffect(() => {
    const hottest = Math.max(1, ...(heat?.values() ?? []));
    const shows = new Set(shown.map(({ sheet }) => sheet.machine));
    store.set({ machines: shows, marks: highlightsAt(trace, cursor), heat, hottest, found });
  }, [store, trace, shown, cursor, heat, found]);
  return null;
};

const countsOf = (
  trace: Trace,
  whose: Heat,
  coverage: CoverageFile | undefined,
  end: number,
): VisitCounts | undefined => {
  if (whose === 'match') return traceVisits(trace, end);
  return whose === 'run' && coverage !== undefined ? coverageVisits(trace.charts, coverage) : undefined;
};

/** The charts of the processes at work, with the current states lit. */
export const ChartPanel = () => {
  const trace = useTrace();
  const say = useText();
  const inspector = useInspector();
  const {
    machine: pinned,
    machineCount: beside,
    heat: whose,
    coverage,
  } = useViewState('machine', 'machineCount', 'heat', 'coverage');
  const edition = useView((state) => state.branches[state.active]?.edition ?? '');
  const language = useLanguage();
  const [store] = useState(() => new HighlightStore());
  const [found, setFound] = useState('');
  const atWork = useRef<HTMLButtonElement>(null);

  // As text: most steps stay in the machines that are shown, and draw nothing here anew.
  const running = useView(({ cursor }) => (trace === undefined ? '' : runningAt(trace, cursor).join(' ')));
  const machines = useView(({ cursor }) =>
    trace === undefined ? '' : machinesAt(trace, cursor, pinned, beside).join(' '),
  );
  const sheets = useMemo(
    () => trace && new DrawingCache(trace, edition, language),
    [trace, edition, language],
  );
  const { drawn, shown } = useMemo(
    () => sheets?.show(machines.split(' ')) ?? NO_MACHINES,
    [sheets, machines],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever scrolls the names is brought back by another machine only
  useLayoutEffect(
    () => onNextFrame(() => atWork.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })),
    [machines],
  );

  if (trace === undefined) return null;
  const chain = running === '' ? [] : running.split(' ');
  const names = machines.split(' ');
  const tools = (
    <>
      <nav className="chain" aria-label={say('actors')}>
        {[...chain, ...names.filter((machine) => !chain.includes(machine))].map((machine) => (
          <Button
            key={machine}
            ref={machine === names.at(-1) ? atWork : undefined}
            className={names.includes(machine) ? 'is-shown' : ''}
            aria-pressed={pinned === machine}
            data-machine={machine}
            onClick={() => inspector.set({ machine: pinned === machine ? undefined : machine })}
          >
            {processName(trace.ruleset.chartNames?.[language], machine)}
          </Button>
        ))}
      </nav>
      <ChartSearch trace={trace} found={found} find={setFound} />
      <label title={say('beside')} className="look">
        ▥
        <Select
          value={beside}
          aria-label={say('beside')}
          options={[1, 2, 3, 9].map((count) => [count, count === 9 ? '∀' : count])}
          choose={(value) => inspector.set({ machineCount: Number(value) })}
        />
      </label>
      <Select
        id="heat"
        className="small"
        value={whose}
        label={say('heat')}
        options={[
          ['none', say('heatNone')],
          ['match', say('heatMatch')],
          ...(coverage === undefined ? [] : [['run', say('heatRun')] as const]),
        ]}
        choose={(value) => inspector.set({ heat: value as Heat })}
      />
    </>
  );
  return (
    <Panel name="chart" title={say('chart')} tools={tools}>
      <ReactFlowProvider>
        <Marking trace={trace} shown={shown} store={store} found={found} />
        <Canvas trace={trace} drawn={drawn} shown={shown} store={store} found={found} />
      </ReactFlowProvider>
    </Panel>
  );
};
