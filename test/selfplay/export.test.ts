import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import type { TrajectoryStep } from '../../src/selfplay/outcome.ts';
import { parquetOf } from '../../src/selfplay/store/parquet.ts';

const steps: readonly TrajectoryStep[] = [
  {
    match: 0,
    step: 0,
    player: 1,
    observation: [0, -1, 2.5],
    mask: [3, 9],
    action: 9,
    policy: [0.25, 0.75],
    return: 1,
  },
  {
    match: 0,
    step: 1,
    player: 0,
    observation: [4, 0, 0],
    mask: [1, 2, 3],
    action: 2,
    policy: null,
    return: -1,
  },
];

describe('The Parquet table of a run', () => {
  it('is read by another reader as the decisions that were written', async () => {
    const { buffer } = parquetOf(steps);
    const rows = await parquetReadObjects({ file: buffer as ArrayBuffer });
    expect(rows.map(({ policy = null, ...row }) => ({ ...row, policy }))).toEqual(steps);
  });

  it('has typed columns: numbers, and lists of numbers', async () => {
    const { buffer } = parquetOf(steps);
    const { schema } = await parquetMetadataAsync(buffer as ArrayBuffer);
    const typed = schema.flatMap(({ name, type }) => (type === undefined ? [] : [[name, type]]));
    expect(typed).toEqual([
      ...['match', 'step', 'player', 'action'].map((name) => [name, 'INT32']),
      ['return', 'DOUBLE'],
      ['element', 'FLOAT'],
      ['element', 'INT32'],
      ['element', 'DOUBLE'],
    ]);
    const lists = schema.filter(({ converted_type: converted }) => converted === 'LIST');
    expect(lists.map(({ name }) => name)).toEqual(['observation', 'mask', 'policy']);
  });

  it('has its columns where no decision was made', async () => {
    const { buffer } = parquetOf([]);
    expect(await parquetReadObjects({ file: buffer as ArrayBuffer })).toEqual([]);
  });
});
