import { cardGame } from 'gatechart/kit';

/** A game in which an imp is called, and buried: it is a token. */
const imps = cardGame({
  id: 'imps',
  clauses: { call: 'An imp is called.', bury: 'An imp is buried, and the match ends.' },
  cards: { ace: {}, imp: { tokenIn: ['board'] } },
  zones: { deck: { seenBy: 'nobody' }, board: { seenBy: 'all' } },
  deckZone: 'deck',
  decks: { all: { ace: 2 } },
  counters: {},
  values: {},
  moves: { call: {}, bury: {} },
  facts: {
    called: { fields: { card: 'card' }, line: '{card} is called' },
    buried: { fields: { card: 'card' }, line: '{card} is buried' },
  },
});

const call = (game) => {
  const [card, called] = imps.created(game, 'imp', 'board', { holder: 0 });
  return imps.tell(called, { clause: 'call', what: 'called', card });
};

const bury = (game) => {
  const [card] = imps.cardsIn(game, 'board', 0);
  const buried = imps.tell(imps.move(game, card, 'deck'), { clause: 'bury', what: 'buried', card });
  return imps.lost(buried, 1, 'bury');
};

const match = imps.setup({ moves: { call, bury } }).createMachine({
  ...imps.io,
  id: 'match',
  initial: 'main',
  states: {
    main: {
      tags: 'decision',
      meta: { clauses: ['call', 'bury'], decision: 'main' },
      on: { call: { actions: 'call' }, bury: { target: 'over', actions: 'bury' } },
    },
    over: { tags: 'over' },
  },
});

export default imps.ruleset({
  version: 1,
  editions: { usual: match },
  decisions: {
    main: {
      clause: 'call',
      player: () => 0,
      moves: (game) =>
        imps.cardsIn(game, 'board', 0).length === 0
          ? [{ type: 'call' }]
          : [{ type: 'call' }, { type: 'bury' }],
    },
  },
  concede: (game, player) => imps.lost(game, player, 'bury'),
});
