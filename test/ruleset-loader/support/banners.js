import { cardGame } from 'gatechart/kit';

/** A game in which a banner is attached to a unit, which then has more attack, and an ability triggers. */
const banners = cardGame(
  {
    id: 'banners',
    clauses: {
      attach: 'A banner is attached to the unit, which has 1 more attack, and a cry triggers.',
      end: 'The match ends.',
    },
    cards: { guard: { numbers: { attack: 2 } }, banner: { attaches: true } },
    zones: { deck: { seenBy: 'nobody' }, board: { seenBy: 'all' } },
    deckZone: 'deck',
    decks: { all: { guard: 1, banner: 1 } },
    counters: {},
    values: {},
    moves: { attach: {}, end: {} },
    facts: { attached: { fields: { card: 'card', host: 'card' }, line: '{card} is attached to {host}' } },
  },
  {
    numberEffects: (game, card, _name, { attachedTo }) =>
      attachedTo(game, card).map((by) => ({ by, change: 1 })),
  },
);

const { cardOf, move } = banners;

const deploy = (game) => move(game, cardOf(game, 'deck', 0, 'guard'), 'board');

const attach = (game) => {
  const [host] = banners.cardsIn(game, 'board', 0);
  const card = cardOf(game, 'deck', 0, 'banner');
  const laid = banners.attached(move(game, card, 'board', { at: 'bottom' }), card, host);
  const cried = banners.triggered(laid, { player: 0, what: 'cry', target: { card: host } });
  return banners.tell(cried, { clause: 'attach', what: 'attached', card, host });
};

const match = banners
  .setup({ moves: { attach }, rules: { deploy, end: (game) => banners.lost(game, 1, 'end') } })
  .createMachine({
    ...banners.io,
    id: 'match',
    initial: 'main',
    states: {
      main: {
        tags: 'decision',
        meta: { clauses: ['attach'], decision: 'main' },
        entry: 'deploy',
        on: { attach: { target: 'last', actions: 'attach' } },
      },
      last: {
        tags: 'decision',
        meta: { clauses: ['end'], decision: 'last' },
        on: { end: { target: 'over', actions: 'end' } },
      },
      over: { tags: 'over' },
    },
  });

export default banners.ruleset({
  version: 1,
  editions: { usual: match },
  decisions: {
    main: { clause: 'attach', player: () => 0, moves: () => [{ type: 'attach' }] },
    last: { clause: 'end', player: () => 0, moves: () => [{ type: 'end' }] },
  },
  concede: (game, player) => banners.lost(game, player, 'end'),
});
