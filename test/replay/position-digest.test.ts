import { expect, it } from 'vitest';
import { digest } from '../../src/core/data/digest.ts';
import type { GameState } from '../../src/core/game-state.ts';
import { gateRuler } from '../../src/registered.ts';
import { cardsDigest } from '../../src/replay/position-digest.ts';

it.each<[string, unknown]>([
  ['of definitions', { b: { name: 'B', 10: 1, 9: 2 }, a: { name: 'A' } }],
  ['with an id to escape', { '"': { name: 'quoted' } }],
  ['that are no definitions', { a: 1, b: null }],
  ['in a list', [{ name: 'A' }]],
  ['of no kind', 'cards'],
  ['of none', {}],
])('the digest of cards is that of their canonical JSON: %s', (_, cards) => {
  expect(cardsDigest({ cards } as unknown as GameState)).toBe(digest(cards));
});

it('the digest of the cards of a match is that of their canonical JSON, again for the next match', () => {
  const game = (index: number) =>
    gateRuler.newGame({ edition: '1.0.0', decks: ['atlas-drive', 'volnar-host'], seed: 1, index });
  for (const each of [game(0), game(1)]) expect(cardsDigest(each)).toBe(digest(each.cards));
});

it('leaves out cards that rules have created, and no others of a game with a list of that name', () => {
  const digestOf = (cards: readonly string[], created?: readonly unknown[]) =>
    cardsDigest({ cards, ...(created && { created }) } as unknown as GameState);
  expect(digestOf(['ace', 'imp'], ['imp'])).toBe(digestOf(['ace']));
  for (const created of [[7], ['ace', 'ace', 'imp'], []])
    expect(digestOf(['ace', 'imp'], created)).toBe(digestOf(['ace', 'imp']));
});
