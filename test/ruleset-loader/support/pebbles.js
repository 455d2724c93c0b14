import {
  appendEvent,
  assign,
  canonicalOptions,
  clearEvents,
  contract,
  defineRuleset,
  drawInt,
  opponentOf,
  passState,
  rngStream,
  setup,
} from 'gatechart/ruleset';

export { setup };

/** Pebbles: whoever takes the last of a heap loses. Each player also keeps a number to itself, for nothing. */

const clause = (en, ja) => ({ source: 'pebbles', kind: 'prescribes', certainty: 'official', en, ja });

const clauses = {
  'pebbles.1': clause('Take one pebble or two.', '1個か2個取る。'),
  'pebbles.2': clause('Whoever takes the last one loses.', '最後の1個を取ると負け。'),
};

const acceptOutput = ({ context: { game }, event: { option } }) => {
  const taken = Number(option.key);
  const left = game.left - taken;
  const told = appendEvent(clearEvents(game), {
    clause: 'pebbles.1',
    what: 'taken',
    player: game.turn,
    taken,
  });
  return { game: { ...told, left, turn: opponentOf(game.turn) } };
};

const lose = ({ context: { game } }) => ({
  game: {
    ...game,
    result: {
      winner: game.turn,
      clause: 'pebbles.2',
      reasons: game.turn === 0 ? [null, 'last'] : ['last', null],
    },
  },
});

export const match = setup({
  guards: { noneIsLeft: ({ context }) => context.game.left <= 0 },
  actions: { take: assign(acceptOutput), lose: assign(lose) },
}).createMachine({
  id: 'match',
  context: ({ input }) => input,
  output: passState,
  initial: 'taking',
  states: {
    taking: {
      tags: 'decision',
      meta: { clauses: ['pebbles.1'], decision: 'take' },
      on: { answer: { target: 'looking', actions: 'take' } },
    },
    looking: {
      always: [
        { guard: 'noneIsLeft', target: 'over', actions: 'lose', meta: { clauses: ['pebbles.2'] } },
        { target: 'taking' },
      ],
    },
    over: { type: 'final' },
  },
});

export const pebbles = {
  id: 'pebbles',
  version: 1,
  plays: 'matches',
  editions: { first: match },
  defaultEdition: 'first',
  clauses,
  decks: ['ten', 'seven'],
  newGame: ({ edition, decks, seed, index }) => {
    const [one, rng] = drawInt(rngStream(seed, index, 'numbers'), 100);
    const [other] = drawInt(rng, 100);
    return { edition, facts: [], left: decks[0] === 'ten' ? 10 : 7, turn: 0, numbers: [one, other] };
  },
  decisions: {
    take: ({ game }) => ({
      player: game.turn,
      kind: 'take',
      clause: 'pebbles.1',
      options: canonicalOptions([{ key: '1' }, { key: '2' }]),
    }),
  },
  view: ({ left, turn, numbers }, player) => ({ left, turn, number: numbers[player] }),
  narrate: (_game, { player, taken }, _viewer, language, names = ['0', '1']) =>
    language === 'ja' ? `${names[player]}が${taken}個取る。` : `${names[player]} takes ${taken}.`,
  checkInvariants: () => [],
  concede: (game, player) => ({
    ...game,
    result: {
      winner: opponentOf(player),
      clause: 'pebbles.2',
      reasons: player === 0 ? ['conceded', null] : [null, 'conceded'],
    },
  }),
  rerandomizeHidden: (game, viewer) => ({
    ...game,
    numbers: game.numbers.map((number, seat) => (seat === viewer ? number : (number + 1) % 100)),
  }),
  contracts: { match: contract({}, {}) },
};

export default defineRuleset(pebbles);
