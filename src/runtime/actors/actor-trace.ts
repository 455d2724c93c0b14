import type { AnyActor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { type Chart, chartOf, type Leaf } from '../chart/chart.ts';
import type { LeanFrame } from '../frame.ts';

/** The chart that an actor of a match runs. */
export const chartOfActor = (actor: AnyActorRef): Chart =>
  chartOf((actor as AnyActor).logic as AnyStateMachine);

const stateOf = (value: StateValue): string => {
  if (typeof value === 'string') return value;
  const [[key, inner] = []] = Object.entries(value);
  return key === undefined ? '' : inner === undefined ? key : `${key}.${stateOf(inner)}`;
};

/** The leaf state of a snapshot; `undefined` before the machine has one. */
export const leafOf = (chart: Chart, snapshot: AnyMachineSnapshot | undefined): Leaf | undefined =>
  snapshot === undefined ? undefined : chart.leaves.get(stateOf(snapshot.value));

/** The running actors from this one inwards, outermost first: each invokes the next. */
export const actorsFrom = (outermost: AnyActorRef): readonly AnyActorRef[] => {
  const snapshot: AnyMachineSnapshot = outermost.getSnapshot();
  const [child] = Object.values(snapshot.children) as AnyActorRef[];
  return child === undefined ? [outermost] : [outermost, ...actorsFrom(child)];
};

/** The innermost process of a match of actors at rest, as the lean runtime would hold it. */
export const frameOfActors = (match: AnyActorRef): LeanFrame => {
  const frames = actorsFrom(match).reduce<LeanFrame | undefined>((below, actor) => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const leaf = leafOf(chartOfActor(actor), snapshot) as Leaf;
    return { leaf, context: snapshot.context, below };
  }, undefined);
  return frames as LeanFrame;
};
