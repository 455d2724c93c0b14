import { assign, not, setup } from 'xstate';

/** A process without states worth telling. */
export const inner = setup({}).createMachine({
  id: 'inner',
  context: ({ input }) => input as object,
  output: ({ context }) => context,
  meta: { clauses: ['9-1'] },
  initial: 'ended',
  states: { ended: { type: 'final' } },
});

/** Nested states, every kind of transition, and arrows across, into and out of a state with inner states. */
export const outer = setup({
  actors: { inner },
  guards: {
    isDue: () => true,
    isKind: (_, _kind: string) => true,
  },
  actions: {
    begin: assign({}),
    note: assign((_, _text: string) => ({})),
    take: assign({}),
  },
}).createMachine({
  id: 'outer',
  context: ({ input }) => input as object,
  output: ({ context }) => context,
  meta: { clauses: ['1-1'] },
  entry: 'begin',
  initial: 'asking',
  states: {
    asking: {
      description: 'Somebody is asked.',
      tags: 'decision',
      meta: { clauses: ['2-1', '2-1a'], decision: 'sample' },
      initial: 'open',
      on: { answer: { target: '.open', actions: 'begin' } },
      states: {
        open: {
          on: {
            answer: [
              { guard: { type: 'isKind', params: 'a:b;' }, target: 'again', meta: { clauses: ['2-1b'] } },
              { guard: not('isDue'), actions: { type: 'note', params: 'late' } },
              { guard: 'isDue', target: '#outer.work' },
            ],
          },
        },
        again: { on: { answer: { guard: 'isDue', target: '#outer.asking' } } },
      },
    },
    work: {
      entry: ['begin', { type: 'note', params: 'now' }],
      invoke: {
        id: 'inner',
        src: 'inner',
        input: () => ({}),
        onDone: [{ guard: 'isDue', target: 'end', actions: 'take' }, { target: 'asking' }],
      },
    },
    end: { type: 'final', meta: { clauses: ['3-1'] } },
  },
});

/** Moves as events, a step that ends, and the end of the match. */
export const steps = setup({
  guards: { isDue: () => true },
  actions: { take: assign({}) },
}).createMachine({
  id: 'steps',
  context: ({ input }) => input as object,
  output: ({ context }) => context,
  initial: 'turn',
  states: {
    turn: {
      initial: 'moving',
      onDone: [
        { guard: 'isDue', target: 'over', meta: { clauses: ['1-2'] } },
        { target: 'ended', actions: 'take' },
      ],
      states: {
        moving: {
          tags: 'decision',
          meta: { decision: 'move' },
          on: {
            attack: [{ guard: 'isDue', target: 'moved', actions: 'take' }, { target: 'moved' }],
            pass: 'moved',
            'choose.*': { actions: 'take' },
          },
        },
        moved: { type: 'final' },
      },
    },
    over: { tags: 'over' },
    ended: { type: 'final' },
  },
});
