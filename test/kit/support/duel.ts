import { cardGame, type GameOf } from '../../../src/api/kit.ts';
import { opponentOf } from '../../../src/api/ruleset.ts';

/** A game with a stack: spells wait on it until both players have passed; a ghost comes back when it is buried. */
export const duel = cardGame({
  id: 'duel',
  clauses: {
    draw: 'Each player draws two cards.',
    play: 'Who has priority plays a card, or passes.',
    resolve: 'When both have passed, the top of the stack resolves.',
    ghost: 'A ghost that is buried returns to the hand.',
    order: 'Each player orders the triggers of that player, the turn player first.',
    end: 'Who has no life left, or gives up, has lost.',
  },
  cards: { bolt: {}, ghost: {}, shield: { name: { en: 'a shield', ja: '盾' } } },
  zones: {
    deck: { seenBy: 'nobody' },
    hand: { seenBy: 'owner' },
    stack: { seenBy: 'all', isShared: true },
    grave: { seenBy: 'all' },
  },
  deckZone: 'deck',
  decks: { red: { bolt: 3, ghost: 2, shield: 2 }, blue: { bolt: 2, ghost: 3, shield: 2 } },
  counters: { life: 3 },
  values: { round: 0 },
  moves: { play: { card: 'card' }, pass: {}, order: { index: 'number' } },
  facts: {
    drew: { fields: { player: 'player', card: 'card' }, line: '{player} draws {card}', isChance: true },
    played: { fields: { player: 'player', card: 'card' }, line: '{player} plays {card}' },
    passed: { fields: { player: 'player' }, line: '{player} passes', headline: 'none' },
    resolved: { fields: { card: 'card' }, line: '{card} resolves' },
    returned: { fields: { player: 'player', card: 'card' }, line: '{card} returns to {player}' },
    hit: {
      fields: { player: 'player', damage: 'number' },
      line: '{player} takes {damage}',
      headline: 'harm',
    },
    lost: { fields: { player: 'player' }, line: '{player} loses', headline: 'outcome' },
  },
});

export type Duel = GameOf<typeof duel>;

const ROUNDS = 6;

const drawn = (game: Duel, player: 0 | 1): Duel => {
  const [card] = duel.cardsIn(game, 'deck', player);
  if (card === undefined) return game;
  return duel.tell(duel.move(game, card, 'hand'), { clause: 'draw', what: 'drew', player, card });
};

const deal = (game: Duel): Duel => {
  const mixed = duel.shuffled(duel.shuffled(game, 'deck', 0), 'deck', 1);
  return [0, 1, 0, 1].reduce<Duel>((next, player) => drawn(next, player as 0 | 1), mixed);
};

const nextRound = (game: Duel): Duel =>
  duel.priorityGiven(
    duel.assigned(duel.turnPassed(game), { round: game.values.round + 1 }),
    opponentOf(game.turn),
  );

const play = (game: Duel, move: { readonly card: 'bolt' | 'ghost' | 'shield' }): Duel => {
  const { player } = game.priority;
  const card = duel.cardOf(game, 'hand', player, move.card);
  const put = duel.pushed(duel.move(game, card, 'stack'), { player, what: move.card, card });
  return duel.priorityGiven(
    duel.tell(put, { clause: 'play', what: 'played', player, card }),
    opponentOf(player),
  );
};

const pass = (game: Duel): Duel =>
  duel.priorityPassed(duel.tell(game, { clause: 'play', what: 'passed', player: game.priority.player }));

const resolve = (game: Duel): Duel => {
  const top = duel.topOf(game);
  if (top?.card === undefined) return game;
  const { player, card } = top;
  const buried = duel.tell(duel.move(duel.popped(game), card, 'grave'), {
    clause: 'resolve',
    what: 'resolved',
    card,
  });
  const after = duel.priorityGiven(buried, game.turn);
  if (top.what === 'ghost') return duel.triggered(after, { player, what: 'return', card });
  if (top.what !== 'bolt') return after;
  const victim = opponentOf(player);
  const hit = duel.tell(after, { clause: 'resolve', what: 'hit', player: victim, damage: 1 });
  return duel.change(hit, 'life', victim, -1);
};

const returnGhosts = (game: Duel): Duel => {
  const player = duel.orderingPlayer(game);
  if (player === undefined) return game;
  const { card } = duel.topOf(duel.triggerStacked(game, player, 0)) ?? {};
  if (card === undefined) return game;
  const told = duel.tell(game, { clause: 'ghost', what: 'returned', player, card });
  return returnGhosts(
    duel.move({ ...told, triggers: game.triggers.filter((item) => item.card !== card) }, card, 'hand'),
  );
};

const loser = ({ counters: { life } }: Duel): 0 | 1 => (life[0] <= 0 ? 0 : 1);

const lose = (game: Duel, player: 0 | 1): Duel =>
  duel.tell(duel.lost(game, player, 'end'), { clause: 'end', what: 'lost', player });

const match = duel
  .setup({
    moves: { play, pass },
    rules: { deal, nextRound, resolve, returnGhosts, lose: (game) => lose(game, loser(game)) },
    guards: {
      haveAllPassed: duel.haveAllPassed,
      isStackEmpty: ({ stack }) => stack.length === 0,
      isSomebodyOut: ({ counters: { life } }) => life.some((left) => left <= 0),
      isOver: ({ values: { round } }) => round >= ROUNDS,
      haveTriggered: ({ triggers }) => triggers.length > 0,
    },
  })
  .createMachine({
    ...duel.io,
    id: 'match',
    initial: 'dealing',
    states: {
      dealing: { meta: { clauses: ['draw'] }, entry: 'deal', always: 'window' },
      window: {
        tags: 'decision',
        meta: { clauses: ['play'], decision: 'window' },
        on: {
          play: { target: 'window', actions: 'play' },
          pass: { target: 'passed', actions: 'pass' },
        },
      },
      passed: {
        always: [{ guard: { type: 'haveAllPassed' }, target: 'resolving' }, { target: 'window' }],
      },
      resolving: {
        meta: { clauses: ['resolve'] },
        always: [{ guard: 'isStackEmpty', target: 'roundEnd' }, { target: 'resolved' }],
      },
      resolved: {
        entry: 'resolve',
        always: [
          { guard: 'isSomebodyOut', target: 'losing' },
          { guard: 'haveTriggered', target: 'triggers' },
          { target: 'window' },
        ],
      },
      triggers: { meta: { clauses: ['ghost', 'order'] }, entry: 'returnGhosts', always: 'window' },
      roundEnd: { entry: 'nextRound', always: [{ guard: 'isOver', target: 'losing' }, { target: 'window' }] },
      losing: { meta: { clauses: ['end'] }, entry: 'lose', always: 'over' },
      over: { tags: 'over' },
    },
  });

export const ruleset = duel.ruleset({
  version: 1,
  editions: { usual: match },
  decisions: {
    window: {
      clause: 'play',
      prompt: 'Play a card, or pass.',
      player: ({ priority }) => priority.player,
      moves: (game, player) => [
        { type: 'pass' },
        ...duel.kindsIn(game, 'hand', player).map((card) => ({ type: 'play', card }) as const),
      ],
      unless: [
        {
          clause: 'play',
          because: { en: 'a ghost is played alone', ja: '幽霊は単独で使う' },
          refuses: ({ stack }, move) => move.type === 'play' && move.card === 'ghost' && stack.length > 0,
        },
      ],
    },
  },
  concede: lose,
  scenario: { state: 'window', passes: ['pass'] },
});
