import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { emitEventStart, endEvent, isEventOf } from '../../src/rulesets/waiting-zone/rules/event-start.ts';
import type { Event } from '../../src/rulesets/waiting-zone/state/progress.ts';
import { attack } from './attack.ts';
import { cardPlay } from './card-play.ts';
import { costAbility } from './cost-ability.ts';
import { settle } from './settle.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

/** One event: its own course, then everything that still waits. */
export const event: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { cardPlay, costAbility, attack, settle },
  guards: {
    isEventOf: ({ context }, kind: Event['kind']) => isEventOf(context.game, kind),
  },
  actions: {
    acceptOutput,
    tellEvent: assign({ game: ({ context }) => emitEventStart(context.game) }),
    endEvent: assign({ game: ({ context }) => endEvent(context.game) }),
  },
}).createMachine({
  id: 'event',
  context: fromInput((input: StateContext) => input),
  output: ({ context: { game } }) => ({ game }),
  initial: 'begun',
  states: {
    begun: {
      meta: { clauses: ['event.1', 'event.2'] },
      entry: 'tellEvent',
      always: [
        { guard: { type: 'isEventOf', params: 'play' }, target: 'cardPlay' },
        { guard: { type: 'isEventOf', params: 'ability' }, target: 'costAbility' },
        { target: 'attack' },
      ],
    },
    cardPlay: {
      meta: { clauses: ['event.2'] },
      invoke: {
        id: 'cardPlay',
        src: 'cardPlay',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'settle', actions: 'acceptOutput' },
      },
    },
    costAbility: {
      meta: { clauses: ['event.2'] },
      invoke: {
        id: 'costAbility',
        src: 'costAbility',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'settle', actions: 'acceptOutput' },
      },
    },
    attack: {
      meta: { clauses: ['event.2'] },
      invoke: {
        id: 'attack',
        src: 'attack',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'settle', actions: 'acceptOutput' },
      },
    },
    settle: {
      meta: { clauses: ['play.12', 'play.15', 'reading.29'] },
      invoke: {
        id: 'settle',
        src: 'settle',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'ended', actions: 'acceptOutput' },
      },
    },
    ended: { meta: { clauses: ['event.3'] }, entry: 'endEvent', type: 'final' },
  },
});
