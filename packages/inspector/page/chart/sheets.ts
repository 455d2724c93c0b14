import type { Film } from '../../src/trace/trace.ts';
import { drawnAt } from './known-geometry.ts';
import { processesOfFilm } from './machine-drawing.ts';
import { type Sheet, sheetOf } from './sheet.ts';

/** A machine where it lies on the canvas. */
export interface Placed {
  readonly sheet: Sheet;
  /** Its left edge. */
  readonly left: number;
}

/** All machines that are drawn, and those of them that are shown. */
export interface Shown {
  readonly drawn: readonly Sheet[];
  readonly shown: readonly Placed[];
}

export const NONE_SHOWN: Shown = { drawn: [], shown: [] };

/** Room between two machines. */
const BETWEEN = 60;

/** So many machines stay drawn: a match goes back and forth between a few. */
const KEPT = 6;

/** The machines drawn for a film: those shown, and those that were shown last, to be shown again as they are. */
export class Sheets {
  readonly #film: Film;
  readonly #edition: string;
  /** The latest one first. */
  #drawn: readonly Sheet[] = [];

  constructor(film: Film, edition: string) {
    this.#film = film;
    this.#edition = edition;
  }

  /** Shows these beside each other, as far as there are drawings of them. */
  show(machines: readonly string[]): Shown {
    const shown = machines.flatMap((machine) => this.#sheet(machine) ?? []);
    const others = this.#drawn.filter((sheet) => !shown.includes(sheet));
    this.#drawn = [...shown, ...others].slice(0, Math.max(KEPT, shown.length));
    let left = 0;
    const placed = shown.map((sheet) => {
      const place = { sheet, left };
      left += sheet.width + BETWEEN;
      return place;
    });
    // An order that stays: what is moved in the page would be laid out anew.
    const drawn = [...this.#drawn].sort((a, b) => (a.machine < b.machine ? -1 : 1));
    return { drawn, shown: placed };
  }

  #sheet(machine: string): Sheet | undefined {
    const drawn = this.#drawn.find((sheet) => sheet.machine === machine);
    if (drawn !== undefined) return drawn;
    const process = processesOfFilm(this.#film).get(machine);
    const geometry = drawnAt(this.#film.ruleset.id, this.#edition, machine);
    return process && geometry && sheetOf(process, geometry);
  }
}
