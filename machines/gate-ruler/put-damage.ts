import { and, assign, setup } from 'xstate';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import { playedItem } from '../../src/rulesets/gate-ruler/queries/gate.ts';
import {
  areAmountsReplaced,
  areSourcesOfBoth,
  type Dealing,
  fixedPairs,
  isAmountMissing,
  orderAll,
  orderer,
  orderNext,
  orderOptions,
  putNext,
  replaceNext,
} from '../../src/rulesets/gate-ruler/rules/ch13-damage/damage.ts';
import { emitUnaffected } from '../../src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts';
import type { GateRulerOption, OptionOf } from '../../src/rulesets/gate-ruler/state/option.ts';
import type { RuleMachine, RuleMachineTypes, StateContext, StepResult } from './types.ts';

interface PutDamageInput extends StateContext, Pick<Dealing, 'item' | 'deal'> {}

const sourceIn = (option: GateRulerOption | undefined) => (option as OptionOf<'card'>).card;

/** Putting the damage of an effect on the gate (13-2a): a damage execution process for each source, in order. */
export const putDamage: RuleMachine<PutDamageInput, StepResult> = setup({
  types: {} as RuleMachineTypes<Dealing, PutDamageInput, StepResult>,
  guards: {
    isNobodyDealt: ({ context }) => context.pairs.length === 0,
    isAmountMissing: ({ context }) => isAmountMissing(context),
    isOrdered: ({ context }) => orderer(context) === undefined,
    areSourcesOfBoth: ({ context }) => areSourcesOfBoth(context),
    isOnlySource: ({ context }) => orderOptions(context).length === 1,
    isTurnPlayers: ({ context }) => orderer(context) === context.game.turn.player,
    areAmountsReplaced: ({ context }) => areAmountsReplaced(context),
    hasSeveralReceivers: ({ context }) => context.pairs.length > 1,
    isEverySourceDone: ({ context }) => context.done === context.ordered.length,
  },
  actions: {
    emitUnaffected: assign({
      game: ({ context: { game, item, deal } }) => emitUnaffected(game, playedItem(game, item), deal),
    }),
    fixAmounts: assign({ pairs: ({ context }) => fixedPairs(context) }),
    orderNext: assign({
      game: ({ context }) => clearEvents(context.game),
      ordered: ({ context, event }) => orderNext(context, sourceIn(event.option)),
    }),
    orderOnly: assign({ ordered: ({ context }) => orderNext(context, sourceIn(orderOptions(context)[0])) }),
    orderAll: assign({ ordered: ({ context }) => orderAll(context) }),
    replaceAmounts: assign({ replaced: ({ context }) => replaceNext(context) }),
    put: assign({ game: ({ context }) => putNext(context), done: ({ context }) => context.done + 1 }),
  },
}).createMachine({
  id: 'putDamage',
  context: ({ input }) => ({
    game: input.game,
    item: input.item,
    deal: input.deal,
    pairs: [],
    ordered: [],
    done: 0,
    replaced: [],
  }),
  output: ({ context: { game, done } }) => ({ game, isComplete: done > 0 }),
  initial: 'amounts',
  states: {
    amounts: {
      description: 'Who is dealt how much is fixed.',
      entry: ['emitUnaffected', 'fixAmounts'],
      always: [
        { guard: 'isNobodyDealt', target: 'nothing' },
        { guard: 'isAmountMissing', target: 'order', meta: { clauses: ['1-5g', '13-2a-5'] } },
        { target: 'order', meta: { clauses: ['13-2a-5'] } },
      ],
    },
    order: {
      description: 'Several sources deal one after the other.',
      always: [
        {
          guard: and(['isOrdered', 'areSourcesOfBoth']),
          target: 'source',
          actions: 'orderAll',
          meta: { clauses: ['13-2a-2a'] },
        },
        { guard: 'isOrdered', target: 'source', actions: 'orderAll' },
        { guard: 'isOnlySource', target: 'order', reenter: true, actions: 'orderOnly' },
        { guard: 'isTurnPlayers', target: 'turnPlayerOrders' },
        { target: 'otherPlayerOrders' },
      ],
    },
    turnPlayerOrders: {
      description: 'The turn player says in which order the own sources come.',
      tags: 'decision',
      meta: { clauses: ['13-2a-2'], decision: 'damageOrder' },
      on: { answer: { target: 'order', actions: 'orderNext' } },
    },
    otherPlayerOrders: {
      description: 'Then the other player, of the other sources.',
      tags: 'decision',
      meta: { clauses: ['13-2a-2'], decision: 'damageOrder' },
      on: { answer: { target: 'order', actions: 'orderNext' } },
    },
    source: {
      always: [{ guard: 'isEverySourceDone', target: 'put' }, { target: 'replacement' }],
    },
    replacement: {
      description: 'What changes amounts of damage applies now.',
      entry: 'replaceAmounts',
      always: [
        { guard: 'areAmountsReplaced', target: 'process', meta: { clauses: ['13-2a-4'] } },
        { target: 'process' },
      ],
    },
    process: {
      always: [
        {
          guard: 'hasSeveralReceivers',
          target: 'source',
          actions: 'put',
          meta: { clauses: ['13-2a', '13-2a-1', '13-2a-3'] },
        },
        { target: 'source', actions: 'put', meta: { clauses: ['13-2a', '13-2a-1'] } },
      ],
    },
    put: { type: 'final' },
    nothing: { type: 'final' },
  },
});
