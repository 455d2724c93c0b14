import { assertEvent, assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { fromInput } from '../../src/core/rule-machine.ts';
import { isEveryPacketDone } from '../../src/rulesets/excess-damage/queries/packets.ts';
import {
  applyModification,
  isModificationOpen,
  isShieldShared,
  modificationOptions,
  modificationsOf,
  orderShield,
} from '../../src/rulesets/excess-damage/rules/modification.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface Modification extends StateContext {
  /** Place of the packet at hand. */
  readonly packet: number;
  /** Ids of the effects that have changed it (614.5). */
  readonly applied: readonly string[];
}

/** The second step of 120.4: every packet meets the effects that change it. */
export const modification: RuleMachine = setup({
  types: {} as RuleMachineTypes<Modification, StateContext>,
  guards: {
    isEveryPacketDone: ({ context }) => isEveryPacketDone(context.game, context.packet),
    isShieldShared: ({ context: { game, packet } }) => isShieldShared(game, packet),
    hasNoModification: ({ context: { game, packet, applied } }) => modificationsOf(game, packet, applied).length === 0,
    isOrderOpen: ({ context: { game, packet, applied } }) => isModificationOpen(game, packet, applied),
  },
  actions: {
    orderShield: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'shield');
        return orderShield(clearEvents(context.game), context.packet, event);
      },
    }),
    applyNext: assign(({ context: { game, packet, applied } }) => {
      const [next] = modificationOptions(game, packet, applied);
      return next === undefined
        ? { game, applied }
        : { game: applyModification(game, packet, next.effect), applied: [...applied, next.effect] };
    }),
    applyChosen: assign(({ context: { game, packet, applied }, event }) => {
      assertEvent(event, 'apply');
      const { effect } = event;
      return { game: applyModification(clearEvents(game), packet, effect), applied: [...applied, effect] };
    }),
    goOn: assign({ packet: ({ context }) => context.packet + 1, applied: [] }),
  },
}).createMachine({
  id: 'modification',
  context: fromInput(({ game }: StateContext) => ({ game, packet: 0, applied: [] })),
  output: ({ context: { game } }) => ({ game }),
  initial: 'packet',
  states: {
    packet: {
      always: [
        { guard: 'isEveryPacketDone', target: 'modified' },
        { guard: 'isShieldShared', target: 'shieldOrder' },
        { target: 'effects' },
      ],
    },
    shieldOrder: {
      description: 'A shield is too small to be met by several packets without a choice.',
      tags: 'decision',
      meta: { clauses: ['615.7'], decision: 'shieldOrder' },
      on: { shield: { target: 'effects', actions: 'orderShield' } },
    },
    effects: {
      always: [
        { guard: 'hasNoModification', target: 'packet', actions: 'goOn' },
        { guard: 'isOrderOpen', target: 'choosing' },
        { target: 'applied' },
      ],
    },
    choosing: {
      tags: 'decision',
      meta: { clauses: ['616.1'], decision: 'modification' },
      on: {
        apply: {
          target: 'effects',
          actions: 'applyChosen',
          meta: { clauses: ['614.1', '614.5', '615.1', '615.7', '616.1', 'K-9'] },
        },
      },
    },
    applied: {
      meta: { clauses: ['120.4b', '614.1', '614.5', '615.1', '615.7', 'K-9'] },
      entry: 'applyNext',
      always: 'effects',
    },
    modified: { type: 'final' },
  },
});
