import { assign, setup } from 'xstate';
import type { Player } from '../../src/core/decision.ts';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { discardCounterCard } from '../../src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts';
import { canComplete } from '../../src/rulesets/gate-ruler/rules/ch14-abilities/play-preconditions.ts';
import type { Instance } from '../../src/rulesets/gate-ruler/state/instance.ts';
import type { PlayRequest } from '../../src/rulesets/gate-ruler/state/option.ts';
import { play } from './play.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface Counter extends StateContext {
  readonly player: Player;
  readonly card: Instance;
}

const request = ({ player, card }: Counter): PlayRequest => ({ how: 'counter', player, card });

/** A revealed counter ability (13-6d): its play is mandatory; without a legal choice the card is discarded. */
export const counter: RuleMachine<Counter> = setup({
  types: {} as RuleMachineTypes<Counter>,
  actors: { play },
  guards: {
    hasNoLegalChoice: ({ context }) => !canComplete(context.game, request(context)),
    isPlayed: (_, { isPlayed }: { isPlayed: boolean }) => isPlayed,
  },
  actions: {
    acceptOutput,
    discard: assign({ game: ({ context: { game, player, card } }) => discardCounterCard(game, player, card) }),
  },
}).createMachine({
  id: 'counter',
  context: fromInput((input) => input),
  output: ({ context: { game } }) => ({ game }),
  meta: { clauses: ['13-6d'] },
  initial: 'obligation',
  states: {
    obligation: {
      description: 'A play that was taken back may be legal with other choices.',
      always: [{ guard: 'hasNoLegalChoice', target: 'discarded' }, { target: 'play' }],
    },
    play: {
      meta: { clauses: ['13-6d-1', '14-5'] },
      invoke: {
        id: 'play',
        src: 'play',
        input: ({ context }) => ({ game: context.game, request: request(context) }),
        onDone: [
          {
            guard: { type: 'isPlayed', params: ({ event }) => event.output },
            target: 'played',
            actions: 'acceptOutput',
          },
          { target: 'obligation', actions: 'acceptOutput' },
        ],
      },
    },
    played: { type: 'final' },
    discarded: {
      meta: { clauses: ['13-6d-2'] },
      entry: 'discard',
      type: 'final',
    },
  },
});
