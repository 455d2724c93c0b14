import { expect, it } from 'vitest';
import { volume } from '../../support/effort.ts';
import { playRandomly, seeds } from './matches.ts';

it('The first matches of random agents end the same on actors and lean', () => {
  const digests = (runtime: 'actors' | 'lean') =>
    seeds(volume(100)).map((seed) => playRandomly(seed, runtime).digest);
  expect(digests('actors')).toEqual(digests('lean'));
});
