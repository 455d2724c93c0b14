import { assign, setup } from 'xstate';
import { ruleEffects } from './rule-effects.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** System processing (ch.11): rule effects, then waiting automatic abilities, until nothing is left to do. */
export const systemProcessing: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { ruleEffects },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
  },
}).createMachine({
  id: 'systemProcessing',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['11-1'] },
  initial: 'ruleEffects',
  states: {
    ruleEffects: {
      meta: { clauses: ['11-1a'] },
      invoke: {
        id: 'ruleEffects',
        src: 'ruleEffects',
        input: ({ context }) => ({ game: context.game }),
        onDone: { target: 'settled', actions: { type: 'take', params: ({ event }) => event.output } },
      },
    },
    settled: { type: 'final' },
  },
});
