import { describe, expect, it } from 'vitest';
import { netOf } from '../../src/agents/net/net.ts';
import { readNet } from '../../src/agents/net/net-file.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { rulesets } from '../../src/registered.ts';
import { selfplay } from '../../src/selfplay/selfplay.ts';

const withNets: readonly (readonly [string, Ruleset])[] = [...rulesets].filter(
  ([, { net }]) => net !== undefined,
);

describe('The nets that come with gatechart', () => {
  it('are there for both match games', () => {
    expect(withNets.map(([id]) => id)).toEqual(['gate-ruler', 'waiting-zone']);
  });

  it.each(withNets)('fits the features of %s and says what made it', (_, ruleset) => {
    netOf(ruleset);
    const { made, version } = readNet(ruleset.net, 'net');
    expect(version).toBeLessThanOrEqual(ruleset.version);
    expect(made).toMatchObject({ seed: expect.any(Number), torch: expect.any(String) });
    const bySearch = { losses: expect.anything(), lessons: expect.any(Array) };
    const bySelfPlay = {
      matches: expect.any(Number),
      temperature: expect.any(Number),
      scores: expect.any(Array),
    };
    expect(made).toMatchObject('lessons' in made ? bySearch : bySelfPlay);
  });

  it.each(withNets)('beats a random player of %s without any search', async (_, ruleset) => {
    const { agents } = await selfplay({ ruleset, agents: ['net', 'random'], games: 16, seed: 3 });
    expect(agents.meetings[0]?.score.low).toBeGreaterThan(0.5);
  });

  it.each(withNets)('plays the same match of %s again in a search', async (_, ruleset) => {
    const play = () => selfplay({ ruleset, agents: ['ismcts:2:net', 'net'], games: 2, seed: 5 });
    const first = await play();
    expect(first.failures).toBe(0);
    expect(await play()).toEqual(first);
  });
});
