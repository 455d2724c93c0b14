import { cardGame, type GameOf } from '../../../src/api/kit.ts';
import { PLAYERS, type Player } from '../../../src/api/ruleset.ts';

/** A game with a hidden zone where cards of both decks lie: each player stakes one, and who called the owner of the top one wins. */
export const pot = cardGame({
  id: 'pot',
  clauses: {
    deal: 'Each player draws two cards.',
    stake: 'Each player puts a card into the pot, which is shuffled.',
    call: 'A player says who brought the card on top.',
    end: 'It is turned up. A wrong call, or giving up, loses.',
  },
  cards: { wolf: {}, crow: {}, fox: {}, bolt: {} },
  zones: {
    deck: { seenBy: 'nobody' },
    hand: { seenBy: 'owner' },
    pot: { seenBy: 'nobody', isShared: true },
    aside: { seenBy: 'nobody', isShared: true },
    table: { seenBy: 'all' },
  },
  deckZone: 'deck',
  decks: { red: { wolf: 4, bolt: 2 }, blue: { crow: 2, fox: 2, bolt: 2 } },
  counters: {},
  values: {},
  moves: { stake: { card: 'card' }, call: { who: 'player' } },
  facts: {
    drew: { fields: { player: 'player', card: 'card' }, line: '{player} draws {card}', isChance: true },
    staked: { fields: { player: 'player', card: 'card' }, line: '{player} stakes {card}' },
    called: { fields: { who: 'player', card: 'card' }, line: 'The call is {who}: {card}', isChance: true },
  },
});

export type Pot = GameOf<typeof pot>;

const deal = (game: Pot): Pot =>
  ([0, 1, 0, 1] as const).reduce<Pot>(
    (next, player) => {
      const [card = -1] = pot.cardsIn(next, 'deck', player);
      return pot.tell(pot.move(next, card, 'hand'), { clause: 'deal', what: 'drew', player, card });
    },
    pot.shuffled(pot.shuffled(game, 'deck', 0), 'deck', 1),
  );

const staker = (game: Pot): Player => (pot.cardsIn(game, 'pot').length === 0 ? 0 : 1);

export const staked = (game: Pot, player: Player, id: Pot['cards'][number]): Pot => {
  const card = pot.cardOf(game, 'hand', player, id);
  return pot.tell(pot.move(game, card, 'pot'), { clause: 'stake', what: 'staked', player, card });
};

const call = (game: Pot, { who }: { readonly who: Player }): Pot => {
  const [card = -1] = pot.cardsIn(game, 'pot');
  const told = pot.tell(pot.move(game, card, 'table'), { clause: 'end', what: 'called', who, card });
  return pot.lost(told, game.owners[card] === who ? 1 : 0, 'end');
};

const match = pot
  .setup({
    moves: { stake: (game, { card }) => staked(game, staker(game), card), call },
    rules: { deal, mix: (game) => pot.shuffled(game, 'pot') },
    guards: { haveStaked: (game) => pot.cardsIn(game, 'pot').length === 2 },
  })
  .createMachine({
    ...pot.io,
    id: 'match',
    initial: 'dealing',
    states: {
      dealing: { meta: { clauses: ['deal'] }, entry: 'deal', always: 'staking' },
      staking: {
        tags: 'decision',
        meta: { clauses: ['stake'], decision: 'stake' },
        always: { guard: 'haveStaked', target: 'mixing' },
        on: { stake: { target: 'staking', actions: 'stake' } },
      },
      mixing: { entry: 'mix', always: 'calling' },
      calling: {
        tags: 'decision',
        meta: { clauses: ['call'], decision: 'call' },
        on: { call: { target: 'over', actions: 'call' } },
      },
      over: { tags: 'over', meta: { clauses: ['end'] } },
    },
  });

export const ruleset = pot.ruleset({
  version: 1,
  editions: { usual: match },
  decisions: {
    stake: {
      clause: 'stake',
      player: staker,
      moves: (game, player) => pot.kindsIn(game, 'hand', player).map((card) => ({ type: 'stake', card })),
    },
    call: {
      clause: 'call',
      player: () => 0,
      moves: () => PLAYERS.map((who) => ({ type: 'call', who })),
    },
  },
  scenario: { state: 'calling' },
  concede: (game, player) => pot.lost(game, player, 'end'),
});
