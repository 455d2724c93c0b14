import { and, assertEvent, assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import {
  dealBattleDamage,
  dealOneBattleDamage,
  isAttackRedirected,
  isAttackVoid,
  isBattleDamageDealt,
  isBattleDamageOrdered,
  isTargetGone,
  isTargetOpen,
  missTarget,
  processAttack,
  putAttack,
  putAttackOnPlayer,
  redirectAttack,
  spendRight,
} from '../../src/rulesets/waiting-zone/rules/attack.ts';
import { eventCard } from '../../src/rulesets/waiting-zone/rules/event-start.ts';
import { counterCheck } from './counter-check.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

/** The attack of a unit: right, target, the attack and its check, the damage and its check. */
export const attack: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { counterCheck },
  guards: {
    isTargetOpen: ({ context }) => isTargetOpen(context.game),
    isAttackVoid: ({ context }) => isAttackVoid(context.game),
    isTargetGone: ({ context }) => isTargetGone(context.game),
    isRedirected: ({ context }) => isAttackRedirected(context.game),
    isDealt: ({ context }) => isBattleDamageDealt(context.game),
    isOrdered: ({ context }) => isBattleDamageOrdered(context.game),
  },
  actions: {
    acceptOutput,
    spendRight: assign({ game: ({ context: { game } }) => spendRight(game, eventCard(game)) }),
    attackTarget: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'choose.attackTarget');
        return putAttack(clearEvents(context.game), eventCard(context.game), event.chosen);
      },
    }),
    attackOnlyTarget: assign({ game: ({ context: { game } }) => putAttackOnPlayer(game, eventCard(game)) }),
    missTarget: assign({ game: ({ context }) => missTarget(context.game) }),
    redirect: assign({ game: ({ context }) => redirectAttack(context.game) }),
    processAttack: assign({ game: ({ context }) => processAttack(context.game) }),
    dealTogether: assign({ game: ({ context }) => dealBattleDamage(context.game) }),
    dealOne: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'resolve');
        return dealOneBattleDamage(clearEvents(context.game), event.item);
      },
    }),
  },
}).createMachine({
  id: 'attack',
  context: fromInput((input: StateContext) => input),
  output: ({ context: { game } }) => ({ game }),
  initial: 'right',
  states: {
    right: {
      meta: { clauses: ['attack.2'] },
      entry: 'spendRight',
      always: [{ guard: 'isTargetOpen', target: 'target' }, { target: 'forced' }],
    },
    target: {
      tags: 'decision',
      meta: { clauses: ['attack.3', 'house.7'], decision: 'attackTarget' },
      on: { 'choose.attackTarget': { target: 'attackCheck', actions: 'attackTarget' } },
    },
    forced: {
      description: 'The enemy player has no units.',
      meta: { clauses: ['attack.3', 'house.7'] },
      entry: 'attackOnlyTarget',
      always: 'attackCheck',
    },
    attackCheck: {
      description: 'The attack waits.',
      meta: { clauses: ['attack.4', 'zone.5', 'attack.5', 'check.5'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: ({ context: { game } }) => ({ game }),
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
        input: ({ context: { game } }) => ({ game }),
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
      on: { resolve: { target: 'departureCheck', actions: 'dealOne' } },
    },
    departureCheck: {
      meta: { clauses: ['reading.5', 'check.4'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'damage', actions: 'acceptOutput' },
      },
    },
    void: { type: 'final' },
    missed: { meta: { clauses: ['reading.11'] }, entry: 'missTarget', type: 'final' },
    dealt: { type: 'final' },
  },
});
