import {
  Background,
  Controls,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  ViewportPortal,
} from '@xyflow/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CoverageFile } from '../../../fuzz/coverage/file.ts';
import type { Film } from '../../film/film.ts';
import { type Area, around, framed, isInSight, type Room } from '../../viewing/framing.ts';
import { type Counts, heatOf, heatOfRun } from '../../viewing/heat.ts';
import { chainAt, marksAt } from '../../viewing/marks.ts';
import { shownEnd } from '../../viewing/seen.ts';
import type { Heat, Told } from '../../viewing/state.ts';
import { drawnAt } from '../known-geometry.ts';
import { Panel } from '../panels/panel.tsx';
import { useFilm, useInspector, useView, useWords } from '../use-view.ts';
import { ChartMap } from './chart-map.tsx';
import { Machines } from './machines.tsx';
import { MarksContext, MarksStore } from './marks-store.ts';
import { processesOfFilm } from './processes.ts';
import { type Sheet, sheetOf } from './sheet.ts';

/** Room between two machines. */
const BETWEEN = 60;

const sheetsOf = (film: Film, edition: string, machines: readonly string[]): readonly Sheet[] => {
  const processes = processesOfFilm(film);
  const sheets: Sheet[] = [];
  let left = 0;
  for (const machine of machines) {
    const process = processes.get(machine);
    const drawn = drawnAt(film.ruleset.id, edition, machine);
    if (process === undefined || drawn === undefined) continue;
    const sheet = sheetOf(process, drawn, left);
    sheets.push(sheet);
    left = sheet.width + BETWEEN;
  }
  return sheets;
};

/** The machines shown at a moment, the one at work last. */
const machinesAt = (
  film: Film,
  moment: number,
  pinned: string | undefined,
  beside: number,
): readonly string[] => {
  const chain = [...new Set(chainAt(film, moment).map(({ machine }) => machine))];
  const atWork = pinned ?? film.moments[moment]?.step?.machine ?? chain.at(-1) ?? '';
  const place = chain.indexOf(atWork);
  return place < 0 ? [atWork] : chain.slice(Math.max(0, place - beside + 1), place + 1);
};

const inSight = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Where the wanted states of the machine at work lie, and the labels of wanted transitions. */
const areasOf = (sheets: readonly Sheet[], wanted: ReadonlySet<string | undefined>): readonly Area[] => {
  const atWork = `${sheets.at(-1)?.machine}/`;
  return sheets.flatMap(({ states, transitions }) => [
    ...states.filter(({ key }) => wanted.has(key) && key.startsWith(atWork)).map(({ box }) => box),
    ...transitions.filter(({ key }) => wanted.has(key)).map(({ label }) => label),
  ]);
};

/** The room that all machines take. */
const roomOf = (sheets: readonly Sheet[]): Room => ({
  width: Math.max(0, ...sheets.map(({ width }) => width)),
  height: Math.max(0, ...sheets.map(({ height }) => height)),
});

interface CanvasProps {
  readonly film: Film;
  readonly sheets: readonly Sheet[];
  readonly store: MarksStore;
  readonly found: string;
}

/** The machines on a canvas that follows the match; what is searched for comes first. */
const Canvas = ({ film, sheets, store, found }: CanvasProps) => {
  const flow = useReactFlow();
  const inspector = useInspector();
  const cursor = useView((state) => state.cursor);
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [isWhole, setIsWhole] = useState(true);
  const framedFor = useRef<{
    readonly sheets: readonly Sheet[];
    readonly room: Room;
    readonly found: string;
  }>(undefined);
  const states = useMemo(() => sheets.flatMap((sheet) => sheet.states), [sheets]);
  const drawing = useMemo(() => roomOf(sheets), [sheets]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (sheets.length === 0 || room.width === 0 || room.height === 0) return;
    const marks = marksAt(film, cursor);
    const wanted = found === '' ? [[...marks.lit, marks.taken, marks.left], [...marks.lit]] : [[found]];
    const areas = wanted.map((keys) => areasOf(sheets, new Set(keys))).filter(({ length }) => length > 0);
    const focuses = areas.map(around);
    const last = framedFor.current;
    const isSame = last?.sheets === sheets && last.room === room && last.found === found;
    if (isSame && isInSight(flow.getViewport(), room, focuses)) return;
    framedFor.current = { sheets, room, found };
    const framing = framed(drawing, room, focuses);
    setIsWhole(framing.isWhole);
    flow.setViewport(framing);
  }, [flow, film, sheets, drawing, cursor, found, room]);

  return (
    <div className="canvas" ref={box}>
      <MarksContext value={store}>
        <ReactFlow
          elementsSelectable={false}
          disableKeyboardA11y
          minZoom={0.1}
          maxZoom={2}
          proOptions={{ hideAttribution: true }}
          onPaneClick={() => inspector.set({ machine: undefined, told: undefined })}
        >
          <ViewportPortal>
            <Machines sheets={sheets} />
          </ViewportPortal>
          <Background gap={22} size={1} />
          <Controls
            showInteractive={false}
            position="bottom-right"
            onFitView={() => flow.fitBounds({ x: 0, y: 0, ...drawing })}
          />
          {!isWhole && <ChartMap states={states} drawing={drawing} room={room} />}
        </ReactFlow>
      </MarksContext>
    </div>
  );
};

/** Everything that can be searched for in the charts: states by name, and those that cite a clause. */
const targetsIn = (film: Film): readonly (Told & { readonly text: string; readonly machine: string })[] =>
  [...processesOfFilm(film).values()].flatMap(({ id, states, transitions }) => [
    ...states.flatMap(({ path, clauses }) =>
      [path === '' ? id : `${id}.${path}`, ...clauses].map((text) => ({
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

const countsOf = (
  film: Film,
  whose: Heat,
  coverage: CoverageFile | undefined,
  end: number,
): Counts | undefined => {
  if (whose === 'match') return heatOf(film, end);
  return whose === 'run' && coverage !== undefined ? heatOfRun(film.charts, coverage) : undefined;
};

/** The charts of the processes at work, with the current states lit. */
export const ChartPanel = () => {
  const film = useFilm();
  const say = useWords();
  const inspector = useInspector();
  const cursor = useView((state) => state.cursor);
  const pinned = useView((state) => state.machine);
  const beside = useView((state) => state.beside);
  const whose = useView((state) => state.heat);
  const coverage = useView((state) => state.coverage);
  const version = useView((state) => state.version);
  const edition = useView((state) => state.branches[state.active]?.edition ?? '');
  const end = useView(shownEnd);
  const [store] = useState(() => new MarksStore());
  const [found, setFound] = useState('');

  const machines = film === undefined ? '' : machinesAt(film, cursor, pinned, beside).join(' ');
  const sheets = useMemo(
    () => (film === undefined ? [] : sheetsOf(film, edition, machines.split(' '))),
    [film, edition, machines],
  );
  const targets = useMemo(() => (film === undefined ? [] : targetsIn(film)), [film]);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a film grows without becoming another one
  const heat = useMemo(
    () => (film === undefined ? undefined : countsOf(film, whose, coverage, end)),
    [whose, coverage, film, version, end],
  );

  useEffect(() => {
    if (film === undefined) return;
    const hottest = Math.max(1, ...(heat?.values() ?? []));
    store.set({ marks: marksAt(film, cursor), heat, hottest, found });
  }, [store, film, cursor, heat, found]);

  if (film === undefined) return null;
  const chain = [...new Set(chainAt(film, cursor).map(({ machine }) => machine))];
  const shown = machines.split(' ');
  const tools = (
    <>
      <nav className="chain" aria-label={say('actors')}>
        {[...chain, ...shown.filter((machine) => !chain.includes(machine))].map((machine) => (
          <button
            type="button"
            key={machine}
            ref={machine === shown.at(-1) ? inSight : undefined}
            className={shown.includes(machine) ? 'is-shown' : ''}
            aria-pressed={pinned === machine}
            data-machine={machine}
            onClick={() => inspector.set({ machine: pinned === machine ? undefined : machine })}
          >
            {machine}
          </button>
        ))}
      </nav>
      <input
        type="search"
        list="chart-targets"
        className="chart-search"
        placeholder={say('find')}
        aria-label={say('searchChart')}
        onChange={(event) => {
          const wanted = event.currentTarget.value.trim().toLowerCase();
          const target = targets.find(({ text }) => text.toLowerCase() === wanted);
          setFound(target?.key ?? '');
          inspector.set({ machine: target?.machine });
        }}
        onKeyDown={(event) => {
          const target = targets.find(({ key }) => key === found);
          if (event.key === 'Enter' && target !== undefined) inspector.set({ told: target });
        }}
      />
      {suggestions}
      <label title={say('beside')} className="look">
        ▥
        <select
          value={beside}
          aria-label={say('beside')}
          onChange={(event) => inspector.set({ beside: Number(event.currentTarget.value) })}
        >
          {[1, 2, 3, 9].map((count) => (
            <option key={count} value={count}>
              {count === 9 ? '∀' : count}
            </option>
          ))}
        </select>
      </label>
      <select
        id="heat"
        className="small"
        value={whose}
        aria-label={say('heat')}
        title={say('heat')}
        onChange={(event) => inspector.set({ heat: event.currentTarget.value as Heat })}
      >
        <option value="none">{say('heatNone')}</option>
        <option value="match">{say('heatMatch')}</option>
        {coverage !== undefined && <option value="run">{say('heatRun')}</option>}
      </select>
    </>
  );
  return (
    <Panel name="chart" title={say('chart')} tools={tools}>
      <ReactFlowProvider>
        <Canvas film={film} sheets={sheets} store={store} found={found} />
      </ReactFlowProvider>
    </Panel>
  );
};
