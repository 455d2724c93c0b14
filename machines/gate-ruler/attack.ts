import { assign, setup } from 'xstate';
import { acceptOutput, applyRule, isOver, passState, stateGuard } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import { keywords } from '../../src/rulesets/gate-ruler/keywords/table.ts';
import type { ClauseId } from '../../src/rulesets/gate-ruler/rulebook/clauses.ts';
import { reachMoment } from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import {
  beginSubPhase,
  canAttack,
  declareAttack,
  endAttack,
  endAttacks,
  isFirstSubPhase,
  mayAttackTwice,
  readyAttacker,
} from '../../src/rulesets/gate-ruler/rules/ch08-attack/attack.ts';
import { dealKeywordDamage, hasBearer } from '../../src/rulesets/gate-ruler/rules/ch08-attack/attack-keywords.ts';
import type { Moment } from '../../src/rulesets/gate-ruler/state/card.ts';
import type { GateRulerOption, OptionOf } from '../../src/rulesets/gate-ruler/state/option.ts';
import { damageStep } from './damage-step.ts';
import { gate } from './gate.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface AttackResult extends StateContext {
  /** Whether the turn player goes on to another sub-phase. */
  readonly goesOn: boolean;
}

/** One attack sub-phase (8-2a): start, declaration, intercept, damage, end. */
export const attack: RuleMachine<StateContext, AttackResult> = setup({
  types: {} as RuleMachineTypes<AttackResult, StateContext, AttackResult>,
  actors: { gate, damageStep },
  guards: {
    isOver,
    isFirstSubPhase: stateGuard(isFirstSubPhase),
    hasIntercept: stateGuard(hasBearer(keywords.intercept)),
    canAttack: stateGuard(canAttack),
    mayAttackTwice: stateGuard(mayAttackTwice),
    isForm: ({ event }, form: GateRulerOption['form']) => event.option.form === form,
  },
  actions: {
    acceptOutput,
    beginSubPhase: applyRule(beginSubPhase),
    reachMoment: assign({
      game: ({ context }, { moment, clause }: { moment: Moment; clause: ClauseId }) =>
        reachMoment(context.game, moment, clause),
    }),
    clearEvents: applyRule(clearEvents),
    declareAttack: assign({
      game: ({ context, event }) => declareAttack(clearEvents(context.game), event.option as OptionOf<'attack'>),
    }),
    endAttacks: assign({ game: ({ context }) => endAttacks(context.game), goesOn: false }),
    dealIntercept: applyRule(dealKeywordDamage(keywords.intercept)),
    readyAttacker: applyRule(readyAttacker),
    endAttack: applyRule(endAttack),
  },
}).createMachine({
  id: 'attack',
  context: ({ input }) => ({ game: input.game, goesOn: true }),
  output: ({ context }) => context,
  meta: { clauses: ['8-2a'] },
  initial: 'attackStart',
  states: {
    attackStart: {
      description: 'The attack start step.',
      initial: 'begun',
      states: {
        begun: {
          meta: { clauses: ['8-3a'] },
          entry: ['beginSubPhase', { type: 'reachMoment', params: { moment: 'attackStart', clause: '8-3a' } }],
          always: [{ guard: 'isFirstSubPhase', target: 'firstOfTurn' }, { target: 'gate' }],
        },
        firstOfTurn: {
          meta: { clauses: ['8-3a-1'] },
          entry: { type: 'reachMoment', params: { moment: 'attackPhase', clause: '8-3a-1' } },
          always: 'gate',
        },
        gate: {
          meta: { clauses: ['8-3b'] },
          invoke: {
            id: 'gate',
            src: 'gate',
            input: passState,
            onDone: [
              { guard: 'isOver', target: '#attack.over', actions: 'acceptOutput' },
              { target: '#attack.attackDeclaration', actions: 'acceptOutput', meta: { clauses: ['8-2a-1'] } },
            ],
          },
        },
      },
    },
    attackDeclaration: {
      description: 'The attack declaration step.',
      initial: 'begun',
      states: {
        begun: {
          meta: { clauses: ['8-4a', '8-4b'] },
          entry: { type: 'reachMoment', params: { moment: 'attackDeclaration', clause: '8-4a' } },
          invoke: {
            id: 'gate',
            src: 'gate',
            input: passState,
            onDone: [
              { guard: 'isOver', target: '#attack.over', actions: 'acceptOutput' },
              { target: 'targets', actions: 'acceptOutput' },
            ],
          },
        },
        targets: {
          always: [
            { guard: 'canAttack', target: 'declaring' },
            { target: '#attack.noAttack', meta: { clauses: ['8-4c-2'] } },
          ],
        },
        declaring: {
          tags: 'decision',
          meta: { clauses: ['8-4c'], decision: 'attackDeclaration' },
          on: {
            answer: [
              {
                guard: { type: 'isForm', params: 'endAttacks' },
                target: '#attack.noAttack',
                actions: 'clearEvents',
                meta: { clauses: ['8-4c-2'] },
              },
              { target: 'attacking', actions: 'declareAttack', meta: { clauses: ['8-4d', '8-4d-2'] } },
            ],
          },
        },
        attacking: {
          meta: { clauses: ['8-4e'] },
          invoke: {
            id: 'gate',
            src: 'gate',
            input: passState,
            onDone: [
              { guard: 'isOver', target: '#attack.over', actions: 'acceptOutput' },
              { target: '#attack.intercept', actions: 'acceptOutput', meta: { clauses: ['8-2a-1'] } },
            ],
          },
        },
      },
    },
    intercept: {
      description: 'The intercept step, skipped when there is nothing to do in it.',
      initial: 'check',
      states: {
        check: {
          always: [
            { guard: 'hasIntercept', target: 'damage', actions: 'dealIntercept', meta: { clauses: ['8-5a', '16-6'] } },
            { target: '#attack.damage', meta: { clauses: ['8-5c', '8-6'] } },
          ],
        },
        damage: {
          meta: { clauses: ['8-5b'] },
          invoke: {
            id: 'gate',
            src: 'gate',
            input: passState,
            onDone: [
              { guard: 'isOver', target: '#attack.over', actions: 'acceptOutput' },
              { target: '#attack.damage', actions: 'acceptOutput', meta: { clauses: ['8-2a-1'] } },
            ],
          },
        },
      },
    },
    damage: {
      description: 'The damage step.',
      meta: { clauses: ['8-6'] },
      invoke: {
        id: 'damageStep',
        src: 'damageStep',
        input: passState,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'acceptOutput' },
          { target: 'attackEnd', actions: 'acceptOutput', meta: { clauses: ['8-2a-1'] } },
        ],
      },
    },
    attackEnd: {
      description: 'The attack end step.',
      initial: 'begun',
      states: {
        begun: {
          meta: { clauses: ['8-7a'] },
          entry: { type: 'reachMoment', params: { moment: 'attackEnd', clause: '8-7a' } },
          always: 'doubleAttack',
        },
        doubleAttack: {
          always: [
            { guard: 'mayAttackTwice', target: 'gate', actions: 'readyAttacker', meta: { clauses: ['8-7b', '16-8'] } },
            { target: 'gate' },
          ],
        },
        gate: {
          meta: { clauses: ['8-7c'] },
          invoke: {
            id: 'gate',
            src: 'gate',
            input: passState,
            onDone: [
              { guard: 'isOver', target: '#attack.over', actions: 'acceptOutput' },
              { target: '#attack.ended', actions: ['acceptOutput', 'endAttack'], meta: { clauses: ['8-7d'] } },
            ],
          },
        },
      },
    },
    noAttack: {
      entry: 'endAttacks',
      type: 'final',
    },
    ended: { type: 'final' },
    over: { type: 'final' },
  },
});
