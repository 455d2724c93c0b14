import { and, assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { hasNoDamage } from '../../src/rulesets/excess-damage/queries/packets.ts';
import {
  announceDamage,
  dropEvent,
  leaveBattlefield,
  upcomingKind,
} from '../../src/rulesets/excess-damage/rules/announcement.ts';
import { beginEndStep } from '../../src/rulesets/excess-damage/rules/excess-check.ts';
import { hasStack, resolveTop, topDealsDamage } from '../../src/rulesets/excess-damage/rules/triggers.ts';
import type { Announcement } from '../../src/rulesets/excess-damage/state/game.ts';
import { assignment } from './assignment.ts';
import { damage } from './damage.ts';
import { stateBasedActions } from './state-based-actions.ts';
import { triggerPlacement } from './trigger-placement.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

/** Damage events in the order they are announced, each with all that it starts, until nothing waits. */
export const event: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { assignment, damage, stateBasedActions, triggerPlacement },
  guards: {
    hasStack: ({ context }) => hasStack(context.game),
    hasNoDamage: ({ context }) => hasNoDamage(context.game),
    isUpcoming: ({ context }, kind: Announcement['kind']) => upcomingKind(context.game) === kind,
    isNothingUpcoming: ({ context }) => upcomingKind(context.game) === undefined,
    topDealsDamage: ({ context }) => topDealsDamage(context.game),
  },
  actions: {
    acceptOutput,
    announce: assign({ game: ({ context }) => announceDamage(context.game) }),
    drop: assign({ game: ({ context }) => dropEvent(context.game) }),
    leave: assign({ game: ({ context }) => leaveBattlefield(context.game) }),
    beginEndStep: assign({ game: ({ context }) => beginEndStep(context.game) }),
    resolve: assign({ game: ({ context }) => resolveTop(context.game) }),
  },
}).createMachine({
  id: 'event',
  context: fromInput((input: StateContext) => input),
  output: ({ context: { game } }) => ({ game }),
  initial: 'upcoming',
  states: {
    upcoming: {
      description: 'What has triggered resolves before anything else is announced.',
      always: [
        { guard: and(['hasStack', 'topDealsDamage']), target: 'damagingResolution' },
        { guard: 'hasStack', target: 'resolution' },
        { guard: 'isNothingUpcoming', target: 'ended' },
        { guard: { type: 'isUpcoming', params: 'combat' }, target: 'assignment' },
        { guard: { type: 'isUpcoming', params: 'leaves' }, target: 'departure' },
        { guard: { type: 'isUpcoming', params: 'endStep' }, target: 'endStep' },
        { target: 'announcement' },
      ],
    },
    assignment: {
      meta: { clauses: ['510.1c'] },
      invoke: {
        id: 'assignment',
        src: 'assignment',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'announcement', actions: 'acceptOutput' },
      },
    },
    announcement: {
      meta: { clauses: ['120.1', '120.8', '510.2', '608.2b'] },
      entry: 'announce',
      always: [{ guard: 'hasNoDamage', target: 'stateBasedActions', actions: 'drop' }, { target: 'damage' }],
    },
    damage: {
      meta: { clauses: ['120.4'] },
      invoke: {
        id: 'damage',
        src: 'damage',
        input: ({ context: { game } }) => ({ game }),
        onDone: {
          target: 'stateBasedActions',
          actions: 'acceptOutput',
        },
      },
    },
    departure: {
      description: 'A permanent leaves, and what its effects ruled is judged anew.',
      meta: { clauses: ['120.6/judged'] },
      entry: 'leave',
      always: 'stateBasedActions',
    },
    endStep: {
      meta: { clauses: ['513.1'] },
      entry: 'beginEndStep',
      always: 'triggerPlacement',
    },
    stateBasedActions: {
      meta: { clauses: ['704.3'] },
      invoke: {
        id: 'stateBasedActions',
        src: 'stateBasedActions',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'triggerPlacement', actions: 'acceptOutput' },
      },
    },
    triggerPlacement: {
      meta: { clauses: ['603.3b'] },
      invoke: {
        id: 'triggerPlacement',
        src: 'triggerPlacement',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'upcoming', actions: 'acceptOutput' },
      },
    },
    resolution: {
      meta: { clauses: ['608.2c', '608.2b'] },
      entry: 'resolve',
      always: 'upcoming',
    },
    damagingResolution: {
      description: 'What resolves deals its damage before anything else happens.',
      meta: { clauses: ['608.2c'] },
      entry: 'resolve',
      always: 'announcement',
    },
    ended: { type: 'final' },
  },
});
