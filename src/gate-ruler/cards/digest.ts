import type { CardDefinition } from '../card.ts';

/** Cards whose behaviour is known from public sources; numbers that are not are marked as assumed. */
export const digestCards: readonly CardDefinition[] = [
  {
    id: 'haunting',
    name: { en: 'Haunting~~!!', ja: 'ホーンティング~~!!' },
    type: 'event',
    faction: 'yomajin',
    attributes: ['Accident'],
    level: -5,
    timing: 'standard',
    effect: { instructions: [{ do: 'damage', to: ['ownRuler'], amount: 2 }] },
    counter: { play: 'this' },
    provenance: { source: 'digest', assumed: ['name.ja', 'timing'] },
  },
  {
    id: 'vulcanius',
    name: { en: 'Vulcanius', ja: '機甲兵 ウルカニウス' },
    type: 'unit',
    faction: 'atlas',
    attributes: ['Military'],
    level: 1,
    atk: 3,
    hp: 3,
    stk: 2,
    provenance: { source: 'digest', assumed: ['level', 'attributes', 'faction'] },
  },
];
