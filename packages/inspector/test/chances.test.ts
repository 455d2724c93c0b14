import { expect, test } from 'vitest';
import { valueFor } from '../../../src/core/adapters/heuristic.ts';
import { PLAYERS, type Player } from '../../../src/core/decision.ts';
import {
  chanceAnswer,
  chancePoints,
  chanceQuestion,
  chanceRuns,
  decisionSegments,
  swingsOf,
} from '../src/trace/win-chances.ts';
import { traceOfMatch } from './support/trace.ts';

const trace = traceOfMatch(3);
const segments = decisionSegments(trace);

const question = (segment: number) => {
  const asked = chanceQuestion(trace, segment, []);
  if (asked === undefined) throw new Error(`segment ${segment} asks nothing`);
  return asked;
};

const chanceAt = (segment: number): number => {
  const answer = chanceAnswer(question(segment));
  if (!('chance' in answer)) throw new Error(answer.reason);
  return answer.chance;
};

test('the same decision has the same chance, also after it went to a worker as plain data', () => {
  const segment = segments[6] as number;
  const chance = chanceAt(segment);
  expect(chance).toBeGreaterThanOrEqual(0);
  expect(chance).toBeLessThanOrEqual(1);
  expect(chanceAnswer(structuredClone(question(segment)))).toMatchObject({ segment, chance });
});

test('a chance comes with the best option and the best alternative, as the player asked expects them', () => {
  for (const segment of segments.slice(4, 9)) {
    const answer = chanceAnswer(question(segment));
    const { player, options = [] } = trace.segments[segment]?.decision ?? {};
    if (!('rated' in answer)) throw new Error(answer.reason);
    expect(answer.rated).toHaveLength(Math.min(2, options.length));
    expect(options.map(({ key }) => key)).toEqual(expect.arrayContaining(answer.rated.map(({ key }) => key)));
    expect(valueFor(answer.chance, player as Player)).toBeCloseTo(answer.rated[0]?.search?.expected ?? 2, 9);
  }
});

test('what is hidden from the player asked does not count', () => {
  const segment = segments.find(
    (each) => (trace.segments[each]?.decision?.options.length ?? 0) > 2,
  ) as number;
  const asked = question(segment);
  const player = trace.segments[segment]?.decision?.player as Player;
  const game = trace.ruleset.rerandomizeHidden?.(asked.position.game, player);
  if (game === undefined) throw new Error('nothing is hidden here');
  const other = { ...asked, position: { ...asked.position, game } };
  expect(chanceAnswer(other)).toEqual(chanceAnswer(asked));
});

test('the line ends with the result only where the end may be told', () => {
  const bySegment = new Map(
    segments.map((segment, index) => [segment, index % 2 === 0 ? 0.5 : 0.6] as const),
  );
  const last = trace.moments.length - 1;
  const whole = chancePoints(trace, bySegment, last, null);
  expect(whole).toHaveLength(segments.length + 1);
  expect([0, 1]).toContain(whole.at(-1)?.chance);
  const part = chancePoints(trace, bySegment, last - 1, null);
  expect(part).toHaveLength(segments.length);
  expect(chancePoints(trace, bySegment, 0, null)).toEqual([]);
});

test('a player is told the chances at the own decisions, and no others', () => {
  const bySegment = new Map(segments.map((segment) => [segment, 0.5] as const));
  const askedOf = (player: Player) =>
    segments.filter((segment) => trace.segments[segment]?.decision?.player === player);
  for (const player of PLAYERS) {
    const points = chancePoints(trace, bySegment, trace.moments.length - 2, player);
    expect(points.map(({ segment }) => segment)).toEqual(askedOf(player));
    expect(points.length).toBeGreaterThan(10);
  }
});

test('the largest swings are found, at the decision they came of', () => {
  const chances = [0.5, 0.52, 0.9, 0.88, 0.1];
  const points = chances.map((chance, index) => ({ segment: index, moment: index * 10, chance }));
  expect(swingsOf([points]).map(({ segment, by }) => [segment, Math.round(by * 100)])).toEqual([
    [1, 38],
    [3, -78],
  ]);
});

test('nothing is drawn over a decision that was not computed, or is hidden from the viewer', () => {
  const end = trace.moments.length - 2;
  const all = new Map(segments.map((segment) => [segment, 0.5] as const));
  expect(chanceRuns(trace, chancePoints(trace, all, end, null))).toHaveLength(1);
  const without = new Map([...all].filter(([segment]) => segment !== segments[5]));
  const runs = chanceRuns(trace, chancePoints(trace, without, end, null));
  expect(runs.map((run) => run.length)).toEqual([5, segments.length - 6]);
  const deciders = segments.map((segment) => trace.segments[segment]?.decision?.player);
  const turns = deciders.filter((player, at) => player === 0 && deciders[at - 1] !== 0).length;
  expect(chanceRuns(trace, chancePoints(trace, all, end, 0))).toHaveLength(turns);
  const low = { segment: 1, moment: 1, chance: 0.1 };
  expect(swingsOf([[low], [{ ...low, segment: 4, moment: 4, chance: 0.9 }]])).toEqual([]);
});

test('a search that cannot be made says why', () => {
  const [segment = 0] = segments;
  expect(chanceAnswer({ ...question(segment), ruleset: 'nothing-known' })).toMatchObject({
    segment,
    reason: expect.stringContaining('nothing-known'),
  });
});
