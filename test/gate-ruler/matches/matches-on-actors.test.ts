import { expect, it } from 'vitest';
import { playRandomly, seeds } from './matches.ts';

it('The first 100 matches of random agents end the same on actors and lean', () => {
  const digests = (runtime: 'actors' | 'lean') =>
    seeds(100).map((seed) => playRandomly(seed, runtime).digest);
  expect(digests('actors')).toEqual(digests('lean'));
});
