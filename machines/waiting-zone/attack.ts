import { assign, setup } from 'xstate';
import { does, held, take, theGame } from '../../src/kernel/charts.ts';
import { heard } from '../../src/kernel/fact.ts';
import {
  attackTargets,
  dealBattleDamage,
  dealOneBattleDamage,
  isAttackRedirected,
  isAttackVoid,
  isBattleDamageDealt,
  isBattleDamageOrdered,
  isTargetGone,
  missTarget,
  processAttack,
  putAttack,
  redirectAttack,
  spendRight,
} from '../../src/rulesets/waiting-zone/rules/battle/attack.ts';
import { eventCard } from '../../src/rulesets/waiting-zone/rules/waiting/event.ts';
import type { OptionOf, WaitingZoneOption } from '../../src/rulesets/waiting-zone/values/option.ts';
import { counterCheck } from './counter-check.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

const targets = ({ game }: Holding) => attackTargets(game, eventCard(game));

/** The attack of a unit: right, target, the attack and its check, the damage and its check. */
export const attack: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { counterCheck },
  guards: {
    isOnlyTarget: ({ context }) => targets(context).length === 1,
    isAttackVoid: held(isAttackVoid),
    isTargetGone: held(isTargetGone),
    isRedirected: held(isAttackRedirected),
    isDealt: held(isBattleDamageDealt),
    isOrdered: held(isBattleDamageOrdered),
  },
  actions: {
    take,
    spendRight: assign(({ context: { game } }) => ({ game: spendRight(game, eventCard(game)) })),
    declare: assign(({ context: { game }, event }) => ({
      game: putAttack(heard(game), eventCard(game), event.option),
    })),
    declareOnly: assign(({ context }) => ({
      game: putAttack(context.game, eventCard(context.game), targets(context)[0] as WaitingZoneOption),
    })),
    missTarget: does(missTarget),
    redirect: does(redirectAttack),
    processAttack: does(processAttack),
    dealTogether: does(dealBattleDamage),
    dealOne: assign(({ context, event }) => ({
      game: dealOneBattleDamage(heard(context.game), (event.option as OptionOf<'resolve'>).item),
    })),
  },
}).createMachine({
  id: 'attack',
  context: ({ input }) => input,
  output: theGame,
  meta: { clauses: ['event.2'] },
  initial: 'right',
  states: {
    right: {
      meta: { clauses: ['attack.2'] },
      entry: 'spendRight',
      always: 'target',
    },
    target: {
      meta: { clauses: ['attack.3', 'house.7'] },
      always: [{ guard: 'isOnlyTarget', target: 'forcedTarget' }, { target: 'choosing' }],
    },
    choosing: {
      tags: 'decision',
      meta: { clauses: ['attack.3', 'house.7'], asks: 'attackTarget' },
      on: { answer: { target: 'attackCheck', actions: 'declare' } },
    },
    forcedTarget: {
      description: 'The enemy player has no units.',
      meta: { clauses: ['attack.3', 'house.7'] },
      entry: 'declareOnly',
      always: 'attackCheck',
    },
    attackCheck: {
      meta: { clauses: ['attack.4', 'attack.5', 'check.5', 'zone.5'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: theGame,
        onDone: { target: 'outcome', actions: 'take' },
      },
    },
    outcome: {
      meta: { clauses: ['reading.19', 'reading.20', 'reading.25'] },
      always: [
        { guard: 'isAttackVoid', target: 'void' },
        { guard: 'isTargetGone', target: 'targetGone' },
        { target: 'processing' },
      ],
    },
    targetGone: {
      meta: { clauses: ['reading.11'] },
      always: [{ guard: 'isRedirected', target: 'redirected' }, { target: 'missed' }],
    },
    redirected: {
      meta: { clauses: ['reading.11'] },
      entry: 'redirect',
      always: 'processing',
    },
    processing: {
      meta: { clauses: ['attack.10', 'attack.11', 'zone.6', 'reading.12', 'reading.21'] },
      entry: 'processAttack',
      always: 'damageCheck',
    },
    damageCheck: {
      meta: { clauses: ['attack.12', 'check.6', 'edition.1'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: theGame,
        onDone: { target: 'damage', actions: 'take' },
      },
    },
    damage: {
      meta: { clauses: ['attack.13', 'attack.14'] },
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
      meta: { clauses: ['reading.17'], asks: 'damageOrder' },
      on: { answer: { target: 'departureCheck', actions: 'dealOne' } },
    },
    departureCheck: {
      meta: { clauses: ['reading.5', 'check.4'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: theGame,
        onDone: { target: 'damage', actions: 'take' },
      },
    },
    void: { meta: { clauses: ['attack.6', 'attack.7', 'attack.8', 'reading.10'] }, type: 'final' },
    missed: { meta: { clauses: ['reading.11'] }, entry: 'missTarget', type: 'final' },
    dealt: { meta: { clauses: ['attack.13'] }, type: 'final' },
  },
});
