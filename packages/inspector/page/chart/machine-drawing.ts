import {
  arrowsOf,
  type Box,
  type ChartContent,
  type ChartGeometry,
  type ChartNames,
  type ChartProcess,
  type ChartState,
  cornersOf,
  guardName,
  headOf,
  INITIAL_DOT,
  type Label,
  type Language,
  listBoxes,
  pathOf,
  processesOf,
  stateLabel,
  stateName,
  titleScale,
  transitionLabel,
} from 'gatechart/tools';
import type { Trace } from '../../src/trace/trace.ts';
import { geometryOf } from './geometry-store.ts';

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

/** A state as it is drawn. */
export interface DrawnState {
  /** `machine/path`. */
  readonly key: string;
  readonly machine: string;
  readonly box: Box;
  /** How many states it lies in. */
  readonly depth: number;
  readonly label: Label;
  /** The size of its title as a part of the usual size. */
  readonly titleScale: number;
  readonly description: string | undefined;
  readonly kind: ChartState['kind'];
  readonly isInitial: boolean;
  readonly invokes: string | undefined;
}

/** A transition as it is drawn: beside its arrow. */
export interface DrawnTransition {
  /** `machine/id`. */
  readonly key: string;
  readonly label: Label;
  readonly box: Box;
}

/** The transitions from one state to another as they are drawn. */
export interface DrawnArrow {
  readonly key: string;
  /** Their line and the head of it, as paths of an SVG. */
  readonly line: string;
  readonly head: string;
  readonly transitions: readonly DrawnTransition[];
}

/** One machine as it is drawn. */
export interface MachineDrawing {
  readonly machine: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly arrows: readonly DrawnArrow[];
}

export const drawMachine = (
  process: ChartContent,
  geometry: ChartGeometry,
  names?: ChartNames,
  nameGuard?: (guard: string) => string,
): MachineDrawing => {
  const machine = process.id;
  const initials = new Set(process.states.flatMap(({ initial }) => (initial === undefined ? [] : [initial])));
  const states = process.states.flatMap((state): DrawnState[] => {
    const { path, description, kind, invokes } = state;
    const box = geometry.states[path];
    if (box === undefined) return [];
    const label = stateLabel(machine, state, names);
    const isInitial = initials.has(path);
    return [
      {
        key: `${machine}/${path}`,
        machine,
        box,
        depth: path === '' ? 0 : path.split('.').length,
        label,
        titleScale: titleScale(stateName(names, machine, path), box.width - (isInitial ? INITIAL_DOT : 0)),
        description,
        kind,
        isInitial,
        invokes,
      },
    ];
  });
  const arrows = arrowsOf(process).flatMap(({ key, transitions }): DrawnArrow[] => {
    const drawn = geometry.arrows[key];
    if (drawn === undefined || drawn.points.length < 4) return [];
    const corners = cornersOf(drawn.points);
    const labels = transitions.map((transition) => transitionLabel(transition, nameGuard));
    const boxes = listBoxes(labels, drawn.label);
    return [
      {
        key,
        line: pathOf(corners),
        head: headOf(corners),
        transitions: transitions.map(({ id }, index) => ({
          key: `${machine}/${id}`,
          label: labels[index] as Label,
          box: boxes[index] as Box,
        })),
      },
    ];
  });
  return { machine, width: geometry.width, height: geometry.height, states, arrows };
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
  readonly #nameGuard: (guard: string) => string;
  /** The latest one first. */
  #drawn: readonly MachineDrawing[] = [];

  constructor(trace: Trace, edition: string, language: Language) {
    this.#trace = trace;
    this.#edition = edition;
    this.#names = trace.ruleset.chartNames?.[language];
    this.#nameGuard = (guard) => guardName(trace.ruleset.guardTexts, guard, language);
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
    return process && geometry && drawMachine(process, geometry, this.#names, this.#nameGuard);
  }
}
