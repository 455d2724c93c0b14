import { expect, it } from 'vitest';
import {
  type AnyActorRef,
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  forwardTo,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { withoutWarnings } from './support/quiet.ts';
import { expectAlike, expectSame } from './support.ts';

withoutWarnings();

it('invokes machines with input, output and events to and fro', () =>
  expectSame({
    logic: ({ log }) => {
      const child = createMachine({
        id: 'child',
        context: ({ input }) => ({ start: input as number }),
        initial: 'a',
        entry: [sendParent({ type: 'HELLO' }), () => log('child entry')],
        exit: () => log('child exit'),
        output: ({ context }) => ({ from: context.start }),
        states: {
          a: {
            on: {
              GO: 'end',
              FAIL: {
                actions: () => {
                  throw new Error('child fails');
                },
              },
              PING: { actions: sendParent(({ context }) => ({ type: 'PONG', context })) },
            },
          },
          end: { type: 'final' },
        },
      });
      return setup({ actors: { child } }).createMachine({
        id: 'm',
        context: { n: 3 },
        initial: 'idle',
        states: {
          idle: { on: { START: 'busy' } },
          busy: {
            entry: [sendTo('kid', { type: 'PING', from: 'entry' } as never), () => log('busy')],
            exit: () => log('-busy'),
            invoke: {
              id: 'kid',
              systemId: 'the kid',
              src: 'child',
              input: ({ context }: { context: { n: number } }) => context.n,
              onDone: { target: 'idle', actions: ({ event }) => log(event) },
              onError: { target: 'failed', actions: ({ event }) => log(event) },
              onSnapshot: { actions: ({ event }) => log(event) },
            },
            on: {
              '*': { actions: forwardTo('kid') },
              HELLO: { actions: ({ event }) => log(event) },
              PONG: { actions: ({ event }) => log(event) },
              LEAVE: 'idle',
              AGAIN: { target: 'busy', reenter: true },
            },
          },
          failed: { on: { START: 'busy' } },
        },
      });
    },
    steps: ['START', 'X', 'AGAIN', 'PING', 'GO', 'START', 'LEAVE', 'START', 'FAIL', 'START', 'AGAIN'],
  }));

it('starts children at the start and stops them at the end', () =>
  expectSame({
    logic: ({ log }) => {
      const child = createMachine({
        id: 'child',
        initial: 'a',
        invoke: { src: createMachine({ id: 'grandchild', entry: () => log('grandchild') }), id: 'g' },
        states: { a: { after: { 5: { actions: sendParent({ type: 'TICK' }) } } } },
      });
      return createMachine({
        id: 'm',
        initial: 'a',
        invoke: [
          { src: child, id: 'one' },
          { src: child, id: 'two' },
        ] as never,
        entry: ({ self }) => log(['entry', Object.keys((self as AnyActorRef).getSnapshot().children)]),
        on: { TICK: { actions: () => log('tick') }, END: '.end' },
        states: { a: {}, end: { type: 'final' } },
      });
    },
    steps: [1, 4, 'END', 5],
  }));

it('fails if an invoked machine fails and nobody handles it', () =>
  expectSame({
    logic: ({ log }) => {
      const child = createMachine({
        id: 'child',
        on: {
          FAIL: {
            actions: () => {
              throw new Error('child fails');
            },
          },
        },
      });
      return createMachine({
        id: 'm',
        invoke: [
          { src: child, id: 'kid' },
          { src: createMachine({ id: 'other', exit: () => log('other exit') }), id: 'other' },
        ],
        on: { FAIL: { actions: forwardTo('kid') } },
      });
    },
    steps: ['FAIL', 'FAIL'],
  }));

it('spawns and stops actors', () =>
  expectSame({
    logic: ({ log }) => {
      const counter = fromTransition(
        (state: number, event: { type: string }, { self, emit: send }) => {
          log(['counter', event, self.id]);
          if (event.type === 'LOUD') send({ type: 'noise' } as never);
          return state + 1;
        },
        ({ input }: { input: number | undefined }) => input ?? 0,
      );
      const echo = createMachine({
        id: 'echo',
        on: { '*': { actions: sendParent(({ event }) => ({ type: `echo.${event.type}` })) } },
      });
      return setup({ actors: { counter, echo } }).createMachine({
        id: 'm',
        context: ({ spawn }) => ({ first: spawn('echo', { id: 'first' }), refs: [] as unknown[] }),
        entry: spawnChild('counter', { id: 'named', input: 10 }),
        on: {
          SPAWN: {
            actions: assign({
              refs: ({ context, spawn }) => [
                ...context.refs,
                spawn('counter', {
                  id: `c${context.refs.length}`,
                  input: context.refs.length,
                  syncSnapshot: true,
                }),
              ],
            }),
          },
          ALL: {
            actions: enqueueActions(({ context, enqueue }) => {
              for (const ref of context.refs) enqueue.sendTo(ref as AnyActorRef, { type: 'LOUD' });
              enqueue.sendTo('named' as never, { type: 'BY NAME' } as never);
              enqueue.spawnChild('echo' as never, { id: 'quick' });
              enqueue.sendTo('quick' as never, { type: 'HI' } as never);
              enqueue.stopChild('quick');
            }),
          },
          FIRST: {
            actions: sendTo(
              ({ context }) => context.first as AnyActorRef,
              ({ event }) => event,
            ),
          },
          STOP: [
            { actions: [stopChild('named'), stopChild(({ context }) => context.refs[0] as AnyActorRef)] },
          ],
          NOBODY: { actions: sendTo('nobody' as never, { type: 'X' } as never) },
          'echo.*': { actions: ({ event }) => log(event) },
        },
      });
    },
    steps: ['SPAWN', 'SPAWN', 'FIRST', 'ALL', 'STOP', 'ALL', 'NOBODY', 'FIRST'],
  }));

it('runs callbacks', () =>
  expectSame({
    logic: ({ log }) => {
      const callback = fromCallback(({ sendBack, receive, input, self, emit: send }) => {
        log(['callback', input, self.id]);
        receive((event) => {
          log(['received', event]);
          sendBack({ type: 'BACK' });
          send({ type: 'sound' } as never);
        });
        sendBack({ type: 'READY' });
        return () => log('cleaned up');
      });
      return createMachine({
        id: 'm',
        initial: 'a',
        states: {
          a: {
            invoke: { src: callback, id: 'cb', input: { n: 1 } },
            on: { SEND: { actions: sendTo('cb', { type: 'EVENT' }) }, B: 'b' },
          },
          b: { on: { A: 'a' } },
        },
        on: {
          READY: { actions: () => log('ready') },
          BACK: { actions: [() => log('back'), emit({ type: 'heard' })] },
        },
      });
    },
    steps: ['SEND', 'B', 'A', 'SEND', 'SEND'],
  }));

it('runs observables', () => {
  interface Observing {
    readonly next: (value: unknown) => void;
    readonly error: (error: unknown) => void;
    readonly complete: () => void;
  }
  return expectSame({
    logic: ({ log }) => {
      let observer: Observing | undefined;
      const source = {
        subscribe: (given: Observing) => {
          observer = given;
          return { unsubscribe: () => log('unsubscribed') };
        },
      };
      const use = (what: (given: Observing) => void) => () => what(observer as Observing);
      return createMachine({
        id: 'm',
        initial: 'values',
        states: {
          values: {
            invoke: {
              src: fromObservable(() => source as never),
              id: 'o',
              onSnapshot: { actions: ({ event }) => log(event.snapshot) },
              onDone: 'events',
              onError: 'end',
            },
          },
          events: { invoke: { src: fromEventObservable(() => source as never), id: 'e', onError: 'values' } },
          end: {},
        },
        on: {
          VALUE: { actions: use((given) => given.next({ type: 'VALUED', n: 1 })) },
          DONE: { actions: use((given) => given.complete()) },
          ERROR: { actions: use((given) => given.error(new Error('observed'))) },
          VALUED: { actions: ({ event }) => log(event) },
        },
      });
    },
    steps: ['VALUE', 'DONE', 'VALUE', 'ERROR', 'VALUE', 'ERROR'],
  });
});

it('delays events to other actors', () =>
  expectSame({
    logic: ({ log }) => {
      const child = createMachine({
        id: 'child',
        on: { X: { actions: [() => log('child X'), sendParent({ type: 'Y' }, { delay: 5 })] } },
      });
      return setup({ delays: { soon: 3 } }).createMachine({
        id: 'm',
        invoke: { src: child, id: 'kid' } as never,
        entry: sendTo('kid', { type: 'X' } as never, { delay: 'soon' as never }),
        on: {
          A: { actions: sendTo('kid', { type: 'X' } as never, { delay: 10, id: 'one' }) },
          B: {
            actions: sendTo(
              'kid',
              { type: 'X' } as never,
              { delay: ({ event }: { event: { ms: number } }) => event.ms } as never,
            ),
          },
          C: { actions: cancel('one') },
          S: { actions: stopChild('kid') },
          Y: { actions: () => log('Y') },
        },
      });
    },
    steps: [
      3,
      { type: 'A' },
      { type: 'B', ms: 4 },
      4,
      { type: 'C' },
      6,
      5,
      { type: 'A' },
      { type: 'B', ms: 1 },
      1,
      { type: 'S' },
      10,
      10,
    ],
  }));

it('finds actors by their system id', () =>
  expectSame({
    logic: ({ log }) => {
      const child = createMachine({ id: 'child', on: { X: { actions: ({ self }) => log(self.id) } } });
      return createMachine({
        id: 'm',
        initial: 'a',
        states: {
          a: {
            invoke: { src: child, id: 'kid', systemId: 'sys' },
            on: { AGAIN: { target: 'a', reenter: true }, B: 'b' },
          },
          b: { entry: ({ system }) => log(String(system.get('sys'))) },
        },
        on: { X: { actions: sendTo(({ system }) => system.get('sys') as AnyActorRef, { type: 'X' }) } },
      });
    },
    steps: ['X', 'AGAIN', 'X', 'B'],
  }));

it('runs promises', async () => {
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const seen = await expectAlike(async (createActor) => {
    const entries: unknown[] = [];
    const machine = createMachine({
      id: 'm',
      initial: 'ok',
      states: {
        ok: {
          invoke: {
            src: fromPromise(({ input }) => Promise.resolve(input)),
            input: 7,
            onDone: { target: 'bad', actions: ({ event }) => void entries.push(event.output) },
          },
        },
        bad: {
          invoke: {
            id: 'p',
            src: fromPromise(() => Promise.reject(new Error('no'))),
            onError: { target: 'leave', actions: ({ event }) => void entries.push(String(event.error)) },
          },
        },
        leave: {
          invoke: {
            src: fromPromise(({ signal }) => {
              signal.addEventListener('abort', () => void entries.push('aborted'));
              return new Promise(() => {});
            }),
          },
          on: { OUT: 'end' },
        },
        end: { type: 'final' },
      },
    });
    const actor = createActor(machine).start();
    actor.subscribe(({ value }) => void entries.push(value));
    await settle();
    actor.send({ type: 'OUT' });
    await settle();
    return entries;
  });
  expect(seen).toContain('aborted');
});

it('runs a machine whose transitions other logic wraps', () =>
  expectSame({
    logic: ({ log }) => {
      const child = createMachine({ id: 'child', entry: sendParent({ type: 'UP' }) });
      const machine = createMachine({
        id: 'm',
        initial: 'a',
        states: {
          a: { on: { GO: 'b' } },
          b: {
            invoke: { src: child, id: 'kid' },
            after: { 5: 'a' },
            on: { UP: { actions: () => log('up') } },
          },
        },
      });
      return {
        ...machine,
        transition: (...args: Parameters<typeof machine.transition>) => {
          log(['wrapped', args[1]]);
          return machine.transition(...args);
        },
      } as typeof machine;
    },
    steps: ['GO', 5, 'GO', (actor) => actor.stop()],
  }));
