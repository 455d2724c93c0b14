import { expect, test } from 'vitest';
import {
  chanceAnswer,
  chancePoints,
  chanceQuestion,
  decisionSegments,
  swingsOf,
} from '../src/trace/win-chances.ts';
import { PLAYERS, type Player } from '../../../src/core/decision.ts';
import { filmOfMatch } from './support/trace.ts';

const film = filmOfMatch(3);
const scenes = decisionSegments(film);

const question = (scene: number) => {
  const asked = chanceQuestion(film, scene, []);
  if (asked === undefined) throw new Error(`scene ${scene} asks nothing`);
  return asked;
};

const chanceAt = (scene: number): number => {
  const answer = chanceAnswer(question(scene));
  if (!('chance' in answer)) throw new Error(answer.reason);
  return answer.chance;
};

test('the same decision has the same chance, also after it went to a worker as plain data', () => {
  const scene = scenes[6] as number;
  const chance = chanceAt(scene);
  expect(chance).toBeGreaterThanOrEqual(0);
  expect(chance).toBeLessThanOrEqual(1);
  expect(chanceAnswer(structuredClone(question(scene)))).toEqual({ scene, chance });
});

test('what is hidden from the player asked does not count', () => {
  const scene = scenes.find((each) => (film.segments[each]?.decision?.options.length ?? 0) > 2) as number;
  const asked = question(scene);
  const player = film.segments[scene]?.decision?.player as Player;
  const game = film.ruleset.rerandomizeHidden?.(asked.position.game, player);
  if (game === undefined) throw new Error('nothing is hidden here');
  const other = { ...asked, position: { ...asked.position, game } };
  expect(chanceAnswer(other)).toEqual(chanceAnswer(asked));
});

test('the line ends with the result only where the end may be told', () => {
  const byScene = new Map(scenes.map((scene, index) => [scene, index % 2 === 0 ? 0.5 : 0.6] as const));
  const last = film.moments.length - 1;
  const whole = chancePoints(film, byScene, last, null);
  expect(whole).toHaveLength(scenes.length + 1);
  expect([0, 1]).toContain(whole.at(-1)?.chance);
  const part = chancePoints(film, byScene, last - 1, null);
  expect(part).toHaveLength(scenes.length);
  expect(chancePoints(film, byScene, 0, null)).toEqual([]);
});

test('a player is told the chances at the own decisions, and no others', () => {
  const byScene = new Map(scenes.map((scene) => [scene, 0.5] as const));
  const askedOf = (player: Player) =>
    scenes.filter((scene) => film.segments[scene]?.decision?.player === player);
  for (const player of PLAYERS) {
    const points = chancePoints(film, byScene, film.moments.length - 2, player);
    expect(points.map(({ scene }) => scene)).toEqual(askedOf(player));
    expect(points.length).toBeGreaterThan(10);
  }
});

test('the largest swings are found, at the decision they came of', () => {
  const chances = [0.5, 0.52, 0.9, 0.88, 0.1];
  const points = chances.map((chance, index) => ({ scene: index, moment: index * 10, chance }));
  expect(swingsOf(points).map(({ scene, by }) => [scene, Math.round(by * 100)])).toEqual([
    [1, 38],
    [3, -78],
  ]);
});

test('a search that cannot be made says why', () => {
  const [scene = 0] = scenes;
  expect(chanceAnswer({ ...question(scene), ruleset: 'nothing-known' })).toMatchObject({
    scene,
    reason: expect.stringContaining('nothing-known'),
  });
});
