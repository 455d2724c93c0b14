import { actionTable, createObserver, type ObservationEncoder } from 'gatechart/ruleset';
import { CARDS, type game, MOST_COINS } from './game.ts';

type View = ReturnType<typeof game.view>;

/** The key of a move is its type and its fields: list every one that a decision can offer. */
const bids = Array.from({ length: MOST_COINS }, (_, index) => `bid ${index + 1}`);

export const observationEncoder: ObservationEncoder<View> = {
  actions: actionTable(1, ['pass', ...bids]),
  ...createObserver<View>(1, [
    {
      name: 'coins of the player, of the opponent',
      length: 2,
      fill: ({ player, counters: { coins } }) => [coins[player], coins[player === 0 ? 1 : 0]],
    },
    {
      name: 'cards won: how many of each',
      length: CARDS.length,
      tally: ({ player, zones: { won } }) =>
        (won[player] ?? []).flatMap((card) => (card === null ? [] : CARDS.indexOf(card))),
    },
    { name: 'own turn', length: 1, fill: ({ player, turn }) => [player === turn ? 1 : 0] },
  ]),
};
