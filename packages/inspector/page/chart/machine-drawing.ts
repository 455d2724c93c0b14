import { geometry } from 'virtual:geometry';
import {
  type Box,
  type ChartGeometry,
  type ChartNames,
  type ChartProcess,
  cornersOf,
  type Geometry,
  headOf,
  type Label,
  type Language,
  pathOf,
  processesOf,
  stateLabel,
  titleScale,
  transitionLabel,
} from 'gatechart/tools';
import type { Trace } from '../../src/trace/trace.ts';

const processesByTrace = new WeakMap<Trace, ReadonlyMap<string, ChartProcess>>();

/** The processes of a trace by id, as their charts write them. */
export const processesOfTrace = (trace: Trace): ReadonlyMap<string, ChartProcess> => {
  const made = processesByTrace.get(trace);
  if (made !== undefined) return made;
  const [outermost] = [...trace.charts.values()];
  const processes = outermost === undefined ? [] : processesOf(outermost.machine);
  const byId = new Map(processes.map((process) => [process.id, process]));
  processesByTrace.set(trace, byId);
  return byId;
};

let knownGeometry: Geometry = geometry;

/** Where a machine of a ruleset is drawn; nothing where it was not. */
export const geometryOf = (ruleset: string, edition: string, machine: string): ChartGeometry | undefined => {
  const place = knownGeometry.places[ruleset]?.[edition]?.[machine];
  return place === undefined ? undefined : knownGeometry.charts[place];
};

/** Adds what was drawn of one ruleset more. */
export const addGeometry = ({ charts, places }: Pick<Geometry, 'charts' | 'places'>): void => {
  const before = knownGeometry.charts.length;
  const moved = Object.entries(places).map(([ruleset, editions]) => [
    ruleset,
    Object.fromEntries(
      Object.entries(editions).map(([edition, machines]) => [
        edition,
        Object.fromEntries(Object.entries(machines).map(([id, place]) => [id, place + before])),
      ]),
    ),
  ]);
  knownGeometry = {
    ...knownGeometry,
    charts: [...knownGeometry.charts, ...charts],
    places: { ...knownGeometry.places, ...Object.fromEntries(moved) },
  };
};

/** A state as it is drawn. */
export interface DrawnState {
  /** `machine/path`. */
  readonly key: string;
  readonly machine: string;
  readonly box: Box;
  /** How many states it lies in. */
  readonly depth: number;
  readonly texts: Label;
  /** The size of its title as a part of the usual size. */
  readonly titleScale: number;
  readonly description: string | undefined;
  readonly kind: 'compound' | 'atomic' | 'final';
  readonly isInitial: boolean;
  readonly invokes: string | undefined;
}

/** A transition as it is drawn. */
export interface DrawnTransition {
  /** `machine/id`. */
  readonly key: string;
  readonly texts: Label;
  /** Its line and the head of it, as paths of an SVG. */
  readonly line: string;
  readonly head: string;
  readonly label: Box;
}

/** One machine as it is drawn. */
export interface MachineDrawing {
  readonly machine: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly transitions: readonly DrawnTransition[];
}

export const drawMachine = (
  process: ChartProcess,
  geometry: ChartGeometry,
  names?: ChartNames,
): MachineDrawing => {
  const machine = process.id;
  const initials = new Set(process.states.flatMap(({ initial }) => (initial === undefined ? [] : [initial])));
  const states = process.states.flatMap((state): DrawnState[] => {
    const { path, description, kind, invokes } = state;
    const box = geometry.states[path];
    if (box === undefined) return [];
    const texts = stateLabel(machine, state, names);
    return [
      {
        key: `${machine}/${path}`,
        machine,
        box,
        depth: path === '' ? 0 : path.split('.').length,
        texts,
        titleScale: titleScale(texts.title, box.width),
        description,
        kind,
        isInitial: initials.has(path),
        invokes,
      },
    ];
  });
  const transitions = process.transitions.flatMap((transition): DrawnTransition[] => {
    const drawn = geometry.transitions[transition.id];
    if (drawn === undefined || drawn.points.length < 4) return [];
    const corners = cornersOf(drawn.points);
    return [
      {
        key: `${machine}/${transition.id}`,
        texts: transitionLabel(transition),
        line: pathOf(corners),
        head: headOf(corners),
        label: drawn.label,
      },
    ];
  });
  return { machine, width: geometry.width, height: geometry.height, states, transitions };
};

/** A machine where it lies on the canvas. */
export interface PlacedDrawing {
  readonly sheet: MachineDrawing;
  /** Its left edge. */
  readonly left: number;
}

/** All machines that are drawn, and those of them that are shown. */
export interface MachinesOnCanvas {
  readonly drawn: readonly MachineDrawing[];
  readonly shown: readonly PlacedDrawing[];
}

export const NO_MACHINES: MachinesOnCanvas = { drawn: [], shown: [] };

/** Room between two machines. */
const GAP = 60;

/** So many machines stay drawn: a match goes back and forth between a few. */
const CACHE_SIZE = 6;

/** The machines drawn for a trace: those shown, and those that were shown last, to be shown again as they are. */
export class DrawingCache {
  readonly #trace: Trace;
  readonly #edition: string;
  readonly #names: ChartNames | undefined;
  /** The latest one first. */
  #drawn: readonly MachineDrawing[] = [];

  constructor(trace: Trace, edition: string, language: Language) {
    this.#trace = trace;
    this.#edition = edition;
    this.#names = trace.ruleset.chartNames?.[language];
  }

  /** Shows these beside each other, as far as there are drawings of them. */
  show(machines: readonly string[]): MachinesOnCanvas {
    const shown = machines.flatMap((machine) => this.#sheet(machine) ?? []);
    const others = this.#drawn.filter((sheet) => !shown.includes(sheet));
    this.#drawn = [...shown, ...others].slice(0, Math.max(CACHE_SIZE, shown.length));
    let left = 0;
    const placed = shown.map((sheet) => {
      const place = { sheet, left };
      left += sheet.width + GAP;
      return place;
    });
    // An order that stays: what is moved in the page would be laid out anew.
    const drawn = [...this.#drawn].sort((a, b) => (a.machine < b.machine ? -1 : 1));
    return { drawn, shown: placed };
  }

  #sheet(machine: string): MachineDrawing | undefined {
    const drawn = this.#drawn.find((sheet) => sheet.machine === machine);
    if (drawn !== undefined) return drawn;
    const process = processesOfTrace(this.#trace).get(machine);
    const geometry = geometryOf(this.#trace.ruleset.id, this.#edition, machine);
    return process && geometry && drawMachine(process, geometry, this.#names);
  }
}
