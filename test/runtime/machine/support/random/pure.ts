import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate';
import * as runtime from '../../../../../src/api/runtime.ts';
import { sessionNamer } from '../sessions.ts';
import type { Twist } from './config.ts';
import { buildMachine } from './machine.ts';
import { normal } from './normal.ts';
import { pick } from './places.ts';
import { attempt, seenSnapshot } from './side.ts';
import { EVENTS, type MachineSpec, type Step } from './spec.ts';
import { newWorld } from './world.ts';

interface Listed {
  readonly type: string;
  readonly info: { readonly context: unknown; readonly event: unknown; readonly self: AnyActorRef };
  readonly params: unknown;
  readonly exec: ((info: unknown, params: unknown) => void) | undefined;
}

/** A machine that is stepped without an actor. */
export interface Stepping {
  begin(machine: AnyStateMachine): [AnyMachineSnapshot, Listed[]];
  step(
    machine: AnyStateMachine,
    snapshot: AnyMachineSnapshot,
    event: AnyEventObject,
  ): [AnyMachineSnapshot, Listed[]];
}

const steppingOf = (functions: {
  initialTransition: typeof initialTransition;
  transition: typeof transition;
}) =>
  ({
    begin: (machine) => functions.initialTransition(machine, { k: 3 }),
    step: (machine, snapshot, event) => functions.transition(machine, snapshot, event),
  }) as Stepping;

export const byXState = steppingOf({ initialTransition, transition });
export const byRuntime = steppingOf(runtime as never);

/** XState and this runtime in turn: each goes on from a snapshot of the other. */
export const byBoth = (): Stepping => {
  let turn = 0;
  return {
    begin: byXState.begin,
    step: (...args) => (turn++ % 2 === 0 ? byRuntime : byXState).step(...args),
  };
};

/** The event of a step: one of the script, of a timer, of an actor, or the end. */
const eventOf = (step: Step, machine: AnyStateMachine): AnyEventObject => {
  switch (step.kind) {
    case 'send':
    case 'sendTo':
      return { type: pick(EVENTS, step.event), n: step.n };
    case 'refuel':
      return { type: 'refuel' };
    case 'wait':
      return { type: pick([...machine.events, 'refuel'], step.ms) };
    case 'callback':
      return { type: step.which % 3 === 0 ? 'xstate.stop' : 'spent' };
    default:
      return { type: pick([...machine.events, 'refuel'], step.which), output: step.what, error: step.what };
  }
};

/** Steps a machine by one of two ways, in a world of its own. */
export const startPure = ({ begin, step }: Stepping, spec: MachineSpec, twist?: Twist) => {
  const world = newWorld();
  world.energy = Number.POSITIVE_INFINITY;
  const machine = buildMachine(spec, world, twist);
  const name = sessionNamer();
  /** What a step shows: its snapshot and its actions, and what these do when they are executed. */
  const shown = (before: unknown, [snapshot, actions]: [AnyMachineSnapshot, Listed[]]): unknown => {
    world.log.splice(0);
    const listed = actions.map(({ type, info, params, exec }) => {
      const { context, event } = info;
      const thrown = attempt(() => exec?.(info, params));
      return {
        type,
        context: normal(context),
        event: normal(event),
        params: normal(params),
        exec: typeof exec,
        thrown,
      };
    });
    const log = world.log.splice(0);
    const history = Object.entries(snapshot.historyValue).map(([id, kept]) => [
      id,
      kept?.map((one) => one.id),
    ]);
    const isSame = snapshot === before;
    const seen = { snapshot: seenSnapshot(snapshot as never), history, isSame, listed, log };
    // The actor of the actions has a new id in each step of XState.
    const self = new RegExp(`\\b${actions[0]?.info.self.id}\\b`, 'g');
    return JSON.parse(name(JSON.stringify(seen).replaceAll(self, 'self')));
  };
  let current: AnyMachineSnapshot | undefined;
  return {
    /** Takes a step, unless the machine has ended. */
    take: (next: Step | 'start'): unknown => {
      const before = current;
      if (before !== undefined && before.status !== 'active') return undefined;
      try {
        const result =
          next === 'start' || before === undefined
            ? begin(machine)
            : step(machine, before, eventOf(next, machine));
        [current] = result;
        return shown(before, result);
      } catch (error) {
        return { thrown: normal(error) };
      }
    },
  };
};
