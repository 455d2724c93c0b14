import { assign, setup } from 'xstate';
import { applyRule, passState, stateGuard } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import {
  canBeGuarded,
  canLiveOn,
  destroy as destroyCard,
  doomedCard,
  guard,
  isGone,
  spare,
} from '../../src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts';
import type { OptionOf } from '../../src/rulesets/gate-ruler/state/option.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** Resolving a destroy process (12-4b). */
export const destroy: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  guards: {
    isGone: stateGuard(isGone),
    canLiveOn: stateGuard(canLiveOn),
    canBeGuarded: ({ context }) => canBeGuarded(context.game, doomedCard(context.game)),
    isKept: ({ event }) => event.option.form === 'card',
  },
  actions: {
    destroy: applyRule(destroyCard),
    clearEvents: applyRule(clearEvents),
    guard: assign(({ context, event }) => {
      const game = clearEvents(context.game);
      return { game: guard(game, doomedCard(game), (event.option as OptionOf<'card'>).card) };
    }),
    spare: applyRule(spare),
  },
}).createMachine({
  id: 'destroy',
  context: ({ input }) => input,
  output: passState,
  meta: { clauses: ['12-4b'] },
  initial: 'check',
  states: {
    check: {
      always: [
        { guard: 'isGone', target: 'spared' },
        { guard: 'canLiveOn', target: 'spared', meta: { clauses: ['12-4b-3'] } },
        { guard: 'canBeGuarded', target: 'soulguard' },
        { target: 'destroyed' },
      ],
    },
    soulguard: {
      description: 'A soul may go to the graveyard instead.',
      tags: 'decision',
      meta: { clauses: ['16-11'], decision: 'soulguard' },
      on: {
        answer: [
          { guard: 'isKept', target: 'spared', actions: 'guard' },
          { target: 'destroyed', actions: 'clearEvents' },
        ],
      },
    },
    destroyed: {
      meta: { clauses: ['12-4b-2'] },
      entry: 'destroy',
      type: 'final',
    },
    spared: {
      meta: { clauses: ['12-4b-5'] },
      entry: 'spare',
      type: 'final',
    },
  },
});
