import { rulesets } from '../../../../src/registered.ts';
import type { SlowSymmetry } from './slow-form.ts';

/** Which zones have no order is not said again: that is tried by playing on. */
const unorderedIn =
  (id: string): SlowSymmetry['unordered'] =>
  (game) =>
    rulesets.get(id)?.symmetry?.unordered(game) ?? [];

/** What each ruleset says of itself, said again by hand. */
export const slowSymmetries: Readonly<Record<string, SlowSymmetry>> = {
  'gate-ruler': {
    unordered: unorderedIn('gate-ruler'),
    lists: ['gate', 'waiting', 'lasting', 'delayed'],
    isSpent: (state, key) =>
      (key === 'since' && state.startsWith('addition.')) ||
      (key === 'request' && (state.startsWith('resolution.') || /^addition\.(?!play)/.test(state))),
  },
  'waiting-zone': {
    unordered: unorderedIn('waiting-zone'),
    lists: ['waiting'],
    isSpent: () => false,
  },
};
