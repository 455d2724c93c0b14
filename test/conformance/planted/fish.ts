import { cardGame, type GameOf, type MoveOf } from '../../../src/api/kit.ts';
import { drawInt, opponentOf, type Player, type Ruleset } from '../../../src/api/ruleset.ts';

const game = cardGame({
  id: 'fish',
  clauses: {
    deal: 'Each player draws four cards.',
    ask: 'The turn player asks for a card that they hold.',
    end: 'After twelve questions the players count their cards; who gives up has lost.',
  },
  cards: { ant: {}, bee: {}, cat: {}, dog: {} },
  zones: {
    deck: { seenBy: 'nobody', isShared: true },
    hand: { seenBy: 'owner' },
    open: { seenBy: 'all' },
  },
  deckZone: 'deck',
  decks: { one: { ant: 4, bee: 4, cat: 4, dog: 4 } },
  counters: {},
  values: { questions: 0 },
  moves: { ask: { card: 'card' } },
  facts: {
    rolled: { fields: { number: 'number' }, line: 'the die shows {number}', isChance: true },
    dealt: { fields: { card: 'text' }, line: 'the last card is {card}' },
    drew: { fields: { player: 'player', card: 'card' }, line: '{player} draws {card}', isChance: true },
    asked: {
      fields: { player: 'player', kind: 'text', others: 'number' },
      line: '{player} asks for {kind}',
    },
    gave: { fields: { player: 'player', card: 'card' }, line: '{player} gives {card}' },
    lucky: { fields: { player: 'player', card: 'card' }, line: '{player} shows {card}' },
  },
});

type Game = GameOf<typeof game>;

/** What a test may add to the game. */
interface Parts {
  /** Whether a public die is rolled before the deal. */
  readonly rollsDie?: boolean;
  /** Whether the last card of the deal is told. */
  readonly tellsDeal?: boolean;
  /** Whether a question has a field with the number of ants in the hand of who asks. */
  readonly counts?: boolean;
}

const draw = (state: Game, player: Player): Game => {
  const [card] = game.cardsIn(state, 'deck');
  if (card === undefined) return state;
  const drawn = game.move(state, card, 'hand', { holder: player });
  return game.tell(drawn, { clause: 'deal', what: 'drew', player, card });
};

const roll = (state: Game): Game => {
  const [number, rng] = drawInt(state.rng, 6);
  return game.tell({ ...state, rng }, { clause: 'deal', what: 'rolled', number });
};

const deal = (state: Game, { rollsDie = false, tellsDeal = false }: Parts): Game => {
  const begun = rollsDie ? roll(state) : state;
  const dealt = ([0, 1, 0, 1, 0, 1, 0, 1] as const).reduce(draw, game.shuffled(begun, 'deck'));
  const [last = -1] = game.cardsIn(dealt, 'hand', 1);
  return tellsDeal
    ? game.tell(dealt, { clause: 'deal', what: 'dealt', card: dealt.cards[last] ?? '' })
    : dealt;
};

/** Who draws the card that they asked for in vain shows it, and asks again. */
const ask = (state: Game, kind: string, { counts = false }: Parts): Game => {
  const player = state.turn;
  const held = game.cardsIn(state, 'hand', player);
  const others = counts ? held.filter((card) => state.cards[card] === 'ant').length : 0;
  const begun = game.assigned(state, { questions: state.values.questions + 1 });
  const asked = game.tell(begun, { clause: 'ask', what: 'asked', player, kind, others });
  const card = game.cardsIn(asked, 'hand', opponentOf(player)).find((each) => asked.cards[each] === kind);
  if (card !== undefined) {
    const given = game.move(asked, card, 'hand', { holder: player });
    return game.tell(given, { clause: 'ask', what: 'gave', player: opponentOf(player), card });
  }
  const drawn = draw(asked, player);
  const lucky = game.cardsIn(drawn, 'hand', player).find((each) => !held.includes(each));
  if (lucky === undefined || drawn.cards[lucky] !== kind) return game.turnPassed(drawn);
  const shown = game.move(game.move(drawn, lucky, 'open', { holder: player }), lucky, 'hand', {
    holder: player,
  });
  return game.tell(shown, { clause: 'ask', what: 'lucky', player, card: lucky });
};

export const fishOf = (parts: Parts): Ruleset => {
  const match = game
    .setup({
      moves: { ask: (state: Game, { card }: MoveOf<typeof game, 'ask'>) => ask(state, card, parts) },
      rules: {
        deal: (state) => deal(state, parts),
        end: (state) => game.lost(state, state.turn, 'end'),
      },
      guards: {
        isOver: (state) =>
          state.values.questions >= 12 || game.kindsIn(state, 'hand', state.turn).length === 0,
      },
    })
    .createMachine({
      ...game.io,
      id: 'match',
      initial: 'dealing',
      states: {
        dealing: { meta: { clauses: ['deal'] }, entry: 'deal', always: 'asking' },
        asking: {
          tags: 'decision',
          meta: { clauses: ['ask'], decision: 'ask' },
          always: { guard: 'isOver', target: 'ending' },
          on: { ask: { target: 'asking', actions: 'ask', reenter: true } },
        },
        ending: { meta: { clauses: ['end'] }, entry: 'end', always: 'over' },
        over: { tags: 'over' },
      },
    });
  return game.ruleset({
    version: 1,
    editions: { usual: match },
    decisions: {
      ask: {
        clause: 'ask',
        player: ({ turn }) => turn,
        moves: (state, player) => game.kindsIn(state, 'hand', player).map((card) => ({ type: 'ask', card })),
      },
    },
    concede: (state, player) => game.lost(state, player, 'end'),
  }) as unknown as Ruleset;
};
