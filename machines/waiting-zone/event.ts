import { assign, setup } from 'xstate';
import { endEvent, isEventOf, tellEvent } from '../../src/rulesets/waiting-zone/rules/waiting/event.ts';
import type { Event } from '../../src/rulesets/waiting-zone/values/event.ts';
import { attack } from './attack.ts';
import { cardPlay } from './card-play.ts';
import { costAbility } from './cost-ability.ts';
import { settle } from './settle.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** One event: its own course, then everything that still waits. */
export const event: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { cardPlay, costAbility, attack, settle },
  guards: {
    isEventOf: ({ context }, kind: Event['kind']) => isEventOf(context.game, kind),
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
    tellEvent: assign(({ context }) => ({ game: tellEvent(context.game) })),
    endEvent: assign(({ context }) => ({ game: endEvent(context.game) })),
  },
}).createMachine({
  id: 'event',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['event.1', 'event.2'] },
  initial: 'kind',
  states: {
    kind: {
      entry: 'tellEvent',
      always: [
        { guard: { type: 'isEventOf', params: 'play' }, target: 'cardPlay' },
        { guard: { type: 'isEventOf', params: 'ability' }, target: 'costAbility' },
        { target: 'attack' },
      ],
    },
    cardPlay: {
      invoke: {
        id: 'cardPlay',
        src: 'cardPlay',
        input: ({ context }) => ({ game: context.game }),
        onDone: { target: 'settle', actions: { type: 'take', params: ({ event }) => event.output } },
      },
    },
    costAbility: {
      invoke: {
        id: 'costAbility',
        src: 'costAbility',
        input: ({ context }) => ({ game: context.game }),
        onDone: { target: 'settle', actions: { type: 'take', params: ({ event }) => event.output } },
      },
    },
    attack: {
      invoke: {
        id: 'attack',
        src: 'attack',
        input: ({ context }) => ({ game: context.game }),
        onDone: { target: 'settle', actions: { type: 'take', params: ({ event }) => event.output } },
      },
    },
    settle: {
      meta: { clauses: ['play.12', 'play.15', 'attack.9', 'reading.29'] },
      invoke: {
        id: 'settle',
        src: 'settle',
        input: ({ context }) => ({ game: context.game }),
        onDone: { target: 'ended', actions: { type: 'take', params: ({ event }) => event.output } },
      },
    },
    ended: { meta: { clauses: ['event.3'] }, entry: 'endEvent', type: 'final' },
  },
});
