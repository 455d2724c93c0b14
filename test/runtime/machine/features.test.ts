import { expect, it } from 'vitest';
import {
  and,
  assign,
  createMachine,
  emit,
  enqueueActions,
  log,
  not,
  or,
  raise,
  setup,
  stateIn,
} from 'xstate';
import { createActor } from '../../../src/api/runtime.ts';
import { withoutWarnings } from './support/quiet.ts';
import { expectSame } from './support.ts';

withoutWarnings();

it('steps a plain machine', () =>
  expectSame({
    logic: ({ log }) =>
      createMachine({
        id: 'toggle',
        initial: 'off',
        entry: () => log('entry root'),
        states: {
          off: {
            on: { T: { target: 'on', actions: () => log('to on') } },
            exit: () => log('exit off'),
            tags: 'dark',
          },
          on: { on: { T: 'off' }, entry: () => log('entry on'), meta: { lamp: 1 } },
        },
      }),
    steps: ['T', 'X', 'T', 'T'],
  }));

it('runs nested and parallel states with history', () =>
  expectSame({
    logic: ({ log }) =>
      createMachine({
        id: 'm',
        type: 'parallel',
        states: {
          a: {
            initial: 'x',
            entry: () => log('a'),
            exit: () => log('-a'),
            states: {
              x: { on: { GO: 'y' }, exit: () => log('-x') },
              y: {
                initial: 'y1',
                entry: () => log('y'),
                exit: () => log('-y'),
                states: {
                  y1: { on: { GO: 'y2' } },
                  y2: { on: { GO: '#m.a.x', OUT: '#off' } },
                  h: { type: 'history', history: 'deep' },
                },
              },
              h: { type: 'history' },
              d: { type: 'history', history: 'deep' },
            },
          },
          b: {
            initial: 'p',
            states: {
              p: { on: { GO: 'q', DEEP: '#m.a.d', SHALLOW: '#m.a.h' } },
              q: {
                on: { GO: 'p', DEEP: { target: '#m.a.d' }, SHALLOW: { target: '#m.a.h' }, YH: '#m.a.y.h' },
                entry: () => log('q'),
                exit: () => log('-q'),
              },
              off: { id: 'off', on: { BACK: ['#m.a.d'] } },
            },
          },
        },
        on: {
          RE: { target: '.a', reenter: true },
          IN: { target: '.a' },
          ALL: { target: '#m', reenter: true },
        },
      }),
    steps: [
      'GO',
      'GO',
      'SHALLOW',
      'GO',
      'GO',
      'DEEP',
      'OUT',
      'BACK',
      'RE',
      'GO',
      'IN',
      'GO',
      'YH',
      'GO',
      'ALL',
      'GO',
    ],
  }));

it('raises the ends of nested and parallel states', () =>
  expectSame({
    logic: ({ log }) =>
      createMachine({
        id: 'm',
        context: { n: 0 },
        initial: 'work',
        output: ({ context, event }) => ({ context, event }),
        states: {
          work: {
            type: 'parallel',
            onDone: { target: 'more', actions: ({ event }) => log(event) },
            states: {
              a: { initial: 'x', states: { x: { on: { A: 'end' } }, end: { type: 'final', output: 1 } } },
              b: {
                initial: 'x',
                states: { x: { on: { B: 'end' } }, end: { type: 'final', entry: () => log('b end') } },
                onDone: { actions: ({ event }) => log(event) },
              },
            },
          },
          more: {
            initial: 'x',
            exit: () => log('-more'),
            states: {
              x: { on: { C: 'end' } },
              end: { type: 'final', output: ({ event }) => event, exit: () => log('-end') },
            },
            onDone: { target: 'end', actions: ({ event }) => log(event) },
          },
          end: { type: 'final', output: { ok: true }, exit: () => log('-end of all') },
        },
        exit: () => log('-root'),
      }),
    steps: ['B', 'A', 'C', 'A'],
  }));

it('takes eventless transitions and raised events in order', () =>
  expectSame({
    logic: ({ log: record }) =>
      createMachine({
        id: 'm',
        context: { n: 0 },
        initial: 'a',
        states: {
          a: {
            entry: [raise({ type: 'R' }), () => record('a'), log('in a', 'label')],
            on: {
              R: {
                actions: [
                  assign({ n: ({ context }) => (context.n as number) + 1 }),
                  emit({ type: 'E', n: 1 }),
                ],
              },
              N: 'b',
            },
          },
          b: {
            always: [
              { guard: ({ context }) => (context.n as number) > 3, target: 'c' },
              {
                guard: ({ context }) => (context.n as number) <= 3,
                actions: assign(({ context }) => ({ n: (context.n as number) + 1 })),
              },
            ],
            exit: raise({ type: 'X' }),
          },
          c: {
            always: { actions: ({ event }) => record(event) },
            on: {
              X: { actions: () => record('X in c') },
              N: { target: 'a', actions: raise(({ context }) => ({ type: 'R', n: context.n })) },
            },
          },
        },
      }),
    steps: ['N', 'N', 'Q', 'N'],
  }));

it('fires delayed transitions and cancels them', () =>
  expectSame({
    logic: ({ log }) =>
      setup({ delays: { long: ({ context }) => (context as { d: number }).d, short: 5 } }).createMachine({
        id: 'm',
        context: { d: 50 },
        initial: 'a',
        states: {
          a: { after: { 10: 'b' }, on: { STAY: { target: 'a', reenter: true }, SAME: 'a' } },
          b: {
            after: {
              long: { target: 'c', actions: ({ event }) => log(event) },
              short: { actions: () => log('short') },
            },
          },
          c: {
            entry: raise({ type: 'LATE' }, { delay: 7, id: 'late' }),
            on: { LATE: { target: 'a', actions: () => log('late') } },
          },
        },
      }),
    steps: [5, 'STAY', 6, 'SAME', 4, 5, 44, 1, 7, 10, (actor) => actor.stop(), 100],
  }));

it('evaluates guards of all kinds', () =>
  expectSame({
    logic: ({ log }) =>
      setup({
        guards: {
          big: ({ context }, { than }: { than: number }) => (context as { n: number }).n > than,
          even: ({ context }) => (context as { n: number }).n % 2 === 0,
          both: and(['even', { type: 'big', params: { than: 2 } }]),
        },
        actions: {
          say: (_, params: { text: unknown }) => log(params.text),
          inc: assign({ n: ({ context }) => (context as { n: number }).n + 1 }),
        },
      }).createMachine({
        id: 'm',
        context: { n: 0 },
        type: 'parallel',
        states: {
          s: {
            initial: 'one',
            states: { one: { on: { FLIP: 'two' } }, two: { id: 'two', on: { FLIP: 'one' } } },
          },
          t: {
            on: {
              N: [
                { guard: 'both', actions: [{ type: 'say', params: { text: 'both' } }, 'inc'] },
                {
                  guard: {
                    type: 'big',
                    params: ({ context }) => ({ than: (context as { n: number }).n - 1 + 0 * 1 }),
                  },
                  actions: [
                    'inc',
                    { type: 'say', params: ({ context, event }) => ({ text: [context, event] }) },
                  ],
                },
              ],
              S: [
                {
                  guard: and([stateIn('#two'), not('even')]),
                  actions: { type: 'say', params: { text: 'two odd' } },
                },
                { guard: stateIn({ s: 'two' }), actions: { type: 'say', params: { text: 'two' } } },
                {
                  guard: or(['even', stateIn({ s: 'one' })]),
                  actions: { type: 'say', params: { text: 'even or one' } },
                },
              ],
            },
          },
        },
      }),
    steps: ['N', 'S', 'FLIP', 'S', 'N', 'S', 'N', 'N', 'S', 'FLIP', 'S', 'N'],
  }));

it('matches wildcards', () =>
  expectSame({
    logic: ({ log }) =>
      createMachine({
        id: 'm',
        on: {
          '*': { actions: ({ event }: { event: { type: string } }) => log(['*', event]) },
          'a.*': { actions: ({ event }: { event: { type: string } }) => log(['a.*', event]) },
          'a.b.*': [
            {
              guard: ({ event }: { event: { type: string } }) => event.type !== 'a.b.no',
              actions: ({ event }: { event: { type: string } }) => log(['a.b.*', event]),
            },
          ],
          'a.b': { actions: ({ event }: { event: { type: string } }) => log(['a.b', event]) },
          'n.*': undefined,
        },
      } as never),
    steps: ['a', 'a.b', 'a.b.c', 'a.b.no', 'a.c', 'ab', 'z', 'n.x'],
  }));

it('enqueues actions', () =>
  expectSame({
    logic: ({ log: record }) =>
      setup({
        actions: { named: (_, params: unknown) => record(['named', params]) },
        guards: { yes: ({ context }) => (context as { n: number }).n === 1 },
      }).createMachine({
        id: 'm',
        context: { n: 1 },
        on: {
          Q: {
            actions: enqueueActions(({ context, enqueue, check }) => {
              enqueue.assign({ n: context.n + 1 });
              enqueue('named');
              enqueue({ type: 'named', params: context } as never);
              if (check('yes')) enqueue.raise({ type: 'R' });
              enqueue.emit({ type: 'E' } as never);
              enqueue(({ context }) => record(context));
            }),
          },
          R: { actions: () => record('R') },
        },
      }),
    steps: ['Q', 'Q'],
  }));

it('fails as XState does', async () => {
  const failing = (where: 'guard' | 'action' | 'assign' | 'entry' | 'context' | 'start'): Promise<void> =>
    expectSame({
      logic: ({ log }) => {
        const fail = (): never => {
          throw new Error(`bad ${where}`);
        };
        return createMachine({
          id: 'm',
          context: (where === 'context' ? fail : { n: 0 }) as { n: number },
          initial: 'a',
          entry: where === 'start' ? fail : () => log('start'),
          states: {
            a: {
              on: {
                F: {
                  target: 'b',
                  guard: where === 'guard' ? fail : () => true,
                  actions: [
                    () => log('F'),
                    assign({ n: 1 }),
                    where === 'action' ? fail : () => {},
                    where === 'assign' ? assign(fail) : () => {},
                  ],
                },
              },
            },
            b: { entry: where === 'entry' ? fail : () => {} },
          },
        });
      },
      steps: ['N', 'F', 'F'],
    });
  for (const where of ['guard', 'action', 'assign', 'entry', 'context', 'start'] as const)
    await failing(where);
});

it('assigns contexts whose keys change', () => {
  const hidden = Symbol('hidden');
  const shown = ({ context }: { context: object }): object => ({
    keys: Reflect.ownKeys(context).map(String),
    hidden: (context as { [hidden]?: number })[hidden],
  });
  return expectSame({
    logic: ({ log }) =>
      createMachine({
        context: () => ({ a: 1, b: 2 }),
        on: {
          WHOLE: { actions: assign(({ context }) => ({ a: context.a + 1, b: 0 })) },
          TURNED: { actions: assign(() => ({ b: 5, a: 6 })) },
          MORE: { actions: assign({ c: 3, toString: 'own' } as never) },
          DYNAMIC: { actions: assign(({ event }) => ({ [event.key]: event.key }) as never) },
          HIDE: { actions: assign(({ context }) => ({ ...context, [hidden]: 1 })) },
          HIDE_PART: { actions: assign(() => ({ a: 0, [hidden]: 2 })) },
          NOTHING: { actions: assign(() => undefined as never) },
          SHOW: { actions: ({ context }: { context: { a: number } }) => log(shown({ context })) },
        },
      } as never),
    steps: [
      ...['WHOLE', 'TURNED', 'WHOLE', 'MORE', 'WHOLE', 'NOTHING', 'SHOW', 'HIDE', 'WHOLE', 'SHOW'],
      ...['HIDE_PART', 'WHOLE', 'MORE', 'SHOW'],
      ...Array.from({ length: 30 }, (_, index) => ({ type: 'DYNAMIC', key: `key${index}` })),
      ...['WHOLE', 'SHOW'],
    ],
  });
});

it('keeps symbols of an update that has all keys of the context', () => {
  const hidden = Symbol('hidden');
  const machine = createMachine({
    context: () => ({ a: 1 }),
    on: {
      HIDE: { actions: assign(() => ({ a: 2, [hidden]: 1 })) },
      PART: { actions: assign(({ context }) => ({ a: context.a + 1 })) },
      KEY: { actions: assign({ a: 9 }) },
    },
  } as never);
  const actor = createActor(machine).start();
  for (const type of ['PART', 'HIDE', 'PART', 'KEY', 'PART']) actor.send({ type } as never);
  expect((actor.getSnapshot().context as { [hidden]?: number })[hidden]).toBe(1);
});
