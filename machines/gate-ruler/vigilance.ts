import { assertEvent, assign, setup } from 'xstate';
import { fromInput } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import { canStandGuard, standGuard } from '../../src/rulesets/gate-ruler/rules/ch08-attack/attack-keywords.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** Vigilance at the end of the attack phase (8-8b). */
export const vigilance: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  guards: {
    canStandGuard: ({ context }) => canStandGuard(context.game),
  },
  actions: {
    clearEvents: assign({ game: ({ context }) => clearEvents(context.game) }),
    standGuard: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'choose.card');
        return standGuard(clearEvents(context.game), event.card);
      },
    }),
  },
}).createMachine({
  id: 'vigilance',
  context: fromInput((input) => input),
  output: ({ context: { game } }) => ({ game }),
  initial: 'units',
  states: {
    units: {
      always: [{ guard: 'canStandGuard', target: 'choosing' }, { target: 'done' }],
    },
    choosing: {
      description: 'A unit with Vigilance may move to the empty defense zone.',
      tags: 'decision',
      meta: { clauses: ['8-8b', '16-9'], decision: 'vigilance' },
      on: {
        'choose.card': { target: 'units', actions: 'standGuard' },
        pass: { target: 'done', actions: 'clearEvents' },
      },
    },
    done: { type: 'final' },
  },
});
