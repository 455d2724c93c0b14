const FIRST_NUMBERS = 4096;

const grown = <T extends Float32Array | Int32Array>(array: T, needed: number): T => {
  if (needed <= array.length) return array;
  const larger = new (array.constructor as new (length: number) => T)(Math.max(needed, 2 * array.length));
  larger.set(array);
  return larger;
};

/** Rows of numbers most of which are 0: the others, row after row. */
export class SparseRows {
  /** Where each row begins in `at` and `values`; one more than there are rows. */
  #starts = new Int32Array(FIRST_NUMBERS);
  #at = new Int32Array(FIRST_NUMBERS);
  #values = new Float32Array(FIRST_NUMBERS);
  #rows = 0;

  /** Number of rows. */
  get count(): number {
    return this.#rows;
  }

  get starts(): Int32Array {
    return this.#starts.subarray(0, this.#rows + 1);
  }

  /** The columns of the numbers. */
  get at(): Int32Array {
    return this.#at.subarray(0, this.#starts[this.#rows]);
  }

  get values(): Float32Array {
    return this.#values.subarray(0, this.#starts[this.#rows]);
  }

  /** Forgets all rows. */
  clear(): void {
    this.#rows = 0;
  }

  /** Adds `size` numbers of an array, from `offset` on, as a row. */
  pushDense(numbers: Float32Array, offset: number, size: number): void {
    let end = this.#begin(size);
    for (let column = 0; column < size; column += 1) {
      const value = numbers[offset + column] as number;
      if (value === 0) continue;
      this.#at[end] = column;
      this.#values[end] = value;
      end += 1;
    }
    this.#end(end);
  }

  /** Adds a row of other rows. */
  pushRow(rows: SparseRows, row: number): void {
    const { starts, at, values } = rows;
    const [from, to] = [starts[row] as number, starts[row + 1] as number];
    const end = this.#begin(to - from);
    this.#at.set(at.subarray(from, to), end);
    this.#values.set(values.subarray(from, to), end);
    this.#end(end + to - from);
  }

  #begin(atMost: number): number {
    const start = this.#starts[this.#rows] as number;
    this.#at = grown(this.#at, start + atMost);
    this.#values = grown(this.#values, start + atMost);
    return start;
  }

  #end(end: number): void {
    this.#rows += 1;
    this.#starts = grown(this.#starts, this.#rows + 1);
    this.#starts[this.#rows] = end;
  }
}
