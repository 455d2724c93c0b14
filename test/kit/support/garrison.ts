import { cardGame, type GameOf, type MoveOf } from '../../../src/api/kit.ts';
import { opponentOf, PLAYERS, type Player } from '../../../src/api/ruleset.ts';

/** A place of a field: a deck has seven cards. */
const PLACE = { from: 1, to: 7 } as const;

/** A game of units, some with guard, of a captain who leads the others, and of cards that are attached to units. */
export const garrison = cardGame(
  {
    id: 'garrison',
    clauses: {
      draw: 'Each player draws three cards, and one more on each turn.',
      play: 'On each turn a player plays a unit, attaches a card to a unit, fights with a unit, or passes.',
      fight:
        'A fight is won by the unit with more attack. The other one, or each of two equal ones, is buried.',
      lead: 'A captain gives 1 attack to the other units of the same player.',
      carry:
        'A sword gives the unit that carries it 2 attack and guard, a curse takes 1 attack and guard away.',
      guard: 'While a player has units with guard, only they can be fought.',
      fall: 'When a unit is buried, so are the cards that are attached to it.',
      end: 'A player who is to draw from an empty deck, or gives up, has lost.',
    },
    cards: {
      squire: { name: 'Squire', kind: 'unit', numbers: { attack: 1 } },
      captain: { name: 'Captain', kind: 'unit', numbers: { attack: 2 }, keywords: ['guard'] },
      sword: { name: 'Sword', kind: 'equipment', attaches: true },
      curse: { name: 'Curse', kind: 'aura', attaches: true },
    },
    zones: {
      deck: { seenBy: 'nobody' },
      hand: { seenBy: 'owner' },
      field: { seenBy: 'all' },
      grave: { seenBy: 'all', isPile: true },
    },
    deckZone: 'deck',
    decks: { guard: { squire: 2, captain: 1, sword: 2, curse: 2 } },
    counters: {},
    keywords: { guard: 'It must be fought before units without guard.' },
    values: {},
    moves: {
      play: { card: 'card' },
      attach: { card: 'card', holder: 'player', place: PLACE },
      fight: { place: PLACE, against: PLACE },
      pass: {},
    },
    facts: {
      drew: { fields: { player: 'player', card: 'card' }, line: '{player} draws {card}', isChance: true },
      played: { fields: { player: 'player', card: 'card' }, line: '{player} plays {card}' },
      attached: { fields: { card: 'card', host: 'card' }, line: '{card} is attached to {host}' },
      fought: {
        fields: { card: 'card', attack: 'number', other: 'card', otherAttack: 'number' },
        line: '{card} ({attack}) fights {other} ({otherAttack})',
      },
      buried: { fields: { card: 'card' }, line: '{card} is buried' },
      passed: { fields: { player: 'player' }, line: '{player} passes', headline: 'none' },
      lost: { fields: { player: 'player' }, line: '{player} loses', headline: 'outcome' },
    },
  },
  {
    numberEffects: (game, card, _name, { attachedTo, cardsIn, placeOf }) => {
      const { zone, holder } = placeOf(game, card);
      if (zone !== 'field') return [];
      const others = cardsIn(game, 'field', holder).filter((other) => other !== card);
      return [
        ...others.filter((by) => game.cards[by] === 'captain').map((by) => ({ by, change: 1 })),
        ...attachedTo(game, card).map((by) => ({ by, change: game.cards[by] === 'sword' ? 2 : -1 })),
      ];
    },
    keywordEffects: (game, card, { attachedTo }) =>
      attachedTo(game, card).map((by) =>
        game.cards[by] === 'sword' ? { by, gains: 'guard' } : { by, loses: 'guard' },
      ),
  },
);

export type Garrison = GameOf<typeof garrison>;
type Move = MoveOf<typeof garrison>;

const { attachedTo, cardsIn, move, numberOf, tell } = garrison;

const drawn = (game: Garrison, player: Player): Garrison => {
  const [card] = cardsIn(game, 'deck', player);
  if (card === undefined) return lose(game, player);
  return tell(move(game, card, 'hand'), { clause: 'draw', what: 'drew', player, card });
};

const deal = (game: Garrison): Garrison => {
  const mixed = PLAYERS.reduce((next, player) => garrison.shuffled(next, 'deck', player), game);
  return [...PLAYERS, ...PLAYERS, ...PLAYERS].reduce(drawn, mixed);
};

/** The card in a place of a field; places count from 1. */
const cardAt = (game: Garrison, player: Player, place: number): number =>
  cardsIn(game, 'field', player)[place - 1] ?? -1;

const play = (game: Garrison, { card: id }: MoveOf<typeof garrison, 'play'>): Garrison => {
  const player = game.turn;
  const card = garrison.cardOf(game, 'hand', player, id);
  return tell(move(game, card, 'field', { at: 'bottom' }), { clause: 'play', what: 'played', player, card });
};

const attach = (game: Garrison, { card: id, holder, place }: MoveOf<typeof garrison, 'attach'>): Garrison => {
  const card = garrison.cardOf(game, 'hand', game.turn, id);
  const host = cardAt(game, holder, place);
  const laid = garrison.attached(move(game, card, 'field', { at: 'bottom' }), card, host);
  return tell(laid, { clause: 'play', what: 'attached', card, host });
};

/** A unit is buried, and the cards that are attached to it with it. */
const buried = (game: Garrison, unit: number): Garrison => {
  const carried = attachedTo(game, unit);
  const gone = tell(move(game, unit, 'grave'), { clause: 'fight', what: 'buried', card: unit });
  return carried.reduce(
    (next, card) => tell(move(next, card, 'grave'), { clause: 'fall', what: 'buried', card }),
    gone,
  );
};

const fight = (game: Garrison, { place, against }: MoveOf<typeof garrison, 'fight'>): Garrison => {
  const [card, other] = [cardAt(game, game.turn, place), cardAt(game, opponentOf(game.turn), against)];
  const [attack, otherAttack] = [numberOf(game, card, 'attack'), numberOf(game, other, 'attack')];
  const fought = tell(game, { clause: 'fight', what: 'fought', card, attack, other, otherAttack });
  const losing = [...(attack <= otherAttack ? [card] : []), ...(otherAttack <= attack ? [other] : [])];
  return losing.reduce(buried, fought);
};

const pass = (game: Garrison): Garrison => tell(game, { clause: 'play', what: 'passed', player: game.turn });

const nextTurn = (game: Garrison): Garrison => {
  const next = garrison.turnPassed(game);
  return drawn(next, next.turn);
};

const lose = (game: Garrison, player: Player): Garrison =>
  tell(garrison.lost(game, player, 'end'), { clause: 'end', what: 'lost', player });

const match = garrison
  .setup({
    moves: { play, attach, fight, pass },
    rules: { deal, nextTurn },
    guards: { isOver: ({ result }) => result !== undefined },
  })
  .createMachine({
    ...garrison.io,
    id: 'match',
    initial: 'dealing',
    states: {
      dealing: { meta: { clauses: ['draw'] }, entry: 'deal', always: 'main' },
      main: {
        tags: 'decision',
        meta: { clauses: ['play', 'fight', 'lead', 'carry', 'guard', 'fall'], decision: 'main' },
        on: {
          play: { target: 'turnEnd', actions: 'play' },
          attach: { target: 'turnEnd', actions: 'attach' },
          fight: { target: 'turnEnd', actions: 'fight' },
          pass: { target: 'turnEnd', actions: 'pass' },
        },
      },
      turnEnd: {
        meta: { clauses: ['draw', 'end'] },
        entry: 'nextTurn',
        always: [{ guard: 'isOver', target: 'over' }, { target: 'main' }],
      },
      over: { tags: 'over' },
    },
  });

/** The places of the units of a player. */
const unitPlaces = (game: Garrison, player: Player): readonly number[] =>
  cardsIn(game, 'field', player).flatMap((card, index) =>
    game.cards[card] === 'squire' || game.cards[card] === 'captain' ? [index + 1] : [],
  );

/** Whether the unit of the opponent in a place is guarded by another one. */
const isGuarded = (game: Garrison, place: number): boolean => {
  const other = opponentOf(game.turn);
  const hasGuard = (each: number): boolean => garrison.hasKeyword(game, cardAt(game, other, each), 'guard');
  return !hasGuard(place) && unitPlaces(game, other).some(hasGuard);
};

export const ruleset = garrison.ruleset({
  version: 1,
  editions: { usual: match },
  decisions: {
    main: {
      clause: 'play',
      unless: [
        {
          clause: 'guard',
          because: 'another unit has guard',
          refuses: (game, move) => move.type === 'fight' && isGuarded(game, move.against),
        },
      ],
      player: ({ turn }) => turn,
      moves: (game, player) => [
        { type: 'pass' },
        ...garrison.kindsIn(game, 'hand', player).flatMap((card): readonly Move[] => {
          if (card === 'squire' || card === 'captain') return [{ type: 'play', card }];
          return PLAYERS.flatMap((holder) =>
            unitPlaces(game, holder).map((place): Move => ({ type: 'attach', card, holder, place })),
          );
        }),
        ...unitPlaces(game, player).flatMap((place) =>
          unitPlaces(game, opponentOf(player)).map((against): Move => ({ type: 'fight', place, against })),
        ),
      ],
    },
  },
  concede: lose,
  scenario: { state: 'main', passes: ['pass'] },
});
