import { assign, setup } from 'xstate';
import { theGame } from '../../src/core/charts.ts';
import { heard } from '../../src/core/fact.ts';
import type { Assigned } from '../../src/rulesets/excess-damage/queries/assigned.ts';
import {
  amountsOf,
  announceAssigned,
  callBack,
  giveOnlyAmount,
  giveShare,
  isLawful,
  isTrampling,
  nextShare,
  type Share,
} from '../../src/rulesets/excess-damage/rules/assignment.ts';
import type { OptionOf } from '../../src/rulesets/excess-damage/state/option.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

interface Assignment extends Holding {
  readonly assigned: readonly Assigned[];
}

const share = ({ game, assigned }: Assignment): Share | undefined => nextShare(game, assigned);

/** The assignment of combat damage (510.1), attacker by attacker and blocker by blocker. */
export const assignment: RuleProcess = setup({
  types: {} as RuleTypes<Assignment, Holding>,
  guards: {
    isAllAssigned: ({ context }) => share(context) === undefined,
    isOnlyAmount: ({ context }) => amountsOf(context.game, context.assigned, share(context) as Share).length === 1,
    isTrampling: ({ context }) => isTrampling(context.game, share(context) as Share),
    isLawful: ({ context: { game, assigned } }) => isLawful(game, assigned),
  },
  actions: {
    assignOnly: assign({ assigned: ({ context: { game, assigned } }) => giveOnlyAmount(game, assigned) }),
    assignChosen: assign(({ context, event }) => {
      const { n } = event.option as OptionOf<'assign'>;
      return {
        game: heard(context.game),
        assigned: giveShare(context.assigned, share(context) as Share, n),
      };
    }),
    callBack: assign({ assigned: ({ context: { game, assigned } }) => callBack(game, assigned) }),
    announce: assign({ game: ({ context }) => announceAssigned(context.game, context.assigned) }),
  },
}).createMachine({
  id: 'assignment',
  context: ({ input }) => ({ game: input.game, assigned: [] }),
  output: theGame,
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
      meta: { clauses: ['510.1a', '510.1c', '510.1c/order', '120.6/power'], asks: 'assignment' },
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
        asks: 'assignment',
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
