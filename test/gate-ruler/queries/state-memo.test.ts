import { describe, expect, it } from 'vitest';
import { gateRuler } from '../../../src/registered.ts';
import {
  memoAtInstant,
  memoOnBoard,
  memoOnCards,
  memoOnOwnCards,
  memoOnState,
} from '../../../src/rulesets/gate-ruler/queries/state-memo.ts';
import type { Attack, Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import { withZone } from '../../../src/rulesets/gate-ruler/state/setters.ts';

const game = gateRuler.newGame({
  edition: '2021-03',
  decks: ['atlas-drive', 'wonder-stage'],
  seed: 1,
  index: 0,
});

/** The same game with one part that is equal but another object. */
const withAnother = (key: keyof Game): Game => ({ ...game, [key]: { ...Object(game[key]) } });

const UNREAD: readonly string[] = ['facts', 'rng', 'nextNumber'];

const keys = Object.keys(game) as (keyof Game)[];

describe('What was found for a state', () => {
  it.each(keys.filter((key) => !UNREAD.includes(key)))('is found again once %s is another', (key) => {
    let asked = 0;
    const count = memoOnState(() => (asked += 1));
    expect([count(game), count({ ...game }), count(withAnother(key))]).toEqual([1, 1, 2]);
  });

  it.each(UNREAD)('stays while nothing but %s changes', (key) => {
    let asked = 0;
    const count = memoOnState(() => (asked += 1));
    expect([count(game), count(withAnother(key as keyof Game))]).toEqual([1, 1]);
  });
});

/** What the texts of cards read. */
const BOARD: readonly (keyof Game)[] = [
  'states',
  'sides',
  'lasting',
  'soulOf',
  'definitionOf',
  'owner',
  'cards',
  'interpretations',
];

const AT_INSTANT: readonly (keyof Game)[] = [...BOARD, 'gate', 'takenBack'];

const attacking: Game = { ...game, attack: { attacker: { card: 1, object: 1 }, line: 'center' } };

const { turn, attack } = attacking;

describe.each([
  ['texts read', memoOnBoard, BOARD],
  ['an Instant is played by', memoAtInstant, AT_INSTANT],
] as const)('What was found for what %s', (_, memo, read) => {
  const asksOf = (one: Game, other: Game): readonly number[] => {
    let asked = 0;
    const count = memo(() => (asked += 1));
    return [count(one), count(other)];
  };

  it.each(keys.filter((key) => read.includes(key)))('is found again once %s is another', (key) => {
    expect(asksOf(game, withAnother(key))).toEqual([1, 2]);
  });

  it.each(keys.filter((key) => ![...read, 'turn', 'attack'].includes(key)))(
    'stays while nothing but %s changes',
    (key) => {
      expect(asksOf(game, withAnother(key))).toEqual([1, 1]);
    },
  );

  it('is found again for the turn of the other player and for another attacker, and no other part of them', () => {
    const other = turn.player === 0 ? 1 : 0;
    expect(asksOf(attacking, { ...attacking, turn: { ...turn, player: other } })).toEqual([1, 2]);
    expect(asksOf(attacking, { ...attacking, turn: { ...turn, phase: 'end' } })).toEqual([1, 1]);
    expect(asksOf(attacking, game)).toEqual([1, 2]);
    const target = { card: 2, object: 2 };
    expect(asksOf(attacking, { ...attacking, attack: { ...(attack as Attack), target } })).toEqual([1, 1]);
  });
});

describe('What was found for cards as they lie', () => {
  it.each(['sides', 'definitionOf', 'cards'] as const)('is found again once %s is another', (key) => {
    let asked = 0;
    const count = memoOnCards(() => (asked += 1));
    const other = withAnother(key);
    expect([count(game), count(other), count(game), count(other)]).toEqual([1, 2, 1, 2]);
  });
});

describe('What was found for the cards of one player as they lie', () => {
  const player = 1;

  it.each([
    ['a zone of the player', withZone(game, { player, zone: 'hand' }, [])],
    ['definitionOf', withAnother('definitionOf')],
    ['cards', withAnother('cards')],
  ])('is found again once %s is another', (_, other) => {
    let asked = 0;
    const count = memoOnOwnCards(player, () => (asked += 1));
    expect([count(game), count(other), count(other)]).toEqual([1, 2, 2]);
  });

  it('stays while cards of the other player move', () => {
    let asked = 0;
    const count = memoOnOwnCards(player, () => (asked += 1));
    expect([count(game), count(withZone(game, { player: 0, zone: 'hand' }, []))]).toEqual([1, 1]);
  });
});
