import { assign, setup } from 'xstate';
import { applyRule, passState } from '../../src/core/rule-machine.ts';
import {
  carryRulerDamage,
  carryUnitDamage,
  dealNothing,
  emitDealt,
  finishDamage,
  isUnaffectedByDamage,
  pairAt,
  type ReceiverKind,
  receiverKind,
} from '../../src/rulesets/gate-ruler/rules/ch13-damage/damage.ts';
import type { DamagePair } from '../../src/rulesets/gate-ruler/state/gate-item.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface Damage extends StateContext {
  /** Place of the next receiver within the process. */
  readonly next: number;
}

const pair = ({ game, next }: Damage): DamagePair => pairAt(game, next) as DamagePair;

/** Resolving a damage execution process (13-2b), receiver by receiver. */
export const damage: RuleMachine = setup({
  types: {} as RuleMachineTypes<Damage, StateContext>,
  guards: {
    isEveryReceiverDone: ({ context }) => pairAt(context.game, context.next) === undefined,
    isPassedBy: ({ context }) => isUnaffectedByDamage(context.game, pair(context)),
    isReceiver: ({ context }, kind: ReceiverKind) => receiverKind(context.game, pair(context)) === kind,
  },
  actions: {
    carryRulerDamage: assign({ game: ({ context }) => carryRulerDamage(context.game, pair(context)) }),
    carryUnitDamage: assign({ game: ({ context }) => carryUnitDamage(context.game, pair(context)) }),
    dealNothing: assign({
      game: ({ context }, clause: '13-8a' | 'u2103/unaffected.3') => dealNothing(context.game, pair(context), clause),
    }),
    emitDealt: assign({ game: ({ context }) => emitDealt(context.game, pair(context)) }),
    goOn: assign({ next: ({ context }) => context.next + 1 }),
    finish: applyRule(finishDamage),
  },
}).createMachine({
  id: 'damage',
  context: ({ input }) => ({ game: input.game, next: 0 }),
  output: passState,
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
