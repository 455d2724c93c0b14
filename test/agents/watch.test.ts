import { describe, expect, it } from 'vitest';
import { gateRuler } from '../../src/registered.ts';
import { gateRulerEventRelevance } from '../../src/rulesets/gate-ruler/adapters/hints.ts';
import type { GateRulerEvent as Fact } from '../../src/rulesets/gate-ruler/state/event.ts';

const game = gateRuler.newGame({
  edition: gateRuler.defaultEdition,
  decks: ['atlas-drive', 'volnar-host'],
  seed: 1,
  index: 0,
});

/** A card of each player. */
const [OWN, ENEMY] = [game.owner.indexOf(0), game.owner.indexOf(1)] as const;

const fact = (what: string, rest: object): Fact => ({ clause: '1-1', what, ...rest }) as Fact;
const put = (kind: string, controller: number): Fact => fact('put', { item: { kind, controller } });

describe('What ends passing until something happens', () => {
  it.each<[string, boolean, Fact]>([
    ['a card that the opponent puts on the gate', true, put('card', 1)],
    ['an ability of the opponent on the gate', true, put('ability', 1)],
    ['damage by the opponent on the gate', true, put('damage', 1)],
    ['a drive of the opponent, which nobody can answer', false, put('drive', 1)],
    ['a card of its own on the gate', false, put('card', 0)],
    ['an attack by the opponent', true, fact('attacked', { attacker: ENEMY })],
    ['an attack of its own', false, fact('attacked', { attacker: OWN })],
    ['damage to a card of its own', true, fact('dealt', { source: ENEMY, receiver: OWN })],
    ['damage to a card of the opponent', false, fact('dealt', { source: OWN, receiver: ENEMY })],
    ['ruler damage to itself', true, fact('rulerDamage', { player: 0, points: 1 })],
    ['ruler damage to the opponent', false, fact('rulerDamage', { player: 1, points: 1 })],
    ['the destruction of a card of its own', true, fact('destroyed', { card: OWN })],
    ['the destruction of a card of the opponent', false, fact('destroyed', { card: ENEMY })],
    ['the beginning of its own turn', true, fact('turnBegan', { player: 0, number: 3 })],
    ['the beginning of the turn of the opponent', false, fact('turnBegan', { player: 1, number: 2 })],
  ])('%s: %s', (_what, isNews, happened) => {
    expect(gateRulerEventRelevance.isNews(game, happened, 0)).toBe(isNews);
  });
});

const moved = (card: number, player: number, zone: string, knownTo?: readonly number[]): Fact =>
  fact('moved', {
    card,
    from: { player, zone },
    to: { player, zone: 'graveyard' },
    ...(knownTo && { knownTo }),
  });

describe('What a pick cannot be taken back from', () => {
  it.each<[string, boolean, Fact]>([
    ['a shuffle', true, fact('shuffled', { player: 1, order: [] })],
    ['a card from its own deck', true, moved(OWN, 0, 'deck')],
    ['a card from the deck that only the opponent may know', false, moved(ENEMY, 1, 'deck', [1])],
    ['a card from the hand of the opponent', true, moved(ENEMY, 1, 'hand')],
    ['a set card of the opponent', true, moved(ENEMY, 1, 'set1')],
    ['a card from its own hand', false, moved(OWN, 0, 'hand')],
    ['a unit that leaves play', false, moved(ENEMY, 1, 'attack1')],
    ['a reveal by the opponent', true, fact('revealed', { player: 1, card: ENEMY })],
    ['a reveal of its own', false, fact('revealed', { player: 0, card: OWN })],
  ])('%s: %s', (_what, shows, happened) => {
    expect(gateRulerEventRelevance.revealsInformation(game, happened, 0)).toBe(shows);
  });
});
