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

const RED_AND_BLUE = `
  red: { type: event, attributes: [Old], timing: standard, level: 0, effect: [{ do: draw, player: own, count: 1 }] }
  blue: { type: event, attributes: [Old], timing: standard, level: 0, effect: [{ do: shuffle, player: own }] }`;

const PLAY_FIRST_BURIED =
  '{ do: play, card: { all: { zone: [graveyard], attribute: [Old] } }, pay: false, afterwards: deckBottom }';

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
  [
    'which resource comes first, where not all become ready',
    `cards:
  gem: { type: resource }
  gold: { type: resource }
  thrifty: { like: apprentice, ruler: { paysCosts: true, startOfTurn: { readyResources: 1, draw: 1, drawOnFirstTurn: 1, drive: 0, driveOnFirstTurn: 0 } } }
  mint: ${chooseAndMove('{ zone: [hand], type: [resource] }', 'resource')}
  tax: { type: event, timing: standard, level: 2, effect: [{ do: shuffle, player: own }] }
p1: { ruler: thrifty, resources: [], hand: [gem, gold, mint, mint, tax] }`,
    ['play mint', 'choose gem', 'play mint', 'play tax', 'exhaust gem'],
    ['play mint', 'choose gold', 'play mint', 'play tax', 'exhaust gem'],
    ['end attacking', 'pass', 'end attacking'],
  ],
  [
    'which damage comes first, where it reaches a graveyard that is read in order',
    `cards:${RED_AND_BLUE}
  wound: ${chooseAndMove('{ zone: [hand], type: [event] }', 'damage')}
  heal: { type: event, timing: standard, level: 0, effect: [{ do: healRuler, ruler: own, amount: 2 }, ${PLAY_FIRST_BURIED}] }
p1: { hand: [red, blue, wound, wound, heal] }`,
    ['play wound', 'choose red', 'play wound', 'choose blue'],
    ['play wound', 'choose blue', 'play wound', 'choose red'],
    ['play heal'],
  ],
  [
    'which soul comes first, where it reaches a graveyard that is read in order',
    `cards:${RED_AND_BLUE}
  tuck: { type: event, timing: standard, level: 0, effect: [{ do: choose, as: it, from: { zone: [hand], type: [event] } }, { do: putUnder, cards: 'chosen:it', host: { all: { type: [unit] } } }] }
  end: { type: event, timing: standard, level: 0, effect: [{ do: move, cards: { all: { type: [unit] } }, to: removed }] }
  again: { type: event, timing: standard, level: 0, effect: [${PLAY_FIRST_BURIED}] }
p1: { A1: 1/1/1, hand: [red, blue, tuck, tuck, end, again] }`,
    ['play tuck', 'choose red', 'play tuck', 'choose blue'],
    ['play tuck', 'choose blue', 'play tuck', 'choose red'],
    ['play end', 'play again'],
  ],
  [
    'the order of cards that may be treated as of another level',
    `cards:${UNITS}
  mark: { type: event, timing: standard, level: 0, effect: [{ do: apply, effect: { mayTreat: level, as: 1, on: { all: { type: [unit] } } }, for: turn, follows: true }] }
  look: { type: event, timing: standard, level: 0, effect: [{ do: if, condition: { count: { zone: [hand], type: [unit], levelAtMost: 0 }, atLeast: 2 }, steps: [{ do: draw, player: own, count: 1 }] }] }
p1: { A1: squire, A2: duke, hand: [mark, hop, hop, look] }`,
    ['play mark', 'play hop', 'choose A1', 'play hop'],
    ['play mark', 'play hop', 'choose A2', 'play hop'],
    ['play look'],
  ],
  [
    'which of two equal cards of different owners comes first',
    `cards:${UNITS}
p1: { hand: [squire, { card: squire, owner: p2 }, duke, hop], summonCap: 2 }`,
    ['play squire', 'to A1', 'play hop'],
    ['play duke', 'to A1', 'play hop'],
    ['play squire', 'to A1'],
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
