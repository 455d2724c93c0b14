/** Something told or to be told, and the process it belongs to. */
interface Entry<Line> {
  readonly path: readonly string[];
  readonly line: Line;
}

/** A line and how many told lines it lies within. */
export interface IndentedLine<Line> {
  readonly depth: number;
  readonly line: Line;
}

/** Whether a process is that one or inside of it. */
export const isWithin = (path: readonly string[], outer: readonly string[]): boolean =>
  outer.length <= path.length && outer.every((name, index) => name === path[index]);

/**
 * Nests the lines of a telling as their processes nest, without gaps for processes that have no line. A process is
 * known by its path: the names that lead to it.
 */
export class Outline<Line> {
  /** The lines that head the processes going on, outermost first. */
  #around: readonly Entry<Line>[] = [];
  /** Heads of processes going on that wait for the first line within, outermost first. */
  #waiting: readonly Entry<Line>[] = [];

  /** Every process inside that one has ended. Returns the lines of heads that still waited. */
  ended(path: readonly string[]): readonly Line[] {
    const goesOn = (entry: Entry<Line>): boolean =>
      entry.path.length <= path.length || !isWithin(entry.path, path);
    const dropped = this.#waiting.filter((entry) => !goesOn(entry));
    this.#around = this.#around.filter(goesOn);
    this.#waiting = this.#waiting.filter(goesOn);
    return dropped.map(({ line }) => line);
  }

  /** A head that waits for the first line within its process. */
  head(path: readonly string[], line: Line): void {
    const outer = this.#waiting.filter((entry) => entry.path.length < path.length);
    this.#waiting = [...outer, { path, line }];
  }

  /** A line, after the heads that waited for it. If it heads a process itself, `over` is the path of that process. */
  line(path: readonly string[], line: Line, over?: readonly string[]): readonly IndentedLine<Line>[] {
    const due = this.#waiting.filter((head) => isWithin(path, head.path));
    this.#waiting = this.#waiting.filter((head) => !due.includes(head));
    const heads = due.map((head) => this.#open(head));
    return [
      ...heads,
      over === undefined ? { depth: this.#depthOf(path), line } : this.#open({ path: over, line }),
    ];
  }

  #open(head: Entry<Line>): IndentedLine<Line> {
    this.#around = [
      ...this.#around.filter(({ path }) => path.length < head.path.length && isWithin(head.path, path)),
      head,
    ];
    return { depth: this.#around.length - 1, line: head.line };
  }

  #depthOf(path: readonly string[]): number {
    return this.#around.filter((head) => isWithin(path, head.path)).length;
  }
}
