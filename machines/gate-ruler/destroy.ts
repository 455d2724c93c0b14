import { assign, not, setup } from 'xstate';
import { does, held, theGame } from '../../src/kernel/charts.ts';
import { heard } from '../../src/kernel/fact.ts';
import {
  destroy as destroyCard,
  doomedCard,
  isStillToBeDestroyed,
  spare,
} from '../../src/rulesets/gate-ruler/rules/ch12-rule-effects/destruction.ts';
import { canBeGuarded, guard } from '../../src/rulesets/gate-ruler/rules/ch12-rule-effects/soulguard.ts';
import type { OptionOf } from '../../src/rulesets/gate-ruler/values/option.ts';
import type { RuleProcess, RuleTypes } from './types.ts';

/** Resolving a destroy process (12-4b). */
export const destroy: RuleProcess = setup({
  types: {} as RuleTypes,
  guards: {
    isStillToBeDestroyed: held(isStillToBeDestroyed),
    canBeGuarded: ({ context }) => canBeGuarded(context.game, doomedCard(context.game)),
    isKept: ({ event }) => event.option.form === 'card',
  },
  actions: {
    destroy: does(destroyCard),
    hear: does(heard),
    guard: assign(({ context, event }) => {
      const game = heard(context.game);
      return { game: guard(game, doomedCard(game), (event.option as OptionOf<'card'>).card) };
    }),
    spare: does(spare),
  },
}).createMachine({
  id: 'destroy',
  context: ({ input }) => input,
  output: theGame,
  meta: { clauses: ['12-4b'] },
  initial: 'check',
  states: {
    check: {
      always: [
        { guard: not('isStillToBeDestroyed'), target: 'spared' },
        { guard: 'canBeGuarded', target: 'soulguard' },
        { target: 'destroyed' },
      ],
    },
    soulguard: {
      description: 'A soul may go to the graveyard instead.',
      tags: 'decision',
      meta: { clauses: ['16-11'], asks: 'soulguard' },
      on: {
        answer: [
          { guard: 'isKept', target: 'spared', actions: 'guard' },
          { target: 'destroyed', actions: 'hear' },
        ],
      },
    },
    destroyed: { entry: 'destroy', type: 'final' },
    spared: { entry: 'spare', type: 'final' },
  },
});
