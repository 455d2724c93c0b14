import { emberRaid } from '../../../src/rulesets/waiting-zone/cards/catalogue.ts';

/** A set with a card of its own, and a deck `mists` that holds it; `life`: of that card. */
export const mists = (life = 2) => {
  const { 'ember-fox': many = 0, ...others } = emberRaid.cards;
  return {
    cards: [
      {
        id: 'mist-lighter',
        name: 'Mist Lighter',
        cost: 1,
        attack: 1,
        life,
        in: [{ do: 'draw', count: 1 }],
      },
    ],
    decks: [{ id: 'mists', name: 'Mists', cards: { ...others, 'mist-lighter': many } }],
  };
};
