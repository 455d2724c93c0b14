import { assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { acceptOutput, applyRule, passState, stateGuard } from '../../src/core/rule-machine.ts';
import {
  beginDemandedAttack,
  beginEvent,
  isAttackDemanded,
  isEventOpen,
} from '../../src/rulesets/waiting-zone/rules/event-start.ts';
import { beginActivePhase, endByDefeat, isAnyoneDefeated } from '../../src/rulesets/waiting-zone/rules/turn.ts';
import type { WaitingZoneOption } from '../../src/rulesets/waiting-zone/state/option.ts';
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
    isAnyoneDefeated: stateGuard(isAnyoneDefeated),
    isEventOpen: stateGuard(isEventOpen),
    isAttackDemanded: stateGuard(isAttackDemanded),
    isForm: ({ event }, form: WaitingZoneOption['form']) => event.option.form === form,
  },
  actions: {
    acceptOutput,
    clearEvents: applyRule(clearEvents),
    beginPhase: assign({ game: ({ context }) => beginActivePhase(context.game, context.phase) }),
    endByDefeat: applyRule(endByDefeat),
    beginEvent: assign({ game: ({ context, event }) => beginEvent(clearEvents(context.game), event.option) }),
    beginDemandedAttack: applyRule(beginDemandedAttack),
  },
}).createMachine({
  id: 'phase',
  context: ({ input }) => input,
  output: passState,
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
        answer: [
          { guard: { type: 'isForm', params: 'endPhase' }, target: 'ended', actions: 'clearEvents' },
          { target: 'event', actions: 'beginEvent' },
        ],
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
        input: passState,
        onDone: { target: 'idle', actions: 'acceptOutput' },
      },
    },
    ended: { type: 'final' },
    over: { type: 'final' },
  },
});
