import { assign, setup } from 'xstate';
import { fromInput } from '../../src/core/rule-machine.ts';
import {
  carryRulerDamage,
  carryUnitDamage,
  dealNothing,
  emitDealt,
  finishDamage,
  isUnaffectedByDamage,
  pairAt,
  type ReceiverKind,
  receiverCount,
  receiverKind,
} from '../../src/rulesets/gate-ruler/rules/ch13-damage/damage.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface Damage extends StateContext {
  /** Place of the next receiver within the process. */
  readonly next: number;
}

/** Resolving a damage execution process (13-2b), receiver by receiver. */
export const damage: RuleMachine = setup({
  types: {} as RuleMachineTypes<Damage, StateContext>,
  guards: {
    isEveryReceiverDone: ({ context: { game, next } }) => next === receiverCount(game),
    isPassedBy: ({ context: { game, next } }) => isUnaffectedByDamage(game, pairAt(game, next)),
    isReceiver: ({ context: { game, next } }, kind: ReceiverKind) => receiverKind(game, pairAt(game, next)) === kind,
  },
  actions: {
    carryRulerDamage: assign({ game: ({ context: { game, next } }) => carryRulerDamage(game, pairAt(game, next)) }),
    carryUnitDamage: assign({ game: ({ context: { game, next } }) => carryUnitDamage(game, pairAt(game, next)) }),
    dealNothing: assign({
      game: ({ context: { game, next } }, clause: '13-8a' | 'u2103/unaffected.3') =>
        dealNothing(game, pairAt(game, next), clause),
    }),
    emitDealt: assign({ game: ({ context: { game, next } }) => emitDealt(game, pairAt(game, next)) }),
    goOn: assign({ next: ({ context }) => context.next + 1 }),
    finish: assign({ game: ({ context }) => finishDamage(context.game) }),
  },
}).createMachine({
  id: 'damage',
  context: fromInput(({ game }: StateContext) => ({ game, next: 0 })),
  output: ({ context: { game } }) => ({ game }),
  meta: { clauses: ['13-2b'] },
  initial: 'receiver',
  states: {
    receiver: {
      always: [
        { guard: 'isEveryReceiverDone', target: 'executed' },
        { guard: 'isPassedBy', target: 'unaffected' },
        { guard: { type: 'isReceiver', params: 'ruler' }, target: 'ruler', meta: { clauses: ['13-1a'] } },
        { guard: { type: 'isReceiver', params: 'unit' }, target: 'unit', meta: { clauses: ['13-1a'] } },
        { target: 'neither' },
      ],
    },
    ruler: {
      meta: { clauses: ['13-2b-1', '13-4a'] },
      entry: ['carryRulerDamage', 'emitDealt'],
      always: { target: 'receiver', actions: 'goOn' },
    },
    unit: {
      meta: { clauses: ['2-11b', '13-2b-2', '13-7a'] },
      entry: ['carryUnitDamage', 'emitDealt'],
      always: { target: 'receiver', actions: 'goOn' },
    },
    unaffected: {
      description: 'Effect damage of the opponent passes by what is not affected by it.',
      meta: { clauses: ['u2103/unaffected.3'] },
      entry: { type: 'dealNothing', params: 'u2103/unaffected.3' },
      always: { target: 'receiver', actions: 'goOn' },
    },
    neither: {
      meta: { clauses: ['13-8a'] },
      entry: { type: 'dealNothing', params: '13-8a' },
      always: { target: 'receiver', actions: 'goOn' },
    },
    executed: {
      entry: 'finish',
      type: 'final',
    },
  },
});
