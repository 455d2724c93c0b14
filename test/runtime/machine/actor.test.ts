import { describe, expect, it, vi } from 'vitest';
import {
  type AnyActorRef,
  assign,
  createMachine,
  createActor as createXStateActor,
  fromPromise,
  fromTransition,
  raise,
  sendTo,
  setup,
  toPromise,
  waitFor,
} from 'xstate';
import { createActor, type RuntimeOptions, SimulatedClock } from '../../../src/api/runtime.ts';
import { expectAlike } from './support.ts';

const counter = setup({
  types: { context: {} as { n: number }, input: {} as { from: number } },
}).createMachine({
  id: 'counter',
  context: ({ input }) => ({ n: input.from }),
  initial: 'counting',
  states: {
    counting: {
      on: { ADD: { actions: assign({ n: ({ context }) => context.n + 1 }) }, END: 'end' },
      always: { guard: ({ context }) => context.n > 3, target: 'end' },
    },
    end: { type: 'final' },
  },
  output: ({ context }) => context.n,
});

describe('An actor', () => {
  it('works with the helpers of XState', async () => {
    const actor = createActor(counter, { input: { from: 1 } }).start();
    const over = waitFor(actor, ({ context }) => context.n === 3);
    const output = toPromise(actor);
    actor.send({ type: 'ADD' });
    actor.send({ type: 'ADD' });
    expect((await over).value).toBe('counting');
    actor.send({ type: 'ADD' });
    expect(await output).toBe(4);
  });

  it('requires an input where the machine does', () => {
    // @ts-expect-error -- the machine needs an input
    const actor = createActor(counter);
    expect(actor.getSnapshot().status).toBe('error');
  });

  it('runs machines of XState 5.20, which have no options', () => {
    const machine = createMachine({ initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } });
    delete (machine as { options?: object }).options;
    const actor = createActor(machine).start();
    actor.send({ type: 'GO' });
    expect(actor.getSnapshot().value).toBe('b');
  });

  it('has its system id under the name by which XState 5.20 persists it, too', () => {
    expect(createActor(createMachine({}), { systemId: 'only' })).toMatchObject({ _systemId: 'only' });
  });

  it('selects parts of its snapshot', () => {
    const actor = createActor(counter, { input: { from: 0 } }).start();
    const parts: number[] = [];
    const part = actor.select(({ context }) => context.n);
    part.subscribe((n) => void parts.push(n));
    for (const type of ['ADD', 'NONE', 'ADD']) actor.send({ type });
    expect([parts, part.get()]).toEqual([[1, 2], 2]);
  });

  it('shows the snapshot before the step to its own actions', () => {
    const seen: unknown[] = [];
    const machine = createMachine({
      initial: 'a',
      states: {
        a: { on: { GO: 'b' } },
        b: { entry: ({ self }) => void seen.push((self as AnyActorRef).getSnapshot().value) },
      },
    });
    const actor = createActor(machine).start();
    actor.send({ type: 'GO' });
    expect([seen, actor.getSnapshot().value]).toEqual([['a'], 'b']);
  });

  it('keeps a snapshot as it was', () => {
    const actor = createActor(counter, { input: { from: 0 } }).start();
    const before = actor.getSnapshot();
    actor.send({ type: 'END' });
    expect(before).toMatchObject({ value: 'counting', status: 'active', context: { n: 0 } });
    expect([before.can({ type: 'END' }), actor.getSnapshot().can({ type: 'END' })]).toEqual([true, false]);
  });

  it('refuses events that are no objects', () => {
    const actor = createActor(counter, { input: { from: 0 } }).start();
    expect(() => actor.send('ADD' as never)).toThrow('Only event objects');
  });

  it('does not give the id of a restored child again', () => {
    const child = fromTransition((n: number) => n + 1, 0);
    const machine = setup({ actors: { child } }).createMachine({
      context: ({ spawn }) => ({ refs: [spawn('child')] }),
      on: { MORE: { actions: assign({ refs: ({ context, spawn }) => [...context.refs, spawn('child')] }) } },
    });
    const first = createActor(machine).start();
    first.send({ type: 'MORE' });
    const second = createActor(machine, { snapshot: first.getPersistedSnapshot() }).start();
    second.send({ type: 'MORE' });
    expect(Object.keys(second.getSnapshot().children)).toHaveLength(3);
    expect(second.getSnapshot().context.refs.map((ref: AnyActorRef) => ref.id)).toEqual(
      Object.keys(second.getSnapshot().children),
    );
  });

  it('runs logic of any kind as the root', async () => {
    const seven = createActor(fromPromise(() => Promise.resolve(7))).start();
    expect(await toPromise(seven)).toBe(7);
  });

  it('leaves errors that nobody subscribes to to the host', () => {
    vi.useFakeTimers();
    try {
      const machine = createMachine({
        on: {
          FAIL: {
            actions: () => {
              throw new Error('unheard');
            },
          },
        },
      });
      createActor(machine).start().send({ type: 'FAIL' });
      expect(() => vi.runAllTimers()).toThrow('unheard');
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves errors of an inspector to the host', () => {
    vi.useFakeTimers();
    try {
      const child = createMachine({});
      const machine = createMachine({
        invoke: { src: child, id: 'child' },
        on: { GO: { actions: sendTo('child', { type: 'GO' }) } },
      });
      const inspect = () => {
        throw new Error('inspector');
      };
      const actor = createActor(machine, { inspect }).start();
      actor.send({ type: 'GO' });
      expect(actor.getSnapshot().status).toBe('active');
      expect(() => vi.runAllTimers()).toThrow('inspector');
    } finally {
      vi.useRealTimers();
    }
  });

  it('uses the timers of the host if no clock is given', () => {
    vi.useFakeTimers();
    try {
      const machine = createMachine({ initial: 'a', states: { a: { after: { 10: 'b' } }, b: {} } });
      const actor = createActor(machine).start();
      const [timer] = Object.values(actor.system.getSnapshot()._scheduledEvents);
      expect(timer).toMatchObject({ delay: 10, startedAt: Date.now() });
      vi.advanceTimersByTime(10);
      expect(actor.getSnapshot().value).toBe('b');
    } finally {
      vi.useRealTimers();
    }
  });
});

const failureOf = (machine: Parameters<typeof createActor>[0], options: RuntimeOptions = {}): unknown => {
  const errors: unknown[] = [];
  const actor = createActor(machine as ReturnType<typeof createMachine>, options);
  actor.subscribe({ error: (error) => void errors.push(error) });
  actor.start();
  actor.send({ type: 'GO' });
  return errors[0] ?? (actor.getSnapshot().status === 'error' ? actor.getSnapshot().error : undefined);
};

describe('The step budget', () => {
  it('ends transitions that follow each other for ever', () => {
    const machine = createMachine({
      id: 'loop',
      initial: 'a',
      states: { a: { on: { GO: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
    });
    expect(failureOf(machine, { stepBudget: 50 })).toMatchObject({
      code: 'STEP_BUDGET',
      place: expect.stringContaining('loop in "'),
    });
  });

  it.each([{}, { orderSeed: 1 }])(
    'ends events between two actors that follow each other for ever: %j',
    (options) => {
      const child = createMachine({
        on: { PING: { actions: sendTo(({ self }) => self._parent as AnyActorRef, { type: 'PONG' }) } },
      });
      const machine = createMachine({
        id: 'ball',
        invoke: { src: child, id: 'child' },
        on: { '*': { actions: sendTo('child', { type: 'PING' } as never) } },
      } as never);
      expect(failureOf(machine, { ...options, stepBudget: 100 })).toMatchObject({
        code: 'STEP_BUDGET',
        place: 'ball',
        message: expect.stringMatching(/10,000 events.*option stepBudget/),
      });
    },
  );

  it('does not end an actor that is busy with events that wait', () => {
    const machine = createMachine({ on: { GO: { actions: () => {} } } });
    const actor = createActor(machine, { stepBudget: 2 });
    for (let sent = 0; sent < 10; sent += 1) actor.send({ type: 'GO' });
    expect(actor.start().getSnapshot().status).toBe('active');
  });

  it('begins anew with each event', () => {
    const machine = createMachine({ on: { GO: { actions: () => {} } } });
    const actor = createActor(machine, { stepBudget: 2 }).start();
    for (let sent = 0; sent < 10; sent += 1) actor.send({ type: 'GO' });
    expect(actor.getSnapshot().status).toBe('active');
  });

  it.each([
    { stepBudget: 0 },
    { stepBudget: Number.NaN },
    { stepBudget: '50' as never },
    { orderSeed: -1 },
    { orderSeed: 0.5 },
    { orderSeed: Number.NaN },
  ])('refuses options that would decide nothing: %j', (options) => {
    const [place] = Object.keys(options);
    expect(() => createActor(createMachine({}), options)).toThrow(
      expect.objectContaining({ code: 'BAD_VALUE', place }),
    );
  });

  it('takes no bound of steps, and a seed of 0', () => {
    const actor = createActor(createMachine({}), { stepBudget: Number.POSITIVE_INFINITY, orderSeed: 0 });
    expect(actor.start().getSnapshot().status).toBe('active');
  });

  it('ends a loop of `maxIterations` as XState does', () => {
    const machine = createMachine({
      options: { maxIterations: 5 },
      initial: 'a',
      states: { a: { on: { GO: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
    } as never);
    expect(failureOf(machine)).toMatchObject({ message: expect.stringContaining('more than 5 microsteps') });
  });
});

describe('A system of actors', () => {
  it('has methods that work by themselves', () => {
    const { get, getAll, getSnapshot, inspect } = createActor(counter, {
      input: { from: 1 },
      systemId: 'it',
    } as never).system;
    inspect(() => {});
    const { _scheduledEvents } = getSnapshot();
    expect([Object.keys(getAll()), get('it'), _scheduledEvents]).toEqual([['it'], getAll().it, {}]);
  });

  it('shows delayed events in the order in which they were scheduled, as with XState', async () => {
    const later = (id: string) => raise({ type: 'LATER' }, { id, delay: 10 });
    const child = createMachine({ on: { GO: { actions: later('of child') } } });
    const machine = createMachine({
      invoke: { src: child, id: 'child' },
      entry: later('first'),
      on: { GO: { actions: later('last') }, AGAIN: { actions: later('first') } },
    });
    const seen = await expectAlike((create) => {
      const actor = create(machine, { clock: new SimulatedClock() }).start();
      actor.getSnapshot().children.child?.send({ type: 'GO' });
      for (const type of ['GO', 'AGAIN']) actor.send({ type });
      const { _scheduledEvents } = actor.system.getSnapshot();
      return Object.values(_scheduledEvents).map(({ id }) => id);
    });
    expect(seen).toEqual(['first', 'of child', 'last']);
  });
});

describe('A wrong use', () => {
  const machine = createMachine({ id: 'shop', initial: 'a', states: { a: {} } });

  it.each([
    ['a config', { initial: 'a', states: { a: {} } }, {}, 'createActor', 'createMachine()'],
    ['nothing', undefined, {}, 'createActor', 'machine'],
    ['a clock without methods', machine, { clock: {} }, 'clock', 'setTimeout'],
    ['a text for a number', machine, { stepBudget: '5' }, 'stepBudget', '"5" is not a whole number'],
  ])('of createActor is refused with a remedy: %s', (_, logic, options, place, part) => {
    expect(() => createActor(logic as never, options as never)).toThrow(
      expect.objectContaining({ code: 'BAD_VALUE', place, message: expect.stringContaining(part) }),
    );
  });

  it('of `send` is the error of the actor, with a remedy', () => {
    const actor = createActor(machine).start();
    actor.subscribe({ error: () => {} });
    actor.send(undefined as never);
    expect(actor.getSnapshot().error).toMatchObject({
      code: 'BAD_VALUE',
      place: 'shop',
      message: expect.stringContaining('undefined is no event; send'),
    });
  });

  it('of the target of a history is the error of the actor, with the states that there are', () => {
    const states = { c: {}, h: { type: 'history', target: 'nope' } } as const;
    const config = {
      on: { GO: '.b.h' },
      initial: 'a',
      states: { a: {}, b: { initial: 'c', states } },
    } as const;
    expect(failureOf(createMachine({ id: 'm', ...config } as never))).toMatchObject({
      code: 'BAD_VALUE',
      place: 'm.b',
      message: expect.stringMatching(/"nope".*c, h/),
    });
  });

  it('may be `null` for no options, as in XState', () => {
    expect(
      createActor(machine, null as never)
        .start()
        .getSnapshot().value,
    ).toBe('a');
  });
});

describe('A chain of events', () => {
  it('may pass through more actors than there is room on the stack', () => {
    const actors = 20_000;
    const cell = setup({ types: { context: {} as { next: string }, input: {} as string } }).createMachine({
      context: ({ input }) => ({ next: input }),
      on: {
        PASS: [
          {
            guard: ({ context }) => context.next !== '',
            target: '.passed',
            actions: sendTo(({ context, system }) => system.get(context.next), { type: 'PASS' }),
          },
          { target: '.passed' },
        ],
      },
      initial: 'waiting',
      states: { waiting: {}, passed: {} },
    });
    const chain = setup({ actors: { cell } }).createMachine({
      context: ({ spawn }) => {
        for (let index = 0; index < actors; index += 1) {
          const next = index + 1 < actors ? `c${index + 1}` : '';
          spawn('cell', { id: `c${index}`, systemId: `c${index}`, input: next });
        }
        return {};
      },
      on: { GO: { actions: sendTo('c0', { type: 'PASS' }) } },
    });
    const actor = createActor(chain).start();
    actor.send({ type: 'GO' });
    const last = actor.getSnapshot().children[`c${actors - 1}`] as AnyActorRef;
    expect([actor.getSnapshot().status, last.getSnapshot().value]).toEqual(['active', 'passed']);
  });
});

describe('A simulated clock', () => {
  it('fires timers in the order of their times, each at its time', () => {
    const clock = new SimulatedClock();
    const fired: unknown[] = [];
    const fire = (name: string) => () => void fired.push([name, clock.now()]);
    clock.setTimeout(fire('late'), 30);
    clock.setTimeout(() => {
      fire('first')();
      clock.setTimeout(fire('set by first'), 5);
    }, 10);
    clock.setTimeout(fire('second'), 10);
    const cleared = clock.setTimeout(fire('cleared'), 12);
    for (const timer of [cleared, null, undefined]) clock.clearTimeout(timer);
    expect(clock.nextTime()).toBe(10);
    clock.increment(20);
    expect(fired).toEqual([
      ['first', 10],
      ['second', 10],
      ['set by first', 15],
    ]);
    expect([clock.now(), clock.nextTime()]).toEqual([20, 30]);
    clock.set(30);
    expect([fired.at(-1), clock.nextTime()]).toEqual([['late', 30], undefined]);
    expect(() => clock.set(29)).toThrow('back in time');
  });

  it('ends timers of no delay that set each other for ever, but no others', () => {
    const looping = (delay: number) => {
      const clock = new SimulatedClock();
      let fired = 0;
      const again = (): void => {
        fired += 1;
        if (fired < 1_500_000) clock.setTimeout(again, delay);
      };
      again();
      clock.increment(1);
      return fired;
    };
    expect(looping(0.000_001)).toBeGreaterThan(999_000);
    expect(() => looping(0)).toThrow(
      expect.objectContaining({ code: 'STEP_BUDGET', message: expect.stringContaining('0 ms') }),
    );
  });

  it('works with actors of XState, too', () => {
    const clock = new SimulatedClock();
    const machine = createMachine({ initial: 'a', states: { a: { after: { 10: 'b' } }, b: {} } });
    const actor = createXStateActor(machine, { clock }).start();
    clock.increment(10);
    expect(actor.getSnapshot().value).toBe('b');
  });
});
