import { describe, expect, it } from 'vitest';
import {
  type ActorRefFrom,
  assign,
  createMachine,
  createActor as createXState,
  enqueueActions,
  sendTo,
  setup,
} from 'xstate';
import { SimulatedClock } from '../../../src/runtime/machine/actor/clock.ts';
import { createActor } from '../../../src/runtime/machine/create-actor.ts';

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

const account = setup({
  types: {
    context: {} as { balance: number },
    events: {} as { type: 'READ'; from: string } | { type: 'WRITE'; balance: number },
  },
}).createMachine({
  context: { balance: 0 },
  on: {
    READ: {
      actions: sendTo(
        ({ event, system }) => system.get(event.from),
        ({ context }) => ({ type: 'BALANCE', balance: context.balance }),
      ),
    },
    WRITE: { actions: assign({ balance: ({ event }) => event.balance }) },
  },
});

/** Reads the balance and writes one more: nothing keeps another one from reading in between. */
const teller = setup({
  types: {
    context: {} as { id: string },
    input: {} as { id: string },
    events: {} as { type: 'PAY' } | { type: 'BALANCE'; balance: number },
  },
}).createMachine({
  context: ({ input }) => input,
  on: {
    PAY: {
      actions: sendTo(
        ({ system }) => system.get('account'),
        ({ context }) => ({ type: 'READ', from: context.id }),
      ),
    },
    BALANCE: {
      actions: sendTo(
        ({ system }) => system.get('account'),
        ({ event }) => ({ type: 'WRITE', balance: event.balance + 1 }),
      ),
    },
  },
});

const bank = setup({ actors: { account, teller } }).createMachine({
  invoke: [
    { src: 'account', id: 'account', systemId: 'account' },
    { src: 'teller', id: 'one', systemId: 'one', input: { id: 'one' } },
    { src: 'teller', id: 'two', systemId: 'two', input: { id: 'two' } },
  ],
  on: { OPEN: { actions: [sendTo('one', { type: 'PAY' }), sendTo('two', { type: 'PAY' })] } },
});

const balanceOf = (actor: ReturnType<typeof createXState<typeof bank>>): number => {
  actor.start().send({ type: 'OPEN' });
  const held = actor.getSnapshot().children.account as ActorRefFrom<typeof account>;
  return held.getSnapshot().context.balance;
};

interface Pass {
  readonly type: 'PASS';
  readonly left: number;
}

const COUNT = 5;

/** Sends numbers to a sink, and a mark to another actor that sends it on to the sink. */
const sender = (log: string[]) =>
  setup({
    actors: {
      sink: createMachine({
        on: { '*': { actions: ({ event }) => void log.push(event.n === undefined ? 'mark' : `${event.n}`) } },
      }),
      relay: createMachine({
        on: { MARK: { actions: sendTo(({ system }) => system.get('sink'), { type: 'MARK' }) } },
      }),
    },
  }).createMachine({
    invoke: [
      { src: 'sink', id: 'sink', systemId: 'sink' },
      { src: 'relay', id: 'relay' },
    ],
    on: {
      GO: {
        actions: [
          sendTo('relay', { type: 'MARK' }),
          ...Array.from({ length: COUNT }, (_, n) => sendTo('sink', { type: 'NUMBER', n })),
        ],
      },
    },
    after: { 10: { actions: sendTo('sink', { type: 'NUMBER', n: COUNT }) } },
  });

const receivedWith = (orderSeed?: number): string => {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const options = { clock, ...(orderSeed !== undefined && { orderSeed }) };
  createActor(sender(log), options).start().send({ type: 'GO' });
  clock.increment(10);
  return log.join(' ');
};

describe('The order of events between actors', () => {
  it('finds a race with a seed, which the order of XState never shows', () => {
    expect([balanceOf(createXState(bank)), balanceOf(createActor(bank) as never)]).toEqual([2, 2]);
    const balances = SEEDS.map((orderSeed) => balanceOf(createActor(bank, { orderSeed }) as never));
    expect(new Set(balances)).toEqual(new Set([1, 2]));
  });

  it('is the same for the same seed, and keeps the events of one actor for another in order', () => {
    const received = SEEDS.map(receivedWith);
    expect(SEEDS.map(receivedWith)).toEqual(received);
    expect(new Set(received).size).toBeGreaterThan(3);
    for (const log of received) {
      expect(log.replace(/mark ?/, '').trim()).toBe('0 1 2 3 4 5');
      expect(log.split(' ')).toHaveLength(COUNT + 2);
    }
    expect(receivedWith()).toBe('mark 0 1 2 3 4 5');
  });

  it('leaves no event of 10,000 actors unhandled', () => {
    const [size, tokens, hops] = [10_000, 1_000, 20];
    let met = 0;
    const member = setup({
      types: { context: {} as { next: string }, input: {} as { next: string }, events: {} as Pass },
    }).createMachine({
      context: ({ input }) => input,
      on: {
        PASS: {
          guard: ({ event }) => event.left > 0,
          actions: [
            () => {
              met += 1;
            },
            sendTo(
              ({ context, system }) => system.get(context.next),
              ({ event }) => ({ type: 'PASS', left: event.left - 1 }),
            ),
          ],
        },
      },
    });
    const name = (index: number): string => `m${index % size}`;
    const ring = setup({ actors: { member } }).createMachine({
      entry: enqueueActions(({ enqueue }) => {
        for (let index = 0; index < size; index += 1) {
          const input = { next: name(index + 1) };
          enqueue.spawnChild('member', { id: name(index), systemId: name(index), input });
        }
      }),
      on: {
        GO: {
          actions: enqueueActions(({ enqueue }) => {
            for (let index = 0; index < tokens; index += 1)
              enqueue.sendTo(name(index * 7), { type: 'PASS', left: hops });
          }),
        },
      },
    });
    createActor(ring, { orderSeed: 3 }).start().send({ type: 'GO' });
    expect(met).toBe(tokens * hops);
  });
});
