import { createStore } from '@xstate/store';
import { type AnyActorLogic, createActor, createMachine, SimulatedClock } from 'xstate-v6';
import { ACTORS, type Run, STEPS } from './machines.ts';

/** The machines of this bench in the words of the alpha of XState 6, with the events and times of the others. */
const toggle = createMachine({
  initial: 'off',
  states: { off: { on: { T: { target: 'on' } } }, on: { on: { T: { target: 'off' } } } },
});

const light = createMachine({
  context: { rounds: 0 },
  initial: 'green',
  on: { FAIL: { target: '.red' } },
  states: {
    green: { on: { TIMER: { target: 'yellow' } } },
    yellow: { on: { TIMER: { target: 'red' } } },
    red: {
      initial: 'walk',
      states: {
        walk: { on: { PED: { target: 'wait' } } },
        wait: { on: { PED: { target: 'stop' } } },
        stop: {},
      },
      on: {
        TIMER: ({ context }: { context: { rounds: number } }) =>
          context.rounds < 0
            ? { target: 'yellow' }
            : { target: 'green', context: { rounds: context.rounds + 1 } },
      },
    },
  },
} as never);

const fields = Array.from({ length: STEPS }, (_, index) => `field${index}`);
const form = (): Record<string, string> => Object.fromEntries(fields.map((field) => [field, '']));

const wizard = createMachine({
  context: form(),
  initial: 'step0',
  states: Object.fromEntries(
    fields.map((field, index) => [
      `step${index}`,
      {
        on: {
          NEXT: ({ context, event }: { context: object; event: { value: string } }) =>
            event.value === ''
              ? undefined
              : { target: `step${(index + 1) % STEPS}`, context: { ...context, [field]: event.value } },
          BACK: { target: `step${(index + STEPS - 1) % STEPS}` },
        },
      },
    ]),
  ),
} as never);

const parallel = createMachine({
  type: 'parallel',
  states: {
    a: { initial: 'x', states: { x: { on: { A: { target: 'y' } } }, y: { on: { A: { target: 'x' } } } } },
    b: {
      initial: 'x',
      states: {
        x: { on: { A: { target: 'y' }, B: { target: 'y' } } },
        y: { on: { B: { target: 'x' } } },
      },
    },
    c: {
      initial: 'on',
      states: {
        on: {
          initial: 'p',
          on: { C: { target: 'off' } },
          states: {
            p: { on: { D: { target: 'q' } } },
            q: { on: { D: { target: 'p' } } },
            last: { type: 'history', target: 'p' },
          },
        },
        off: { on: { C: { target: 'on.last' } } },
      },
    },
  },
} as never);

const delayed = createMachine({
  initial: 'a',
  states: { a: { after: { 10: { target: 'b' } } }, b: { after: { 10: { target: 'a' } } } },
} as never);

interface CellArgs {
  readonly context: { readonly next: string; readonly passed: number };
  readonly event: { readonly left: number };
  readonly system: { get(key: string): unknown };
}

interface Queue {
  sendTo(actor: unknown, event: { readonly type: 'PASS'; readonly left: number }): void;
}

const cell = createMachine({
  context: ({ input }: { input: string }) => ({ next: input, passed: 0 }),
  on: {
    PASS: ({ context, event, system }: CellArgs, queue: Queue) => {
      if (event.left <= 0) return undefined;
      queue.sendTo(system.get(context.next), { type: 'PASS', left: event.left - 1 });
      return { context: { ...context, passed: context.passed + 1 } };
    },
  },
} as never) as AnyActorLogic;

const ring = createMachine({
  context: ({ spawn }: { spawn: (logic: AnyActorLogic, options: object) => void }) => {
    for (let index = 0; index < ACTORS; index += 1) {
      const id = `cell${index}`;
      spawn(cell, { id, registryKey: id, input: `cell${(index + 1) % ACTORS}` });
    }
    return {};
  },
  on: {
    GO: ({ event, system }: CellArgs, queue: Queue) =>
      queue.sendTo(system.get('cell0'), { type: 'PASS', left: event.left }),
  },
} as never) as AnyActorLogic;

export const alphaMachines: Readonly<Record<string, unknown>> = {
  toggle,
  'nested light': light,
  'wizard, 30 steps': wizard,
  'parallel, history': parallel,
};

/** The create function, machines and clock of the alpha. */
export const alpha = { createActor, ring, delayed, clock: (): SimulatedClock => new SimulatedClock() };

/** What a store without states can do of two machines: to change the context. */
export const stores: Readonly<Record<string, () => Run>> = {
  toggle: () => {
    const store = createStore({ context: { on: false }, on: { T: ({ on }) => ({ on: !on }) } });
    return (steps) => {
      for (let step = 0; step < steps; step += 1) store.send({ type: 'T' });
    };
  },
  'wizard, 30 steps': () => {
    const store = createStore({
      context: { step: 0, form: form() },
      on: {
        NEXT: ({ step, form }, event: { value: string }) => ({
          step: (step + 1) % STEPS,
          form: { ...form, [fields[step] as string]: event.value },
        }),
        BACK: ({ step, form }) => ({ step: (step + STEPS - 1) % STEPS, form }),
      },
    });
    const events = [{ type: 'NEXT', value: 'a' }, { type: 'NEXT', value: 'b' }, { type: 'BACK' }] as const;
    return (steps) => {
      for (let step = 0; step < steps; step += 1) store.send(events[step % 3] as (typeof events)[0]);
    };
  },
};
