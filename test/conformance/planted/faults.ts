import { actionTable, type Ruleset } from '../../../src/api/ruleset.ts';
import {
  asksPlay,
  chartOf,
  end,
  endRound,
  type Higher,
  type Holding,
  higher,
  nameOf,
  newGame,
  observerWith,
  type Play,
  play,
  view,
} from './game.ts';

export type Game = Ruleset<Higher, Play>;

/** The game with one thing broken, and the cases that must name it. */
export interface Fault {
  readonly what: string;
  readonly named: readonly string[];
  readonly ruleset: Game;
  /** What the failure of the first of them must say. */
  readonly says: RegExp;
}

export const fault = (what: string, named: readonly string[], says: RegExp, parts: Partial<Game>): Fault => ({
  what,
  named,
  says,
  ruleset: { ...higher, ...parts },
});

export const withQuestion = (options: (holding: Holding) => readonly Play[]): Partial<Game> => ({
  decisions: {
    ...higher.decisions,
    play: (holding: Holding) => ({ ...asksPlay(holding), options: options(holding) }),
  },
});

export const ownOptions = (holding: Holding): readonly Play[] => asksPlay(holding).options;

/** A game whose chart is another one. */
export const withChart = (parts: Parameters<typeof chartOf>[0]): Partial<Game> => ({
  editions: { only: chartOf(parts) },
});

export const withView = (seen: Game['view']): Partial<Game> => ({
  view: seen,
  lazyView: seen,
  informationStateKey: (game, player) => JSON.stringify(seen(game, player)),
});

const withObserver = (parts: Partial<NonNullable<Game['observationEncoder']>>): Partial<Game> => ({
  ...(higher.observationEncoder && { observationEncoder: { ...higher.observationEncoder, ...parts } }),
});

let made = 0;

/** Who waits plays no card and is asked again: nobody need ever play. */
const waiting: Partial<Game> = {
  ...withQuestion((holding) => [...ownOptions(holding), { key: 'wait', card: -1 }]),
  ...withChart({
    play: (game, card) => (card < 0 ? game : play(game, card)),
  }),
};

export const faults: readonly Fault[] = [
  fault(
    'options that are not sorted',
    ['options'],
    /canonicalOptions/,
    withQuestion((holding) => [...ownOptions(holding)].reverse()),
  ),
  fault(
    'a key that is there twice',
    ['options'],
    /a key of its own/,
    withQuestion((holding) => ownOptions(holding).flatMap((option) => [option, option])),
  ),
  fault(
    'an option for the other seat',
    ['seats', 'option-leaks'],
    /dealt otherwise/,
    withQuestion((holding) => {
      const { hands, turn } = holding.game;
      const [mine = 0] = hands[turn];
      const theirs = hands[turn === 0 ? 1 : 0].map((card) => ({ key: `play ${nameOf(card)}`, card: mine }));
      return [...ownOptions(holding), ...theirs].sort((a, b) => (a.key < b.key ? -1 : 1));
    }),
  ),
  fault('a refusal that changes the game', ['refusals'], /the match after a key with a blank/, {
    explainIllegal: (game) => {
      Object.assign(game, { score: [game.score[0] + 1, game.score[1]] });
      return undefined;
    },
  }),
  fault(
    'a view with the other hand',
    ['leaks'],
    /secret/,
    withView((game, player) => ({
      ...view(game, player),
      secret: game.hands[player === 0 ? 1 : 0].map(nameOf),
    })),
  ),
  fault(
    'a view with the instances of hidden cards',
    ['leaks'],
    /instances/,
    withView((game, player) => ({ ...view(game, player), instances: game.deck })),
  ),
  fault(
    'a view with the words of the generator',
    ['views', 'leaks', 'chance-leaks'],
    /what chance will bring/,
    withView((game, player) => ({ ...view(game, player), next: game.rng[0] })),
  ),
  fault('a sampler that changes the view', ['determinize-leaks', 'imagined'], /dealt otherwise/, {
    determinize: ({ game, stack }) => {
      const imagined = { ...game, score: [7, 7] as const };
      return () => ({ game: imagined, stack });
    },
  }),
  fault('a sampler that peeks', ['determinize-leaks', 'imagined'], /dealt otherwise/, {
    determinize: (position) => () => position,
  }),
  fault('a fact untold in Japanese', ['telling'], /"won".* told in ja/, {
    narrate: (game, fact, viewer, language) =>
      language === 'ja' && fact.what === 'won' ? '' : higher.narrate(game, fact, viewer, language),
  }),
  fault('a fact told in no word of Japanese', ['telling'], /told in ja/, {
    narrate: (game, fact, viewer) => higher.narrate(game, fact, viewer, 'en'),
  }),
  fault('an endless match', ['length'], /the last option is always taken/, {
    ...waiting,
    maxQuestions: 400,
  }),
  fault('a broken invariant', ['invariants'], /a card is lost/, {
    ...withChart({ endRound: (game) => ({ ...endRound(game), gone: game.gone }) }),
  }),
  fault('a broken law', ['laws'], /plays twice/, {
    traceInvariants: [
      () => ({
        check: ({ facts }) => (facts.some(({ what }) => what === 'won') ? 'play.1: plays twice' : undefined),
      }),
    ],
  }),
  fault(
    'runtimes that differ',
    ['runtimes'],
    /actors/,
    // Only an actor is told which one it is.
    withChart({
      end: (game, args) => ('self' in args ? { ...end(game), turn: 1 } : { ...end(game), turn: 0 }),
    }),
  ),
  fault('a new game that is not repeatable', ['newGame'], /newGame, made a second time/, {
    newGame: (setup) => {
      made += 1;
      return newGame({ ...setup, index: made });
    },
  }),
  fault('a new game for any deck', ['newGame'], /unknown deck/, {
    newGame: (setup) => newGame({ ...setup, decks: ['twelve', 'twelve'] }),
  }),
  fault('chance that is none', ['chance'], /other outcomes/, {
    newGame: (setup) => newGame({ ...setup, seed: 1 }),
  }),
  fault('a decision that nobody asks', ['decisions'], /decisions\.pass/, {
    decisions: { ...higher.decisions, pass: asksPlay },
  }),
  fault('a clause that is not registered', ['clauses'], /round\.1/, {
    clauses: Object.fromEntries(Object.entries(higher.clauses).filter(([id]) => id !== 'round.1')),
  }),
  fault('a loser without a reason', ['result'], /reasons/, {
    ...withChart({
      end: (game) => {
        const ended = end(game);
        return ended.result ? { ...ended, result: { ...ended.result, reasons: [null, null] } } : ended;
      },
    }),
  }),
  fault('a concession that wins', ['concede'], /winner after player 1 conceded/, {
    concede: (game, player) => higher.concede(game, player === 0 ? 1 : 0),
  }),
  fault('a game that is no plain data', ['positions'], /a Set/, {
    newGame: (setup) => Object.assign(newGame(setup), { seen: new Set([1]) }),
  }),
  fault('a glance that shows something else', ['glance'], /turn/, {
    lazyView: (game, player) => ({ ...view(game, player), turn: 1 - game.turn }),
  }),
  fault('one key for every view', ['seenKey'], /the same informationStateKey/, {
    informationStateKey: () => 'a game',
  }),
  fault(
    'an observation of more numbers than its part has',
    ['observations'],
    /observationEncoder: part "score"[\s\S]*BAD_RULESET: fill returns 3 numbers, expected at most 2/,
    withObserver(observerWith(({ score }) => [...score, 1])),
  ),
  fault(
    'an observation with a value that is not finite',
    ['observations'],
    /the observation of player 1, index 13 in "score"[\s\S]*a finite number[\s\S]*NaN/,
    withObserver({
      observe: () => ({ size: 14, at: Uint32Array.of(13), values: Float32Array.of(Number.NaN) }),
    }),
  ),
  fault(
    'an observation with an index beyond its layout',
    ['observations'],
    /rising indices below 14[\s\S]*14/,
    withObserver({ observe: () => ({ size: 14, at: Uint32Array.of(14), values: Float32Array.of(1) }) }),
  ),
  fault(
    'an observation that changes',
    ['observations'],
    /made a second time/,
    withObserver(observerWith(() => [made++, 0])),
  ),
  fault(
    'a table of actions without most of the moves',
    ['observations'],
    /the action of option "play rank-\d+"[\s\S]*from 0 to 1[\s\S]*the keys of actionTable/,
    withObserver({ actions: actionTable(1, ['pass', 'show']) }),
  ),
  fault(
    'a table of actions with one index for all moves',
    ['observations'],
    /no other option of the decision has/,
    withObserver({ actions: { ...actionTable(1, ['pass']), indicesOf: (keys) => keys.map(() => 0) } }),
  ),
  fault('a question presented with other keys', ['present'], /keys of the question/, {
    present: (_, decision) => ({
      ...decision,
      options: decision.options.map((option) => ({ ...option, key: `card ${option.card}` })),
    }),
  }),
  fault(
    'a rule that sorts a list of the game it is given',
    ['pure'],
    /no rule writes to a game[\s\S]*read only/,
    withChart({
      play: (game, card) => {
        (game.hands[game.turn] as number[]).sort(() => 0);
        return play(game, card);
      },
    }),
  ),
];
