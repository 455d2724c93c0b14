import { describe, expect, it } from 'vitest';
import { SparseRows } from '../../src/selfplay/sparse-rows.ts';

const dense = (rows: SparseRows, row: number, size: number): readonly number[] => {
  const numbers = Array<number>(size).fill(0);
  for (let index = rows.starts[row] as number; index < (rows.starts[row + 1] as number); index += 1) {
    numbers[rows.at[index] as number] = rows.values[index] as number;
  }
  return numbers;
};

const filled = (): SparseRows => {
  const rows = new SparseRows();
  const numbers = Float32Array.from([9, 0, 1, 0, 2, 0, 0, 0, 0, -3]);
  rows.pushDense(numbers, 1, 4);
  rows.pushDense(numbers, 5, 4);
  rows.pushDense(numbers, 7, 3);
  return rows;
};

describe('Sparse rows', () => {
  it('have the numbers that are not 0, and give each row back', () => {
    const rows = filled();
    expect([...rows.starts]).toEqual([0, 2, 2, 3]);
    expect([...rows.at]).toEqual([1, 3, 2]);
    expect([...rows.values]).toEqual([1, 2, -3]);
    expect([0, 1].map((row) => dense(rows, row, 4))).toEqual([
      [0, 1, 0, 2],
      [0, 0, 0, 0],
    ]);
    expect(dense(rows, 2, 3)).toEqual([0, 0, -3]);
  });

  it('take rows of others, and hold more than they began with', () => {
    const rows = new SparseRows();
    for (let time = 0; time < 5000; time += 1) rows.pushRow(filled(), time % 3);
    expect(rows.count).toBe(5000);
    expect(dense(rows, 4998, 4)).toEqual([0, 1, 0, 2]);
    expect(dense(rows, 2, 3)).toEqual([0, 0, -3]);
    expect(rows.at.length).toBe(5000);
  });

  it('are empty again once they are cleared', () => {
    const rows = filled();
    rows.clear();
    rows.pushDense(Float32Array.from([0, 5]), 0, 2);
    expect([[...rows.starts], [...rows.at], [...rows.values]]).toEqual([[0, 1], [1], [5]]);
  });
});
