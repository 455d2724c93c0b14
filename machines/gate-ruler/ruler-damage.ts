import { assign, setup } from 'xstate';
import { does, held, take, theGame } from '../../src/core/charts.ts';
import {
  canCounter,
  isCounterForbidden,
  removeRulerDamage,
  resolvingRulerDamage,
  revealedCard,
  revealForRulerDamage,
  takeDamageCard,
} from '../../src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts';
import type { Instance } from '../../src/rulesets/gate-ruler/state/instance.ts';
import { counter } from './counter.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

interface RulerDamageContext extends Holding {
  /** Number of the process on the gate. */
  readonly item: number;
}

/** Resolving one ruler damage process (13-6). */
export const rulerDamage: RuleProcess = setup({
  types: {} as RuleTypes<RulerDamageContext, Holding>,
  actors: { counter },
  guards: {
    hasNoCard: ({ context }) => revealedCard(context.game) === undefined,
    canCounter: held(canCounter),
    isCounterForbidden: held(isCounterForbidden),
  },
  actions: {
    take,
    reveal: does(revealForRulerDamage),
    takeDamageCard: does(takeDamageCard),
    remove: assign({ game: ({ context }) => removeRulerDamage(context.game, context.item) }),
  },
}).createMachine({
  id: 'rulerDamage',
  context: ({ input }) => ({ game: input.game, item: resolvingRulerDamage(input.game).number }),
  output: theGame,
  meta: { clauses: ['13-6', '13-6a'] },
  initial: 'reveal',
  states: {
    reveal: {
      meta: { clauses: ['13-6b'] },
      entry: 'reveal',
      always: [
        { guard: 'hasNoCard', target: 'removed' },
        { guard: 'canCounter', target: 'counter' },
        { guard: 'isCounterForbidden', target: 'damageZone', meta: { clauses: ['13-6c-1'] } },
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
          card: revealedCard(game) as Instance,
        }),
        onDone: { target: 'removed', actions: 'take' },
      },
    },
    removed: {
      meta: { clauses: ['13-6e'] },
      entry: 'remove',
      type: 'final',
    },
  },
});
