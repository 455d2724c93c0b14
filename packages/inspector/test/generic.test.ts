import { expect, test } from 'vitest';
import type { GameState } from '../../../src/core/game-state.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { renderBoard } from '../src/store/board-view.ts';

const game: GameState = { edition: 'first', facts: [] };

const drawn = (view: (player: number) => unknown, viewer: 0 | 1 | null) =>
  renderBoard(
    { view: (_game: GameState, player: number) => view(player) } as unknown as Ruleset,
    game,
    viewer,
  ).sides;

test('words and numbers of a view are meters, lists are zones, and what lies deeper is named by its path', () => {
  const [side] = drawn(
    () => ({ life: 3, attack: null, own: { hand: ['bolt', ['check', 'bet']], name: 'x'.repeat(50) } }),
    null,
  );
  expect(side.meters).toEqual([
    { key: 'life', value: '3' },
    { key: 'own.name', value: expect.stringMatching(/^x{17}…x{6}$/) },
  ]);
  const [[zone]] = side.rows as [[NonNullable<(typeof side.rows)[0][0]>]];
  expect([zone.key, zone.count, zone.cards.map(({ name }) => name?.en)]).toEqual([
    'own.hand',
    2,
    ['bolt', 'check bet'],
  ]);
});

test('a player is shown its own view alone, who sees everything both', () => {
  const seen = (viewer: 0 | 1 | null) =>
    drawn((player) => ({ secret: player }), viewer).map(({ meters }) => meters.map(({ value }) => value));
  expect([seen(0), seen(1), seen(null)]).toEqual([
    [['0'], []],
    [[], ['1']],
    [['0'], ['1']],
  ]);
});
