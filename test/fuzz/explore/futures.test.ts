import { expect, it } from 'vitest';
import { canonicalHash } from '../../../src/fuzz/explore/canonical-hash.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import type { Match } from '../../../src/runtime/match.ts';
import { resumeMatch } from '../../../src/runtime/start.ts';
import { readScenario } from '../../../src/scenarios/read-scenario.ts';

/** Answers, each as the beginning of its key. */
type Answers = readonly string[];

const take = (match: Match, answers: Answers): void => {
  for (const answer of answers) {
    const { player, options } = match.pending()?.decision ?? { player: 0, options: [] };
    const key = options.map((option) => option.key).find((each) => each.startsWith(answer));
    expect(key, `${answer} among ${options.map((option) => option.key)}`).toBeDefined();
    expect(match.answer(player, key as string)).toBeUndefined();
  }
};

const matchAfter = (text: string, answers: Answers): Match => {
  const { ruleset, editions, start } = readScenario('future.yaml', `title: 1-4b two ways\n${text}`);
  const match = resumeMatch(ruleset, start(editions[0] as string), { runtime: 'lean' });
  take(match, answers);
  return match;
};

/** What may be answered, and which cards lie in which zones, whatever their order there. */
const seenIn = (match: Match): unknown => {
  const { sides, definitionOf, owner, states } = match.game() as Game;
  const cards = sides.flatMap(({ zones }, player) =>
    Object.entries(zones).flatMap(([zone, inZone = []]) =>
      inZone.map((card) => [zone, player, definitionOf[card], owner[card], states[card]?.exhausted].join()),
    ),
  );
  return [match.pending()?.decision.options.map(({ key }) => key), cards.sort()];
};

const chooseAndMove = (from: string, to: string): string =>
  `{ type: event, timing: standard, level: 0, effect: [{ do: choose, as: it, from: ${from} }, { do: move, cards: 'chosen:it', to: ${to} }] }`;

const UNITS = `
  squire: { like: 1/9/1, level: 0, attributes: [Warrior] }
  duke: { like: 1/8/1, level: 0, attributes: [Warrior] }
  hop: ${chooseAndMove('{ side: ally, type: [unit] }', 'hand')}`;

it.each<readonly [string, string, Answers, Answers, Answers]>([
  [
    'what was chosen as a play was taken back',
    `cards:${UNITS}
  bolt: { type: event, timing: standard, level: 0, effect: [{ do: choose, as: it, from: { type: [unit], levelAtMost: 0 } }, { do: destroy, cards: 'chosen:it' }] }
p1: { A1: arketta, hand: [squire, duke], S1: bolt, summonCap: 2 }`,
    ['play squire', 'to A2', 'play duke', 'to D1', 'play S1', 'choose A2', 'treat A2 as level 1'],
    ['play duke', 'to D1', 'play squire', 'to A2', 'play S1', 'choose D1', 'treat D1 as level 1'],
    ['play S1'],
  ],
])('Positions with different futures have different hashes: %s', (_, scenario, ways, otherWays, after) => {
  const [one, other] = [matchAfter(scenario, ways), matchAfter(scenario, otherWays)];
  const hashOf = (match: Match): string => canonicalHash(match.ruleset, match.position()).join();
  const hashes = [hashOf(one), hashOf(other)];
  expect(seenIn(one)).toEqual(seenIn(other));
  take(one, after);
  take(other, after);
  expect(seenIn(one)).not.toEqual(seenIn(other));
  expect(hashes[0]).not.toBe(hashes[1]);
});
