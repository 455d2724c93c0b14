import { describe, expect, it } from 'vitest';
import { didYouMean } from '../../src/core/data/nearest.ts';
import { nearestClauses, unknownClauseMessage } from '../../src/rulebook/nearest-clauses.ts';
import { clauses } from '../../src/rulesets/gate-ruler/rulebook/clauses.ts';

const DECKS = ['atlas-drive', 'volnar-host', 'yomajin-berserk'];

describe('didYouMean', () => {
  it.each([
    ['atlas-drvie', ' (did you mean atlas-drive?)'],
    ['Atlas-Drive', ' (did you mean atlas-drive?)'],
    ['volnar', ' (did you mean volnar-host?)'],
    ['chess', ''],
    ['a', ''],
    ['', ''],
  ])('suggests for "%s"%s', (wanted, suggestion) => expect(didYouMean(wanted, DECKS)).toBe(suggestion));

  it('suggests nothing where nothing is known', () => expect(didYouMean('deck', [])).toBe(''));
});

describe('nearestClauses', () => {
  it.each([
    ['13-6z', '13-6 13-6a 13-6b 13-6c 13-6d 13-6e'],
    ['13-6c-9', '13-6c 13-6c-1 13-6d 13-6d-1 13-6d-2 13-6d-3'],
    ['15-20x', '15-20 15-21 15-21a 15-22 15-23 16-1'],
    ['15-99', '15-18 15-19 15-20 15-21 15-22 15-23'],
    ['13.6c', '13-6c 13-6c-1 13-6d 13-6d-1 13-6d-2 13-6d-3'],
    ['u2103/penetrate.9', 'u2103/penetrate.1 u2103/penetrate.2 u2103/penetrate.3 u2103/penetrate.4'],
  ])('names the neighbours of %s in the rule book', (wanted, neighbours) => {
    const count = neighbours.split(' ').length;
    expect(nearestClauses(wanted, Object.keys(clauses), count).join(' ')).toBe(neighbours);
  });

  it('goes by the spelling of a word that has no place in the book', () =>
    expect(nearestClauses('penetrat.2', Object.keys(clauses), 1)).toEqual(['u2103/penetrate.2']));

  it.each(['nope', 'wz.1', 'x.1', '?'])('names none where nothing is like %s', (wanted) =>
    expect(unknownClauseMessage(wanted, Object.keys(clauses), 3)).toBe(`there is no clause ${wanted}`),
  );
});
