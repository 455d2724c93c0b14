import type { BoardCard, BoardSide, BoardView, BoardZone } from '../../../src/core/adapters/board-view.ts';
import { drawInt, type RngState, shuffle } from '../../../src/core/random.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { type ToyGame, toyRuleset } from './toy.ts';

/** Player 1 holds two of five cards; player 0 attacks, or waits for a draw. */
interface Holding {
  readonly hand: readonly string[];
  readonly luck: number;
  readonly said: readonly string[];
}

const CARDS = ['Trap', 'Rock', 'Leaf', 'Moss', 'Fern'];

const dealt = (rng: RngState): Pick<Holding, 'hand' | 'luck'> => {
  const [order, next] = shuffle(rng, CARDS);
  return { hand: order.slice(0, 2), luck: drawInt(next, CARDS.length)[0] };
};

const side = (player: 0 | 1, cards: readonly (string | undefined)[]): BoardSide => ({
  player,
  meters: [],
  rows: [
    [
      {
        key: 'hand',
        name: { en: 'hand', ja: '手札' },
        look: 'row',
        count: cards.length,
        cards: cards.map((name, index) => ({
          key: String(index),
          name: name === undefined ? undefined : { en: name, ja: `${name}の札` },
          exhausted: false,
          faceDown: false,
          damage: 0,
          souls: 0,
        })),
      },
    ],
  ],
  piles: [],
});

const renderBoard = ({ state: { hand } }: ToyGame<Holding>, viewer: 0 | 1 | null): BoardView => ({
  heading: [],
  turn: 0,
  sides: [side(0, []), side(1, viewer === 0 ? hand.map(() => undefined) : hand)],
  middle: { key: 'middle', items: [] },
  attack: undefined,
});

const attacking = (id: string, isLost: (state: Holding) => boolean): Ruleset =>
  ({
    ...toyRuleset<Holding>({
      id,
      start: (rng) => ({ ...dealt(rng), said: [] }),
      mover: () => 0,
      keys: () => ['attack', 'wait'],
      play: (state, key) => ({ ...state, said: [key] }),
      winner: (state) =>
        state.said[0] === undefined ? undefined : state.said[0] === 'wait' ? null : isLost(state) ? 1 : 0,
      view: ({ said }) => said,
      imagine: ({ said }, _viewer, rng) => ({ ...dealt(rng), said }),
    }),
    renderBoard,
  }) as unknown as Ruleset;

/** The game with that card in the hand known to player 0. */
export const revealing = (ruleset: Ruleset, known: BoardCard['name']): Ruleset => ({
  ...ruleset,
  renderBoard: (game, viewer) => {
    const board = ruleset.renderBoard?.(game, viewer) as BoardView;
    if (viewer !== 0) return board;
    const [zone] = board.sides[1].rows[0] as readonly [BoardZone];
    const cards = zone.cards.map((card, index) => (index === 1 ? { ...card, name: known } : card));
    return { ...board, sides: [board.sides[0], { ...board.sides[1], rows: [[{ ...zone, cards }]] }] };
  },
});

/** An attack loses to the trap alone. */
export const trapGame = attacking('trap', ({ hand }) => hand.includes('Trap'));

/** An attack loses as often, whatever player 1 holds. */
export const luckGame = attacking('luck', ({ luck }) => luck < 2);
