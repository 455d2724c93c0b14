import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type AnyActorRef, assign, createActor, createMachine, type EventFromLogic, setup } from 'xstate';
import { lean } from '../../src/api/runtime.ts';
import { actorsFrom } from '../../src/runtime/actors/actor-trace.ts';
import { errorOf } from './support/outcome.ts';
import { vending } from './support/vending.ts';

type VendingEvent = EventFromLogic<typeof vending>;

/** What can be seen of a step, in the order of each machine. */
interface Seen {
  readonly machine: string;
  readonly event: string;
  readonly to: string;
  readonly context: unknown;
}

const stateText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([key, inner]) => `${key}.${stateText(inner)}`)
        .join();

const byMachine = (steps: readonly Seen[]): readonly (readonly Seen[])[] =>
  ['vending', 'till'].map((id) => steps.filter(({ machine }) => machine === id));

/** The machine as actors of XState; the innermost one is sent the events. */
const asActors = () => {
  const steps: Seen[] = [];
  const actor = createActor(vending, {
    inspect: (event) => {
      if (event.type !== '@xstate.microstep' || !('value' in event.snapshot)) return;
      const { snapshot, _transitions: [taken] = [] } = event;
      if (taken === undefined) return;
      const { value, context } = snapshot as unknown as { value: unknown; context: unknown };
      const { id } = (event.actorRef as AnyActorRef & { logic: { id: string } }).logic;
      steps.push({
        machine: id,
        event: taken.eventType,
        to: stateText(value),
        context: { ...(context as object) },
      });
    },
  }).start();
  const send = (event: VendingEvent): void => actorsFrom(actor).at(-1)?.send(event);
  const stands = () => {
    const { status, value, context, output } = actor.getSnapshot();
    const invoked = actorsFrom(actor)
      .slice(1)
      .map((child) => ({
        id: child.id,
        machine: child.id,
        value: child.getSnapshot().value,
        context: child.getSnapshot().context,
      }));
    return { status, value, context, output, invoked };
  };
  return { steps, send, stands };
};

const asLean = (runtime: 'lean' | 'interpreted') => {
  const steps: Seen[] = [];
  const actor = lean(vending).start({
    runtime,
    onStep: ({ machine, event, to, context }) => steps.push({ machine, event, to, context: { ...context } }),
  });
  return {
    steps,
    send: (event: VendingEvent) => actor.send(event),
    stands: () => actor.getSnapshot(),
    actor,
  };
};

const coin = fc.constantFrom(5, 10, 50, 100, 200).map((worth): VendingEvent => ({ type: 'COIN', worth }));
const button = fc
  .constantFrom('CANCEL', 'STRONGER', 'MILDER', 'CHOOSE', 'CHOOSE', 'REFILL', 'OPEN', 'UNHEARD', 'CLOSE')
  .map((type): VendingEvent => ({ type }) as VendingEvent);
const events = fc.array(fc.oneof(coin, button), { maxLength: 60, size: 'max' });

describe('A machine of any kind', () => {
  let steps = 0;
  const reached = new Set<string>();

  test.prop([events], { numRuns: 150, seed: 4 })(
    'goes the same way, step by step, as actors, compiled and interpreted',
    (heard) => {
      const reference = asActors();
      const others = (['lean', 'interpreted'] as const).map(asLean);
      for (const event of heard) {
        for (const each of [reference, ...others]) each.send(event);
        for (const { stands } of others) expect(stands()).toEqual(reference.stands());
        reached.add(`${reference.stands().status} ${stateText(reference.stands().value)}`);
      }
      for (const other of others) expect(byMachine(other.steps)).toEqual(byMachine(reference.steps));
      steps += reference.steps.length;
    },
  );

  it('was led everywhere by that', () => {
    expect(steps).toBeGreaterThan(1_000);
    expect([...reached].sort()).toEqual([
      'active closed',
      'active empty',
      'active working.idle.mild',
      'active working.idle.strong',
      'active working.paying',
      'done shut',
    ]);
  });

  it('says what it hears now, and has forks', () => {
    const { actor } = asLean('lean');
    expect(actor.can({ type: 'CHOOSE' })).toBe(true);
    expect(actor.can({ type: 'MILDER' })).toBe(false);
    const before = actor.getSnapshot();
    const fork = actor.fork();
    fork.send({ type: 'CHOOSE' });
    fork.send({ type: 'COIN', worth: 50 });
    expect(fork.can({ type: 'COIN', worth: 5 })).toBe(false);
    expect(fork.getSnapshot().invoked).toMatchObject([{ id: 'till', value: 'open', context: { paid: 50 } }]);
    expect(actor.getSnapshot()).toEqual(before);
  });

  it('takes what it is started with', () => {
    const counter = setup({
      types: { context: {} as { n: number }, input: {} as { from: number } },
    }).createMachine({
      context: ({ input }) => ({ n: input.from }),
      initial: 'on',
      states: { on: { on: { ADD: { actions: assign({ n: ({ context }) => context.n + 1 }) } } } },
    });
    const actor = lean(counter).start({ input: { from: 4 } });
    actor.send({ type: 'ADD' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'on', context: { n: 5 } });
    // @ts-expect-error -- it needs an input
    expect(errorOf(() => lean(counter).start()).code).toBe('RULE_ERROR');
  });
});

/** The refusal of a machine, as `CODE place: message`. */
const refusal = (run: () => unknown): string => {
  const { code, place, message } = errorOf(run);
  return `${code} ${place}: ${message}`;
};

const machineOf = (a: object, rest: object = {}) =>
  createMachine({
    id: 'lamp',
    initial: 'a',
    states: { a, b: { on: { X: 'a' } } },
    ...rest,
  } as Parameters<typeof createMachine>[0]);

describe('A machine of any kind is refused', () => {
  it.each<[what: string, state: object, why: string]>([
    ['after', { after: { 10: 'b' } }, 'after'],
    ['exit actions', { on: { X: 'b' }, exit: assign({}) }, 'exit'],
    ['a wildcard', { on: { '*': 'b' } }, 'on.*'],
    ['side effects', { on: { X: { actions: () => {} } } }, 'an action that is neither a name nor assign'],
    ['parallel states', { type: 'parallel', states: { x: {}, y: {} } }, 'a parallel state'],
    ['a dead end', {}, 'a state that neither handles an event, invokes, ends nor moves on'],
  ])('for %s, with place and reason', (_, state, why) => {
    expect(refusal(() => lean(machineOf(state)))).toBe(`CHART_UNSUPPORTED lamp: a: ${why}`);
  });

  it('for events around a state that invokes', () => {
    const inner = createMachine({ id: 'inner', initial: 'x', states: { x: { on: { X: 'x' } } } });
    const state = { invoke: { id: 'inner', src: 'inner', onDone: 'b' } };
    const machine = machineOf(state, { on: { STOP: '.b' } }).provide({ actors: { inner } });
    expect(refusal(() => lean(machine))).toBe(
      'CHART_UNSUPPORTED lamp: a: events on or around a state that invokes',
    );
  });
});

describe('A machine of any kind fails', () => {
  it('where it goes round, and hears nothing more', () => {
    const round = machineOf(
      { on: { GO: 'b' } },
      { states: { a: { on: { GO: 'b' } }, b: { always: 'c' }, c: { always: 'b' } } },
    );
    const actor = lean(round).start({ stepBudget: 50 });
    expect(errorOf(() => actor.send({ type: 'GO' })).code).toBe('STEP_BUDGET');
    expect(actor.getSnapshot()).toMatchObject({ status: 'error', value: 'a' });
    actor.send({ type: 'GO' });
    expect(actor.can({ type: 'GO' })).toBe(false);
  });

  it('where it stops in a state that hears nothing', () => {
    const stuck = machineOf({ always: { guard: () => false, target: 'b' } });
    expect(refusal(() => lean(stuck).start())).toBe(
      'CHART_STUCK lamp: a: the process has stopped in a state, and this state does not wait for any event',
    );
  });

  it('where a guard throws, with the cause', () => {
    const broken = machineOf({
      on: {
        GO: {
          guard: () => {
            throw new Error('the guard broke');
          },
          target: 'b',
        },
      },
    });
    const actor = lean(broken).start();
    expect(refusal(() => actor.send({ type: 'GO' }))).toBe('RULE_ERROR lamp: a: the guard broke');
  });
});
