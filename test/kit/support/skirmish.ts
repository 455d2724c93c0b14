import { cardGame, type GameOf, type MoveOf } from '../../../src/api/kit.ts';
import { opponentOf, PLAYERS, type Player } from '../../../src/api/ruleset.ts';

/** A place of a board: a deck has six units, and two howls that call one. */
const PLACE = { from: 1, to: 8 } as const;

/** A game of units that carry damage, are exhausted and grow, of a spell that is aimed at one of them, and of tokens. */
export const skirmish = cardGame({
  id: 'skirmish',
  clauses: {
    draw: 'Each player draws three cards.',
    play: 'On each turn a player plays a card, attacks with a unit that is not exhausted, or passes.',
    attack: 'An attack takes life of the opponent, and exhausts the unit.',
    aim: 'A bolt is aimed at a unit. It deals 2 damage when the opponent has let it through, or has moved the unit away.',
    die: 'A unit with as much damage as health is buried.',
    howl: 'A howl calls a pup, which is a token: it ceases to exist when it leaves the board.',
    end: 'Who has no life left, or gives up, has lost.',
  },
  cards: {
    wolf: {
      name: { en: 'Wolf', ja: '狼' },
      kind: { en: 'unit', ja: 'ユニット' },
      numbers: { cost: 1, attack: 2, health: 3 },
      text: [{ en: 'It hunts.', ja: '狩りをする。' }],
    },
    cub: { kind: 'unit', numbers: { cost: 0, attack: 1, health: 1 } },
    bolt: { kind: 'spell' },
    feast: { kind: 'spell' },
    howl: { kind: 'spell' },
    pup: { kind: 'unit', numbers: { attack: 1, health: 1 }, tokenIn: ['board'] },
  },
  zones: {
    deck: { seenBy: 'nobody' },
    hand: { seenBy: 'owner' },
    board: { seenBy: 'all' },
    stack: { seenBy: 'all', isShared: true },
    grave: { seenBy: 'all', isPile: true },
  },
  deckZone: 'deck',
  decks: { pack: { wolf: 3, cub: 3, bolt: 3, feast: 2, howl: 2 } },
  counters: { life: 6 },
  marks: { damage: 0, exhausted: false, attack: 0, fed: false },
  names: { fed: { en: 'well fed', ja: '満腹' } },
  values: { round: 0, grudges: [] as readonly number[] },
  moves: {
    play: { card: 'card' },
    aim: { place: PLACE },
    attack: { place: PLACE },
    recall: { place: PLACE },
    pass: {},
  },
  facts: {
    drew: { fields: { player: 'player', card: 'card' }, line: '{player} draws {card}', isChance: true },
    played: { fields: { player: 'player', card: 'card' }, line: '{player} plays {card}' },
    called: { fields: { card: 'card' }, line: '{card} is called' },
    attacked: { fields: { card: 'card', damage: 'number' }, line: '{card} attacks for {damage}' },
    aimed: { fields: { card: 'card' }, line: 'A bolt is aimed at {card}' },
    recalled: { fields: { card: 'card' }, line: '{card} returns' },
    hit: { fields: { card: 'card' }, line: '{card} is hit' },
    missed: { fields: {}, line: 'The bolt hits nothing' },
    buried: { fields: { card: 'card' }, line: '{card} is buried' },
    passed: { fields: { player: 'player' }, line: '{player} passes', headline: 'none' },
    lost: { fields: { player: 'player' }, line: '{player} loses', headline: 'outcome' },
  },
});

export type Skirmish = GameOf<typeof skirmish>;
type Move = MoveOf<typeof skirmish>;

const { cardsIn, marked, marksOf, move, numberOf, tell } = skirmish;

const ROUNDS = 24;

const drawn = (game: Skirmish, player: Player): Skirmish => {
  const [card] = cardsIn(game, 'deck', player);
  if (card === undefined) return game;
  return tell(move(game, card, 'hand'), { clause: 'draw', what: 'drew', player, card });
};

const deal = (game: Skirmish): Skirmish => {
  const mixed = PLAYERS.reduce((next, player) => skirmish.shuffled(next, 'deck', player), game);
  return [...PLAYERS, ...PLAYERS, ...PLAYERS].reduce(drawn, mixed);
};

/** The unit in a place of a board; places count from 1. */
const unitAt = (game: Skirmish, player: Player, place: number): number =>
  cardsIn(game, 'board', player)[place - 1] ?? -1;

const asked = ({ stack, turn }: Skirmish): Player => (stack.length > 0 ? opponentOf(turn) : turn);

/** A pup is called to the board of a player. */
const call = (game: Skirmish, player: Player): Skirmish => {
  const [card, called] = skirmish.created(game, 'pup', 'board', { holder: player, at: 'bottom' });
  return tell(marked(called, card, { exhausted: true }), { clause: 'howl', what: 'called', card });
};

/** A feast feeds each unit of the player: one more attack. */
const feed = (game: Skirmish, player: Player): Skirmish =>
  cardsIn(game, 'board', player).reduce(
    (next, unit) => marked(next, unit, { attack: marksOf(next, unit).attack + 1, fed: true }),
    game,
  );

const play = (game: Skirmish, { card: id }: MoveOf<typeof skirmish, 'play'>): Skirmish => {
  const player = game.turn;
  const card = skirmish.cardOf(game, 'hand', player, id);
  if (id !== 'feast' && id !== 'howl') {
    const put = move(game, card, 'board', { at: 'bottom' });
    return tell(marked(put, card, { exhausted: true }), { clause: 'play', what: 'played', player, card });
  }
  const told = tell(move(game, card, 'grave'), { clause: 'play', what: 'played', player, card });
  return id === 'feast' ? feed(told, player) : call(told, player);
};

const attack = (game: Skirmish, { place }: MoveOf<typeof skirmish, 'attack'>): Skirmish => {
  const card = unitAt(game, game.turn, place);
  const damage = numberOf(game, card, 'attack');
  const hit = skirmish.change(
    marked(game, card, { exhausted: true }),
    'life',
    opponentOf(game.turn),
    -damage,
  );
  return tell(hit, { clause: 'attack', what: 'attacked', card, damage });
};

const aim = (game: Skirmish, { place }: MoveOf<typeof skirmish, 'aim'>): Skirmish => {
  const player = game.turn;
  const card = skirmish.cardOf(game, 'hand', player, 'bolt');
  const target = unitAt(game, opponentOf(player), place);
  const put = skirmish.pushed(move(game, card, 'stack'), {
    player,
    what: 'bolt',
    card,
    target: { card: target },
  });
  return tell(put, { clause: 'aim', what: 'aimed', card: target });
};

const recall = (game: Skirmish, { place }: MoveOf<typeof skirmish, 'recall'>): Skirmish => {
  const card = unitAt(game, asked(game), place);
  return move(tell(game, { clause: 'aim', what: 'recalled', card }), card, 'hand');
};

const pass = (game: Skirmish): Skirmish =>
  tell(game, { clause: 'play', what: 'passed', player: asked(game) });

const buried = (game: Skirmish, card: number): Skirmish =>
  marksOf(game, card).damage < numberOf(game, card, 'health')
    ? game
    : tell(move(game, card, 'grave'), { clause: 'die', what: 'buried', card });

const resolve = (game: Skirmish): Skirmish => {
  const top = skirmish.topOf(game);
  if (top?.card === undefined) return game;
  const done = move(skirmish.popped(game), top.card, 'grave');
  if (top.target === undefined || !('card' in top.target))
    return tell(done, { clause: 'aim', what: 'missed' });
  const { card } = top.target;
  const hurt = marked(done, card, { damage: marksOf(done, card).damage + 2 });
  return buried(tell(hurt, { clause: 'aim', what: 'hit', card }), card);
};

/** The next player draws, and the units of that player are ready. */
const nextTurn = (game: Skirmish): Skirmish => {
  const next = skirmish.assigned(skirmish.turnPassed(game), { round: game.values.round + 1 });
  const ready = cardsIn(next, 'board', next.turn).reduce(
    (each, unit) => marked(each, unit, { exhausted: false }),
    next,
  );
  return drawn(ready, next.turn);
};

const lose = (game: Skirmish, player: Player): Skirmish =>
  tell(skirmish.lost(game, player, 'end'), { clause: 'end', what: 'lost', player });

const match = skirmish
  .setup({
    moves: { play, aim, attack, recall, pass },
    rules: {
      deal,
      resolve,
      nextTurn,
      lose: (game) => lose(game, game.counters.life[0] < game.counters.life[1] ? 0 : 1),
    },
    guards: {
      isAimed: ({ stack }) => stack.length > 0,
      isOver: ({ counters: { life }, values: { round } }) =>
        life.some((left) => left <= 0) || round >= ROUNDS,
    },
  })
  .createMachine({
    ...skirmish.io,
    id: 'match',
    initial: 'dealing',
    states: {
      dealing: { meta: { clauses: ['draw'] }, entry: 'deal', always: 'main' },
      main: {
        tags: 'decision',
        meta: { clauses: ['play', 'attack', 'aim', 'howl'], decision: 'main' },
        on: {
          play: { target: 'turnEnd', actions: 'play' },
          attack: { target: 'turnEnd', actions: 'attack' },
          aim: { target: 'window', actions: 'aim' },
          pass: { target: 'turnEnd', actions: 'pass' },
        },
      },
      window: {
        tags: 'decision',
        meta: { clauses: ['aim'], decision: 'window' },
        on: {
          recall: { target: 'resolving', actions: 'recall' },
          pass: { target: 'resolving', actions: 'pass' },
        },
      },
      resolving: { meta: { clauses: ['aim', 'die'] }, entry: 'resolve', always: 'turnEnd' },
      turnEnd: {
        entry: 'nextTurn',
        always: [{ guard: 'isOver', target: 'losing' }, { target: 'main' }],
      },
      losing: { meta: { clauses: ['end'] }, entry: 'lose', always: 'over' },
      over: { tags: 'over' },
    },
  });

const placesOf = (game: Skirmish, player: Player): readonly number[] =>
  cardsIn(game, 'board', player).map((_, index) => index + 1);

/** What a move does to the unit in its place. */
const DOES = { aim: 'aim at', attack: 'attack with', recall: 'take back' };

export const ruleset = skirmish.ruleset({
  version: 1,
  editions: { usual: match },
  decisions: {
    main: {
      clause: 'play',
      player: ({ turn }) => turn,
      moves: (game, player) => [
        { type: 'pass' },
        ...skirmish.kindsIn(game, 'hand', player).flatMap((card): readonly Move[] => {
          if (card !== 'bolt') return [{ type: 'play', card }];
          return placesOf(game, opponentOf(player)).map((place) => ({ type: 'aim', place }));
        }),
        ...placesOf(game, player).map((place): Move => ({ type: 'attack', place })),
      ],
      unless: [
        {
          clause: 'attack',
          because: 'the unit is exhausted',
          refuses: (game, option) =>
            option.type === 'attack' && marksOf(game, unitAt(game, game.turn, option.place)).exhausted,
        },
      ],
    },
    window: {
      clause: 'aim',
      player: asked,
      moves: (game, player) => [
        { type: 'pass' },
        ...placesOf(game, player).map((place): Move => ({ type: 'recall', place })),
      ],
    },
  },
  concede: lose,
  optionText: (option, { player, zones, marks }) => {
    if (option.type === 'pass' || option.type === 'play') return undefined;
    const holder = option.type === 'aim' ? opponentOf(player) : player;
    const damage = marks.board[holder]?.[option.place - 1]?.damage ?? 0;
    const unit = zones.board[holder]?.[option.place - 1] ?? null;
    return `${DOES[option.type]} ${skirmish.nameOf(unit).en} (${damage} damage)`;
  },
  scenario: { state: 'main', passes: ['pass'] },
});
