import { describe, expect, it } from 'vitest';
import { assign, createMachine } from 'xstate';
import { statechartOf } from '../../../src/runtime/machine/configuration.ts';
import { lean } from './support/runtimes.ts';
import { expectAlike, expectSame } from './support.ts';

const regionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const on = { [`T${index}`]: 'b', LEAVE: '#m.out' };
    const off = { [`T${index}`]: 'a' };
    return [`r${index}`, { initial: 'a', states: { a: { on, tags: [`a${index}`] }, b: { on: off } } }];
  });

/** A machine whose regions each go to and fro. */
const parallel = (count: number) =>
  createMachine({
    id: 'm',
    initial: 'in',
    states: {
      in: {
        type: 'parallel',
        states: { ...Object.fromEntries(regionsOf(count)), old: { type: 'history', history: 'deep' } },
      },
      out: { on: { BACK: 'in.old' } },
    },
  });

describe('Regions of a parallel state', () => {
  it('show the order in which their states were entered, as with XState', async () => {
    for (const types of ['T2 T0 T1 LEAVE', 'T1 T0 T2 T1 T1 LEAVE BACK', 'T0 T1 T2 T0 T1 T2 LEAVE BACK T2 T0'])
      await expectSame({ logic: () => parallel(3), steps: types.split(' ') });
  });

  it('take transitions without an event in the order in which their states were entered', async () => {
    const region = (name: string) => ({
      initial: 'a',
      states: {
        a: { on: { [name]: 'b' } },
        b: { always: { guard: ({ context }: { context: { isOn: boolean } }) => context.isOn, target: 'c' } },
        c: { entry: assign({ log: ({ context }) => context.log + name }) },
      },
    });
    const machine = createMachine({
      types: {} as { context: { isOn: boolean; log: string } },
      context: { isOn: false, log: '' },
      type: 'parallel',
      states: { x: region('X'), y: region('Y'), z: region('Z') } as never,
      on: { GO: { actions: assign({ isOn: true }) } },
    });
    for (const types of ['XYZ', 'ZYX', 'YZX'])
      await expectSame({ logic: () => machine, steps: [...types, 'GO'] });
  });

  it('have one plan whatever that order is', () => {
    const machine = parallel(4);
    const sets = new Set<unknown>();
    const actor = lean(machine).start();
    let drawn = 1;
    for (let step = 0; step < 2000; step += 1) {
      drawn = (drawn * 48_271) % 2_147_483_647;
      actor.send({ type: `T${drawn % 4}` });
      const { _nodes } = actor.getSnapshot() as unknown as { readonly _nodes: [] };
      sets.add(statechartOf(machine).configurationOf(_nodes).set);
    }
    expect(sets.size).toBe(16);
  });

  it('can have more states together than plans are stored for', () =>
    expectAlike((createActor) => {
      const actor = createActor(parallel(12)).start();
      const values = new Set<string>();
      // The regions count in binary, Gray's way: each step changes one.
      for (let round = 0; round < 2; round += 1) {
        for (let step = 1; step < 4096; step += 1) {
          actor.send({ type: `T${31 - Math.clz32(step & -step)}` });
          values.add(JSON.stringify(actor.getSnapshot().value));
        }
      }
      return [...values];
    }));
});
