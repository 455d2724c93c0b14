import { assign, setup } from 'xstate';
import { destroy as destroyCard, isStillToBeDestroyed, spare } from '../../src/gate-ruler/destruction.ts';
import type { RuleProcess, RuleTypes } from './types.ts';

/** Resolving a destroy process (12-4b). */
export const destroy: RuleProcess = setup({
  types: {} as RuleTypes,
  guards: {
    isStillToBeDestroyed: ({ context }) => isStillToBeDestroyed(context.game),
  },
  actions: {
    destroy: assign(({ context }) => ({ game: destroyCard(context.game) })),
    spare: assign(({ context }) => ({ game: spare(context.game) })),
  },
}).createMachine({
  id: 'destroy',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['12-4b'] },
  initial: 'check',
  states: {
    check: {
      always: [{ guard: 'isStillToBeDestroyed', target: 'destroyed' }, { target: 'spared' }],
    },
    destroyed: { entry: 'destroy', type: 'final' },
    spared: { entry: 'spare', type: 'final' },
  },
});
