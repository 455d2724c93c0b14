import { assertEvent, assign, setup } from 'xstate';
import { fromInput } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import { playedItem } from '../../src/rulesets/gate-ruler/queries/gate.ts';
import {
  type Dealing,
  fixedPairs,
  orderAll,
  orderer,
  orderNext,
  orderOnly,
  orderOptions,
  putNext,
  replaceNext,
} from '../../src/rulesets/gate-ruler/rules/ch13-damage/damage.ts';
import { emitUnaffected } from '../../src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts';
import type { RuleMachine, RuleMachineTypes, StateContext, StepResult } from './types.ts';

interface PutDamageInput extends StateContext, Pick<Dealing, 'item' | 'deal'> {}

/** Putting the damage of an effect on the gate (13-2a): a damage execution process for each source, in order. */
export const putDamage: RuleMachine<PutDamageInput, StepResult> = setup({
  types: {} as RuleMachineTypes<Dealing, PutDamageInput, StepResult>,
  guards: {
    isNobodyDealt: ({ context }) => context.pairs.length === 0,
    isOrdered: ({ context }) => orderer(context) === undefined,
    isOnlySource: ({ context }) => orderOptions(context).length === 1,
    isEverySourceDone: ({ context }) => context.done === context.ordered.length,
  },
  actions: {
    emitUnaffected: assign({
      game: ({ context: { game, item, deal } }) => emitUnaffected(game, playedItem(game, item), deal),
    }),
    fixAmounts: assign({ pairs: ({ context }) => fixedPairs(context) }),
    orderNext: assign({
      game: ({ context }) => clearEvents(context.game),
      ordered: ({ context, event }) => {
        assertEvent(event, 'choose.card');
        return orderNext(context, event.card);
      },
    }),
    orderOnly: assign({ ordered: ({ context }) => orderOnly(context) }),
    orderAll: assign({ ordered: ({ context }) => orderAll(context) }),
    replaceAmounts: assign({ replaced: ({ context }) => replaceNext(context) }),
    put: assign({ game: ({ context }) => putNext(context), done: ({ context }) => context.done + 1 }),
  },
}).createMachine({
  id: 'putDamage',
  context: fromInput((input) => ({
    game: input.game,
    item: input.item,
    deal: input.deal,
    pairs: [],
    ordered: [],
    done: 0,
    replaced: [],
  })),
  output: ({ context: { game, done } }) => ({ game, isComplete: done > 0 }),
  initial: 'amounts',
  states: {
    amounts: {
      description: 'Who is dealt how much is fixed.',
      entry: ['emitUnaffected', 'fixAmounts'],
      always: [{ guard: 'isNobodyDealt', target: 'nothing' }, { target: 'order' }],
    },
    order: {
      description: 'Several sources deal one after the other.',
      always: [
        { guard: 'isOrdered', target: 'source', actions: 'orderAll' },
        { guard: 'isOnlySource', target: 'order', reenter: true, actions: 'orderOnly' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'A player says in which order the own sources come: the turn player first, then the other.',
      tags: 'decision',
      meta: { clauses: ['13-2a-2'], decision: 'damageOrder' },
      on: { 'choose.card': { target: 'order', actions: 'orderNext' } },
    },
    source: {
      always: [{ guard: 'isEverySourceDone', target: 'put' }, { target: 'replacement' }],
    },
    replacement: {
      description: 'What changes amounts of damage applies now.',
      entry: 'replaceAmounts',
      always: 'process',
    },
    process: {
      description: 'The source puts one process, with everything that it deals damage to.',
      meta: { clauses: ['13-2a'] },
      entry: 'put',
      always: 'source',
    },
    put: { type: 'final' },
    nothing: { type: 'final' },
  },
});
