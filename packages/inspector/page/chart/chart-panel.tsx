import {
  Background,
  Controls,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  ViewportPortal,
} from '@xyflow/react';
import { type ChartNames, type CoverageFile, processName, stateTitle } from 'gatechart/tools';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
import { ChartMap, Machines } from './machines.tsx';
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

/** The machines shown at a moment, the one at work last. */
const machinesAt = (
  trace: Trace,
  moment: number,
  pinned: string | undefined,
  beside: number,
): readonly string[] => {
  const chain = [...new Set(processChainAt(trace, moment).map(({ machine }) => machine))];
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

interface CanvasProps {
  readonly trace: Trace;
  readonly drawn: readonly MachineDrawing[];
  readonly shown: readonly PlacedDrawing[];
  readonly store: HighlightStore;
  readonly found: string;
}

/** The machines on a canvas that follows the match; what is searched for comes first. */
const Canvas = ({ trace, drawn, shown, store, found }: CanvasProps) => {
  const flow = useReactFlow();
  const inspector = useInspector();
  const cursor = useView((state) => state.cursor);
  const [box, room] = useSize({ width: 0, height: 0 });
  const [isWhole, setIsWhole] = useState(true);
  const framedFor = useRef<{
    readonly shown: readonly PlacedDrawing[];
    readonly room: Size;
    readonly found: string;
  }>(undefined);
  const drawing = useMemo(() => roomOf(shown), [shown]);

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
  }, [flow, trace, shown, drawing, cursor, found, room]);

  return (
    <div className="canvas" ref={box}>
      <HighlightContext value={store}>
        <ReactFlow
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
    cursor,
    machine: pinned,
    machineCount: beside,
    heat: whose,
    coverage,
  } = useViewState('cursor', 'machine', 'machineCount', 'heat', 'coverage');
  const edition = useView((state) => state.branches[state.active]?.edition ?? '');
  const end = useView(visibleEnd);
  const language = useLanguage();
  const [store] = useState(() => new HighlightStore());
  const [found, setFound] = useState('');
  const atWork = useRef<HTMLButtonElement>(null);

  const machines = trace === undefined ? '' : machinesAt(trace, cursor, pinned, beside).join(' ');
  const sheets = useMemo(
    () => trace && new DrawingCache(trace, edition, language),
    [trace, edition, language],
  );
  const { drawn, shown } = useMemo(
    () => sheets?.show(machines.split(' ')) ?? NO_MACHINES,
    [sheets, machines],
  );
  const heat = useTraceMemo(
    () => (trace === undefined ? undefined : countsOf(trace, whose, coverage, end)),
    [whose, coverage, trace, end],
  );

  useEffect(() => {
    if (trace === undefined) return;
    const hottest = Math.max(1, ...(heat?.values() ?? []));
    const shows = new Set(shown.map(({ sheet }) => sheet.machine));
    store.set({ machines: shows, marks: highlightsAt(trace, cursor), heat, hottest, found });
  }, [store, trace, shown, cursor, heat, found]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever scrolls the names is brought back by another machine only
  useLayoutEffect(
    () => onNextFrame(() => atWork.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })),
    [machines],
  );

  if (trace === undefined) return null;
  const chain = [...new Set(processChainAt(trace, cursor).map(({ machine }) => machine))];
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
        <Canvas trace={trace} drawn={drawn} shown={shown} store={store} found={found} />
      </ReactFlowProvider>
    </Panel>
  );
};
