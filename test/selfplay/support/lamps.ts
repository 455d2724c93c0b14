import { atlasDrive } from '../../../src/rulesets/gate-ruler/cards/decks.ts';

/** A set with a card of its own, and a deck `lamps` that holds it; `hp`: of that card. */
export const lamps = (hp = 2) => {
  const { 'field-medic': many, ...others } = atlasDrive.cards as typeof atlasDrive.cards & {
    readonly 'field-medic': number;
  };
  return {
    cards: [
      {
        id: 'lamp-lighter',
        name: 'Lamp Lighter',
        type: 'unit',
        level: 0,
        atk: 1,
        hp,
        stk: 1,
        touchdown: [{ do: 'draw', player: 'own', count: 1 }],
      },
    ],
    decks: [
      { id: 'lamps', name: 'Lamps', ruler: atlasDrive.ruler, cards: { ...others, 'lamp-lighter': many } },
    ],
  };
};
