import { assertEvent, assign, setup } from 'xstate';
import { canonicalOptions, isOnlyMove, onlyOption } from '../../src/core/decision.ts';
import { memoizeLast2 } from '../../src/core/hot-path.ts';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import {
  dropWaiting,
  waitingChoices,
  waitingRequest,
} from '../../src/rulesets/gate-ruler/rules/ch11-waiting/waiting.ts';
import { play } from './play.ts';
import { ruleEffects } from './rule-effects.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface SystemProcessing extends StateContext {
  /** The ability about to be played or dropped, by its number. */
  readonly waiting: number;
}

const choices = memoizeLast2(
  ({ game }: StateContext) => game,
  ({ game }) => canonicalOptions(waitingChoices(game)),
);

/** System processing (ch.11): rule effects, then waiting abilities one at a time, until nothing is left to do. */
export const systemProcessing: RuleMachine = setup({
  types: {} as RuleMachineTypes<SystemProcessing, StateContext>,
  actors: { ruleEffects, play },
  guards: {
    isNothingWaiting: ({ context }) => context.game.waiting.length === 0,
    isOnlyOne: ({ context }) => choices(context).length === 1,
    isOnlyDropped: ({ context }) => isOnlyMove(choices(context), 'leaveWaiting'),
    isPlayed: (_, { isPlayed }: { isPlayed: boolean }) => isPlayed,
  },
  actions: {
    acceptOutput,
    clearEvents: assign({ game: ({ context }) => clearEvents(context.game) }),
    pickOnly: assign({ waiting: ({ context }) => onlyOption(choices(context)).waiting }),
    pick: assign({
      waiting: ({ event }) => {
        assertEvent(event, ['useWaiting', 'leaveWaiting']);
        return event.waiting;
      },
    }),
    drop: assign({ game: ({ context }) => dropWaiting(context.game, context.waiting) }),
  },
}).createMachine({
  id: 'systemProcessing',
  context: fromInput(({ game }: StateContext) => ({ game, waiting: -1 })),
  output: ({ context: { game } }) => ({ game }),
  meta: { clauses: ['11-1'] },
  initial: 'ruleEffects',
  states: {
    ruleEffects: {
      meta: { clauses: ['11-1a'] },
      invoke: {
        id: 'ruleEffects',
        src: 'ruleEffects',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'waiting', actions: 'acceptOutput' },
      },
    },
    waiting: {
      always: [
        { guard: 'isNothingWaiting', target: 'settled', meta: { clauses: ['11-1d'] } },
        { guard: 'isOnlyDropped', target: 'dropped', actions: 'pickOnly', meta: { clauses: ['11-1b-3'] } },
        { guard: 'isOnlyOne', target: 'play', actions: 'pickOnly' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      tags: 'decision',
      meta: { clauses: ['11-1b'], decision: 'waitingAbility' },
      on: {
        useWaiting: { target: 'play', actions: ['clearEvents', 'pick'] },
        leaveWaiting: { target: 'dropped', actions: ['clearEvents', 'pick'] },
      },
    },
    play: {
      meta: { clauses: ['11-1b', '14-1a-2', '14-3'] },
      invoke: {
        id: 'play',
        src: 'play',
        input: ({ context: { game, waiting } }) => ({ game, request: waitingRequest(game, waiting) }),
        onDone: [
          {
            guard: { type: 'isPlayed', params: ({ event }) => event.output },
            target: 'ruleEffects',
            actions: 'acceptOutput',
            meta: { clauses: ['11-1c'] },
          },
          { target: 'waiting', actions: 'acceptOutput' },
        ],
      },
    },
    dropped: {
      meta: { clauses: ['11-1b-3'] },
      entry: 'drop',
      always: 'waiting',
    },
    settled: { type: 'final' },
  },
});
