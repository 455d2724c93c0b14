import { meaning, type Symmetry } from '../../../core/adapters/symmetry.ts';
import type { Game } from '../state/game.ts';

/** What is as good as something else in a position, for tools that compare positions. */
export const waitingZoneSymmetry: Symmetry<Game> = {
  unordered: () => ['hand', 'discard', 'removed'],
  tables: { units: 'plain' },
  lists: ['waiting'],
  numbers: {
    ...meaning('plain', 'interpretations', 'house', 'rng', 'result', 'turn', 'effect'),
    ...meaning('plain', 'player', 'owner', 'life', 'energy', 'energyGrown', 'amount'),
    ...meaning('plain', 'activated', 'depth', 'side', 'next'),
    ...meaning('card', 'card', 'discarded'),
    ...meaning('given', 'object', 'number', 'item'),
    ...meaning('byName', 'choices'),
  },
};
