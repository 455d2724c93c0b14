import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../../src/agents/agent.ts';
import { netFrom } from '../../../../src/agents/net/net.ts';
import { playoutFor } from '../../../../src/agents/search/playout.ts';
import { featuresHash } from '../../../../src/core/adapters/feature-encoder.ts';
import { requireFeatureEncoder } from '../../../../src/core/adapters/require-encoder.ts';
import type { Question } from '../../../../src/core/question.ts';
import { rngStream } from '../../../../src/core/random.ts';
import { waitingZone } from '../../../../src/registered.ts';
import { lazyQuestionOf } from '../../../../src/runtime/match-runner.ts';
import { startMatch } from '../../../../src/runtime/start.ts';
import { BatchNet, batchLayers, type NetSizes, weightCount } from '../../src/selfplay/batch-net.ts';
import { DecisionEncoder, DecisionRows } from '../../src/selfplay/decision-rows.ts';
import { serializeNet } from '../../src/selfplay/serialize-net.ts';

const features = requireFeatureEncoder(waitingZone);
const sizes: NetSizes = {
  position: features.position.size,
  option: features.option.size,
  first: 12,
  second: 7,
  choice: 5,
};

const chance = chanceFrom(rngStream(1, 0, 'weights'));
const layers = batchLayers(
  sizes,
  Float32Array.from({ length: weightCount(sizes) }, () => chance.below(2000) / 1000 - 1),
);

/** The first questions of a match. */
const questions = (): readonly Question[] => {
  const setup = {
    edition: waitingZone.defaultEdition,
    decks: ['ember-raid', 'tide-vigil'],
    seed: 3,
    index: 0,
  } as const;
  const match = startMatch(waitingZone, waitingZone.newGame(setup), { runtime: 'lean' });
  const { policy } = playoutFor(waitingZone);
  const met: Question[] = [];
  for (let open = match.pending(); open !== undefined && met.length < 40; open = match.pending()) {
    const question = lazyQuestionOf(match, open);
    const view = waitingZone.view(match.game(), open.decision.player);
    met.push({ player: open.decision.player, decision: question.decision, view: () => view });
    match.answer(open.decision.player, policy(question, chance));
  }
  return met;
};

const rowsOf = (asked: readonly Question[]): DecisionRows => {
  const encoder = new DecisionEncoder(features);
  const rows = new DecisionRows();
  for (const question of asked) encoder.encode(question, rows);
  return rows;
};

describe('A net that rates many decisions at once', () => {
  it('adds the inputs of each layer, layer by layer', () => {
    const rows = new DecisionRows();
    rows.positions.pushDense(Float32Array.from([2, 1]), 0, 2);
    rows.options.pushDense(Float32Array.from([1]), 0, 1);
    rows.options.pushDense(Float32Array.from([4]), 0, 1);
    rows.firstOptions.push(2);
    const weights = [
      ...[1, -0.5, 0.5], // first: 2 * 1 + 1 * -0.5 + 0.5 = 2
      ...[1, -1, 0, 3], // second: 2, and 3 - 2 = 1
      ...[1, 2, -1], // value: 2 + 2 * 1 - 1 = 3
      ...[1, 0.25], // option: the number + 0.25
      ...[1, 0, -4], // context: 2 - 4
      ...[3, 1], // choice: 3 times what is above 0, + 1
    ];
    const toy: NetSizes = { position: 2, option: 1, first: 1, second: 2, choice: 1 };
    expect(weightCount(toy)).toBe(weights.length);
    const { values, preferences } = new BatchNet(batchLayers(toy, Float32Array.from(weights))).rate(rows);
    expect(values[0]).toBeCloseTo(1 / (1 + Math.exp(-3)), 6);
    expect([...preferences]).toEqual([1, 7.75]);
  });

  it('says of a decision among others what it says of it alone', () => {
    const asked = questions();
    const net = new BatchNet(layers);
    const together = net.rate(rowsOf(asked));
    const alone = asked.map((question) => net.rate(rowsOf([question])));
    expect([...together.values]).toEqual(alone.flatMap(({ values }) => [...values]));
    expect([...together.preferences]).toEqual(alone.flatMap(({ preferences }) => [...preferences]));
    expect(new Set(together.values).size).toBeGreaterThan(20);
  });

  it('says what the agents say that play by its file, but for the rounding of weights', () => {
    const { id, version } = waitingZone;
    const file = serializeNet(layers, { ruleset: id, version, features: featuresHash(features), made: {} });
    const net = netFrom(waitingZone, file, 'net.json');
    const asked = questions();
    const { values, preferences } = new BatchNet(layers).rate(rowsOf(asked));
    expect([...values]).toEqual(asked.map(({ view }) => expect.closeTo(net.winProbability(view()), 2)));
    const written = asked.flatMap((question) => net.preferences(question));
    const wrong = written.map((preference, row) => Math.abs(preference - (preferences[row] as number)));
    expect(Math.min(...written)).toBeLessThan(-5);
    expect(Math.max(...wrong)).toBeLessThan(0.15);
  });
});
