import { assign, setup } from 'xstate';
import { hasNoDamage } from '../../src/rulesets/excess-damage/reading/event.ts';
import {
  hasStack,
  resolveTop,
  topDealsDamage,
} from '../../src/rulesets/excess-damage/rules/afterwards/triggers.ts';
import { beginEndStep } from '../../src/rulesets/excess-damage/rules/damage/checking.ts';
import { announce, dropEvent, leave } from '../../src/rulesets/excess-damage/rules/event/announce.ts';
import { upcomingKind } from '../../src/rulesets/excess-damage/rules/event/upcoming.ts';
import type { Announcement } from '../../src/rulesets/excess-damage/values/announcement.ts';
import { assignment } from './assignment.ts';
import { damage } from './damage.ts';
import { stateBasedActions } from './state-based-actions.ts';
import { triggerPlacement } from './trigger-placement.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** Damage events in the order they are announced, each with all that it starts, until nothing waits. */
export const event: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { assignment, damage, stateBasedActions, triggerPlacement },
  guards: {
    isOver: (_, { game }: Holding) => game.result !== undefined,
    hasStack: ({ context }) => hasStack(context.game),
    hasNoDamage: ({ context }) => hasNoDamage(context.game),
    isUpcoming: ({ context }, kind: Announcement['kind']) => upcomingKind(context.game) === kind,
    isNothingUpcoming: ({ context }) => upcomingKind(context.game) === undefined,
    topDealsDamage: ({ context }) => topDealsDamage(context.game),
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
    announce: assign(({ context }) => ({ game: announce(context.game) })),
    drop: assign(({ context }) => ({ game: dropEvent(context.game) })),
    leave: assign(({ context }) => ({ game: leave(context.game) })),
    beginEndStep: assign(({ context }) => ({ game: beginEndStep(context.game) })),
    resolve: assign(({ context }) => ({ game: resolveTop(context.game) })),
  },
}).createMachine({
  id: 'event',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['120.4'] },
  initial: 'upcoming',
  states: {
    upcoming: {
      description: 'What has triggered resolves before anything else is announced.',
      always: [
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
        input: ({ context }) => ({ game: context.game }),
        onDone: { target: 'announcement', actions: { type: 'take', params: ({ event }) => event.output } },
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
        input: ({ context }) => ({ game: context.game }),
        onDone: {
          target: 'stateBasedActions',
          actions: { type: 'take', params: ({ event }) => event.output },
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
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'triggerPlacement', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    triggerPlacement: {
      meta: { clauses: ['603.3b'] },
      invoke: {
        id: 'triggerPlacement',
        src: 'triggerPlacement',
        input: ({ context }) => ({ game: context.game }),
        onDone: { target: 'upcoming', actions: { type: 'take', params: ({ event }) => event.output } },
      },
    },
    resolution: {
      meta: { clauses: ['608.2c', '608.2b'] },
      always: [
        { guard: 'topDealsDamage', target: 'announcement', actions: 'resolve' },
        { target: 'upcoming', actions: 'resolve' },
      ],
    },
    ended: { type: 'final' },
    over: { type: 'final', meta: { clauses: ['104.2a'] } },
  },
});
