import { assign, setup } from 'xstate';
import {
  appendEvent,
  canonicalOptions,
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
    | { readonly what: 'played'; readonly player: Player; readonly card: string }
    | { readonly what: 'won'; readonly player: Player }
  );

/** Ten cards, four to a hand: both play one, the higher one wins the round. */
export interface Higher extends GameState<HigherFact> {
  readonly hands: readonly [readonly number[], readonly number[]];
  readonly deck: readonly number[];
  readonly table: readonly number[];
  readonly gone: readonly number[];
  readonly score: readonly [number, number];
  readonly turn: Player;
  readonly rng: RngState;
}

export interface Play extends Option {
  readonly card: number;
}

export interface Holding {
  readonly game: Higher;
}

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const HAND = 4;

export const nameOf = (card: number): string => `rank-${card}`;

const withHand = (hands: Higher['hands'], player: Player, hand: readonly number[]): Higher['hands'] =>
  player === 0 ? [hand, hands[1]] : [hands[0], hand];

const tell = (game: Higher, fact: HigherFact): Higher => appendEvent(game, fact);

export const deal = (game: Higher): Higher => {
  const [order, rng] = shuffle(game.rng, CARDS);
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
}

type Root = Process<Holding, Holding>;

/** The match of Higher: who has one card left plays it unasked. */
export const chartOf = (parts: ChartParts = {}): Root =>
  setup({
    types: {} as ProcessTypes<Holding, Holding, Holding, Play, string>,
    guards: {
      isEmpty: ({ context: { game } }) => game.hands.every((hand) => hand.length === 0),
      isForced: ({ context: { game } }) => game.hands[game.turn].length === 1,
      isRound: ({ context: { game } }) => game.table.length === 2,
    },
    actions: {
      deal: assign(({ context }) => ({ game: (parts.deal ?? deal)(context.game) })),
      play: assign(({ context, event }) => ({
        game: (parts.play ?? play)({ ...context.game, facts: [] }, event.option.card),
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
        on: { answer: { target: 'next', actions: 'play' } },
      },
      forced: { meta: { clauses: ['play.1'] }, entry: 'playLast', always: 'next' },
      round: { meta: { clauses: ['round.1'] }, entry: 'endRound', always: 'next' },
      ending: { meta: { clauses: ['end.1'] }, entry: 'end', always: 'over' },
      over: { type: 'final' },
    },
  });

export const newGame = ({ edition, seed, index, decks }: MatchSetup): Higher => {
  if (edition !== 'only') throw new GatechartError('UNKNOWN_EDITION', edition, 'there is one edition: only');
  const unknown = decks.find((deck) => deck !== 'ten');
  if (unknown !== undefined) throw new GatechartError('UNKNOWN_DECK', unknown, 'there is one deck: ten');
  return {
    edition,
    facts: [],
    hands: [[], []],
    deck: CARDS,
    table: [],
    gone: [],
    score: [0, 0],
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

export const view = ({ hands, deck, table, score, turn }: Higher, viewer: Player) => ({
  viewer,
  hand: hands[viewer].map(nameOf),
  otherHand: hands[opponentOf(viewer)].length,
  deck: deck.length,
  table: table.map(nameOf),
  score,
  turn,
});

/** The hidden cards in another order in the same places. */
const dealtAgain = (game: Higher, viewer: Player, order: readonly number[]): Higher => {
  const other = opponentOf(viewer);
  const count = game.hands[other].length;
  return {
    ...game,
    hands: withHand(game.hands, other, order.slice(0, count)),
    deck: order.slice(count),
    rng: game.rng.map((word) => ~word),
  };
};

const hiddenFrom = ({ hands, deck }: Higher, viewer: Player): readonly number[] => [
  ...hands[opponentOf(viewer)],
  ...deck,
];

const clause = (en: string, ja: string) =>
  ({ source: 'house', kind: 'prescribes', certainty: 'inferred', en, ja }) as const;

const WORDS: Readonly<Record<'en' | 'ja', (fact: HigherFact, isKnown: boolean) => string>> = {
  en: (fact, isKnown) => {
    if (fact.what === 'dealt') {
      return `Player ${fact.player + 1} is dealt ${isKnown ? fact.cards.join(', ') : 'four cards'}`;
    }
    return fact.what === 'played'
      ? `Player ${fact.player + 1} plays ${fact.card}`
      : `Player ${fact.player + 1} wins the round`;
  },
  ja: (fact, isKnown) => {
    const who = `プレイヤー${fact.player + 1}`;
    if (fact.what === 'dealt') return `${who}に${isKnown ? fact.cards.join('、') : 'カード4枚'}を配る`;
    return fact.what === 'played' ? `${who}が${fact.card}を出す` : `${who}がラウンドに勝つ`;
  },
};

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
    'round.1': clause('The higher card wins.', '高い方が勝つ。'),
    'end.1': clause('Who won more rounds wins.', '多く勝った者が勝者。'),
    'concede.1': clause('Who concedes loses.', '投了した者は負ける。'),
  },
  contracts: {},
  decks: ['ten'],
  maxQuestions: 6,
  recordedEvents: { chance: ['dealt'], checkpoints: ['won'] },
  newGame,
  decisions: { play: asksPlay },
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
      const [order] = shuffle(rng, hidden);
      return { game: dealtAgain(game, viewer, order), stack };
    };
  },
  narrate: (_, fact, viewer, language) =>
    WORDS[language](fact, viewer === null || (fact.knownTo?.includes(viewer) ?? true)),
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
  rerandomizeHidden: (game, viewer) => dealtAgain(game, viewer, [...hiddenFrom(game, viewer)].reverse()),
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
