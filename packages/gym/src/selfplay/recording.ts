import { estimateAdvantages } from './advantages.ts';
import type { NamedArrays } from './array-file.ts';
import { DecisionRows } from './decision-rows.ts';

/** The recorded decisions of one player in a match, by their numbers in the recording. */
export type Trajectory = number[];

/** Decisions that were made by the net that learns, or by its teacher. */
export class Recording {
  readonly rows = new DecisionRows();
  /** The index of the option that was taken, of each decision. */
  readonly actions: number[] = [];
  /** The logarithm of its share of chance. */
  readonly logShares: number[] = [];
  /** The chance to win that the net gave. */
  readonly values: number[] = [];
  readonly advantages: number[] = [];
  readonly targets: number[] = [];

  /** Records a decision of other rows, as part of a trajectory. */
  push(
    trajectory: Trajectory,
    rows: DecisionRows,
    decision: number,
    taken: { readonly action: number; readonly logShare: number; readonly value: number },
  ): void {
    trajectory.push(this.rows.count);
    this.rows.push(rows, decision);
    this.actions.push(taken.action);
    this.logShares.push(taken.logShare);
    this.values.push(taken.value);
  }

  /** Notes how a match ended for the player of a trajectory: 1 won, 0 lost. */
  end(trajectory: Trajectory, result: number, lambda: number): void {
    const values = trajectory.map((decision) => this.values[decision] as number);
    const { advantages, targets } = estimateAdvantages(values, result, lambda);
    for (const [index, decision] of trajectory.entries()) {
      this.advantages[decision] = advantages[index] as number;
      this.targets[decision] = targets[index] as number;
    }
  }
}

/** A recording as arrays, in the order of their bytes. */
export const recordedArrays = ({
  rows,
  actions,
  logShares,
  advantages,
  targets,
}: Recording): NamedArrays => ({
  positionStarts: rows.positions.starts,
  positionAt: rows.positions.at,
  positionValues: rows.positions.values,
  optionStarts: rows.options.starts,
  optionAt: rows.options.at,
  optionValues: rows.options.values,
  firstOptions: Int32Array.from(rows.firstOptions),
  actions: Int32Array.from(actions),
  logShares: Float32Array.from(logShares),
  advantages: Float32Array.from(advantages),
  targets: Float32Array.from(targets),
});
