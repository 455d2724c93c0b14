import { and, assign, setup } from 'xstate';

/** A machine as people write them who know nothing of card games: one that sells tea. */

const PRICE = 120;

type CoinEvent = { readonly type: 'COIN'; readonly worth: number };

const till = setup({
  types: {
    context: {} as { owed: number; paid: number; coins: number[] },
    input: {} as { owed: number },
    output: {} as { change: number; coins: number },
    events: {} as CoinEvent | { readonly type: 'CANCEL' },
  },
  guards: {
    isEnough: ({ context }) => context.paid >= context.owed,
    isTaken: ({ event }, { least }: { least: number }) => event.type === 'COIN' && event.worth >= least,
  },
}).createMachine({
  id: 'till',
  context: ({ input }) => ({ owed: input.owed, paid: 0, coins: [] }),
  output: ({ context }) => ({
    change: context.paid < context.owed ? context.paid : context.paid - context.owed,
    coins: context.coins.length,
  }),
  initial: 'open',
  states: {
    open: {
      on: {
        COIN: {
          guard: { type: 'isTaken', params: { least: 10 } },
          actions: assign({
            paid: ({ context, event }) => context.paid + event.worth,
            coins: ({ context, event }) => [...context.coins, event.worth],
          }),
        },
        CANCEL: 'closed',
      },
      always: { guard: 'isEnough', target: 'closed' },
    },
    closed: { type: 'final' },
  },
});

export const vending = setup({
  types: {
    context: {} as { stock: number; sold: number; strength: number; change: number },
    events: {} as
      | CoinEvent
      | {
          readonly type:
            | 'CANCEL'
            | 'STRONGER'
            | 'MILDER'
            | 'CHOOSE'
            | 'REFILL'
            | 'CLOSE'
            | 'OPEN'
            | 'UNHEARD';
        },
  },
  actors: { till },
  guards: {
    isEmpty: ({ context }) => context.stock === 0,
    isStrong: ({ context }) => context.strength > 2,
  },
  actions: {
    sell: assign({ stock: ({ context }) => context.stock - 1, sold: ({ context }) => context.sold + 1 }),
    giveBack: assign((_, params: { change: number }) => ({ change: params.change })),
  },
}).createMachine({
  id: 'vending',
  context: { stock: 2, sold: 0, strength: 1, change: 0 },
  initial: 'working',
  states: {
    working: {
      initial: 'idle',
      states: {
        idle: {
          initial: 'mild',
          on: {
            CHOOSE: { target: 'paying' },
            CLOSE: [
              { guard: ({ context }) => context.sold > 1, target: '#vending.shut' },
              { target: '#vending.closed' },
            ],
          },
          always: { guard: 'isEmpty', target: '#vending.empty' },
          states: {
            mild: {
              on: {
                STRONGER: {
                  target: 'strong',
                  actions: assign({ strength: ({ context }) => context.strength + 1 }),
                },
              },
            },
            strong: {
              on: {
                STRONGER: { guard: and(['isStrong']), target: 'mild', actions: assign({ strength: 1 }) },
                MILDER: { target: 'mild', actions: assign({ strength: () => 1 }) },
              },
              entry: assign({ strength: ({ context }) => context.strength + 1 }),
            },
          },
        },
        paying: {
          invoke: {
            id: 'till',
            src: 'till',
            input: ({ context }) => ({ owed: PRICE + 10 * context.strength }),
            onDone: [
              {
                guard: ({ event }) => event.output.coins === 0,
                target: 'idle',
                reenter: true,
              },
              {
                target: 'brewing',
                actions: { type: 'giveBack', params: ({ event }) => ({ change: event.output.change }) },
              },
            ],
          },
        },
        brewing: { entry: 'sell', always: 'idle' },
      },
    },
    empty: { on: { REFILL: { target: 'working', actions: assign({ stock: 2 }) }, CLOSE: 'shut' } },
    closed: { on: { OPEN: 'working', CLOSE: 'shut' } },
    shut: { type: 'final' },
  },
  output: ({ context }) => context.sold,
});
