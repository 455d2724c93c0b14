import { describe, expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyStateMachine,
  assign,
  cancel,
  createMachine,
  emit,
  fromTransition,
  raise,
  sendTo,
  setup,
  stopChild,
  initialTransition as xstateInitial,
  transition as xstateTransition,
} from 'xstate';
import { createActor, initialTransition, transition } from '../../../src/api/runtime.ts';

const lamp = setup({
  types: {
    context: {} as { readonly turns: number },
    events: {} as { type: 'TURN' | 'WAIT' | 'NONE' | 'TOO_LATE' },
    emitted: {} as { type: 'turned'; turns: number },
  },
  actions: { ring: (_, _params: { readonly times: number }) => {} },
  actors: { bulb: fromTransition((n: number) => n, 0) },
}).createMachine({
  id: 'lamp',
  context: { turns: 0 },
  initial: 'off',
  states: {
    off: { on: { TURN: 'on', NONE: {} } },
    on: {
      entry: [
        assign({ turns: ({ context }) => context.turns + 1 }),
        { type: 'ring', params: ({ context }) => ({ times: context.turns }) },
        emit(({ context }) => ({ type: 'turned', turns: context.turns })),
        raise({ type: 'TOO_LATE' }, { delay: 10, id: 'late' }),
        sendTo('bulb', { type: 'HEAT' }),
      ],
      exit: cancel('late'),
      invoke: { id: 'bulb', systemId: 'the bulb', src: 'bulb' },
      on: { TURN: 'off' },
    },
  },
});

describe('A step without an actor', () => {
  it('returns the next snapshot and the actions that XState would list', () => {
    const [off, atStart] = initialTransition(lamp);
    const [on, actions] = transition(lamp, off, { type: 'TURN' });
    expect(atStart).toEqual([]);
    expect([on.value, on.context]).toEqual(['on', { turns: 1 }]);
    const listed = actions.map(({ type, params }) => [type, params]);
    expect(listed).toEqual([
      ['ring', { times: 1 }],
      ['xstate.emit', { event: { type: 'turned', turns: 1 } }],
      ['xstate.raise', { event: { type: 'TOO_LATE' }, id: 'late', delay: 10 }],
      ['xstate.sendTo', expect.objectContaining({ targetId: 'bulb', event: { type: 'HEAT' } })],
      ['xstate.spawnChild', expect.objectContaining({ id: 'bulb', src: 'bulb' })],
    ]);
    const [byXState] = [xstateTransition(lamp, xstateInitial(lamp)[0], { type: 'TURN' })];
    expect(byXState[1].map(({ type }) => type)).toEqual(listed.map(([type]) => type));
  });

  it('changes neither its snapshot nor anything else, so that it can be repeated', () => {
    const [off] = initialTransition(lamp);
    const [on] = transition(lamp, off, { type: 'TURN' });
    transition(lamp, on, { type: 'TURN' });
    const [again, actions] = transition(lamp, off, { type: 'TURN' });
    expect([off.value, off.context, on.value, on.context]).toEqual(['off', { turns: 0 }, 'on', { turns: 1 }]);
    expect([again.value, again.context, actions.length]).toEqual(['on', { turns: 1 }, 5]);
    expect(again.children.bulb).not.toBe(on.children.bulb);
  });

  it('returns the same snapshot where nothing changes', () => {
    const [off] = initialTransition(lamp);
    expect(transition(lamp, off, { type: 'NONE' })).toEqual([off, []]);
    expect(transition(lamp, off, { type: 'NONE' })[0]).toBe(off);
  });

  it('executes an action only when its `exec` is called', () => {
    const calls: unknown[] = [];
    const machine = createMachine({
      context: { n: 1 },
      on: {
        GO: {
          actions: [
            assign({ n: 2 }),
            function note({ context, self }, params) {
              calls.push([context, self.getSnapshot().context, params]);
            },
            assign({ n: 3 }),
          ],
        },
      },
    });
    const [first] = initialTransition(machine);
    const [, [note]] = transition(machine, first, { type: 'GO' });
    expect([note?.type, calls]).toEqual(['note', []]);
    note?.exec?.(note.info as never, note.params as never);
    expect(calls).toEqual([[{ n: 2 }, { n: 1 }, undefined]]);
  });

  it('may be made within a step of the same machine', () => {
    const counter: AnyStateMachine = createMachine({
      context: { n: 0 },
      on: {
        ADD: { actions: assign({ n: ({ context }) => context.n + 1 }) },
        AHEAD: {
          actions: [
            emit({ type: 'looks' }),
            assign(({ context }) => {
              const [next] = transition(counter, counter.resolveState({ value: {}, context }), {
                type: 'ADD',
              });
              return { n: next.context.n * 10 };
            }),
          ],
        },
      },
    });
    const [first] = initialTransition(counter);
    const [ahead, actions] = transition(counter, first, { type: 'AHEAD' });
    expect([first.context, ahead.context]).toEqual([{ n: 0 }, { n: 10 }]);
    expect(actions.map(({ type }) => type)).toEqual(['xstate.emit']);
    expect(transition(counter, ahead, { type: 'ADD' })[0].context).toEqual({ n: 11 });
  });

  it('leads on from snapshots of actors, and actors from its own', () => {
    const actor = createActor(lamp).start();
    actor.send({ type: 'TURN' });
    const [off] = transition(lamp, actor.getSnapshot(), { type: 'TURN' });
    const snapshot = lamp.getPersistedSnapshot(off);
    const next = createActor(lamp, { snapshot }).start();
    next.send({ type: 'TURN' });
    expect([off.value, next.getSnapshot().value, next.getSnapshot().context]).toEqual([
      'off',
      'on',
      { turns: 2 },
    ]);
  });

  it('gives each child that it spawns without an id one of its own, also beside those of an actor', () => {
    const bulb = fromTransition((n: number) => n, 0);
    const chain = setup({
      types: {} as {
        context: { readonly bulbs: readonly AnyActorRef[] };
        events: { type: 'ADD' | 'REMOVE' };
      },
      actors: { bulb },
    }).createMachine({
      context: { bulbs: [] },
      on: {
        ADD: { actions: assign({ bulbs: ({ context, spawn }) => [...context.bulbs, spawn('bulb')] }) },
        REMOVE: { actions: stopChild(({ context }) => context.bulbs.at(-1) as AnyActorRef) },
      },
    });
    const stepped = (types: readonly ('ADD' | 'REMOVE')[], first = initialTransition(chain)[0]) =>
      types.reduce((snapshot, type) => transition(chain, snapshot, { type })[0], first);
    const ids = ({ context }: ReturnType<typeof stepped>) => context.bulbs.map(({ id }) => id);
    const three = stepped(['ADD', 'ADD', 'ADD']);
    expect(Object.keys(three.children)).toEqual(ids(three));
    expect(new Set(ids(three)).size).toBe(3);
    expect(ids(stepped(['ADD', 'ADD', 'ADD']))).toEqual(ids(three));
    const two = stepped(['REMOVE'], three);
    expect(Object.keys(two.children)).toEqual(ids(three).slice(0, 2));
    const again = stepped(['ADD'], two);
    expect([Object.keys(again.children).length, new Set(ids(again)).size]).toEqual([3, 4]);
    const actor = createActor(chain).start();
    actor.send({ type: 'ADD' });
    expect(Object.keys(stepped(['ADD'], actor.getSnapshot()).children)).toHaveLength(2);
  });

  it('assigns to contexts of the shape of each snapshot', () => {
    const machine = createMachine({
      types: {} as { context: Record<string, number> },
      context: { a: 1 },
      on: {
        SET: { actions: assign(({ context }) => ({ ...context, a: 5 })) },
        PART: { actions: assign(() => ({ a: 6 })) },
      },
    });
    const at = (context: Record<string, number>) => machine.resolveState({ value: {}, context });
    const contextAfter = (type: string, context: Record<string, number>) =>
      transition(machine, at(context), { type })[0].context;
    const contexts = [{ a: 1 }, { a: 1, b: 2 }, { b: 2 }];
    for (let round = 0; round < 20; round += 1) {
      for (const context of contexts) {
        expect(contextAfter('SET', context)).toEqual({ ...context, a: 5 });
        expect(contextAfter('PART', context)).toEqual({ ...context, a: 6 });
      }
    }
  });

  it('throws what its assignments throw and steps on from the snapshot before', () => {
    const machine = createMachine({
      context: { n: 0 },
      on: {
        ADD: { actions: assign({ n: ({ context }) => context.n + 1 }) },
        FAIL: {
          actions: [
            assign({ n: 9 }),
            assign(() => {
              throw new Error('no');
            }),
          ],
        },
      },
    });
    const [first] = initialTransition(machine);
    expect(() => transition(machine, first, { type: 'FAIL' })).toThrow('no');
    expect(transition(machine, first, { type: 'ADD' })[0].context).toEqual({ n: 1 });
  });

  it('has the error of a first step in the snapshot', () => {
    const machine = createMachine({
      context: () => {
        throw new Error('no context');
      },
    });
    const [{ status, error }, actions] = initialTransition(machine);
    expect([status, String(error), actions]).toEqual(['error', 'Error: no context', []]);
  });

  it('refuses a snapshot that is stored', () => {
    const stored = lamp.getPersistedSnapshot(initialTransition(lamp)[0]);
    expect(() => transition(lamp, stored as never, { type: 'TURN' })).toThrow(
      expect.objectContaining({ code: 'BAD_SNAPSHOT' }),
    );
  });

  it('is that of XState for other logic', () => {
    const sum = fromTransition((n: number, event: { type: 'ADD'; n: number }) => n + event.n, 1);
    const [first] = initialTransition(sum);
    expect(transition(sum, first, { type: 'ADD', n: 2 })[0].context).toBe(3);
  });
});
