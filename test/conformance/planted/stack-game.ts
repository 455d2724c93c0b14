import { cardGame, type GameOf, type MoveOf } from '../../../src/api/kit.ts';
import { opponentOf, PLAYERS, type Player, type Ruleset } from '../../../src/api/ruleset.ts';

/** A game with a stack: who is answered by a denial may deny it in turn. A mine in a hand is no one's choice. */
export const game = cardGame({
  id: 'stack',
  clauses: {
    'turn.1': 'A turn begins with drawing a card.',
    'turn.2': 'The turn player plays a spark, sets a card, or passes.',
    'stack.1': 'The other player may answer what is played with a denial.',
    'stack.2': 'After two passes in a row the top of the stack resolves.',
    'mine.1': 'What a mine does.',
    'end.1': 'Who cannot draw, or gives up, has lost.',
  },
  cards: { spark: {}, denial: {}, mine: {} },
  zones: {
    deck: { seenBy: 'nobody' },
    hand: { seenBy: 'owner' },
    trap: { seenBy: 'owner' },
    stack: { seenBy: 'all', isShared: true },
    discard: { seenBy: 'all' },
  },
  deckZone: 'deck',
  decks: { only: { spark: 5, denial: 4, mine: 2 } },
  counters: { asked: 0 },
  values: {},
  moves: { play: { card: 'card' }, set: { card: 'card' }, pass: {} },
  facts: {
    drew: { fields: { player: 'player', card: 'card' }, line: '{player} draws {card}' },
    played: { fields: { player: 'player', card: 'card' }, line: '{player} plays {card}' },
    wasSet: { fields: { player: 'player', card: 'card' }, line: '{player} sets {card}' },
    passed: { fields: { player: 'player' }, line: '{player} passes' },
    resolved: { fields: { card: 'card' }, line: '{card} resolves' },
    exploded: { fields: { player: 'player' }, line: 'a mine of {player} explodes' },
    counted: { fields: { player: 'player', mines: 'number' }, line: '{player} has {mines} mines' },
    lost: { fields: { player: 'player' }, line: '{player} loses' },
  },
});

export type Game = GameOf<typeof game>;
type Move = MoveOf<typeof game>;
type Rule = (state: Game) => Game;

const lose = (state: Game, player: Player): Game =>
  game.tell(game.lost(state, player, 'end.1'), { clause: 'end.1', what: 'lost', player });

const draw = (state: Game, player: Player): Game => {
  const [card] = game.cardsIn(state, 'deck', player);
  if (card === undefined) return state.result ? state : lose(state, player);
  return game.tell(game.move(state, card, 'hand'), { clause: 'turn.1', what: 'drew', player, card });
};

const deal = (state: Game): Game =>
  [...PLAYERS, ...PLAYERS, ...PLAYERS].reduce(
    draw,
    PLAYERS.reduce((next, player) => game.shuffled(next, 'deck', player), state),
  );

/** The player who plays is the turn player, or the one who answers. */
const play = (state: Game, { card: id }: MoveOf<typeof game, 'play'>): Game => {
  const player = state.stack.length === 0 ? state.turn : state.priority.player;
  const card = game.cardOf(state, 'hand', player, id);
  const put = game.pushed(game.move(state, card, 'stack'), { player, what: id, card });
  return game.priorityGiven(
    game.tell(game.change(put, 'asked', opponentOf(player), -state.counters.asked[opponentOf(player)]), {
      clause: 'turn.2',
      what: 'played',
      player,
      card,
    }),
    opponentOf(player),
  );
};

const set = (state: Game, { card: id }: MoveOf<typeof game, 'set'>): Game => {
  const player = state.turn;
  const card = game.cardOf(state, 'hand', player, id);
  return game.tell(game.move(state, card, 'trap'), { clause: 'turn.2', what: 'wasSet', player, card });
};

const pass = (state: Game): Game =>
  game.priorityPassed(game.tell(state, { clause: 'stack.2', what: 'passed', player: state.priority.player }));

const resolveTop = (state: Game): Game => {
  const { card } = game.topOf(state) ?? {};
  if (card === undefined) return state;
  const buried = game.move(game.popped(state), card, 'discard', { holder: state.owners[card] ?? 0 });
  return game.priorityGiven(
    game.tell(buried, { clause: 'stack.2', what: 'resolved', card }),
    opponentOf(state.turn),
  );
};

/** The player who has passed is asked once more. */
const giveBack = (state: Game): Game => {
  const player = opponentOf(state.priority.player);
  return game.priorityGiven(game.change(state, 'asked', player, 1), player);
};

/** The player whom the next window is for. */
export const asked = ({ priority }: Game): Player => priority.player;

export const holds = (state: Game, card: 'denial' | 'mine'): boolean =>
  game.kindsIn(state, 'hand', asked(state)).includes(card);

/** Whether something answers something on the stack. */
export const isAnswered = ({ stack }: Game): boolean => stack.length > 1;

/** What a test may put in place of a part of the game. */
export interface Parts {
  /** What happens before the window. */
  readonly prepare?: Rule;
  /** Whether the window is left out, and with it the windows after it. */
  readonly skips?: (state: Game) => boolean;
  /** Where it goes on then. */
  readonly skipsTo?: 'resolving' | 'nextTurn' | 'main';
  /** What happens then. */
  readonly skip?: Rule;
  /** Whether a player who has passed is asked once more. */
  readonly asksAgain?: (state: Game) => boolean;
  /** The moves in the window. */
  readonly moves?: (state: Game, player: Player) => readonly Move[];
  readonly view?: (state: Game, player: Player) => object;
  readonly bluffWindows?: readonly string[];
}

const answers = (state: Game, player: Player): readonly Move[] => [
  { type: 'pass' },
  ...(game.topOf(state)?.player !== player && game.kindsIn(state, 'hand', player).includes('denial')
    ? [{ type: 'play', card: 'denial' } as const]
    : []),
];

const nothing: Rule = (state) => state;

export const rulesetOf = ({
  prepare = nothing,
  skips = () => false,
  skipsTo = 'resolving',
  skip = nothing,
  asksAgain = () => false,
  moves = answers,
  ...parts
}: Parts = {}): Ruleset => {
  const match = game
    .setup({
      moves: { play, set, pass },
      rules: {
        deal,
        prepare,
        skip,
        resolveTop,
        draw: (state) => draw(state, state.turn),
        passTurn: game.turnPassed,
        giveBack,
      },
      guards: {
        skips,
        asksAgain,
        haveAllPassed: game.haveAllPassed,
        isStackEmpty: ({ stack }) => stack.length === 0,
        hasLost: ({ result }) => result !== undefined,
      },
    })
    .createMachine({
      ...game.io,
      id: 'match',
      initial: 'dealing',
      states: {
        dealing: { entry: 'deal', always: 'beginning' },
        beginning: {
          meta: { clauses: ['turn.1'] },
          entry: 'draw',
          always: [{ guard: 'hasLost', target: 'over' }, { target: 'main' }],
        },
        main: {
          tags: 'decision',
          meta: { clauses: ['turn.2'], decision: 'main' },
          on: {
            play: { target: 'played', actions: 'play' },
            set: { target: 'nextTurn', actions: 'set' },
            pass: { target: 'nextTurn' },
          },
        },
        played: { always: 'preparing' },
        preparing: {
          entry: 'prepare',
          always: [{ guard: 'skips', target: 'skipped' }, { target: 'window' }],
        },
        skipped: { entry: 'skip', always: skipsTo },
        window: {
          tags: 'decision',
          meta: { clauses: ['stack.1'], decision: 'window' },
          on: {
            play: { target: 'played', actions: 'play' },
            pass: { target: 'passed', actions: 'pass' },
          },
        },
        passed: {
          always: [
            { guard: 'asksAgain', target: 'again' },
            { guard: 'haveAllPassed', target: 'resolving' },
            { target: 'window' },
          ],
        },
        again: { entry: 'giveBack', always: 'window' },
        resolving: {
          meta: { clauses: ['stack.2'] },
          entry: 'resolveTop',
          always: [{ guard: 'isStackEmpty', target: 'nextTurn' }, { target: 'played' }],
        },
        nextTurn: { entry: 'passTurn', always: 'beginning' },
        over: { tags: 'over' },
      },
    });
  return game.ruleset({
    version: 1,
    editions: { usual: match },
    decisions: {
      main: {
        clause: 'turn.2',
        player: ({ turn }) => turn,
        moves: (state, player) => [
          { type: 'pass' },
          ...game.kindsIn(state, 'hand', player).flatMap((card): readonly Move[] =>
            card === 'spark'
              ? [
                  { type: 'play', card },
                  { type: 'set', card },
                ]
              : [{ type: 'set', card }],
          ),
        ],
      },
      window: { clause: 'stack.1', player: asked, moves },
    },
    concede: lose,
    ...(parts as object),
  }) as unknown as Ruleset;
};
