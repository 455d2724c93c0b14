import { z } from 'zod';
import type { Chance } from '../../core/chance.ts';

/** A transition: taken on the option of that number, or unguarded as the last of its list. */
const transition = z.strictObject({
  option: z.int(),
  /** Place in the list of all states of the machine; -1: no target. */
  target: z.int(),
  reenter: z.boolean(),
  mark: z.int(),
});

const leaf = z.strictObject({
  entry: z.boolean(),
  always: z.array(transition),
  answer: z.array(transition),
  invokes: z.boolean(),
});

const room = z.strictObject({ entry: z.boolean(), leaves: z.array(leaf), answer: z.array(transition) });
const rooms = z.array(room);

/** A machine and the one it invokes. Rooms are compound states; their leaves wait or invoke. */
export const chartSpec = z.strictObject({ outer: rooms, inner: rooms });

export type ChartSpec = z.output<typeof chartSpec>;
export type RoomSpec = z.output<typeof room>;
export type TransitionSpec = z.output<typeof transition>;

const STATES = 9;

const drawTransition = (chance: Chance): TransitionSpec => ({
  option: chance.below(3),
  target: chance.between(-1, STATES),
  reenter: chance.onceIn(3),
  mark: chance.below(9),
});

const few = (chance: Chance, most: number): TransitionSpec[] => [
  ...chance.many(chance.below(most + 1), () => drawTransition(chance)),
];

const drawRooms = (chance: Chance): RoomSpec[] => [
  ...chance.many(chance.between(1, 3), () => ({
    entry: chance.onceIn(2),
    answer: few(chance, 2),
    leaves: [
      ...chance.many(chance.between(1, 3), () => ({
        entry: chance.onceIn(2),
        always: chance.onceIn(3) ? few(chance, 2) : [],
        answer: few(chance, 2),
        invokes: chance.onceIn(4),
      })),
    ],
  })),
];

/** A random machine that may invoke another. */
export const drawChart = (chance: Chance): ChartSpec => ({
  outer: drawRooms(chance),
  inner: drawRooms(chance),
});
