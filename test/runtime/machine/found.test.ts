import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  createMachine,
  enqueueActions,
  forwardTo,
  initialTransition,
  sendTo,
  setup,
  stopChild,
  transition as transitionOfXState,
} from 'xstate';
import { initialTransition as initialTransitionHere, transition } from '../../../src/api/runtime.ts';
import { type CreateActor, xstate } from './support/runtimes.ts';
import { expectAlike, expectSame } from './support.ts';

/** The smallest machines by which the properties beside this file once told the runtimes apart. */
describe('As with XState', () => {
  it('the first event that a machine gets may be of the type of the first event of all', () =>
    expectSame({
      logic: () =>
        createMachine({
          entry: forwardTo('child'),
          invoke: { id: 'child', src: createMachine({}) },
        }),
      steps: [],
    }));

  it('an event of the type of all wildcards is an error', () =>
    expectSame({ logic: () => createMachine({ on: { '*': {} } }), steps: ['*'] }));

  it('an event whose type is no string is an error, also where a wildcard would take it', async () => {
    const seen = await expectAlike((createActor) =>
      [{}, { type: 5 }].map((event) => {
        const actor = createActor(createMachine({ on: { '*': {} } }));
        actor.subscribe({ error: () => {} });
        actor.start().send(event as never);
        const { status, error } = actor.getSnapshot();
        return [status, error instanceof TypeError];
      }),
    );
    expect(seen).toEqual([
      ['error', true],
      ['error', true],
    ]);
  });

  it.each([
    ['at rest', []],
    ['in the middle of an action', ['A']],
    ['before it starts', undefined],
  ])('an event that is none is an error of the actor that gets it %s', async (_, steps) => {
    const seen = await expectAlike((createActor) =>
      [undefined, null].map((none) => {
        const log: string[] = [];
        const machine = createMachine({
          on: {
            A: {
              actions: ({ self }) => {
                for (const event of [none, { type: 'B' }]) self.send(event as never);
                log.push('sent');
              },
            },
            B: { actions: () => log.push('B') },
          },
        });
        const actor = createActor(machine);
        actor.subscribe({ error: () => log.push('error') });
        const attempt = (act: () => void): void => {
          try {
            act();
          } catch {
            log.push('thrown');
          }
        };
        if (steps === undefined) attempt(() => actor.send(none as never));
        attempt(() => actor.start());
        if (steps?.length === 0) attempt(() => actor.send(none as never));
        for (const type of steps ?? []) attempt(() => actor.send({ type }));
        attempt(() => actor.send({ type: 'B' }));
        return [actor.getSnapshot().status, log] as const;
      }),
    );
    for (const [status, log] of seen) expect([status, log.at(-1)]).toEqual(['error', 'error']);
  });

  it('a transition to the root does not hinder one of another region to a history', () =>
    expectSame({
      logic: ({ log }) =>
        createMachine({
          id: 'm',
          type: 'parallel',
          states: {
            one: {
              initial: 'on',
              entry: () => log('one'),
              exit: () => log('-one'),
              states: {
                on: { on: { A: 'old' }, entry: () => log('on'), exit: () => log('-on') },
                old: { type: 'history' },
              },
            },
            two: { entry: () => log('two'), exit: () => log('-two'), on: { A: '#m' } },
          },
        }),
      steps: ['A'],
    }));

  it('a transition of another region does not leave a state that the history of that state stays in', () =>
    expectSame({
      logic: ({ log }) =>
        createMachine({
          id: 'm',
          type: 'parallel',
          states: {
            one: { on: { A: '#m.two.q' } },
            two: {
              initial: 'p',
              states: {
                p: {
                  type: 'parallel',
                  states: {
                    in: { on: { A: 'old', B: { actions: () => log('B') } }, entry: () => log('in') },
                    old: { type: 'history', target: 'in' },
                  },
                },
                q: { initial: 'in', states: { in: {} }, entry: () => log('q') },
              },
            },
          },
        }),
      steps: ['A', 'B', 'A'],
    }));

  it('the history of a parallel state without a target leads to no state', () =>
    expectSame({
      logic: ({ log }) =>
        createMachine({
          id: 'm',
          initial: 'q',
          states: {
            q: { initial: 'in', states: { in: { on: { A: '#m.p' } } } },
            p: {
              type: 'parallel',
              exit: () => log('-p'),
              states: {
                one: { initial: 'in', states: { in: { on: { A: '#m.p.old' }, exit: () => log('-in') } } },
                old: { type: 'history' },
              },
            },
          },
        }),
      steps: ['A', 'A', 'A'],
    }));

  it('an action or actor that does not exist fails where it is run, not before', async () => {
    const flag: boolean = false;
    const trial = (config: object, steps: readonly string[]) =>
      expectSame({ logic: () => createMachine({ id: 'shop.v1', ...config }), steps });
    const states = (b: object) => ({ initial: 'a', states: { a: { on: { GO: 'b' } }, b } });
    for (const missing of [undefined, null, flag && 'note', 0]) {
      await trial(states({ entry: [missing] }), ['NONE', 'GO']);
      await trial({ on: { GO: { guard: () => false, actions: [missing] } } }, ['GO']);
    }
    // XState finds no actor that a state invokes inline if the id of the machine has a dot.
    await trial(states({ invoke: { src: createMachine({}) } }), ['NONE', 'GO']);
  });

  it('a wrong initial state fails where it is entered, not before', async () => {
    const on = { GO: 'b', STAY: {} };
    for (const config of [
      { initial: 'a', states: { a: { on }, b: { initial: 'gone', states: { c: {} } } } },
      { initial: 'a', states: { a: { on }, b: { initial: 'gone' } } },
      { initial: 'a', states: { a: { type: 'final', initial: 'gone' } } },
      { initial: 'a', states: { a: { initial: 'gone', states: { c: {} } } } },
      { initial: 'gone', states: { a: {} } },
      { initial: 'gone' },
      { type: 'parallel', initial: 'gone', states: { a: {}, b: {} } },
    ])
      await expectSame({
        logic: ({ log }) =>
          createMachine({
            ...config,
            context: () => {
              log('context');
              return {};
            },
            entry: () => log('entry'),
          } as never),
        steps: ['STAY', 'GO'],
      });
  });

  it('an observer of an error that unsubscribes another one keeps it from receiving the error', async () => {
    const fail = () => {
      throw new Error('fails');
    };
    const seen = await expectAlike((createActor) => {
      const log: string[] = [];
      const actor = createActor(createMachine({ on: { FAIL: { actions: fail } } })).start();
      actor.subscribe({
        error: () => {
          log.push('first');
          second.unsubscribe();
        },
      });
      const second = actor.subscribe({ error: () => void log.push('second') });
      actor.send({ type: 'FAIL' });
      return log;
    });
    expect(seen).toEqual(['first']);
  });

  it('the histories of a snapshot stand in the order in which they were first left', async () => {
    const remembering = {
      initial: 'in',
      on: { Q: '#m.q' },
      states: { in: {}, old: { type: 'history' } },
    } as const;
    const machine = createMachine({
      id: 'm',
      initial: 'q',
      states: { q: { on: { A: 'a', B: 'b' } }, a: remembering, b: remembering },
    });
    const histories = (createActor: CreateActor, types: string) => {
      const actor = createActor(machine).start();
      for (const type of types) actor.send({ type });
      return Object.keys(actor.getSnapshot().historyValue);
    };
    const seen = await expectAlike((createActor) =>
      ['AQBQ', 'BQAQ'].map((types) => histories(createActor, types)),
    );
    expect(seen).toEqual([
      ['m.a.old', 'm.b.old'],
      ['m.b.old', 'm.a.old'],
    ]);
  });

  it('a snapshot of the other runtime keeps a history of no states, a stored one does not', async () => {
    const machine = createMachine({
      id: 'm',
      initial: 's',
      states: {
        s: {
          type: 'parallel',
          states: { r: { on: { GO: '#m.s.old' } }, old: { type: 'history' } },
        },
        old: { type: 'history' },
      },
      on: { AGAIN: { target: '#m', reenter: true }, NOTE: { actions: assign({}) } },
    });
    const stepped = (...types: readonly string[]) =>
      types.reduce((snapshot, type) => transitionOfXState(machine, snapshot, { type })[0], first);
    const [first] = initialTransition(machine);
    const known = stepped('GO', 'AGAIN');
    expect(known.historyValue).toMatchObject({ 'm.old': [] });
    const [next] = transition(machine, known, { type: 'NOTE' });
    expect(Object.keys(next.historyValue)).toEqual(Object.keys(stepped('GO', 'AGAIN', 'NOTE').historyValue));
    const stored = JSON.stringify(machine.getPersistedSnapshot(known));
    const restored = await expectAlike((createActor) =>
      [JSON.parse(stored), known].map((snapshot) =>
        Object.keys(createActor(machine, { snapshot }).getSnapshot().historyValue),
      ),
    );
    expect(restored).toEqual([['m.s.old'], ['m.s.old']]);
  });

  it('a copy of a snapshot with another context says what it can do', async () => {
    const machine = createMachine({
      context: { paid: false },
      on: { SHIP: { guard: ({ context }) => context.paid, actions: () => {} } },
    });
    const seen = await expectAlike((createActor) => {
      const snapshot = createActor(machine).getSnapshot();
      return [snapshot, { ...snapshot, context: { paid: true } }].map((each) => each.can({ type: 'SHIP' }));
    });
    expect(seen).toEqual([false, true]);
  });

  it('a stored history may name states that the machine does not have, or whose ids have dots', async () => {
    const machine = createMachine({
      id: 'shop.v1',
      initial: 'a',
      states: {
        a: {
          initial: 'in',
          states: { in: {}, old: { type: 'history' } },
          on: { OUT: 'b' },
        },
        b: { on: { BACK: 'a.old' } },
      },
    });
    const first = xstate(machine).start();
    first.send({ type: 'OUT' });
    const { historyValue, ...stored } = first.getPersistedSnapshot() as unknown as { historyValue: object };
    const seen = await expectAlike((createActor) => {
      const snapshot = { ...stored, historyValue: { ...historyValue, 'shop.v0': [{ id: 'shop.v0.a' }] } };
      const actor = createActor(machine, { snapshot: snapshot as never }).start();
      const before = actor.getSnapshot().value;
      actor.send({ type: 'BACK' });
      return [before, actor.getSnapshot().value];
    });
    expect(seen).toEqual(['b', { a: 'in' }]);
  });

  it('a stored snapshot that cannot be restored leaves none of its parts', async () => {
    const kid = createMachine({});
    const machine = setup({ actors: { kid } }).createMachine({ initial: 'on', states: { on: {} } });
    const stored = (logic: AnyStateMachine) => xstate(logic).getPersistedSnapshot() as object;
    const child = { src: 'kid', snapshot: stored(kid), systemId: 'only', syncSnapshot: false };
    const snapshot = { ...stored(machine), children: { one: child, two: child } } as never;
    const seen = await expectAlike((createActor) => {
      const { status, value, context, tags, error } = createActor(machine, { snapshot }).getSnapshot();
      return { status, value, context, tags, error: String(error) };
    });
    expect(seen.error).toContain('already exists');
  });

  it('stops no child for a reference that is none', () =>
    expectSame({
      logic: () =>
        createMachine({
          context: { none: null },
          on: {
            STOP: { actions: stopChild(({ context }) => context.none as never) },
            QUEUED: { actions: enqueueActions(({ enqueue }) => enqueue.stopChild(null as never)) },
          },
        }),
      steps: ['STOP', 'QUEUED'],
    }));

  it('a first snapshot that failed stays failed in the transitions from it', () => {
    const machine = createMachine({
      initial: 'a',
      states: {
        a: {
          entry: assign(() => {
            throw new Error('broken');
          }),
          on: { NEXT: 'b' },
        },
        b: { always: 'c' },
        c: {},
      },
    });
    const seen = [
      transitionOfXState(machine, initialTransition(machine)[0], { type: 'NEXT' }),
      transition(machine, initialTransitionHere(machine)[0], { type: 'NEXT' }),
    ].map(([{ status, value }]) => [status, value]);
    expect(seen[1]).toEqual(seen[0]);
  });

  it('children begin anew where a snapshot that is not persisted is restored', async () => {
    const kid = createMachine({ initial: 'a', states: { a: { on: { NEXT: 'b' } }, b: {} } });
    const machine = setup({ actors: { kid } }).createMachine({
      invoke: { src: 'kid', id: 'kid' },
      on: { NEXT: { actions: sendTo('kid', { type: 'NEXT' }) } },
    });
    const seen = await expectAlike((createActor) => {
      const actor = createActor(machine).start();
      actor.send({ type: 'NEXT' });
      const restored = createActor(machine, { snapshot: actor.getSnapshot() }).start();
      return restored.getSnapshot().children.kid?.getSnapshot().value;
    });
    expect(seen).toBe('a');
  });

  it('a stored value may leave out states that a machine has gained', async () => {
    const on = (name: string, log: string[]) => ({
      always: {
        guard: ({ event }: { readonly event: { readonly type: string } }) => event.type === 'GO',
        target: `${name}2`,
        actions: () => log.push(name),
      },
    });
    const seen = await expectAlike((createActor) => {
      const log: string[] = [];
      const machine = createMachine({
        type: 'parallel',
        states: {
          one: {
            initial: 'a',
            states: { a: { initial: 'b', states: { b: on('b', log), b2: {} } } },
          },
          two: { initial: 'c', states: { c: on('c', log), c2: {} } },
        },
      });
      const snapshot = { status: 'active', value: { one: 'a', two: 'c' }, context: {}, children: {} };
      createActor(machine, { snapshot: snapshot as never })
        .start()
        .send({ type: 'GO' });
      return log;
    });
    expect(seen).toEqual(['c', 'b']);
  });

  it('an assignment takes no inherited properties', () =>
    expectSame({
      logic: () =>
        createMachine({
          context: { a: 0 },
          on: { A: { actions: assign(() => Object.create({ a: 5 })) } },
        }),
      steps: ['A'],
    }));

  it('a check in queued actions is what its guard returns', async () => {
    const seen = await expectAlike((createActor) => {
      let checked: unknown;
      const actions = enqueueActions(({ check }) => {
        checked = check((() => 5) as never);
      });
      createActor(createMachine({ entry: actions })).start();
      return checked;
    });
    expect(seen).toBe(5);
  });
});
