import { assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { passState } from '../../src/core/rule-machine.ts';
import type { DamageAssignment } from '../../src/rulesets/excess-damage/queries/combat.ts';
import {
  addAssignment,
  addForcedAssignment,
  announceAssigned,
  isLegalAssignment,
  isTrampling,
  legalAmounts,
  type NextAssignment,
  nextAssignment,
  repairAssignment,
} from '../../src/rulesets/excess-damage/rules/assignment.ts';
import type { OptionOf } from '../../src/rulesets/excess-damage/state/option.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface Assignment extends StateContext {
  readonly assigned: readonly DamageAssignment[];
}

const share = ({ game, assigned }: Assignment): NextAssignment | undefined => nextAssignment(game, assigned);

/** The assignment of combat damage (510.1), attacker by attacker and blocker by blocker. */
export const assignment: RuleMachine = setup({
  types: {} as RuleMachineTypes<Assignment, StateContext>,
  guards: {
    isAllAssigned: ({ context }) => share(context) === undefined,
    isOnlyAmount: ({ context }) =>
      legalAmounts(context.game, context.assigned, share(context) as NextAssignment).length === 1,
    isTrampling: ({ context }) => isTrampling(context.game, share(context) as NextAssignment),
    isLawful: ({ context: { game, assigned } }) => isLegalAssignment(game, assigned),
  },
  actions: {
    assignOnly: assign({ assigned: ({ context: { game, assigned } }) => addForcedAssignment(game, assigned) }),
    assignChosen: assign(({ context, event }) => {
      const { n } = event.option as OptionOf<'assign'>;
      return {
        game: clearEvents(context.game),
        assigned: addAssignment(context.assigned, share(context) as NextAssignment, n),
      };
    }),
    callBack: assign({ assigned: ({ context: { game, assigned } }) => repairAssignment(game, assigned) }),
    announce: assign({ game: ({ context }) => announceAssigned(context.game, context.assigned) }),
  },
}).createMachine({
  id: 'assignment',
  context: ({ input }) => ({ game: input.game, assigned: [] }),
  output: passState,
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
      on: { answer: { target: 'share', actions: 'assignChosen' } },
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
      on: { answer: { target: 'share', actions: 'assignChosen' } },
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
