import { assign, setup } from 'xstate';
import { does, take, theGame } from '../../src/kernel/charts.ts';
import { canonicalOptions } from '../../src/kernel/decision.ts';
import { heard } from '../../src/kernel/fact.ts';
import { requestOf } from '../../src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts';
import {
  dismissDriven,
  driveOptions,
  finishDrive,
  resolvingDrive,
  takeDriven,
  takeOverdrive,
} from '../../src/rulesets/gate-ruler/rules/ch10-drive/drive.ts';
import type { GateRulerOption } from '../../src/rulesets/gate-ruler/values/option.ts';
import type { PlayRequest } from '../../src/rulesets/gate-ruler/values/play-request.ts';
import { play } from './play.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

interface DriveResolutionContext extends Holding {
  /** What is about to be played. */
  readonly request?: PlayRequest;
}

/** Resolving a drive resolution process (10-3e): overdrives, then cards; a play breaks the gate at once. */
export const driveResolution: RuleProcess = setup({
  types: {} as RuleTypes<DriveResolutionContext, Holding>,
  actors: { play },
  guards: {
    isNothingWaiting: ({ context }) => driveOptions(context.game).length === 0,
    isOnlyOption: ({ context }) => canonicalOptions(driveOptions(context.game)).length === 1,
    isForm: ({ event }, form: GateRulerOption['form']) => event.option.form === form,
  },
  actions: {
    take,
    announceOverdrive: assign(({ context, event }) => {
      const game = heard(context.game);
      const { number, controller } = resolvingDrive(game);
      const request = requestOf(controller, event.option) as PlayRequest;
      return { game: takeOverdrive(game, number, request.card), request };
    }),
    announceCard: assign(({ context, event }) => {
      const game = heard(context.game);
      const { number, controller } = resolvingDrive(game);
      const request = requestOf(controller, event.option) as PlayRequest;
      return { game: takeDriven(game, number, request.card), request };
    }),
    dismiss: assign(({ context, event }) => ({ game: dismissDriven(heard(context.game), event.option) })),
    dismissOnly: assign(({ context: { game } }) => ({
      game: dismissDriven(game, driveOptions(game)[0] as GateRulerOption),
    })),
    finish: does(finishDrive),
  },
}).createMachine({
  id: 'driveResolution',
  context: ({ input }) => ({ game: input.game }),
  output: theGame,
  meta: { clauses: ['10-3e', 'u2103/drive.5'] },
  initial: 'waiting',
  states: {
    waiting: {
      meta: { clauses: ['10-3e-1', '10-3e-2'] },
      always: [
        { guard: 'isNothingWaiting', target: 'finished' },
        { guard: 'isOnlyOption', target: 'forced' },
        { target: 'choosing' },
      ],
    },
    forced: {
      description: 'It can only be given up or discarded.',
      meta: { clauses: ['10-3e-5', 'u2103/drive.11'] },
      entry: 'dismissOnly',
      always: 'waiting',
    },
    choosing: {
      tags: 'decision',
      meta: { clauses: ['10-3e-1', '10-3e-2'], asks: 'driveResolution' },
      on: {
        answer: [
          { guard: { type: 'isForm', params: 'overdrive' }, target: 'play', actions: 'announceOverdrive' },
          { guard: { type: 'isForm', params: 'play' }, target: 'play', actions: 'announceCard' },
          { target: 'waiting', actions: 'dismiss', meta: { clauses: ['10-3e-5'] } },
        ],
      },
    },
    play: {
      meta: { clauses: ['10-3e-4', '10-3f'] },
      invoke: {
        id: 'play',
        src: 'play',
        input: ({ context }) => ({ game: context.game, request: context.request as PlayRequest }),
        onDone: { target: 'broken', actions: 'take' },
      },
    },
    broken: { type: 'final', meta: { clauses: ['10-3e-4', 'u2103/drive.6'] } },
    finished: {
      meta: { clauses: ['10-3e-3'] },
      entry: 'finish',
      type: 'final',
    },
  },
});
