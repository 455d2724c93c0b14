import type { Trace } from '../../src/trace/trace.ts';
import { geometryOf } from './known-geometry.ts';
import { processesOfTrace } from './machine-drawing.ts';
import { type MachineDrawing, drawMachine } from './sheet.ts';

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

/** The machines drawn for a film: those shown, and those that were shown last, to be shown again as they are. */
export class DrawingCache {
  readonly #film: Trace;
  readonly #edition: string;
  /** The latest one first. */
  #drawn: readonly MachineDrawing[] = [];

  constructor(film: Trace, edition: string) {
    this.#film = film;
    this.#edition = edition;
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
    const process = processesOfTrace(this.#film).get(machine);
    const geometry = geometryOf(this.#film.ruleset.id, this.#edition, machine);
    return process && geometry && drawMachine(process, geometry);
  }
}
