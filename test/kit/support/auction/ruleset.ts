import { type Auction, game } from './game.ts';
import { observationEncoder } from './observation-encoder.ts';

const isEmpty = (state: Auction): boolean => game.cardsIn(state, 'deck').length === 0;

const chart = game
  .setup({
    moves: {
      bid: (state, { amount }) => {
        const { turn: player } = state;
        const [card = -1] = game.cardsIn(state, 'deck');
        const paid = game.change(game.move(state, card, 'won', { holder: player }), 'coins', player, -amount);
        const told = game.tell(paid, { clause: 'bid', what: 'bought', player, card, amount });
        return game.turnPassed(game.assigned(told, { passes: 0 }));
      },
      pass: (state) => {
        const told = game.tell(state, { clause: 'bid', what: 'passed', player: state.turn });
        return game.turnPassed(game.assigned(told, { passes: state.values.passes + 1 }));
      },
    },
    rules: {
      shuffle: (state) => game.shuffled(state, 'deck'),
      end: (state) => {
        const [first = 0, second = 0] = [0, 1].map(
          (player) => game.cardsIn(state, 'won', player as 0 | 1).length,
        );
        return game.lost(state, first <= second ? 0 : 1, 'end');
      },
    },
    guards: { isOver: (state) => isEmpty(state) || state.values.passes > 1 },
  })
  .createMachine({
    ...game.io,
    id: 'match',
    initial: 'begin',
    states: {
      begin: { entry: 'shuffle', always: 'bidding' },
      bidding: {
        tags: 'decision',
        meta: { clauses: ['bid'], decision: 'bidding' },
        always: { guard: 'isOver', target: 'ending' },
        on: {
          bid: { target: 'bidding', actions: 'bid', reenter: true },
          pass: { target: 'bidding', actions: 'pass', reenter: true },
        },
      },
      ending: { meta: { clauses: ['end'] }, entry: 'end', always: 'over' },
      over: { tags: 'over' },
    },
  });

export const auction = game.ruleset({
  version: 1,
  editions: { usual: chart },
  decisions: {
    bidding: {
      clause: 'bid',
      player: ({ turn }) => turn,
      moves: ({ counters: { coins }, turn }) => [
        { type: 'pass' },
        ...Array.from({ length: coins[turn] }, (_, index) => ({ type: 'bid', amount: index + 1 }) as const),
      ],
    },
  },
  concede: (state, player) => game.lost(state, player, 'leave'),
  scenario: { state: 'bidding', defaults: { deck: ['copper'] }, passes: ['pass'] },
  observationEncoder,
});
