import { assign, not, setup } from 'xstate';
import { acceptOutput, applyRule, passState, stateGuard } from '../../src/core/rule-machine.ts';
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
  removePlayed,
  setDriven,
} from '../../src/rulesets/gate-ruler/rules/ch10-drive/drive.ts';
import type { GateRulerOption, OptionOf, PlayRequest } from '../../src/rulesets/gate-ruler/state/option.ts';
import { play } from './play.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface DriveResolutionContext extends StateContext {
  /** What is about to be played. */
  readonly request: PlayRequest | undefined;
}

const isOnlyForm = ({ game }: StateContext, form: GateRulerOption['form']): boolean => {
  const options = drivenOptions(game);
  return options.length === 1 && options[0]?.form === form;
};

/** Resolving a drive resolution process (10-3e): overdrives, then cards; a play breaks the gate at once. */
export const driveResolution: RuleMachine = setup({
  types: {} as RuleMachineTypes<DriveResolutionContext, StateContext>,
  actors: { play },
  guards: {
    isOverdriveWaiting: stateGuard(isOverdriveWaiting),
    isOnlyGivenUp: ({ context }) => overdriveOptions(context.game).length === 1,
    isDrivenWaiting: stateGuard(isDrivenWaiting),
    isOnlyDiscarded: ({ context }) => isOnlyForm(context, 'discard'),
    isOnlyPlayed: ({ context }) => isOnlyForm(context, 'play'),
    isForm: ({ event }, form: GateRulerOption['form']) => event.option.form === form,
    isPlayed: (_, { isPlayed }: { isPlayed: boolean }) => isPlayed,
  },
  actions: {
    acceptOutput,
    giveUpOverdrive: assign({
      game: ({ context, event }) => giveUpOverdrive(clearEvents(context.game), event.option as OptionOf<'discard'>),
    }),
    giveUpOnly: assign({
      game: ({ context: { game } }) => giveUpOverdrive(game, overdriveOptions(game)[0] as OptionOf<'discard'>),
    }),
    request: assign({
      game: ({ context }) => clearEvents(context.game),
      request: ({ context, event }) => drivenRequest(context.game, event.option as OptionOf<'overdrive' | 'play'>),
    }),
    requestOnly: assign({
      request: ({ context: { game } }) => drivenRequest(game, drivenOptions(game)[0] as OptionOf<'play'>),
    }),
    removePlayed: assign({ game: ({ context: { game, request } }) => removePlayed(game, request as PlayRequest) }),
    setCard: assign({
      game: ({ context, event }) => setDriven(clearEvents(context.game), event.option as OptionOf<'set'>),
    }),
    discardCard: assign({
      game: ({ context, event }) => discardDriven(clearEvents(context.game), event.option as OptionOf<'discard'>),
    }),
    discardOnly: assign({
      game: ({ context: { game } }) => discardDriven(game, drivenOptions(game)[0] as OptionOf<'discard'>),
    }),
    finish: applyRule(finishDrive),
  },
}).createMachine({
  id: 'driveResolution',
  context: ({ input }) => ({ game: input.game, request: undefined }),
  output: passState,
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
        answer: [
          { guard: { type: 'isForm', params: 'overdrive' }, target: 'play', actions: 'request' },
          {
            target: 'overdrive',
            actions: 'giveUpOverdrive',
            meta: { clauses: ['10-3e-5', 'u2103/drive.10', 'u2103/drive.11'] },
          },
        ],
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
        answer: [
          {
            guard: { type: 'isForm', params: 'play' },
            target: 'play',
            actions: 'request',
            meta: { clauses: ['10-3e-2', '10-3f', 'u2103/drive.7'] },
          },
          {
            guard: { type: 'isForm', params: 'set' },
            target: 'card',
            actions: 'setCard',
            meta: { clauses: ['10-3e-2', '10-3e-5', 'u2103/drive.11'] },
          },
          {
            target: 'card',
            actions: 'discardCard',
            meta: { clauses: ['10-3e-2', '10-3e-5', 'u2103/drive.10', 'u2103/drive.11'] },
          },
        ],
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
        input: ({ context }) => ({ game: context.game, request: context.request as PlayRequest }),
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
