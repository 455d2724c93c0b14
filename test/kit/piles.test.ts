import { describe, expect, it } from 'vitest';
import { cardGame } from '../../src/api/kit.ts';

/** A game of a deck, a grave of each player, and a shared pile whose top card is turned up. */
const made = cardGame({
  id: 'piles',
  clauses: { one: 'Cards are there.' },
  cards: { ace: {}, king: {} },
  zones: {
    deck: { seenBy: 'nobody' },
    hand: { seenBy: 'owner' },
    grave: { seenBy: 'all', isPile: true },
    played: { seenBy: 'all', isPile: true, isShared: true },
  },
  deckZone: 'deck',
  decks: { all: { ace: 2, king: 2 } },
  counters: {},
  values: {},
  moves: {},
  facts: {},
});
const ruleset = made.ruleset({
  version: 1,
  editions: { usual: {} as never },
  decisions: {},
  concede: (game) => game,
});
const begun = made.newGame({ edition: 'usual', decks: ['all', 'all'], seed: 1, index: 0 }, ['usual']);
const [first = -1, second = -1] = made.cardsIn(begun, 'deck', 0);

/** The board of the other player. */
const boardOf = (game: typeof begun) => {
  const board = ruleset.renderBoard?.(game, 1);
  if (board === undefined) throw new Error('the kit renders boards');
  return board;
};

describe('A pile', () => {
  it('of a player lies beside the rows, with the cards that all see', () => {
    const buried = made.move(made.move(begun, first, 'grave'), second, 'grave');
    const [side] = boardOf(buried).sides;
    expect(side.rows.flat().map(({ key }) => key)).toEqual(['hand']);
    expect(side.piles.map(({ key, count, cards }) => [key, count, cards.length])).toEqual([
      ['deck', 2, 0],
      ['grave', 2, 2],
    ]);
  });

  it('that is shared shows its top card, and how many there are', () => {
    const itemsOf = (game: typeof begun) =>
      boardOf(game).middle.items.map(({ key, card, parts }) => [key, card?.name?.en, parts]);
    expect(itemsOf(begun)).toEqual([['played', undefined, ['0']]]);
    const one = made.move(begun, first, 'played');
    const two = made.move(one, second, 'played');
    expect(itemsOf(two)).toEqual([['played', begun.cards[second], ['2']]]);
    const changes = (from: typeof begun, to: typeof begun) => ruleset.boardChanges?.(from, to, [], 1)?.moves;
    expect(changes(one, two)?.map(({ path }) => path)).toEqual([['0 deck', 'item played']]);
    expect(changes(two, made.move(two, second, 'hand'))?.map(({ path }) => path)).toEqual([
      ['item played', '0 hand'],
    ]);
  });
});
