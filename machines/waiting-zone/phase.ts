import { assign, setup } from 'xstate';
import { does, take, theGame } from '../../src/kernel/charts.ts';
import { heard } from '../../src/kernel/fact.ts';
import { endByDefeat } from '../../src/rulesets/waiting-zone/rules/turn/defeat.ts';
import { beginActivePhase } from '../../src/rulesets/waiting-zone/rules/turn/turn.ts';
import { beginEvent, eventStarts } from '../../src/rulesets/waiting-zone/rules/waiting/event.ts';
import type { WaitingZoneOption } from '../../src/rulesets/waiting-zone/values/option.ts';
import { event } from './event.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

interface PhaseContext extends Holding {
  readonly phase: 'main' | 'battle';
}

/** A phase in which the turn player begins events, one after the other. */
export const phase: RuleProcess<PhaseContext> = setup({
  types: {} as RuleTypes<PhaseContext>,
  actors: { event },
  guards: {
    isOver: ({ context }) => context.game.result !== undefined,
    canBeginEvent: ({ context }) => eventStarts(context.game).length > 1,
    mustBeginEvent: ({ context }) => eventStarts(context.game)[0]?.form === 'attack',
    isForm: ({ event }, form: WaitingZoneOption['form']) => event.option.form === form,
  },
  actions: {
    take,
    hear: does(heard),
    beginPhase: assign(({ context }) => ({ game: beginActivePhase(context.game, context.phase) })),
    lookForDefeat: does(endByDefeat),
    beginEvent: assign(({ context, event }) => ({ game: beginEvent(heard(context.game), event.option) })),
    beginForced: assign(({ context }) => ({
      game: beginEvent(context.game, eventStarts(context.game)[0] as WaitingZoneOption),
    })),
  },
}).createMachine({
  id: 'phase',
  context: ({ input }) => input,
  output: theGame,
  meta: { clauses: ['event.1', 'house.5'] },
  initial: 'start',
  states: {
    start: {
      meta: { clauses: ['house.2', 'attack.1'] },
      entry: 'beginPhase',
      always: 'idle',
    },
    idle: {
      description: 'Nothing is unresolved.',
      meta: { clauses: ['event.3', 'attack.9'] },
      entry: 'lookForDefeat',
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'canBeginEvent', target: 'beginning' },
        { guard: 'mustBeginEvent', target: 'forced' },
        { target: 'ended' },
      ],
    },
    beginning: {
      tags: 'decision',
      meta: { clauses: ['event.1', 'event.2', 'event.3'], asks: 'eventStart' },
      on: {
        answer: [
          { guard: { type: 'isForm', params: 'endPhase' }, target: 'ended', actions: 'hear' },
          { target: 'event', actions: 'beginEvent' },
        ],
      },
    },
    forced: {
      description: 'Only the attack of a unit whose right was given back is open.',
      meta: { clauses: ['reading.24'] },
      entry: 'beginForced',
      always: 'event',
    },
    event: {
      invoke: {
        id: 'event',
        src: 'event',
        input: theGame,
        onDone: { target: 'idle', actions: 'take' },
      },
    },
    ended: { type: 'final' },
    over: { meta: { clauses: ['house.10'] }, type: 'final' },
  },
});
