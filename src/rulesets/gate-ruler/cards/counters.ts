import type { CounterAbility } from '../state/card.ts';

/** A counter that does nothing but take the damage: its card goes to the graveyard. */
export const ABSORB: CounterAbility = {
  effect: { instructions: [{ do: 'move', cards: 'this', to: 'graveyard' }] },
};

/** A counter that deals damage to an enemy unit. */
export const strikeBack = (amount: number): CounterAbility => ({
  effect: {
    instructions: [
      { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } },
      { do: 'damage', to: ['chosen:unit'], amount },
    ],
  },
});
