import { describe, expect, it } from 'vitest';
import type { Player } from '../../src/api/ruleset.ts';
import { type Duel, duel, ruleset } from './support/duel.ts';

type Viewer = Player | null;

const start = (): Duel => ruleset.newGame({ edition: 'usual', decks: ['red', 'blue'], seed: 1, index: 0 });

/** Two bolts of the first player. */
const boltsIn = (game: Duel): readonly [number, number] => {
  const [one = -1, other = -1] = duel.cardsIn(game, 'deck', 0).filter((card) => game.cards[card] === 'bolt');
  return [one, other];
};

/** The keys of the bolts that a viewer is shown. */
const boltKeys = (game: Duel, viewer: Viewer): readonly string[] =>
  (ruleset.renderBoard?.(game, viewer).sides ?? [])
    .flatMap(({ rows }) => rows.flat().flatMap(({ cards }) => cards))
    .flatMap(({ key, name }) => (name?.en === 'bolt' ? [key] : []));

/** The game in which a bolt was seen in the grave and is shuffled into the deck. */
const buriedAgain = (game: Duel, bolt: number): Duel =>
  duel.shuffled(duel.move(duel.move(game, bolt, 'grave'), bolt, 'deck'), 'deck', 0);

/** The game with two cards in each other's places. */
const exchanged = (game: Duel, one: number, other: number): Duel => {
  const placed = new Map([
    [one, other],
    [other, one],
  ]);
  const zones = Object.entries(game.zones).map(([zone, lists]) => [
    zone,
    lists.map((cards) => cards.map((card) => placed.get(card) ?? card)),
  ]);
  return { ...game, zones: Object.fromEntries(zones) as Duel['zones'] };
};

describe('The key of a card on the board of a player', () => {
  it('is another one when the card is seen again after a shuffle', () => {
    const game = start();
    const [bolt] = boltsIn(game);
    const seen = duel.move(game, bolt, 'grave');
    const again = duel.move(buriedAgain(game, bolt), bolt, 'grave');
    for (const viewer of [0, 1] as const) {
      expect(boltKeys(again, viewer)).toHaveLength(1);
      expect(boltKeys(again, viewer)).not.toEqual(boltKeys(seen, viewer));
    }
    expect([seen, again].map((each) => boltKeys(each, null))).toEqual([[String(bolt)], [String(bolt)]]);
  });

  it('tells no copy from another one, nor does its motion', () => {
    const game = start();
    const [bolt, other] = boltsIn(game);
    const mixed = buriedAgain(game, bolt);
    const swapped = exchanged(mixed, bolt, other);
    const place = duel.cardsIn(mixed, 'deck', 0).indexOf(bolt);
    const drawn = (before: Duel) => {
      const card = duel.cardsIn(before, 'deck', 0)[place] as number;
      return duel.move(duel.move(before, card, 'hand'), card, 'grave');
    };
    for (const viewer of [0, 1] as const) {
      const shown = [mixed, swapped].map((before) => [
        ruleset.renderBoard?.(drawn(before), viewer),
        ruleset.boardChanges?.(before, drawn(before), [], viewer),
        ruleset.boardChanges?.(game, drawn(before), [], viewer),
      ]);
      expect(shown[1]).toEqual(shown[0]);
    }
  });

  it('is kept while the player can follow the card, also out of sight', () => {
    const game = start();
    const [bolt] = boltsIn(game);
    const open = duel.move(game, bolt, 'grave');
    const followed = duel.move(duel.move(duel.move(open, bolt, 'deck'), bolt, 'hand'), bolt, 'grave');
    for (const viewer of [0, 1] as const) expect(boltKeys(followed, viewer)).toEqual(boltKeys(open, viewer));
  });

  it('is another one for the player who does not see which card of a hand was put away', () => {
    const game = start();
    const [bolt, other] = boltsIn(game);
    const open = duel.move(game, bolt, 'grave');
    const both = duel.move(duel.move(open, bolt, 'hand'), other, 'hand');
    const putAway = duel.move(duel.move(both, other, 'deck'), bolt, 'grave');
    expect(boltKeys(putAway, 0)).toEqual(boltKeys(open, 0));
    expect(boltKeys(putAway, 1)).toHaveLength(1);
    expect(boltKeys(putAway, 1)).not.toEqual(boltKeys(open, 1));
  });

  it('is another one after a shuffle in sight', () => {
    const game = start();
    const [bolt, other] = boltsIn(game);
    const open = duel.move(duel.move(game, bolt, 'grave'), other, 'grave');
    const mixed = duel.shuffled(open, 'grave', 0);
    for (const viewer of [0, 1] as const) {
      const keys = [...boltKeys(open, viewer), ...boltKeys(mixed, viewer)];
      expect(new Set(keys).size).toBe(4);
    }
  });
});
