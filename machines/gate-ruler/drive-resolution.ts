import { assertEvent, assign, not, setup } from 'xstate';
import { isOnlyMove, onlyOption } from '../../src/core/decision.ts';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import {
  discardDriven,
  drivenOptions,
  drivenRequest,
  finishDrive,
  giveUpOverdrive,
  isDrivenWaiting,
  isOverdriveWaiting,
  overdriveOptions,
  overdriveRequest,
  removePlayed,
  setDriven,
} from '../../src/rulesets/gate-ruler/rules/ch10-drive/drive.ts';
import { play } from './play.ts';
import { type PlayContext, type RuleMachine, type RuleMachineTypes, requestIn, type StateContext } from './types.ts';

/** Resolving a drive resolution process (10-3e): overdrives, then cards; a play breaks the gate at once. */
export const driveResolution: RuleMachine = setup({
  types: {} as RuleMachineTypes<PlayContext, StateContext>,
  actors: { play },
  guards: {
    isOverdriveWaiting: ({ context }) => isOverdriveWaiting(context.game),
    isOnlyGivenUp: ({ context }) => overdriveOptions(context.game).length === 1,
    isDrivenWaiting: ({ context }) => isDrivenWaiting(context.game),
    isOnlyDiscarded: ({ context }) => isOnlyMove(drivenOptions(context.game), 'discard'),
    isOnlyPlayed: ({ context }) => isOnlyMove(drivenOptions(context.game), 'playDriven'),
    isPlayed: (_, { isPlayed }: { isPlayed: boolean }) => isPlayed,
  },
  actions: {
    acceptOutput,
    clearEvents: assign({ game: ({ context }) => clearEvents(context.game) }),
    giveUpOverdrive: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'giveUpOverdrive');
        return giveUpOverdrive(context.game, event);
      },
    }),
    giveUpOnly: assign({ game: ({ context: { game } }) => giveUpOverdrive(game, onlyOption(overdriveOptions(game))) }),
    requestOverdrive: assign({
      request: ({ context, event }) => {
        assertEvent(event, 'useOverdrive');
        return overdriveRequest(context.game, event);
      },
    }),
    requestCard: assign({
      request: ({ context, event }) => {
        assertEvent(event, 'playDriven');
        return drivenRequest(context.game, event);
      },
    }),
    requestOnly: assign({ request: ({ context: { game } }) => drivenRequest(game, onlyOption(drivenOptions(game))) }),
    removePlayed: assign({ game: ({ context }) => removePlayed(context.game, requestIn(context)) }),
    setCard: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'setCard');
        return setDriven(context.game, event);
      },
    }),
    discardCard: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'discard');
        return discardDriven(context.game, event);
      },
    }),
    discardOnly: assign({ game: ({ context: { game } }) => discardDriven(game, onlyOption(drivenOptions(game))) }),
    finish: assign({ game: ({ context }) => finishDrive(context.game) }),
  },
}).createMachine({
  id: 'driveResolution',
  context: fromInput(({ game }: StateContext) => ({ game, request: undefined })),
  output: ({ context: { game } }) => ({ game }),
  meta: { clauses: ['10-3e'] },
  initial: 'overdrive',
  states: {
    overdrive: {
      description: 'While an overdrive waits, one is used or given up.',
      always: [
        { guard: not('isOverdriveWaiting'), target: 'card' },
        {
          guard: 'isOnlyGivenUp',
          target: 'overdrive',
          reenter: true,
          actions: 'giveUpOnly',
          meta: { clauses: ['10-3e-1', '10-3e-5', 'u2103/drive.11'] },
        },
        { target: 'choosingOverdrive' },
      ],
    },
    choosingOverdrive: {
      tags: 'decision',
      meta: { clauses: ['10-3e-1', '16-2b', 'u2103/drive.5'], decision: 'driveResolution' },
      on: {
        useOverdrive: { target: 'play', actions: ['clearEvents', 'requestOverdrive'] },
        giveUpOverdrive: {
          target: 'overdrive',
          actions: ['clearEvents', 'giveUpOverdrive'],
          meta: { clauses: ['10-3e-5', 'u2103/drive.10', 'u2103/drive.11'] },
        },
      },
    },
    card: {
      description: 'Then, while a card waits, one is played, set or discarded.',
      always: [
        { guard: not('isDrivenWaiting'), target: 'removed' },
        {
          guard: 'isOnlyDiscarded',
          target: 'card',
          reenter: true,
          actions: 'discardOnly',
          meta: { clauses: ['10-3e-2', '10-3e-5', 'u2103/drive.11'] },
        },
        { guard: 'isOnlyPlayed', target: 'play', actions: 'requestOnly', meta: { clauses: ['16-12'] } },
        { target: 'choosingCard' },
      ],
    },
    choosingCard: {
      tags: 'decision',
      meta: { clauses: ['10-3e-2', 'u2103/drive.5'], decision: 'driveResolution' },
      on: {
        playDriven: {
          target: 'play',
          actions: ['clearEvents', 'requestCard'],
          meta: { clauses: ['10-3e-2', '10-3f', 'u2103/drive.7'] },
        },
        setCard: {
          target: 'card',
          actions: ['clearEvents', 'setCard'],
          meta: { clauses: ['10-3e-2', '10-3e-5', 'u2103/drive.11'] },
        },
        discard: {
          target: 'card',
          actions: ['clearEvents', 'discardCard'],
          meta: { clauses: ['10-3e-2', '10-3e-5', 'u2103/drive.10', 'u2103/drive.11'] },
        },
      },
    },
    removed: {
      description: 'Neither waits any more.',
      meta: { clauses: ['10-3e-3', 'u2103/drive.5'] },
      entry: 'finish',
      type: 'final',
    },
    play: {
      description: 'What is played breaks the gate at once; what is taken back waits on.',
      invoke: {
        id: 'play',
        src: 'play',
        input: ({ context }) => ({ game: context.game, request: requestIn(context) }),
        onDone: [
          {
            guard: { type: 'isPlayed', params: ({ event }) => event.output },
            target: 'broken',
            actions: ['acceptOutput', 'removePlayed'],
            meta: { clauses: ['10-3e-4', 'u2103/drive.6'] },
          },
          { target: 'overdrive', actions: 'acceptOutput', meta: { clauses: ['14-3b-4'] } },
        ],
      },
    },
    broken: { type: 'final' },
  },
});
