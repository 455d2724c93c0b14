import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { gate } from '../../../machines/gate-ruler/gate.ts';
import type { RuleMachine, RuleMachineTypes } from '../../../machines/gate-ruler/types.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';

const part = setup({
  types: {} as RuleMachineTypes,
  actors: { gate },
  guards: { isOver: ({ context }) => context.game.result !== undefined },
});

const whole = {
  id: 'part',
  context: ({ input }: { readonly input: { readonly game: Game } }) => input,
  output: ({ context }: { readonly context: { readonly game: Game } }) => ({ game: context.game }),
  initial: 'only',
} as const;

describe('The types of a rule process', () => {
  it('let it invoke a process that it names, cite clauses that there are, and ask its guards', () => {
    const process: RuleMachine = part.createMachine({
      ...whole,
      states: {
        only: {
          meta: { clauses: ['9-3'] },
          invoke: { src: 'gate', input: ({ context }) => context, onDone: 'over' },
        },
        over: { type: 'final' },
      },
    });
    expect(process.id).toBe('part');
  });

  it('refuse to invoke a process that it does not name', () => {
    part.createMachine({
      ...whole,
      // @ts-expect-error -- gates is no actor of the setup
      states: { only: { invoke: { src: 'gates', input: ({ context }) => context } } },
    });
  });

  it('refuse a clause that is not registered', () => {
    part.createMachine({
      ...whole,
      // @ts-expect-error -- there is no clause 99-1
      states: { only: { meta: { clauses: ['99-1'] } } },
    });
  });

  it('refuse a guard that it does not have', () => {
    part.createMachine({
      ...whole,
      // @ts-expect-error -- isLost is no guard of the setup
      states: { only: { always: { guard: 'isLost', target: 'only' } } },
    });
  });
});
