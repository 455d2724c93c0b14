import { assertEvent, assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { isSplitOrderOpen, orderSplit, splitEvent } from '../../src/rulesets/excess-damage/rules/division.ts';
import { checkExcess } from '../../src/rulesets/excess-damage/rules/excess-check.ts';
import { convert, deal } from '../../src/rulesets/excess-damage/rules/results.ts';
import { modification } from './modification.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface Damage extends StateContext {
  /** How many of the redirecting packets have had their place in the order chosen (K-4). */
  readonly ordered: number;
}

/** One damage event, in the four steps of 120.4. */
export const damage: RuleMachine = setup({
  types: {} as RuleMachineTypes<Damage, StateContext>,
  actors: { modification },
  guards: {
    isOrderOpen: ({ context: { game, ordered } }) => isSplitOrderOpen(game, ordered),
  },
  actions: {
    acceptOutput,
    orderSplit: assign(({ context: { game, ordered }, event }) => {
      assertEvent(event, 'split');
      return { game: orderSplit(clearEvents(game), ordered, event), ordered: ordered + 1 };
    }),
    split: assign({ game: ({ context }) => splitEvent(context.game) }),
    checkExcess: assign({ game: ({ context }) => checkExcess(context.game) }),
    convert: assign({ game: ({ context }) => convert(context.game) }),
    deal: assign({ game: ({ context }) => deal(context.game) }),
  },
}).createMachine({
  id: 'damage',
  context: fromInput(({ game }: StateContext) => ({ game, ordered: 0 })),
  output: ({ context: { game } }) => ({ game }),
  initial: 'announced',
  states: {
    announced: {
      always: [{ guard: 'isOrderOpen', target: 'splitOrder' }, { target: 'split' }],
    },
    splitOrder: {
      description: 'Several packets redirect excess of one permanent, and their order is chosen.',
      tags: 'decision',
      meta: { clauses: ['K-4'], decision: 'splitOrder' },
      on: { split: { target: 'announced', actions: 'orderSplit' } },
    },
    split: {
      description: 'Excess goes to where it is redirected; no amount has been changed yet.',
      meta: {
        clauses: [
          '120.4a',
          '120.4a/creature',
          '120.4a/marked',
          '120.4a/others',
          '120.4a/deathtouch',
          '120.4a/planeswalker',
          '120.4a/battle',
          '120.4a/several',
          '120.4a/first',
          '120.4a/instead',
          '120.4a/players',
          '120.4a/unmodified',
          '120.6',
          '120.6/power',
          'card/zilortha-strength-incarnate',
          'K-3',
          'K-4',
          'K-8',
        ],
      },
      entry: 'split',
      always: 'replaced',
    },
    replaced: {
      description: 'Replacement and prevention effects change the amounts.',
      meta: { clauses: ['120.4b'] },
      invoke: {
        id: 'modification',
        src: 'modification',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'checked', actions: 'acceptOutput' },
      },
    },
    checked: {
      description: 'The amounts are final: abilities look at the excess and trigger.',
      meta: {
        clauses: [
          '120.10',
          '120.10/creature',
          '120.10/planeswalker',
          '120.10/battle',
          '120.10/several',
          '120.10/together',
          '120.10/before',
          '120.10/players',
          '120.10/modified',
          '120.4b/triggers',
          '603.4',
          'K-1',
          'K-2',
          'K-3',
          'K-5',
          'K-6',
          'K-7',
          'K-9',
        ],
      },
      entry: 'checkExcess',
      always: 'converted',
    },
    converted: {
      description: 'Damage becomes its results, and effects change those.',
      meta: { clauses: ['120.4c', '120.4c/replaced', '120.3'] },
      entry: 'convert',
      always: 'dealt',
    },
    dealt: {
      description: 'The event happens.',
      meta: { clauses: ['120.4d'] },
      entry: 'deal',
      type: 'final',
    },
  },
});
