import { type AnyEventObject, type AnyStateMachine, assign, createMachine, sendTo, setup } from 'xstate';

/** Takes so many steps. */
export type Run = (steps: number) => void;

/** A machine and the events that it receives in turn. */
export interface EventBench {
  readonly machine: AnyStateMachine;
  readonly events: readonly AnyEventObject[];
}

const types = (...names: readonly string[]): readonly AnyEventObject[] => names.map((type) => ({ type }));

const toggle = createMachine({
  initial: 'off',
  states: { off: { on: { T: 'on' } }, on: { on: { T: 'off' } } },
});

const light = setup({ types: { context: {} as { rounds: number } } }).createMachine({
  context: { rounds: 0 },
  initial: 'green',
  on: { FAIL: '.red' },
  states: {
    green: { on: { TIMER: 'yellow' } },
    yellow: { on: { TIMER: 'red' } },
    red: {
      initial: 'walk',
      states: { walk: { on: { PED: 'wait' } }, wait: { on: { PED: 'stop' } }, stop: {} },
      on: {
        TIMER: [
          { guard: ({ context }) => context.rounds < 0, target: 'yellow' },
          { target: 'green', actions: assign({ rounds: ({ context }) => context.rounds + 1 }) },
        ],
      },
    },
  },
});

export const STEPS = 30;
const fields = Array.from({ length: STEPS }, (_, index) => `field${index}`);

/** A form of 30 steps, each of which writes one of 30 fields by a copy of the context. */
const wizard = setup({
  types: { context: {} as Record<string, string>, events: {} as { type: 'NEXT' | 'BACK'; value: string } },
}).createMachine({
  context: Object.fromEntries(fields.map((field) => [field, ''])),
  initial: 'step0',
  states: Object.fromEntries(
    fields.map((field, index) => [
      `step${index}`,
      {
        on: {
          NEXT: {
            guard: ({ event }: { event: { value: string } }) => event.value !== '',
            target: `step${(index + 1) % STEPS}`,
            actions: assign(({ context, event }) => ({
              ...(context as Record<string, string>),
              [field]: (event as unknown as { value: string }).value,
            })),
          },
          BACK: `step${(index + STEPS - 1) % STEPS}`,
        },
      },
    ]),
  ) as never,
});

const parallel = createMachine({
  type: 'parallel',
  states: {
    a: { initial: 'x', states: { x: { on: { A: 'y' } }, y: { on: { A: 'x' } } } },
    b: { initial: 'x', states: { x: { on: { A: 'y', B: 'y' } }, y: { on: { B: 'x' } } } },
    c: {
      initial: 'on',
      states: {
        on: {
          initial: 'p',
          on: { C: 'off' },
          states: { p: { on: { D: 'q' } }, q: { on: { D: 'p' } }, last: { type: 'history' } },
        },
        off: { on: { C: 'on.last' } },
      },
    },
  },
});

export const eventBenches: Readonly<Record<string, EventBench>> = {
  toggle: { machine: toggle, events: types('T') },
  'nested light': { machine: light, events: types('TIMER', 'TIMER', 'PED', 'PED', 'TIMER') },
  'wizard, 30 steps': {
    machine: wizard,
    events: [
      { type: 'NEXT', value: 'a' },
      { type: 'NEXT', value: 'b' },
      { type: 'BACK', value: '' },
    ],
  },
  'parallel, history': { machine: parallel, events: types('A', 'B', 'D', 'C', 'A', 'C') },
};

/** Two states that change every 10 milliseconds. */
export const delayed = createMachine({
  initial: 'a',
  states: { a: { after: { 10: 'b' } }, b: { after: { 10: 'a' } } },
});

export const ACTORS = 1_000;

const cell = setup({
  types: {
    context: {} as { next: string; passed: number },
    input: {} as string,
    events: {} as { type: 'PASS'; left: number },
  },
}).createMachine({
  context: ({ input }) => ({ next: input, passed: 0 }),
  on: {
    PASS: {
      guard: ({ event }) => event.left > 0,
      actions: [
        assign({ passed: ({ context }) => context.passed + 1 }),
        sendTo(
          ({ context, system }) => system.get(context.next),
          ({ event }) => ({ type: 'PASS', left: event.left - 1 }),
        ),
      ],
    },
  },
});

/** Actors in a ring: each passes an event on to the next one. */
export const ring = setup({
  types: { context: {} as object, events: {} as { type: 'GO'; left: number } },
  actors: { cell },
}).createMachine({
  context: ({ spawn }) => {
    for (let index = 0; index < ACTORS; index += 1) {
      const id = `cell${index}`;
      spawn('cell', { id, systemId: id, input: `cell${(index + 1) % ACTORS}` });
    }
    return {};
  },
  on: {
    GO: { actions: sendTo('cell0', ({ event }) => ({ type: 'PASS' as const, left: event.left })) },
  },
});
