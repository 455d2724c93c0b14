import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../../src/agents/agent.ts';
import { createAgent } from '../../../../src/agents/create-agent.ts';
import { playoutFor } from '../../../../src/agents/search/playout.ts';
import { requireFeatureEncoder } from '../../../../src/core/adapters/require-encoder.ts';
import { PLAYERS } from '../../../../src/core/decision.ts';
import { rngStream } from '../../../../src/core/random.ts';
import { waitingZone } from '../../../../src/registered.ts';
import { lazyQuestionOf, questionOf, type SyncSeatAgent } from '../../../../src/runtime/match-runner.ts';
import { startMatch } from '../../../../src/runtime/start.ts';
import { BatchNet, batchLayers, type NetSizes, weightCount } from '../../src/selfplay/batch-net.ts';
import {
  developmentMatches,
  type Ground,
  lessonAt,
  neighbours,
  pairScores,
  taughtAt,
} from '../../src/selfplay/pairings.ts';
import {
  type NamedAgent,
  type PlannedMatch,
  type PlayContext,
  playMatches,
} from '../../src/selfplay/play-matches.ts';
import { Recording, recordedArrays } from '../../src/selfplay/recording.ts';

const features = requireFeatureEncoder(waitingZone);
const sizes: NetSizes = {
  position: features.position.size,
  option: features.option.size,
  first: 8,
  second: 6,
  choice: 4,
};
const chance = chanceFrom(rngStream(2, 0, 'weights'));
const netByChance = () =>
  new BatchNet(
    batchLayers(
      sizes,
      Float32Array.from({ length: weightCount(sizes) }, () => chance.below(2000) / 1000 - 1),
    ),
  );
const net = netByChance();
const earlier = netByChance();

const ground: Ground = {
  edition: waitingZone.defaultEdition,
  decks: ['ember-raid', 'tide-vigil'],
  seed: 5,
};

const play = async (matches: readonly PlannedMatch[], changed: Partial<PlayContext> = {}) => {
  const recording = new Recording();
  const results = await playMatches(matches, {
    ruleset: waitingZone,
    temperature: 1,
    lambda: 0.9,
    recording,
    stop: new AbortController().signal,
    ...changed,
  });
  return { results, recording };
};

const lessons = (count: number) =>
  Array.from({ length: count }, (_, number) => lessonAt(number, ground, net, [earlier]));

describe('Matches that wait for one batch of a net', () => {
  it('come out alike, whether many are played at once or one', async () => {
    const matches = lessons(6);
    const { results } = await play(matches);
    const alone = await Promise.all(matches.map(async (match) => (await play([match])).results));
    expect(results).toEqual(alone.flat());
    expect(new Set(results)).toEqual(new Set([0, 1]));
  });

  it('are recorded alike again, byte by byte', async () => {
    const [one, other] = [await play(lessons(4)), await play(lessons(4))];
    expect(recordedArrays(one.recording)).toEqual(recordedArrays(other.recording));
    expect(one.recording.rows.count).toBeGreaterThan(50);
  });

  it('give the learner the share of what was taken, at the temperature', async () => {
    const { recording } = await play(lessons(3), { temperature: 2 });
    const { values, preferences } = net.rate(recording.rows);
    const { firstOptions } = recording.rows;
    const shares = recording.actions.map((action, decision) => {
      const own = [...preferences.slice(firstOptions[decision], firstOptions[decision + 1])];
      const powers = own.map((preference) => Math.exp(preference / 2));
      return Math.log((powers[action] as number) / powers.reduce((sum, power) => sum + power, 0));
    });
    expect(recording.logShares).toEqual(shares.map((share) => expect.closeTo(share, 5)));
    expect(recording.values).toEqual([...values]);
  });

  it('teach each side by its own result', async () => {
    const rounded = (targets: readonly number[]) => [
      ...new Set(targets.map((each) => Math.round(each * 1e5) / 1e5)),
    ];
    for (const lesson of lessons(10)) {
      const { recording, results } = await play([lesson], { lambda: 1 });
      const [result = 0.5] = results ?? [];
      const expected = lesson.opponent === 'itself' ? [0, 1] : [lesson.learner === 0 ? result : 1 - result];
      expect(rounded(recording.targets).sort()).toEqual(expected);
    }
  });

  it('follow the rules of thumb where nobody else plays', async () => {
    const match: PlannedMatch = {
      setup: { edition: ground.edition, decks: ['ember-raid', 'tide-vigil'], seed: 9, index: 4 },
      seats: [{ kind: 'greedy' }, { kind: 'greedy' }],
    };
    const real = startMatch(waitingZone, waitingZone.newGame(match.setup), { runtime: 'lean' });
    const { policy } = playoutFor(waitingZone);
    for (let open = real.pending(); open !== undefined; open = real.pending()) {
      real.answer(open.decision.player, policy(lazyQuestionOf(real, open), chance));
    }
    const { results, recording } = await play([match]);
    expect(results).toEqual([real.game().result?.winner === 0 ? 1 : 0]);
    expect(recording.rows.count).toBe(0);
  });

  it('ask a named agent, with its own stream of each match', async () => {
    const names = ['ismcts:2', 'random'] as const;
    const matches = [0, 1, 2, 3, 4, 5].map(
      (index): PlannedMatch => ({
        setup: { edition: ground.edition, decks: ['ember-raid', 'tide-vigil'], seed: 9, index },
        seats: [
          { kind: 'agent', name: names[index % 2 === 0 ? 0 : 1], ruleset: waitingZone },
          { kind: 'agent', name: names[1], ruleset: waitingZone },
        ],
      }),
    );
    const winners = matches.map(({ setup, seats }) => {
      const agents = PLAYERS.map((player) =>
        createAgent((seats[player] as NamedAgent).name, { ruleset: waitingZone, player, ...setup, since: 0 }),
      );
      const real = startMatch(waitingZone, waitingZone.newGame(setup), { runtime: 'lean' });
      for (let open = real.pending(); open !== undefined; open = real.pending()) {
        const { player, options } = open.decision;
        const agent = agents[player] as SyncSeatAgent;
        real.answer(
          player,
          options.length === 1 ? (options[0]?.key ?? '') : agent.act(questionOf(real, open)),
        );
      }
      return real.game().result?.winner;
    });
    const { results, recording } = await play(matches);
    expect(results).toEqual(winners.map((winner) => (winner === 0 ? 1 : 0)));
    expect(new Set(winners)).toEqual(new Set([0, 1]));
    expect(recording.rows.count).toBe(0);
  });

  it('are taught by the rules of thumb, which are recorded even where chance plays', async () => {
    const { recording } = await play([taughtAt(0, ground), taughtAt(1, ground)]);
    const best = features.option.fields.find(({ name }) => name.startsWith('rules of thumb'))?.offset ?? -1;
    const { rows, actions, targets } = recording;
    expect(new Set(targets)).toEqual(new Set([0, 1]));
    for (const [decision, action] of actions.entries()) {
      const row = (rows.firstOptions[decision] as number) + action;
      const columns = rows.options.at.slice(rows.options.starts[row], rows.options.starts[row + 1]);
      expect(columns).toContain(best);
    }
    expect(actions.length).toBeGreaterThan(20);
  });

  it('end without results once they are stopped', async () => {
    const stop = new AbortController();
    stop.abort();
    expect((await play(lessons(2), { stop: stop.signal })).results).toBeUndefined();
  });
});

describe('The pairings of a run', () => {
  it('have the net on either side, against all opponents, and neighbouring decks most', () => {
    const decks = ['a', 'b', 'c', 'd'];
    const drawn = Array.from({ length: 2000 }, (_, number) =>
      lessonAt(number, { ...ground, decks }, net, [earlier]),
    );
    const share = (holds: (lesson: (typeof drawn)[number]) => boolean): number =>
      drawn.filter(holds).length / drawn.length;
    expect(share(({ opponent }) => opponent === 'greedy')).toBeCloseTo(0.4, 1);
    expect(share(({ opponent }) => opponent === 'frozen')).toBeCloseTo(0.2, 1);
    expect(share(({ learner }) => learner === 0)).toBeCloseTo(0.5, 1);
    // A half are drawn as neighbours, and a quarter of the others are.
    const pairs = neighbours(decks).map(([one, other]) => [`${one}${other}`, `${other}${one}`]);
    expect(share(({ setup }) => pairs.flat().includes(setup.decks.join('')))).toBeCloseTo(0.625, 1);
    for (const { seats, learner, opponent } of drawn) {
      expect(seats[learner]).toMatchObject({ net, plays: 'recorded' });
      const others = { greedy: { kind: 'greedy' }, frozen: { net: earlier }, itself: { net }, target: {} };
      const other = others[opponent];
      expect(seats[1 - learner]).toMatchObject(other);
    }
  });

  it('are all against a target where there is one, from either side', () => {
    const target: NamedAgent = { kind: 'agent', name: 'random', ruleset: waitingZone };
    const drawn = Array.from({ length: 50 }, (_, number) => lessonAt(number, ground, net, [earlier], target));
    for (const { seats, learner } of drawn) {
      expect(seats[learner]).toMatchObject({ net, plays: 'recorded' });
      expect(seats[1 - learner]).toBe(target);
    }
    expect(new Set(drawn.map(({ learner }) => learner))).toEqual(new Set([0, 1]));
    const kinds = developmentMatches(['ember-raid', 'tide-vigil'], ground.edition, 1, net, target).map(
      ({ seats }) => seats.map(({ kind }) => kind),
    );
    expect(kinds).toEqual([
      ['net', 'agent'],
      ['agent', 'net'],
    ]);
  });

  it('meet no earlier net where there is none', () => {
    const opponents = Array.from({ length: 50 }, (_, number) => lessonAt(number, ground, net, []).opponent);
    expect(new Set(opponents)).toEqual(new Set(['greedy', 'itself']));
  });

  it('score the net over pairs on one shuffle with the sides exchanged', () => {
    const matches = developmentMatches(['ember-raid', 'tide-vigil'], ground.edition, 2, net);
    expect(matches.map(({ setup }) => [setup.index, setup.decks[0]])).toEqual([
      [0, 'ember-raid'],
      [0, 'ember-raid'],
      [1, 'tide-vigil'],
      [1, 'tide-vigil'],
    ]);
    expect(matches.map(({ seats }) => seats.map(({ kind }) => kind))).toEqual([
      ['net', 'greedy'],
      ['greedy', 'net'],
      ['net', 'greedy'],
      ['greedy', 'net'],
    ]);
    expect(pairScores([1, 0, 1, 1])).toEqual([1, 0.5]);
    expect(neighbours(['a', 'b', 'c'])).toEqual([
      ['a', 'b'],
      ['c', 'c'],
    ]);
  });
});
