import { describe, expect, it } from 'vitest';
import { readAgentName } from '../../../src/agents/agent.ts';
import { createAgent } from '../../../src/agents/create-agent.ts';
import { netFrom } from '../../../src/agents/net/net.ts';
import { COMPACT_NET_FORMAT, NET_FORMAT } from '../../../src/agents/net/net-file.ts';
import { type FeatureEncoder, featuresHash } from '../../../src/core/adapters/feature-encoder.ts';
import { layoutOf } from '../../../src/core/adapters/observation-encoder.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { waitingZone } from '../../../src/registered.ts';

/** Reads a view of two numbers, and options by the length of their keys. */
const features: FeatureEncoder = {
  position: layoutOf(1, [{ name: 'two', length: 2 }]),
  option: layoutOf(1, [{ name: 'length', length: 1 }]),
  encodePosition: (view, into) => into.set(view as readonly number[]),
  encodeOptions: ({ decision: { options } }, into) => into.set(options.map(({ key }) => key.length)),
};

const layer = (inputs: number, rows: readonly (readonly number[])[], bias: readonly number[], scale = 1) => ({
  inputs,
  outputs: rows.length,
  scale,
  weights: Buffer.from(Int16Array.from(rows.flat()).buffer).toString('base64'),
  bias,
});

const file = {
  format: NET_FORMAT,
  ruleset: 'toy',
  version: 1,
  features: featuresHash(features),
  layers: {
    first: layer(2, [[2, -1]], [0.5], 0.5),
    second: layer(1, [[1], [-1]], [0, 3]),
    value: layer(2, [[1, 2]], [-1]),
    option: layer(1, [[1]], [0.25]),
    context: layer(2, [[1, 0]], [-4]),
    choice: layer(1, [[3]], [1]),
  },
  made: {},
};

const compact = (
  inputs: number,
  met: number,
  columns: readonly (readonly number[])[],
  bias: readonly number[],
  scales: readonly number[] = bias.map(() => 1),
) => ({
  inputs,
  outputs: bias.length,
  met: Buffer.from([met]).toString('base64'),
  scales,
  weights: Buffer.from(Int8Array.from(columns.flat()).buffer).toString('base64'),
  bias,
});

/** The same net in few bytes, but for the second input of its first layer, which has no weight. */
const compactFile = {
  ...file,
  format: COMPACT_NET_FORMAT,
  layers: {
    first: compact(2, 0b01, [[2]], [0.5], [0.5]),
    second: compact(1, 0b1, [[1, -2]], [0, 3], [1, 0.5]),
    value: compact(2, 0b11, [[1], [2]], [-1]),
    option: compact(1, 0b1, [[1]], [0.25]),
    context: compact(2, 0b01, [[1]], [-4]),
    choice: compact(1, 0b1, [[3]], [1]),
  },
};

/** That net with something else in its first layer. */
const withCompactFirst = (change: object) => ({
  ...compactFile,
  layers: { ...compactFile.layers, first: { ...compactFile.layers.first, ...change } },
});

/** The net with something else in its first layer. */
const withFirst = (change: object) => ({
  ...file,
  layers: { ...file.layers, first: { ...file.layers.first, ...change } },
});

const toy = { id: 'toy', featureEncoder: features } as unknown as Ruleset;
const question = (view: readonly number[], ...keys: readonly string[]) => ({
  player: 0 as const,
  decision: { player: 0 as const, kind: 'k', clause: 'c', options: keys.map((key) => ({ key })) },
  view: () => view,
});

describe('A net', () => {
  it('tells the chance to win from the position, layer by layer', () => {
    // first: 0.5 * (2 * 2 - 1 * 1) + 0.5 = 2; second: 2, and 3 - 2 = 1; value: 2 + 2 * 1 - 1 = 3
    const net = netFrom(toy, file, 'toy.json');
    expect(net.winProbability([2, 1])).toBeCloseTo(1 / (1 + Math.exp(-3)), 12);
    // first: 0.5 * -4 + 0.5 is below 0; second: 0, and 3; value: 6 - 1 = 5
    expect(net.winProbability([0, 4])).toBeCloseTo(1 / (1 + Math.exp(-5)), 12);
  });

  it('reads weights of 8 bits, by the scale of each output, and none of inputs that were never met', () => {
    // first: 0.5 * 2 * 2 + 0.5 = 2.5; second: 2.5, and 3 - 2.5 = 0.5; value: 2.5 + 2 * 0.5 - 1 = 2.5
    const net = netFrom(toy, compactFile, 'toy.json');
    expect(net.winProbability([2, 1])).toBeCloseTo(1 / (1 + Math.exp(-2.5)), 12);
    expect(net.winProbability([2, 9])).toBe(net.winProbability([2, 1]));
    // context: 2.5 - 4; option: the length + 0.25
    expect(net.preferences(question([2, 1], 'a', 'abcd'))).toEqual([1, 9.25]);
  });

  it('prefers options by what they are about and what the position is', () => {
    const net = netFrom(toy, file, 'toy.json');
    // context: 2 - 4; option: the length + 0.25; what is below 0 counts for nothing; choice: 3 times that + 1
    expect(net.preferences(question([2, 1], 'a', 'abc', 'abcd'))).toEqual([1, 4.75, 7.75]);
    expect(net.preferences(question([2, 1], 'abcd', 'a'))).toEqual([7.75, 1]);
  });

  it.each([
    ['BAD_NET', { ...file, format: 'gatechart-net/0' }, 'toy.json format'],
    ['BAD_NET', withFirst({ weights: 'AAAAAAAA' }), 'toy.json layers.first'],
    ['BAD_NET', withFirst({ weights: 'AAA=' }), 'toy.json layers.first'],
    ['BAD_NET', withFirst({ scale: 1e300 }), 'toy.json layers.first.scale'],
    ['BAD_NET', withFirst({ bias: [-1e300] }), 'toy.json layers.first.bias.0'],
    ['BAD_NET', withCompactFirst({ weights: 'AAA=' }), 'toy.json layers.first'],
    ['BAD_NET', withCompactFirst({ met: 'AA==' }), 'toy.json layers.first'],
    ['BAD_NET', withCompactFirst({ met: 'AQA=' }), 'toy.json layers.first'],
    ['BAD_NET', withCompactFirst({ scales: [1e300] }), 'toy.json layers.first.scales.0'],
    ['BAD_NET', withCompactFirst({ scales: [] }), 'toy.json layers.first'],
    ['NET_UNFIT', { ...file, ruleset: 'chess' }, 'toy.json'],
    ['NET_UNFIT', { ...file, features: '0123456789abcdef' }, 'toy.json'],
    ['NET_UNFIT', { ...file, layers: { ...file.layers, second: layer(2, [[1, 1]], [0]) } }, 'toy.json'],
  ])('is refused with %s where its file does not fit', (code, written, place) => {
    expect(() => netFrom(toy, written, 'toy.json')).toThrow(expect.objectContaining({ code, place }));
  });

  it('says which formats there are', () =>
    expect(() => netFrom(toy, { ...file, format: 'gatechart-net/0' }, 'toy.json')).toThrow(
      'the format must be gatechart-net/1 or gatechart-net/2',
    ));
});

describe('The agents that go by a net', () => {
  it('are named by what stands behind the budget', () => {
    expect(readAgentName('ismcts:100:net')).toEqual({ id: 'ismcts', simulations: 100, withNet: true });
    expect(readAgentName('ismcts:50ms:net')).toEqual({ id: 'ismcts', milliseconds: 50, withNet: true });
    expect(() => readAgentName('ismcts:100:deep')).toThrow(expect.objectContaining({ code: 'BAD_VALUE' }));
  });

  it.each(['net', 'ismcts:4:net'])('%s is refused where no net is trained for the ruleset', (name) => {
    const { net: _net, ...bare } = waitingZone as Ruleset;
    expect(() => createAgent(name, { ruleset: bare, player: 0, seed: 1, index: 0, since: 0 })).toThrow(
      expect.objectContaining({ code: 'AGENT_UNFIT' }),
    );
  });
});
