import type { TrajectoryStep } from 'gatechart/node';
import { arrayFile } from './array-file.ts';
import { SparseRows } from './sparse-rows.ts';

/** Decisions of matches as a file of arrays. */
export const sparseTrajectories = (trajectory: Iterable<TrajectoryStep>): Uint8Array => {
  const positions = new SparseRows();
  const whole = {
    firstOptions: [0],
    options: [] as number[],
    actions: [] as number[],
    matches: [] as number[],
    steps: [] as number[],
    players: [] as number[],
  };
  const floats = { policy: [] as number[], targets: [] as number[] };
  for (const { match, step, player, observation, mask, action, policy, return: came } of trajectory) {
    positions.pushDense(Float32Array.from(observation), 0, observation.length);
    whole.options.push(...mask);
    whole.firstOptions.push(whole.options.length);
    whole.actions.push(mask.indexOf(action));
    whole.matches.push(match);
    whole.steps.push(step);
    whole.players.push(player);
    floats.policy.push(...(policy ?? mask.map(() => 0)));
    floats.targets.push((came + 1) / 2);
  }
  const arraysOf = <Kind>(from: (numbers: number[]) => Kind, lists: Readonly<Record<string, number[]>>) =>
    Object.fromEntries(Object.entries(lists).map(([name, numbers]) => [name, from(numbers)]));
  return Buffer.concat(
    arrayFile({
      positionStarts: positions.starts,
      positionAt: positions.at,
      positionValues: positions.values,
      ...arraysOf((numbers) => Int32Array.from(numbers), whole),
      ...arraysOf((numbers) => Float32Array.from(numbers), floats),
    }),
  );
};
