import { describe, expect, test } from 'vitest';
import { itemInPlay } from '../../../../src/rulesets/gate-ruler/queries/gate.ts';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import {
  announce,
  completePlay,
  effectRequested,
  isNormalSummon,
  playKey,
  playsCard,
  withdrawPlay,
} from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/play.ts';
import { canComplete } from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/play-preconditions.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import type { PlayedCard } from '../../../../src/rulesets/gate-ruler/state/gate-item.ts';
import type { Instance } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import type { PlayRequest } from '../../../../src/rulesets/gate-ruler/state/option.ts';
import { gameOf } from '../../support/described.ts';
import { cards, only, waitingFor } from '../../support/plays.ts';

const inHand = (card: string): { readonly game: Game; readonly card: Instance } => {
  const game = gameOf({ cards, p1: { hand: card, A1: 'worker' } });
  return { game, card: only(game, 'hand') };
};

const drawsOf = (game: Game, request: PlayRequest): readonly unknown[] =>
  effectRequested(game, request).instructions.map((step) => (step as { readonly count: unknown }).count);

describe('What is played', () => {
  test('14-3 of a card played in the ordinary way is its own effect; a unit has none', () => {
    const { game, card } = inHand('plot');
    expect(drawsOf(game, { player: 0, card, how: 'card' })).toEqual([1]);
    const twofold = inHand('twofold');
    expect(drawsOf(twofold.game, { player: 0, card: twofold.card, how: 'card' })).toEqual([8]);
    const unit = inHand('1/1/1');
    expect(drawsOf(unit.game, { player: 0, card: unit.card, how: 'card' })).toEqual([]);
  });

  test('14-5a-1 of a card whose counter plays the card itself is the effect of the card', () => {
    const { game, card } = inHand('ambush');
    const request = { player: 0, card, how: 'counter' } as const;
    expect([playsCard(game, request), drawsOf(game, request)]).toEqual([true, [2]]);
    expect(announce(game, request).gate).toMatchObject([{ kind: 'card', card, counter: true }]);
    expect(announce(game, request).facts.slice().at(-1)).toMatchObject({ what: 'put', clause: '14-5a-1' });
  });

  test('14-5a of any other counter is its ability, while the card stays', () => {
    const { game, card } = inHand('sponge');
    const request = { player: 0, card, how: 'counter' } as const;
    const put = announce(game, request);
    expect([playsCard(game, request), drawsOf(game, request)]).toEqual([false, [3]]);
    expect(put.gate).toMatchObject([{ kind: 'ability', source: { card }, counter: true }]);
    expect(put.facts.slice().at(-1)).toMatchObject({ what: 'put', clause: '14-5a' });
    expect(only(put, 'hand')).toBe(card);
  });

  test('14-5b of an overdrive is its ability, also of a card whose counter plays the card itself', () => {
    const { game, card } = inHand('sponge');
    const request = { player: 0, card, how: 'overdrive' } as const;
    expect([playsCard(game, request), drawsOf(game, request)]).toEqual([false, [4]]);
    expect(announce(game, request).facts.slice().at(-1)).toMatchObject({ what: 'put', clause: '14-5b' });
    expect(announce(game, request).gate).toMatchObject([{ kind: 'ability', counter: false }]);
    const other = inHand('ambush');
    expect(playsCard(other.game, { player: 0, card: other.card, how: 'overdrive' })).toBe(false);
  });

  test('14-8 of an activated ability is that of its place on the card', () => {
    const { game } = inHand('plot');
    const card = only(game, 'attack1');
    const request = (ability: number): PlayRequest => ({ player: 0, card, how: 'activated', ability });
    expect([drawsOf(game, request(0)), drawsOf(game, request(1))]).toEqual([[5], [6]]);
    expect(announce(game, request(1)).facts.slice().at(-1)).toMatchObject({ what: 'put', clause: '14-3a' });
  });

  test('14-9 of an ability that waits is its own, with its cause, and it waits no more', () => {
    const { game } = inHand('plot');
    const card = only(game, 'attack1');
    const request = { player: 0, card, how: 'auto', waiting: 77 } as const;
    const waiting = waitingFor(game, card);
    expect(drawsOf(waiting, request)).toEqual([7]);
    const put = announce(waiting, request);
    expect(put.gate).toMatchObject([{ kind: 'ability', cause: { amount: 9 }, counter: false }]);
    expect(put.facts.slice().at(-1)).toMatchObject({ what: 'put', clause: '11-1b' });
    expect(put.waiting).toEqual([]);
  });

  test('14-3a a card goes to the gate from where it lies, and notes no more than is asked for', () => {
    const { game, card } = inHand('plot');
    const put = announce(game, { player: 0, card, how: 'card' });
    const { number: _, ...item } = put.gate[0] as PlayedCard;
    expect(item).toEqual({
      kind: 'card',
      controller: 0,
      card,
      from: 'hand',
      counter: false,
      choices: {},
      zones: {},
    });
    expect([cardsIn(put, 0, 'hand'), put.facts.slice().at(-1)?.clause]).toEqual([[], '14-3a']);
    const later = announce(game, { player: 0, card, how: 'card', afterwards: 'deckBottom' });
    expect(later.gate).toMatchObject([{ afterwards: 'deckBottom' }]);
  });

  test('14-4b a set card whose timing came is played with its cause, and waits no more', () => {
    const game = gameOf({ cards, p1: { S1: 'plot' } });
    const card = only(game, 'set1');
    const put = announce(waitingFor(game, card, { isSetCard: true }), {
      player: 0,
      card,
      how: 'card',
      waiting: 77,
    });
    expect(put.gate).toMatchObject([{ kind: 'card', from: 'set1', cause: { amount: 9 } }]);
    expect(put.waiting).toEqual([]);
  });
});

describe('A normal summon', () => {
  const request = (card: Instance, how: 'card' | 'overdrive' | 'counter'): PlayRequest => ({
    player: 0,
    card,
    how,
  });

  test('4-4a is a unit that is played as a card, and nothing else', () => {
    const { game, card } = inHand('sponge');
    expect(isNormalSummon(game, request(card, 'card'))).toBe(true);
    expect(isNormalSummon(game, request(card, 'overdrive'))).toBe(false);
    expect(isNormalSummon(game, request(card, 'counter'))).toBe(false);
    const event = inHand('plot');
    expect(isNormalSummon(event.game, request(event.card, 'card'))).toBe(false);
  });

  test('7-3 uses up one of the summon cap of its player; an overdrive is noted on its card instead', () => {
    const { game, card } = inHand('sponge');
    const played = (how: 'card' | 'overdrive') =>
      completePlay(announce(game, request(card, how)), request(card, how), game);
    const counts = ({ sides }: Game) => sides.map(({ summonCount }) => summonCount);
    expect([counts(played('card')), counts(played('overdrive'))]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(played('overdrive').states[card]?.used).toEqual(['OD']);
    expect(played('card').states[card]?.used ?? []).toEqual([]);
    const event = inHand('plot');
    const done = completePlay(
      announce(event.game, request(event.card, 'card')),
      request(event.card, 'card'),
      event.game,
    );
    expect([counts(done), done.states[event.card]?.used ?? []]).toEqual([[0, 0], []]);
    expect(played('overdrive').facts.slice().at(-1)).toMatchObject({
      clause: '14-3d',
      what: 'played',
      player: 0,
    });
  });
});

describe('A play that is taken back', () => {
  test('14-3b-4 leaves the state before it, what was told, and a note that tells it from every other play', () => {
    const { game, card } = inHand('plot');
    const request = { player: 0, card, how: 'card' } as const;
    const put = announce(game, request);
    const back = withdrawPlay(game, put, request);
    expect({ ...back, facts: [], takenBack: [] }).toEqual({ ...game, facts: [], takenBack: [] });
    expect(back.facts.slice().map(({ what }) => what)).toEqual([
      ...put.facts.slice().map(({ what }) => what),
      'withdrawn',
    ]);
    expect(back.facts.slice().at(-1)).toMatchObject({ clause: '14-3b-4', item: itemInPlay(put) });
    expect([canComplete(game, request), canComplete(back, request)]).toEqual([true, false]);
    const worker = only(game, 'attack1');
    const plays: readonly PlayRequest[] = [
      request,
      { player: 0, card: worker, how: 'card' },
      { player: 0, card: worker, how: 'activated', ability: 0 },
      { player: 0, card: worker, how: 'activated', ability: 1 },
    ];
    expect(new Set(plays.map((each) => playKey(game, each))).size).toBe(plays.length);
    expect(playKey(game, request)).toBe(`card ${game.object[card]}`);
  });
});
