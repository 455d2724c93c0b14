import { assertEvent, assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
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
    isFirstSubPhase: ({ context }) => isFirstSubPhase(context.game),
    hasIntercept: ({ context }) => hasBearer(context.game, keywords.intercept),
    canAttack: ({ context }) => canAttack(context.game),
    mayAttackTwice: ({ context }) => mayAttackTwice(context.game),
    goesOn: ({ context }) => context.goesOn,
  },
  actions: {
    acceptOutput,
    beginSubPhase: assign({ game: ({ context }) => beginSubPhase(context.game) }),
    reachMoment: assign({
      game: ({ context }, { moment, clause }: { moment: Moment; clause: ClauseId }) =>
        reachMoment(context.game, moment, clause),
    }),
    clearEvents: assign({ game: ({ context }) => clearEvents(context.game) }),
    declareAttack: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'attack');
        return declareAttack(context.game, event);
      },
    }),
    endAttacks: assign({ game: ({ context }) => endAttacks(context.game), goesOn: false }),
    dealIntercept: assign({ game: ({ context }) => dealKeywordDamage(context.game, keywords.intercept) }),
    readyAttacker: assign({ game: ({ context }) => readyAttacker(context.game) }),
    endAttack: assign({ game: ({ context }) => endAttack(context.game) }),
  },
}).createMachine({
  id: 'attack',
  context: fromInput(({ game }: StateContext) => ({ game, goesOn: true })),
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
            input: ({ context: { game } }) => ({ game }),
            onDone: { target: 'ended', actions: 'acceptOutput' },
          },
        },
        ended: { type: 'final' },
      },
      onDone: { target: 'attackDeclaration', meta: { clauses: ['8-2a-1'] } },
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
            input: ({ context: { game } }) => ({ game }),
            onDone: { target: 'targets', actions: 'acceptOutput' },
          },
        },
        targets: {
          always: [
            { guard: 'canAttack', target: 'declaring' },
            { target: 'noAttack', meta: { clauses: ['8-4c-2'] } },
          ],
        },
        declaring: {
          tags: 'decision',
          meta: { clauses: ['8-4c'], decision: 'attackDeclaration' },
          on: {
            attack: {
              target: 'attacking',
              actions: ['clearEvents', 'declareAttack'],
              meta: { clauses: ['8-4d', '8-4d-2'] },
            },
            endAttacks: { target: 'noAttack', actions: 'clearEvents', meta: { clauses: ['8-4c-2'] } },
          },
        },
        attacking: {
          meta: { clauses: ['8-4e'] },
          invoke: {
            id: 'gate',
            src: 'gate',
            input: ({ context: { game } }) => ({ game }),
            onDone: { target: 'ended', actions: 'acceptOutput' },
          },
        },
        noAttack: {
          entry: 'endAttacks',
          type: 'final',
        },
        ended: { type: 'final' },
      },
      onDone: [{ guard: 'goesOn', target: 'intercept', meta: { clauses: ['8-2a-1'] } }, { target: 'ended' }],
    },
    intercept: {
      description: 'The intercept step, skipped when there is nothing to do in it.',
      initial: 'check',
      states: {
        check: {
          always: [
            { guard: 'hasIntercept', target: 'damage', actions: 'dealIntercept', meta: { clauses: ['8-5a', '16-6'] } },
            { target: 'ended', meta: { clauses: ['8-5c'] } },
          ],
        },
        damage: {
          meta: { clauses: ['8-5b'] },
          invoke: {
            id: 'gate',
            src: 'gate',
            input: ({ context: { game } }) => ({ game }),
            onDone: { target: 'ended', actions: 'acceptOutput' },
          },
        },
        ended: { type: 'final' },
      },
      onDone: { target: 'damage', meta: { clauses: ['8-2a-1'] } },
    },
    damage: {
      description: 'The damage step.',
      meta: { clauses: ['8-6'] },
      invoke: {
        id: 'damageStep',
        src: 'damageStep',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'attackEnd', actions: 'acceptOutput', meta: { clauses: ['8-2a-1'] } },
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
            input: ({ context: { game } }) => ({ game }),
            onDone: { target: 'ended', actions: 'acceptOutput' },
          },
        },
        ended: {
          meta: { clauses: ['8-7d'] },
          entry: 'endAttack',
          type: 'final',
        },
      },
      onDone: 'ended',
    },
    ended: { type: 'final' },
  },
});
