import { assertEvent, assign, setup } from 'xstate';
import type { Player } from '../../src/core/decision.ts';
import { fromInput } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import { cardsIn } from '../../src/rulesets/gate-ruler/queries/zones.ts';
import {
  driveCards,
  drivesInOwnTurn,
  keepable,
  putDriveResolution,
  revealDriven,
} from '../../src/rulesets/gate-ruler/rules/ch10-drive/drive.ts';
import type { Instance } from '../../src/rulesets/gate-ruler/state/instance.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface DriveInput extends StateContext {
  readonly player: Player;
  readonly count: number;
}

interface Drive extends DriveInput {
  /** The cards driven now. */
  readonly driven: readonly Instance[];
  /** The settable ones among them that may yet be kept hidden. */
  readonly asking: readonly Instance[];
}

/** Driving (ch.10): cards come face down; outside the own start and main phase they are shown and wait on the gate. */
export const drive: RuleMachine<DriveInput> = setup({
  types: {} as RuleMachineTypes<Drive, DriveInput>,
  guards: {
    isOwnTurn: ({ context }) => drivesInOwnTurn(context.game, context.player),
    isAnyAsked: ({ context }) => context.asking.length > 0,
  },
  actions: {
    drive: assign(({ context: { game, player, count } }) => {
      const before = cardsIn(game, player, 'drive');
      const driven = driveCards(game, player, count);
      return {
        game: driven,
        driven: cardsIn(driven, player, 'drive').filter((card) => !before.includes(card)),
      };
    }),
    revealOthers: assign(({ context: { game, player, driven } }) => {
      const asking = keepable(game, driven);
      return {
        game: driven
          .filter((card) => !asking.includes(card))
          .reduce((next, card) => revealDriven(next, player, card), game),
        asking,
      };
    }),
    clearEvents: assign({ game: ({ context }) => clearEvents(context.game) }),
    reveal: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'reveal');
        return revealDriven(context.game, context.player, event.card);
      },
    }),
    askNext: assign({ asking: ({ context }) => context.asking.slice(1) }),
    putResolution: assign({
      game: ({ context: { game, player, driven } }) => putDriveResolution(game, player, driven),
    }),
  },
}).createMachine({
  id: 'drive',
  context: fromInput((input: DriveInput) => ({ ...input, driven: [], asking: [] })),
  output: ({ context: { game } }) => ({ game }),
  meta: { clauses: ['10-1a'] },
  initial: 'driving',
  states: {
    driving: {
      meta: { clauses: ['10-1b'] },
      entry: 'drive',
      always: [
        { guard: 'isOwnTurn', target: 'driven', meta: { clauses: ['10-2a'] } },
        { target: 'showing', meta: { clauses: ['u2103/drive.1'] } },
      ],
    },
    showing: {
      meta: { clauses: ['10-3b', 'u2103/drive.2'] },
      entry: 'revealOthers',
      always: 'settable',
    },
    settable: {
      always: [{ guard: 'isAnyAsked', target: 'choosing' }, { target: 'put' }],
    },
    choosing: {
      tags: 'decision',
      meta: { clauses: ['10-3b', 'u2103/drive.2'], decision: 'driveReveal' },
      on: {
        keep: { target: 'settable', actions: ['clearEvents', 'askNext'] },
        reveal: { target: 'settable', actions: ['clearEvents', 'reveal', 'askNext'] },
      },
    },
    put: {
      meta: { clauses: ['10-3d', 'u2103/drive.3', 'u2103/drive.4'] },
      entry: 'putResolution',
      always: 'driven',
    },
    driven: { type: 'final' },
  },
});
