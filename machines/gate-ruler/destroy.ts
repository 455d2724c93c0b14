import { assertEvent, assign, setup } from 'xstate';
import { fromInput } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import {
  canBeGuarded,
  canLiveOn,
  destroy as destroyCard,
  doomedCard,
  forget,
  guard,
  ignoreDestruction,
  isDestructionIgnored,
  isGone,
  spare,
} from '../../src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** Resolving a destroy process (12-4b). */
export const destroy: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  guards: {
    isGone: ({ context }) => isGone(context.game),
    isDestructionIgnored: ({ context }) => isDestructionIgnored(context.game),
    canLiveOn: ({ context }) => canLiveOn(context.game),
    canBeGuarded: ({ context }) => canBeGuarded(context.game, doomedCard(context.game)),
  },
  actions: {
    destroy: assign({ game: ({ context }) => destroyCard(context.game) }),
    clearEvents: assign({ game: ({ context }) => clearEvents(context.game) }),
    guard: assign({
      game: ({ context: { game }, event }) => {
        assertEvent(event, 'choose.card');
        return guard(game, doomedCard(game), event.card);
      },
    }),
    spare: assign({ game: ({ context }) => spare(context.game) }),
    forget: assign({ game: ({ context }) => forget(context.game) }),
    ignoreDestruction: assign({ game: ({ context }) => ignoreDestruction(context.game) }),
  },
}).createMachine({
  id: 'destroy',
  context: fromInput((input) => input),
  output: ({ context: { game } }) => ({ game }),
  meta: { clauses: ['12-4b'] },
  initial: 'check',
  states: {
    check: {
      always: [
        { guard: 'isGone', target: 'gone' },
        { guard: 'isDestructionIgnored', target: 'ignored' },
        { target: 'recheck' },
      ],
    },
    recheck: {
      description: 'What the rules destroy is looked at again.',
      always: [
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
        'choose.card': { target: 'spared', actions: ['clearEvents', 'guard'] },
        'choose.done': { target: 'destroyed', actions: 'clearEvents' },
      },
    },
    destroyed: {
      meta: { clauses: ['12-4b-2'] },
      entry: 'destroy',
      type: 'final',
    },
    ignored: {
      description: 'The card is not affected by the effect that destroys it.',
      meta: { clauses: ['u2103/unaffected.2'] },
      entry: 'ignoreDestruction',
      type: 'final',
    },
    gone: {
      meta: { clauses: ['12-4b-6'] },
      entry: 'forget',
      type: 'final',
    },
    spared: {
      meta: { clauses: ['12-4b-5'] },
      entry: 'spare',
      type: 'final',
    },
  },
});
