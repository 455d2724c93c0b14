import { game } from './game.mjs';
import { actsNow, ante, deal, endByFolding, isFirstRound, perform, showCard, showdown } from './rules.mjs';

/** The players act in turn until one calls or folds, or both have checked. */
const bettingRound = game
  .setup({
    moves: { perform },
    rules: { endByFolding },
    guards: { hasOtherChecked: (state) => actsNow(state).length > 0 },
  })
  .createMachine({
    ...game.io,
    id: 'bettingRound',
    initial: 'unopened',
    states: {
      unopened: {
        tags: 'decision',
        meta: { clauses: ['round.1', 'round.2'], decision: 'opening' },
        on: {
          bet: { target: 'facingBet', actions: 'perform' },
          check: [
            { guard: 'hasOtherChecked', target: 'closed', actions: 'perform', meta: { clauses: ['round.6'] } },
            { target: 'unopened', actions: 'perform' },
          ],
        },
      },
      facingBet: {
        tags: 'decision',
        meta: { clauses: ['round.3', 'round.4', 'round.5'], decision: 'response' },
        on: {
          raise: { target: 'facingBet', actions: 'perform' },
          fold: { target: 'folded', actions: 'perform' },
          call: { target: 'closed', actions: 'perform', meta: { clauses: ['round.6'] } },
        },
      },
      folded: { meta: { clauses: ['round.7'] }, entry: 'endByFolding', always: 'over' },
      over: { tags: 'over' },
      closed: { type: 'final' },
    },
  });

/** A match is one hand. */
export const hand = game
  .setup({
    actors: { bettingRound },
    rules: { ante, deal, showCard, showdown },
    guards: { isFirstRound },
  })
  .createMachine({
    ...game.io,
    id: 'hand',
    initial: 'antes',
    states: {
      antes: { meta: { clauses: ['deal.1'] }, entry: 'ante', always: 'dealing' },
      dealing: { meta: { clauses: ['deal.2'] }, entry: 'deal', always: 'betting' },
      betting: {
        invoke: {
          id: 'bettingRound',
          src: 'bettingRound',
          input: ({ context: { game: state } }) => ({ game: state }),
          onDone: { target: 'closed', actions: 'acceptOutput' },
        },
      },
      closed: { always: [{ guard: 'isFirstRound', target: 'community' }, { target: 'showdown' }] },
      community: { meta: { clauses: ['board.1'] }, entry: 'showCard', always: 'betting' },
      showdown: { entry: 'showdown', always: 'over' },
      over: { type: 'final' },
    },
  });
