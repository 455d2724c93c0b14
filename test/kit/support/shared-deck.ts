import { cardGame } from '../../../src/api/kit.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';

const game = cardGame({
  id: 'shared',
  clauses: { draw: 'The players draw in turn; the deck ends the game.', leave: 'Who gives up has lost.' },
  cards: { ace: {}, king: {} },
  zones: { deck: { seenBy: 'nobody', isShared: true }, open: { seenBy: 'all' } },
  deckZone: 'deck',
  decks: { one: { ace: 6 }, two: { king: 6 } },
  counters: {},
  values: {},
  moves: { draw: {}, draw2: {} },
  facts: {
    drew: { fields: { player: 'player', card: 'card' }, line: '{player} draws {card}', isChance: true },
  },
});

const isEmpty = (state: Parameters<typeof game.view>[0]): boolean => game.cardsIn(state, 'deck').length === 0;

const chart = game
  .setup({
    moves: {
      draw: (state) => {
        const [card = -1] = game.cardsIn(state, 'deck');
        const drawn = game.move(state, card, 'open', { holder: state.turn });
        return game.turnPassed(game.tell(drawn, { clause: 'draw', what: 'drew', player: state.turn, card }));
      },
    },
    rules: {
      shuffle: (state) => game.shuffled(state, 'deck'),
      end: (state) => game.lost(state, state.turn, 'draw'),
    },
    guards: { isEmpty },
  })
  .createMachine({
    ...game.io,
    id: 'match',
    initial: 'begin',
    states: {
      begin: { entry: 'shuffle', always: 'drawing' },
      drawing: {
        tags: 'decision',
        meta: { clauses: ['draw'], decision: 'draw' },
        always: { guard: 'isEmpty', target: 'ending' },
        on: {
          draw: { target: 'drawing', actions: 'draw', reenter: true },
          draw2: { target: 'drawing', actions: 'draw', reenter: true },
        },
      },
      ending: { meta: { clauses: ['draw'] }, entry: 'end', always: 'over' },
      over: { tags: 'over' },
    },
  });

/** A game with one shared deck, of which two are declared. */
export const sharedDeckGame = (): Ruleset =>
  game.ruleset({
    version: 1,
    editions: { usual: chart },
    decisions: {
      draw: {
        clause: 'draw',
        player: ({ turn }) => turn,
        moves: () => [{ type: 'draw' }, { type: 'draw2' }],
      },
    },
    concede: (state, player) => game.lost(state, player, 'leave'),
  }) as unknown as Ruleset;
