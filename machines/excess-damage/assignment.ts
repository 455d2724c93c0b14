import { assign, setup } from 'xstate';
import { theGame } from '../../src/kernel/charts.ts';
import { heard } from '../../src/kernel/fact.ts';
import {
  type Assigned,
  announceAssigned,
  giveOnlyAmount,
  giveShare,
  nextShare,
  type Share,
} from '../../src/rulesets/excess-damage/rules/damage/trample.ts';
import type { OptionOf } from '../../src/rulesets/excess-damage/values/option.ts';
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
    isOnlyAmount: ({ context }) => share(context)?.amounts.length === 1,
  },
  actions: {
    assignOnly: assign(({ context: { game, assigned } }) => ({ assigned: giveOnlyAmount(game, assigned) })),
    assignChosen: assign(({ context, event }) => {
      const { n } = event.option as OptionOf<'assign'>;
      return {
        game: heard(context.game),
        assigned: giveShare(context.assigned, share(context) as Share, n),
      };
    }),
    announce: assign(({ context }) => ({ game: announceAssigned(context.game, context.assigned) })),
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
        { guard: 'isAllAssigned', target: 'assigned' },
        { guard: 'isOnlyAmount', target: 'forced' },
        { target: 'choosing' },
      ],
    },
    forced: {
      description: 'Only one amount is legal.',
      meta: { clauses: ['510.1a', '510.1b', '510.1c', '702.19b', '120.6/power'] },
      entry: 'assignOnly',
      always: 'share',
    },
    choosing: {
      tags: 'decision',
      meta: {
        clauses: [
          '510.1a',
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
    assigned: {
      meta: { clauses: ['510.2'] },
      entry: 'announce',
      type: 'final',
    },
  },
});
