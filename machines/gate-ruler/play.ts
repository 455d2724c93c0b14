import { assign, setup } from 'xstate';
import { onlyOption } from '../../src/core/decision.ts';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import { costOf } from '../../src/rulesets/gate-ruler/rules/ch14-abilities/cost.ts';
import {
  announce,
  completePlay,
  openChoice,
  withdrawPlay,
} from '../../src/rulesets/gate-ruler/rules/ch14-abilities/play.ts';
import { recordActivation } from '../../src/rulesets/gate-ruler/rules/ch14-abilities/play-preconditions.ts';
import type { Game } from '../../src/rulesets/gate-ruler/state/game.ts';
import type { GateRulerOption, PlayRequest } from '../../src/rulesets/gate-ruler/state/option.ts';
import { payment } from './payment.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface PlayInput extends StateContext {
  readonly request: PlayRequest;
}

interface Play extends PlayInput {
  /** The state to return to where the play cannot be completed (14-3b-4); it tells no facts. */
  readonly before: Game;
}

interface PlayResult extends StateContext {
  readonly isPlayed: boolean;
}

/** Makes the open choice by that option, or by the only one. */
const choose = (game: Game, option?: GateRulerOption): Game => {
  const choice = openChoice(game);
  return choice === undefined ? game : choice.choose(option ?? onlyOption(choice.options));
};

/** Playing a card or ability (14-3): announced, choices made, cost paid; or taken back whole. */
export const play: RuleMachine<PlayInput, PlayResult> = setup({
  types: {} as RuleMachineTypes<Play, PlayInput, PlayResult>,
  actors: { payment },
  guards: {
    isEveryChoiceMade: ({ context }) => openChoice(context.game) === undefined,
    isIllegalTarget: ({ context }) => openChoice(context.game)?.options.length === 0,
    isOnlyChoice: ({ context }) => openChoice(context.game)?.options.length === 1,
    isPaid: (_, { isPaid }: { isPaid: boolean }) => isPaid,
  },
  actions: {
    acceptOutput,
    announce: assign({ game: ({ context: { game, request } }) => announce(recordActivation(game, request), request) }),
    clearEvents: assign({ game: ({ context }) => clearEvents(context.game) }),
    choose: assign({ game: ({ context, event }) => choose(context.game, event) }),
    chooseOnly: assign({ game: ({ context }) => choose(context.game) }),
    complete: assign({ game: ({ context: { game, request, before } }) => completePlay(game, request, before) }),
    withdrawPlay: assign({ game: ({ context }) => withdrawPlay(context.before, context.game, context.request) }),
  },
}).createMachine({
  id: 'play',
  context: fromInput(({ game, request }: PlayInput) => ({ game, request, before: clearEvents(game) })),
  output: ({ context }) => ({ game: context.game, isPlayed: context.game.gate !== context.before.gate }),
  meta: { clauses: ['14-3'] },
  initial: 'announcement',
  states: {
    announcement: {
      meta: { clauses: ['14-3a'] },
      entry: 'announce',
      always: 'choices',
    },
    choices: {
      always: [
        { guard: 'isEveryChoiceMade', target: 'payment' },
        { guard: 'isIllegalTarget', target: 'takenBack', meta: { clauses: ['14-3b-4'] } },
        { guard: 'isOnlyChoice', target: 'forced' },
        { target: 'choosing' },
      ],
    },
    forced: {
      description: 'Nothing else may be chosen.',
      meta: { clauses: ['14-3b'] },
      entry: 'chooseOnly',
      always: 'choices',
    },
    choosing: {
      tags: 'decision',
      meta: { clauses: ['14-3b'], decision: 'playChoice' },
      on: { 'choose.*': { target: 'choices', actions: ['clearEvents', 'choose'] } },
    },
    payment: {
      meta: { clauses: ['14-3c'] },
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { game, request, before } }) => ({ game, request, owed: costOf(before, request) }),
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'played', actions: 'acceptOutput' },
          { target: 'takenBack', actions: 'acceptOutput' },
        ],
      },
    },
    played: {
      meta: { clauses: ['14-3d'] },
      entry: 'complete',
      type: 'final',
    },
    takenBack: {
      meta: { clauses: ['14-3b-4'] },
      entry: 'withdrawPlay',
      type: 'final',
    },
  },
});
