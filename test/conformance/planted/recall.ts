import { cardGame } from '../../../src/api/kit.ts';
import type { BoardView, GameState, Player, Ruleset } from '../../../src/api/ruleset.ts';

const game = cardGame({
  id: 'recall',
  clauses: {
    show: 'The turn player shows the top card of the deck.',
    mix: 'Or shuffles all cards that are shown into the deck.',
    end: 'After twelve moves the turn player has lost, and so has who gives up.',
  },
  cards: { ant: {}, bee: {}, cat: {} },
  zones: { deck: { seenBy: 'nobody', isShared: true }, open: { seenBy: 'all', isShared: true } },
  deckZone: 'deck',
  decks: { one: { ant: 4, bee: 4, cat: 4 } },
  counters: {},
  values: { moves: 0 },
  moves: { show: {}, mix: {} },
  facts: {
    showed: { fields: { card: 'card' }, line: 'the deck shows {card}', isChance: true },
    mixed: { fields: { player: 'player' }, line: '{player} shuffles' },
  },
});

const match = game
  .setup({
    moves: {
      show: (state) => {
        const [card = -1] = game.cardsIn(state, 'deck');
        return game.tell(game.move(state, card, 'open'), { clause: 'show', what: 'showed', card });
      },
      mix: (state) => {
        const gathered = game
          .cardsIn(state, 'open')
          .reduce((next, card) => game.move(next, card, 'deck'), state);
        const mixed = game.shuffled(gathered, 'deck');
        return game.tell(mixed, { clause: 'mix', what: 'mixed', player: state.turn });
      },
    },
    rules: {
      begin: (state) => game.shuffled(state, 'deck'),
      passTurn: (state) => game.assigned(game.turnPassed(state), { moves: state.values.moves + 1 }),
      end: (state) => game.lost(state, state.turn, 'end'),
    },
    guards: { isOver: ({ values }) => values.moves >= 12 },
  })
  .createMachine({
    ...game.io,
    id: 'match',
    initial: 'beginning',
    states: {
      beginning: { meta: { clauses: ['show'] }, entry: 'begin', always: 'choosing' },
      choosing: {
        tags: 'decision',
        meta: { clauses: ['show', 'mix'], decision: 'choose' },
        on: {
          show: { target: 'turned', actions: 'show' },
          mix: { target: 'turned', actions: 'mix' },
        },
      },
      turned: {
        meta: { clauses: ['end'] },
        entry: 'passTurn',
        always: [{ guard: 'isOver', target: 'ending' }, { target: 'choosing' }],
      },
      ending: { meta: { clauses: ['end'] }, entry: 'end', always: 'over' },
      over: { tags: 'over' },
    },
  });

/** A game in which cards are shown, shuffled back, and shown again. */
export const recall = game.ruleset({
  version: 1,
  editions: { usual: match },
  decisions: {
    choose: {
      clause: 'show',
      player: ({ turn }) => turn,
      moves: () => [{ type: 'show' }, { type: 'mix' }],
    },
  },
  concede: (state, player) => game.lost(state, player, 'end'),
}) as unknown as Ruleset;

const boardOf = (state: GameState, viewer: Player | null): BoardView => {
  const board = recall.renderBoard?.(state, viewer);
  if (board === undefined) throw new Error('a game on the kit has a board');
  return board;
};

/** The same with the numbers of the cards as keys: the board of who sees everything, and nothing on it is hidden. */
export const numbered: Ruleset = { ...recall, renderBoard: (state) => boardOf(state, null) };

/** The same with keys that name the place of a card alone. */
export const placed: Ruleset = {
  ...recall,
  renderBoard: (state, viewer) => {
    const { middle, ...board } = boardOf(state, viewer);
    const items = middle.items.map((item, place) => ({
      ...item,
      card: item.card && { ...item.card, key: `place ${place}` },
    }));
    return { ...board, middle: { ...middle, items } };
  },
};
