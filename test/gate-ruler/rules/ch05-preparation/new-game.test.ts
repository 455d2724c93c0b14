import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../../../../src/core/decision.ts';
import { decks } from '../../../../src/rulesets/gate-ruler/cards/decks.ts';
import { rulerOf, rulerRules } from '../../../../src/rulesets/gate-ruler/queries/cards.ts';
import { cardsIn, zonesOfPlayer, zonesOfRuler } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import { newGame } from '../../../../src/rulesets/gate-ruler/rules/ch05-preparation/new-game.ts';
import { EDITIONS } from '../../../../src/rulesets/gate-ruler/state/interpretations.ts';

const setup = { edition: '2021-03', decks: ['volnar-host', 'atlas-drive'], seed: 1, index: 0 } as const;

describe('Before a match is prepared', () => {
  test('5-1 each player has the own ruler, and the zones and resources that it gives', () => {
    for (const ids of [setup.decks, setup.decks.toReversed() as [string, string]]) {
      const game = newGame({ ...setup, decks: ids });
      for (const player of PLAYERS) {
        const ruler = game.definitionOf[rulerOf(game, player)] as string;
        const rules = rulerRules(game.cards[ruler] as Parameters<typeof rulerRules>[0]);
        expect(ruler).toBe(decks.get(ids[player] as string)?.ruler);
        expect(zonesOfPlayer(game, player).toSorted()).toEqual(zonesOfRuler(rules).toSorted());
        expect(cardsIn(game, player, 'resource')).toHaveLength(rules.resources);
      }
    }
  });

  test('5-1 the decks lie in list order', () => {
    const game = newGame(setup);
    for (const player of PLAYERS) {
      const listed = Object.entries(decks.get(setup.decks[player])?.cards ?? {});
      expect(cardsIn(game, player, 'deck').map((card) => game.definitionOf[card])).toEqual(
        listed.flatMap(([id, copies]) => Array.from({ length: copies }, () => id)),
      );
    }
  });

  test('3-2d every card is an object of its own', () => {
    const { object, owner, nextNumber } = newGame(setup);
    expect(object).toEqual(owner.map((_, card) => card));
    expect(nextNumber).toBe(object.length);
  });

  test('2-1 the cards of a match are listed in one order, whoever brings them', () => {
    const listed = Object.keys(newGame(setup).cards);
    expect(listed).toEqual(listed.toSorted());
  });

  test('5-7 no turn has begun', () => {
    expect(newGame(setup).turn).toEqual({
      number: 0,
      player: 0,
      phase: 'preparation',
      phaseNumber: 0,
      attacks: 0,
      endTriggered: [],
    });
  });
});

describe('What is not there', () => {
  test('a deck is refused with the decks that are', () => {
    const known = [...decks.keys()].join(', ');
    expect(() => newGame({ ...setup, decks: ['volnar-host', 'nowhere'] })).toThrow(
      expect.objectContaining({
        code: 'UNKNOWN_DECK',
        message: expect.stringContaining(`there is no deck nowhere; known: ${known}`),
      }),
    );
  });

  test('an edition is refused with the editions that are', () => {
    const known = Object.keys(EDITIONS).join(', ');
    expect(() => newGame({ ...setup, edition: '0.1' })).toThrow(
      expect.objectContaining({
        code: 'UNKNOWN_EDITION',
        message: expect.stringContaining(`there is no edition 0.1; known: ${known}`),
      }),
    );
  });
});
