import { assertEvent, assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import {
  beginDemandedAttack,
  beginEvent,
  isAttackDemanded,
  isEventOpen,
} from '../../src/rulesets/waiting-zone/rules/event-start.ts';
import { beginActivePhase, endByDefeat, isAnyoneDefeated } from '../../src/rulesets/waiting-zone/rules/turn.ts';
import { event } from './event.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface PhaseContext extends StateContext {
  readonly phase: 'main' | 'battle';
}

/** A phase in which the turn player begins events, one after the other. */
export const phase: RuleMachine<PhaseContext> = setup({
  types: {} as RuleMachineTypes<PhaseContext>,
  actors: { event },
  guards: {
    isAnyoneDefeated: ({ context }) => isAnyoneDefeated(context.game),
    isEventOpen: ({ context }) => isEventOpen(context.game),
    isAttackDemanded: ({ context }) => isAttackDemanded(context.game),
  },
  actions: {
    acceptOutput,
    clearEvents: assign({ game: ({ context }) => clearEvents(context.game) }),
    beginPhase: assign({ game: ({ context }) => beginActivePhase(context.game, context.phase) }),
    endByDefeat: assign({ game: ({ context }) => endByDefeat(context.game) }),
    beginEvent: assign({
      game: ({ context, event }) => {
        assertEvent(event, ['play', 'use', 'attack']);
        return beginEvent(clearEvents(context.game), event);
      },
    }),
    beginDemandedAttack: assign({ game: ({ context }) => beginDemandedAttack(context.game) }),
  },
}).createMachine({
  id: 'phase',
  context: fromInput((input: PhaseContext) => input),
  output: ({ context: { game } }) => ({ game }),
  initial: 'start',
  states: {
    start: {
      meta: { clauses: ['house.2', 'attack.1'] },
      entry: 'beginPhase',
      always: 'idle',
    },
    idle: {
      description: 'Nothing is unresolved.',
      always: [
        {
          guard: 'isAnyoneDefeated',
          target: 'over',
          actions: 'endByDefeat',
          meta: { clauses: ['house.10', 'house.11', 'house.12'] },
        },
        { guard: 'isEventOpen', target: 'beginning' },
        { guard: 'isAttackDemanded', target: 'demanded' },
        { target: 'ended' },
      ],
    },
    beginning: {
      tags: 'decision',
      meta: { clauses: ['event.1', 'event.2', 'event.3', 'attack.9', 'house.5'], decision: 'eventStart' },
      on: {
        play: { target: 'event', actions: 'beginEvent' },
        use: { target: 'event', actions: 'beginEvent' },
        attack: { target: 'event', actions: 'beginEvent' },
        endPhase: { target: 'ended', actions: 'clearEvents' },
      },
    },
    demanded: {
      description: 'Only the attack of a unit whose right was given back is open.',
      meta: { clauses: ['reading.24'] },
      entry: 'beginDemandedAttack',
      always: 'event',
    },
    event: {
      meta: { clauses: ['event.1'] },
      invoke: {
        id: 'event',
        src: 'event',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'idle', actions: 'acceptOutput' },
      },
    },
    ended: { type: 'final' },
    over: { tags: 'over' },
  },
});
