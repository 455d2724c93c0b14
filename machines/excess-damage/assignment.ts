import { assertEvent, assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { fromInput } from '../../src/core/rule-machine.ts';
import type { DamageAssignment } from '../../src/rulesets/excess-damage/queries/combat.ts';
import {
  addChosenAssignment,
  addForcedAssignment,
  announceAssigned,
  isAssignmentForced,
  isLegalAssignment,
  isTrampleOpen,
  nextAssignment,
  repairAssignment,
} from '../../src/rulesets/excess-damage/rules/assignment.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface Assignment extends StateContext {
  readonly assigned: readonly DamageAssignment[];
}

/** The assignment of combat damage (510.1), attacker by attacker and blocker by blocker. */
export const assignment: RuleMachine = setup({
  types: {} as RuleMachineTypes<Assignment, StateContext>,
  guards: {
    isAllAssigned: ({ context: { game, assigned } }) => nextAssignment(game, assigned) === undefined,
    isOnlyAmount: ({ context: { game, assigned } }) => isAssignmentForced(game, assigned),
    isTrampling: ({ context: { game, assigned } }) => isTrampleOpen(game, assigned),
    isLawful: ({ context: { game, assigned } }) => isLegalAssignment(game, assigned),
  },
  actions: {
    assignOnly: assign({ assigned: ({ context: { game, assigned } }) => addForcedAssignment(game, assigned) }),
    assignChosen: assign(({ context: { game, assigned }, event }) => {
      assertEvent(event, 'assign');
      return { game: clearEvents(game), assigned: addChosenAssignment(game, assigned, event) };
    }),
    callBack: assign({ assigned: ({ context: { game, assigned } }) => repairAssignment(game, assigned) }),
    announce: assign({ game: ({ context }) => announceAssigned(context.game, context.assigned) }),
  },
}).createMachine({
  id: 'assignment',
  context: fromInput(({ game }: StateContext) => ({ game, assigned: [] })),
  output: ({ context: { game } }) => ({ game }),
  initial: 'share',
  states: {
    share: {
      description: 'The amount at hand: of one attacker to one recipient.',
      always: [
        { guard: 'isAllAssigned', target: 'judged' },
        { guard: 'isOnlyAmount', target: 'forced' },
        { guard: 'isTrampling', target: 'trampling' },
        { target: 'dividing' },
      ],
    },
    forced: {
      description: 'Only one amount is legal.',
      meta: { clauses: ['510.1a', '510.1c/order'] },
      entry: 'assignOnly',
      always: 'share',
    },
    dividing: {
      description: 'A blocked attacker divides its damage among its blockers.',
      tags: 'decision',
      meta: { clauses: ['510.1a', '510.1c', '510.1c/order', '120.6/power'], decision: 'assignment' },
      on: { assign: { target: 'share', actions: 'assignChosen' } },
    },
    trampling: {
      description: 'A blocked attacker may assign past its blockers.',
      tags: 'decision',
      meta: {
        clauses: [
          '510.1a',
          '510.1c/order',
          '120.6/power',
          '702.19b',
          '702.19b/together',
          '702.19b/deathtouch',
          '702.19b/over',
          '702.19b/unmodified',
        ],
        decision: 'assignment',
      },
      on: { assign: { target: 'share', actions: 'assignChosen' } },
    },
    judged: {
      description: 'Whether it is legal is seen only when every attacker has assigned.',
      always: [
        { guard: 'isLawful', target: 'assigned', meta: { clauses: ['510.1e'] } },
        { target: 'judged', actions: 'callBack', meta: { clauses: ['510.1e', '510.1e/short'] } },
      ],
    },
    assigned: {
      meta: { clauses: ['510.2'] },
      entry: 'announce',
      type: 'final',
    },
  },
});
