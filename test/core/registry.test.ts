import { expect, it } from 'vitest';
import { rulesetIds, rulesetIdsWithCards, rulesets } from '../../src/registered.ts';

it('The registry says before a ruleset is loaded whether it lists cards and takes sets of them', () => {
  const idsWith = (face: 'collection' | 'sets') =>
    [...rulesets.values()].filter((ruleset) => ruleset[face] !== undefined).map(({ id }) => id);
  expect(rulesetIdsWithCards()).toEqual(idsWith('collection'));
  expect(rulesetIdsWithCards()).toEqual(idsWith('sets'));
});

it('The registry has the rulesets that are loaded in the order of their ids', () => {
  expect([...rulesets.keys()]).toEqual(rulesetIds());
});
