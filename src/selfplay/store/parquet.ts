import { parquetWriteBuffer } from 'hyparquet-writer';
import type { TrajectoryStep } from '../outcome.ts';

/** Lists go into the table as JSON text: their lengths differ from row to row. */
const lists = (steps: readonly TrajectoryStep[], of: 'observation' | 'mask' | 'policy'): readonly string[] =>
  steps.map((step) => JSON.stringify(step[of]));

/** Decisions as a Parquet table, a row each. */
export const parquetOf = (steps: readonly TrajectoryStep[]): Uint8Array =>
  new Uint8Array(
    parquetWriteBuffer({
      columnData: [
        ...(['match', 'step', 'player', 'action'] as const).map((name) => ({
          name,
          data: steps.map((step) => step[name]),
          type: 'INT32' as const,
        })),
        { name: 'return', data: steps.map((step) => step.return), type: 'DOUBLE' },
        ...(['observation', 'mask', 'policy'] as const).map((name) => ({
          name,
          data: [...lists(steps, name)],
          type: 'STRING' as const,
        })),
      ],
    }),
  );
