import type { SlowSymmetry } from './slow-form.ts';

/** What each ruleset says of itself, said again by hand. */
export const slowSymmetries: Readonly<Record<string, SlowSymmetry>> = {
  'gate-ruler': {
    unordered: ['hand', 'graveyard', 'removed', 'damage', 'resource', 'soul'],
    lists: ['gate', 'waiting', 'lasting', 'delayed'],
    isSpent: (state, key) =>
      (key === 'since' && state.startsWith('addition.')) ||
      (key === 'request' && (state.startsWith('resolution.') || /^addition\.(?!play)/.test(state))),
  },
  'waiting-zone': {
    unordered: ['hand', 'discard', 'removed'],
    lists: ['waiting'],
    isSpent: () => false,
  },
};
