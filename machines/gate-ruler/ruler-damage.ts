import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import {
  canCounter,
  hasRevealedCard,
  removeRulerDamage,
  resolvingRulerDamage,
  revealedCard,
  revealForRulerDamage,
  takeDamageCard,
} from '../../src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts';
import { counter } from './counter.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface RulerDamageContext extends StateContext {
  /** Number of the process on the gate. */
  readonly item: number;
}

/** Resolving one ruler damage process (13-6). */
export const rulerDamage: RuleMachine = setup({
  types: {} as RuleMachineTypes<RulerDamageContext, StateContext>,
  actors: { counter },
  guards: {
    hasNoCard: ({ context }) => !hasRevealedCard(context.game),
    canCounter: ({ context }) => canCounter(context.game),
  },
  actions: {
    acceptOutput,
    reveal: assign({ game: ({ context }) => revealForRulerDamage(context.game) }),
    takeDamageCard: assign({ game: ({ context }) => takeDamageCard(context.game) }),
    remove: assign({ game: ({ context }) => removeRulerDamage(context.game, context.item) }),
  },
}).createMachine({
  id: 'rulerDamage',
  context: fromInput(({ game }: StateContext) => ({ game, item: resolvingRulerDamage(game).number })),
  output: ({ context: { game } }) => ({ game }),
  meta: { clauses: ['13-6', '13-6a'] },
  initial: 'reveal',
  states: {
    reveal: {
      meta: { clauses: ['13-6b'] },
      entry: 'reveal',
      always: [
        { guard: 'hasNoCard', target: 'removed' },
        { guard: 'canCounter', target: 'counter' },
        { target: 'damageZone' },
      ],
    },
    damageZone: {
      meta: { clauses: ['13-6c'] },
      entry: 'takeDamageCard',
      always: 'removed',
    },
    counter: {
      meta: { clauses: ['13-6d'] },
      invoke: {
        id: 'counter',
        src: 'counter',
        input: ({ context: { game } }) => ({
          game,
          player: resolvingRulerDamage(game).controller,
          card: revealedCard(game),
        }),
        onDone: { target: 'removed', actions: 'acceptOutput' },
      },
    },
    removed: {
      meta: { clauses: ['13-6e'] },
      entry: 'remove',
      type: 'final',
    },
  },
});
