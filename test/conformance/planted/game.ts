import { assign, setup } from 'xstate';
import {
  actionTable,
  appendEvent,
  type BoardCard,
  type BoardView,
  canonicalOptions,
  createObserver,
  type Decision,
  defineRuleset,
  type GameEvent,
  type GameState,
  GatechartError,
  type MatchSetup,
  type Option,
  opponentOf,
  type Player,
  type Process,
  type ProcessTypes,
  type RngState,
  type Ruleset,
  rngStream,
  shuffle,
} from '../../../src/api/ruleset.ts';

/** What happens in a game of Higher. */
type HigherFact = GameEvent &
  (
    | { readonly what: 'dealt'; readonly player: Player; readonly cards: readonly string[] }
    | { readonly what: 'drew' | 'played'; readonly player: Player; readonly card: string }
    | { readonly what: 'passed' | 'guarded' | 'won'; readonly player: Player }
  );

/**
 * Twelve cards, four to a hand: both play one, the higher one wins the round, and both draw one after the first round.
 * Who holds the highest card may show it after the first play; that is asked whoever holds it.
 */
export interface Higher extends GameState<HigherFact> {
  readonly hands: readonly [readonly number[], readonly number[]];
  readonly deck: readonly number[];
  readonly table: readonly number[];
  readonly gone: readonly number[];
  readonly score: readonly [number, number];
  /** Whether the highest card was shown. */
  readonly isGuarded: boolean;
  readonly turn: Player;
  readonly rng: RngState;
}

export interface Play extends Option {
  readonly card: number;
}

export interface Holding {
  readonly game: Higher;
}

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
export const HIGHEST = 11;
const HAND = 4;

export const nameOf = (card: number): string => `rank-${card}`;

const withHand = (hands: Higher['hands'], player: Player, hand: readonly number[]): Higher['hands'] =>
  player === 0 ? [hand, hands[1]] : [hands[0], hand];

const tell = (game: Higher, fact: HigherFact): Higher => appendEvent(game, fact);

export const deal = (game: Higher): Higher => {
  const [order, rng] = shuffle(game.rng, game.deck);
  const hands = [order.slice(0, HAND), order.slice(HAND, 2 * HAND)] as const;
  let told: Higher = { ...game, rng, hands, deck: order.slice(2 * HAND) };
  for (const player of [0, 1] as const) {
    const cards = hands[player].map(nameOf);
    told = tell(told, { what: 'dealt', clause: 'deal.1', player, cards, knownTo: [player] });
  }
  return told;
};

export const play = (game: Higher, card: number): Higher => {
  const { turn, hands, table } = game;
  const left = hands[turn].filter((each) => each !== card);
  const told = tell(game, { what: 'played', clause: 'play.1', player: turn, card: nameOf(card) });
  return { ...told, hands: withHand(hands, turn, left), table: [...table, card], turn: opponentOf(turn) };
};

/** A player draws the top card. `knownTo`: who may know which one. */
export const draw = (
  game: Higher,
  player: Player,
  knownTo: readonly Player[] | undefined = [player],
): Higher => {
  const [card = -1, ...deck] = game.deck;
  const told = tell(game, { what: 'drew', clause: 'draw.1', player, card: nameOf(card), knownTo });
  return { ...told, deck, hands: withHand(game.hands, player, [...game.hands[player], card]) };
};

/** Who may show the highest card: the player who has not played yet. */
export const guard = (game: Higher, card: number): Higher =>
  tell(
    { ...game, facts: [], isGuarded: card === HIGHEST },
    {
      what: card === HIGHEST ? 'guarded' : 'passed',
      clause: 'guard.1',
      player: game.turn,
    },
  );

export const isWindow = ({ table, gone }: Higher): boolean => table.length === 1 && gone.length === 0;

export const endRound = (game: Higher): Higher => {
  const [first = 0, second = 0] = game.table;
  const winner = first > second ? game.turn : opponentOf(game.turn);
  const score = [0, 1].map((player) => (game.score[player] ?? 0) + (player === winner ? 1 : 0));
  const told = tell(game, { what: 'won', clause: 'round.1', player: winner });
  const [mine = 0, theirs = 0] = score;
  return { ...told, score: [mine, theirs], table: [], gone: [...game.gone, ...game.table], turn: winner };
};

export const end = (game: Higher): Higher => {
  const [first, second] = game.score;
  if (first === second) return { ...game, result: { clause: 'end.1', reasons: [null, null] } };
  const winner = first > second ? 0 : 1;
  return {
    ...game,
    result: { winner, clause: 'end.1', reasons: winner === 0 ? [null, 'end.1'] : ['end.1', null] },
  };
};

/** What a fault may put in place of a part of the chart. */
export interface ChartParts {
  readonly deal?: (game: Higher) => Higher;
  readonly endRound?: (game: Higher) => Higher;
  readonly end?: (game: Higher, args: object) => Higher;
  readonly play?: (game: Higher, card: number) => Higher;
  readonly draw?: (game: Higher, player: Player) => Higher;
  readonly guard?: (game: Higher, card: number) => Higher;
  readonly isWindow?: (game: Higher) => boolean;
}

type Root = Process<Holding, Holding>;

/** The match of Higher: who has one card left plays it unasked. */
export const chartOf = (parts: ChartParts = {}): Root =>
  setup({
    types: {} as ProcessTypes<Holding, Holding, Holding, Play, string>,
    guards: {
      isEmpty: ({ context: { game } }) => game.hands.every((hand) => hand.length === 0),
      isForced: ({ context: { game } }) => game.hands[game.turn].length === 1,
      isWindow: ({ context: { game } }) => (parts.isWindow ?? isWindow)(game),
      isDrawing: ({ context: { game } }) => game.gone.length === 2,
      isRound: ({ context: { game } }) => game.table.length === 2,
    },
    actions: {
      deal: assign(({ context }) => ({ game: (parts.deal ?? deal)(context.game) })),
      play: assign(({ context, event }) => ({
        game: (parts.play ?? play)({ ...context.game, facts: [] }, event.option.card),
      })),
      guard: assign(({ context, event }) => ({
        game: (parts.guard ?? guard)(context.game, event.option.card),
      })),
      draw: assign(({ context: { game } }) => ({ game: (parts.draw ?? draw)(game, game.turn) })),
      drawOther: assign(({ context: { game } }) => ({
        game: (parts.draw ?? draw)(game, opponentOf(game.turn)),
      })),
      playLast: assign(({ context: { game } }) => ({ game: play(game, game.hands[game.turn][0] ?? 0) })),
      endRound: assign(({ context }) => ({ game: (parts.endRound ?? endRound)(context.game) })),
      end: assign((args) => ({ game: (parts.end ?? end)(args.context.game, args) })),
    },
  }).createMachine({
    id: 'match',
    context: ({ input }) => input,
    output: ({ context }) => ({ game: context.game }),
    initial: 'dealing',
    states: {
      dealing: { meta: { clauses: ['deal.1'] }, entry: 'deal', always: 'next' },
      next: {
        always: [
          { guard: 'isRound', target: 'round' },
          { guard: 'isEmpty', target: 'ending' },
          { guard: 'isForced', target: 'forced' },
          { target: 'choosing' },
        ],
      },
      choosing: {
        tags: 'decision',
        meta: { decision: 'play', clauses: ['play.1'] },
        on: { answer: { target: 'window', actions: 'play' } },
      },
      window: { always: [{ guard: 'isWindow', target: 'guarding' }, { target: 'next' }] },
      guarding: {
        tags: 'decision',
        meta: { decision: 'guard', clauses: ['guard.1'] },
        on: { answer: { target: 'next', actions: 'guard' } },
      },
      forced: { meta: { clauses: ['play.1'] }, entry: 'playLast', always: 'next' },
      round: {
        meta: { clauses: ['round.1'] },
        entry: 'endRound',
        always: [{ guard: 'isDrawing', target: 'drawing' }, { target: 'next' }],
      },
      drawing: { meta: { clauses: ['draw.1'] }, entry: 'draw', always: 'drawingOther' },
      drawingOther: { meta: { clauses: ['draw.1'] }, entry: 'drawOther', always: 'next' },
      ending: { meta: { clauses: ['end.1'] }, entry: 'end', always: 'over' },
      over: { type: 'final' },
    },
  });

export const newGame = ({ edition, seed, index, decks }: MatchSetup): Higher => {
  if (edition !== 'only') throw new GatechartError('UNKNOWN_EDITION', edition, 'there is one edition: only');
  const unknown = decks.find((deck) => deck !== 'twelve');
  if (unknown !== undefined) throw new GatechartError('UNKNOWN_DECK', unknown, 'there is one deck: twelve');
  return {
    edition,
    facts: [],
    hands: [[], []],
    deck: CARDS,
    table: [],
    gone: [],
    score: [0, 0],
    isGuarded: false,
    turn: 0,
    rng: rngStream(seed, index, 'higher'),
  };
};

export const asksPlay = ({ game: { hands, turn } }: Holding): Decision<Play> => ({
  player: turn,
  kind: 'play',
  clause: 'play.1',
  options: canonicalOptions(hands[turn].map((card) => ({ key: `play ${nameOf(card)}`, card }))),
});

/** Asked of everybody, with one option for who does not hold the highest card. */
export const asksGuard = ({ game: { hands, turn } }: Holding): Decision<Play> => ({
  player: turn,
  kind: 'guard',
  clause: 'guard.1',
  options: [
    { key: 'pass', card: -1 },
    ...(hands[turn].includes(HIGHEST) ? [{ key: 'show', card: HIGHEST }] : []),
  ],
});

export const view = ({ hands, deck, table, score, turn, isGuarded }: Higher, viewer: Player) => ({
  viewer,
  hand: hands[viewer].map(nameOf),
  otherHand: hands[opponentOf(viewer)].length,
  deck: deck.length,
  table: table.map(nameOf),
  score,
  turn,
  isGuarded,
});

/** The hidden cards in another order in the same places. */
export const dealtAgain = (game: Higher, viewer: Player, order: readonly number[]): Higher => {
  const other = opponentOf(viewer);
  const count = game.hands[other].length;
  return {
    ...game,
    hands: withHand(game.hands, other, order.slice(0, count)),
    deck: order.slice(count),
    rng: game.rng.map((word) => ~word),
  };
};

export const hiddenFrom = ({ hands, deck }: Higher, viewer: Player): readonly number[] => [
  ...hands[opponentOf(viewer)],
  ...deck,
];

/** Another order, which leaves two cards of a hand in it: then the other player can play on alike in both deals. */
export const turned = (cards: readonly number[]): readonly number[] => [
  ...cards.slice(2),
  ...cards.slice(0, 2),
];

const clause = (en: string, ja: string) =>
  ({ source: 'house', kind: 'prescribes', certainty: 'inferred', en, ja }) as const;

/** What players read of an event; `card` is absent where they may not know it. */
const WORDS: Readonly<Record<'en' | 'ja', (fact: HigherFact, cards: string | undefined) => string>> = {
  en: ({ what, player }, cards = 'hidden cards') =>
    `Player ${player + 1} ${{ dealt: `is dealt ${cards}`, drew: `draws ${cards}`, played: `plays ${cards}`, passed: 'passes', guarded: 'shows the highest card', won: 'wins the round' }[what]}`,
  ja: ({ what, player }, cards = 'カード') =>
    `プレイヤー${player + 1}${{ dealt: `に${cards}を配る`, drew: `が${cards}を引く`, played: `が${cards}を出す`, passed: 'がパスする', guarded: 'が最大のカードを見せる', won: 'がラウンドに勝つ' }[what]}`,
};

const cardsIn = (fact: HigherFact): string =>
  fact.what === 'dealt' ? fact.cards.join(', ') : 'card' in fact ? fact.card : '';

const isKnownTo = ({ knownTo }: HigherFact, viewer: Player | null): boolean =>
  viewer === null || (knownTo?.includes(viewer) ?? true);

const boardCard = (key: string, name: string | undefined): BoardCard => ({
  key,
  name: name === undefined ? undefined : { en: name, ja: name },
  exhausted: false,
  faceDown: false,
  damage: 0,
  souls: 0,
});

/** The board, each card with a key. */
export const boardWith =
  (keyOf: (card: number, place: string) => string) =>
  (game: Higher, viewer: Player | null): BoardView => {
    const side = (player: Player) => {
      const cards = game.hands[player].map((card, index) =>
        viewer === null || viewer === player
          ? boardCard(`card ${card}`, nameOf(card))
          : boardCard(keyOf(card, `hand ${index}`), undefined),
      );
      const hand = { key: `hand ${player}`, look: 'fan', count: cards.length, cards } as const;
      return {
        player,
        meters: [{ key: 'score', value: String(game.score[player]) }],
        rows: [[hand]],
        piles: [],
      };
    };
    return {
      heading: [],
      turn: game.turn,
      sides: [side(0), side(1)],
      middle: { key: 'table', items: [] },
      attack: undefined,
    };
  };

type View = ReturnType<typeof view>;

/** The numbers of a view, with those of the score by `scoreOf`. */
export const observerWith = (scoreOf: (seen: View) => readonly number[]) =>
  createObserver<View>(1, [
    {
      name: 'hand',
      length: CARDS.length,
      fill: ({ hand }) => CARDS.map((card) => Number(hand.includes(nameOf(card)))),
    },
    { name: 'score', length: 2, fill: scoreOf },
  ]);

const KEYS = ['pass', 'show', 'wait', ...CARDS.map((card) => `play ${nameOf(card)}`)];

/** A small game that owes nothing: what faults are planted in. */
export const higher: Ruleset<Higher, Play> = defineRuleset({
  id: 'higher',
  version: 1,
  plays: 'matches',
  editions: { only: chartOf() },
  defaultEdition: 'only',
  clauses: {
    'deal.1': clause('Each player is dealt four cards.', '各プレイヤーに4枚配る。'),
    'play.1': clause('Players play a card in turn.', '順に1枚出す。'),
    'guard.1': clause(
      'Who holds the highest card may show it after the first play.',
      '最初のカードの後、最大のカードを見せてもよい。',
    ),
    'draw.1': clause(
      'Each player draws a card after the first round.',
      '最初のラウンドの後、各プレイヤーは1枚引く。',
    ),
    'round.1': clause('The higher card wins.', '高い方が勝つ。'),
    'end.1': clause('Who won more rounds wins.', '多く勝った者が勝者。'),
    'concede.1': clause('Who concedes loses.', '投了した者は負ける。'),
  },
  contracts: {},
  decks: ['twelve'],
  maxQuestions: 9,
  recordedEvents: { chance: ['dealt'], checkpoints: ['won'] },
  newGame,
  decisions: { play: asksPlay, guard: asksGuard },
  bluffWindows: ['guard'],
  present: (_, decision) => ({
    ...decision,
    options: decision.options.map((option) => ({ ...option, card: -1 })),
  }),
  view,
  lazyView: view,
  informationStateKey: (game, player) => JSON.stringify(view(game, player)),
  determinize: ({ game, stack }, viewer) => {
    const hidden = [...hiddenFrom(game, viewer)].sort((a, b) => a - b);
    return (rng) => {
      const [order, next] = shuffle(rng, hidden);
      return { game: { ...dealtAgain(game, viewer, order), rng: next }, stack };
    };
  },
  narrate: (_, fact, viewer, language) =>
    WORDS[language](fact, isKnownTo(fact, viewer) ? cardsIn(fact) : undefined),
  explainIllegal: (game, decision, key) =>
    decision.options.some((option) => option.key === key)
      ? undefined
      : {
          code: 'NOT_IN_HAND',
          clause: 'play.1',
          guard: 'the card must be in your hand',
          facts: [`your hand has ${game.hands[decision.player].length} cards`],
        },
  renderBoard: boardWith((_, place) => place),
  checkInvariants: ({ hands, deck, table, gone }) => {
    const cards = [...hands.flat(), ...deck, ...table, ...gone].sort((a, b) => a - b);
    return cards.join() === CARDS.join() ? [] : ['a card is lost, or there twice'];
  },
  concede: (game, player) => ({
    ...game,
    result: {
      winner: opponentOf(player),
      clause: 'concede.1',
      reasons: player === 0 ? ['concede.1', null] : [null, 'concede.1'],
    },
  }),
  observationEncoder: { actions: actionTable(1, KEYS), ...observerWith(({ score }) => score) },
  rerandomizeHidden: (game, viewer) => dealtAgain(game, viewer, turned(hiddenFrom(game, viewer))),
  traceInvariants: [
    () => {
      let last: Player | undefined;
      return {
        check: ({ facts }) => {
          for (const fact of facts) {
            if (fact.what === 'won') last = undefined;
            if (fact.what !== 'played') continue;
            if (fact.player === last) return `play.1: player ${fact.player} plays twice in a round`;
            last = fact.player;
          }
          return undefined;
        },
      };
    },
  ],
});
