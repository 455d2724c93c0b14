import { and, assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { acceptOutput, applyRule, passState, stateGuard } from '../../src/core/rule-machine.ts';
import {
  dealBattleDamage,
  dealOneBattleDamage,
  isAttackRedirected,
  isAttackVoid,
  isBattleDamageDealt,
  isBattleDamageOrdered,
  isTargetGone,
  missTarget,
  onlyTarget,
  processAttack,
  putAttack,
  redirectAttack,
  spendRight,
  targetIn,
} from '../../src/rulesets/waiting-zone/rules/attack.ts';
import { eventCard } from '../../src/rulesets/waiting-zone/rules/event-start.ts';
import type { OptionOf } from '../../src/rulesets/waiting-zone/state/option.ts';
import type { Target } from '../../src/rulesets/waiting-zone/state/waiting-item.ts';
import { counterCheck } from './counter-check.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface Attack extends StateContext {
  /** Chosen, and not yet attacked; `undefined` before. */
  readonly target: Target | undefined;
}

/** The attack of a unit: right, target, the attack and its check, the damage and its check. */
export const attack: RuleMachine = setup({
  types: {} as RuleMachineTypes<Attack, StateContext>,
  actors: { counterCheck },
  guards: {
    isOnlyTarget: ({ context: { game } }) => onlyTarget(game, eventCard(game)) !== undefined,
    isAttackVoid: stateGuard(isAttackVoid),
    isTargetGone: stateGuard(isTargetGone),
    isRedirected: stateGuard(isAttackRedirected),
    isDealt: stateGuard(isBattleDamageDealt),
    isOrdered: stateGuard(isBattleDamageOrdered),
  },
  actions: {
    acceptOutput,
    spendRight: assign({ game: ({ context: { game } }) => spendRight(game, eventCard(game)) }),
    chooseTarget: assign({
      game: ({ context }) => clearEvents(context.game),
      target: ({ event }) => targetIn(event.option),
    }),
    takeOnlyTarget: assign({ target: ({ context: { game } }) => onlyTarget(game, eventCard(game)) }),
    putAttack: assign({ game: ({ context: { game, target } }) => putAttack(game, eventCard(game), target as Target) }),
    missTarget: applyRule(missTarget),
    redirect: applyRule(redirectAttack),
    processAttack: applyRule(processAttack),
    dealTogether: applyRule(dealBattleDamage),
    dealOne: assign({
      game: ({ context, event }) =>
        dealOneBattleDamage(clearEvents(context.game), (event.option as OptionOf<'resolve'>).item),
    }),
  },
}).createMachine({
  id: 'attack',
  context: ({ input }) => ({ game: input.game, target: undefined }),
  output: passState,
  initial: 'right',
  states: {
    right: {
      meta: { clauses: ['attack.2'] },
      entry: 'spendRight',
      always: [{ guard: 'isOnlyTarget', target: 'forced' }, { target: 'target' }],
    },
    target: {
      tags: 'decision',
      meta: { clauses: ['attack.3', 'house.7'], decision: 'attackTarget' },
      on: { answer: { target: 'waiting', actions: 'chooseTarget' } },
    },
    forced: {
      description: 'The enemy player has no units.',
      meta: { clauses: ['attack.3', 'house.7'] },
      entry: 'takeOnlyTarget',
      always: 'waiting',
    },
    waiting: {
      meta: { clauses: ['attack.4', 'zone.5'] },
      entry: 'putAttack',
      always: 'attackCheck',
    },
    attackCheck: {
      meta: { clauses: ['attack.5', 'check.5'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: passState,
        onDone: { target: 'outcome', actions: 'acceptOutput' },
      },
    },
    outcome: {
      always: [
        {
          guard: 'isAttackVoid',
          target: 'void',
          meta: { clauses: ['attack.6', 'attack.7', 'attack.8', 'reading.10', 'reading.19', 'reading.25'] },
        },
        { guard: and(['isTargetGone', 'isRedirected']), target: 'redirected' },
        { guard: 'isTargetGone', target: 'missed' },
        { target: 'processing' },
      ],
    },
    redirected: {
      meta: { clauses: ['reading.11'] },
      entry: 'redirect',
      always: 'processing',
    },
    processing: {
      meta: {
        clauses: ['attack.10', 'attack.11', 'zone.6', 'reading.12', 'reading.19', 'reading.20', 'reading.21'],
      },
      entry: 'processAttack',
      always: 'damageCheck',
    },
    damageCheck: {
      meta: { clauses: ['attack.12', 'check.6', 'edition.1'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: passState,
        onDone: { target: 'damage', actions: 'acceptOutput' },
      },
    },
    damage: {
      always: [
        { guard: 'isDealt', target: 'dealt' },
        { guard: 'isOrdered', target: 'ordering' },
        { target: 'dealing' },
      ],
    },
    dealing: {
      meta: { clauses: ['attack.13', 'attack.14', 'reading.17'] },
      entry: 'dealTogether',
      always: 'departureCheck',
    },
    ordering: {
      tags: 'decision',
      meta: { clauses: ['reading.17'], decision: 'damageOrder' },
      on: { answer: { target: 'departureCheck', actions: 'dealOne' } },
    },
    departureCheck: {
      meta: { clauses: ['reading.5', 'check.4'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: passState,
        onDone: { target: 'damage', actions: 'acceptOutput' },
      },
    },
    void: { type: 'final' },
    missed: { meta: { clauses: ['reading.11'] }, entry: 'missTarget', type: 'final' },
    dealt: { type: 'final' },
  },
});
