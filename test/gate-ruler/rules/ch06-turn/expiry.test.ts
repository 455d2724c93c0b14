import { describe, expect, it } from 'vitest';
import { gateRuler } from '../../../../src/registered.ts';
import { refOf } from '../../../../src/rulesets/gate-ruler/queries/cards.ts';
import { ANY_OBJECT } from '../../../../src/rulesets/gate-ruler/queries/effects.ts';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import { moveCard } from '../../../../src/rulesets/gate-ruler/rules/ch03-zones/movement.ts';
import { expireTurn } from '../../../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import type { Duration } from '../../../../src/rulesets/gate-ruler/state/card.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import type { CardRef } from '../../../../src/rulesets/gate-ruler/state/instance.ts';

const dealt = gateRuler.newGame({
  edition: '2021-03',
  decks: ['volnar-host', 'atlas-drive'],
  seed: 1,
  index: 0,
});
const unit = cardsIn(dealt, 0, 'deck').find((card) => dealt.definitionOf[card] === 'welkright') as number;
const inPlay = moveCard(dealt, unit, { player: 0, zone: 'attack1' }, '7-3c');
const inHand = moveCard(inPlay, unit, { player: 0, zone: 'hand' }, '7-3c');

/** What is told as an effect on that card ends with the turn. */
const toldOf = (game: Game, on: CardRef) => {
  const lasting = {
    number: 0,
    controller: 0,
    source: refOf(game, unit),
    effect: { change: 'atk', by: 1, on: 'this' },
    on: [on],
    until: 'turn',
  } as const;
  const ended = expireTurn({ ...game, lasting: [lasting], facts: [] });
  expect(ended.lasting).toEqual([]);
  return ended.facts.slice().map(({ what, knownTo }) => ({ what, knownTo }));
};

describe('6-5d: the end of an effect that lasts for the turn', () => {
  it('is told of a card that it is on', () => {
    expect(toldOf(inPlay, refOf(inPlay, unit))).toEqual([{ what: 'expired', knownTo: undefined }]);
  });

  it('3-2d: is not told of a card that became another since', () => {
    expect(toldOf(inHand, refOf(inPlay, unit))).toEqual([]);
  });

  it('3-2d-1, 3-5b: where it went with the card to a hand, the name is told to that player alone', () => {
    expect(toldOf(inHand, { card: unit, object: ANY_OBJECT })).toEqual([{ what: 'expired', knownTo: [0] }]);
  });
});

const lasting = (number: number, until: Duration) => ({
  number,
  controller: 0 as const,
  source: refOf(inPlay, unit),
  effect: { change: 'atk', by: number, on: 'this' } as const,
  on: [refOf(inPlay, unit)],
  until,
});

const delayed = (number: number, until: Duration) => ({
  number,
  controller: 0 as const,
  source: refOf(inPlay, unit),
  when: { on: 'moment', moment: 'turnEnd' } as const,
  effect: [],
  choices: {},
  until,
  often: true,
});

describe('6-5d: what ends with the turn', () => {
  it('is what lasts for the turn or for an attack in it, and nothing else is told to end', () => {
    const [turn, attack, match] = [lasting(1, 'turn'), lasting(2, 'attack'), lasting(3, 'match')];
    const ended = expireTurn({ ...inPlay, lasting: [turn, match, attack], facts: [] });
    expect(ended.lasting).toEqual([match]);
    expect(ended.facts.slice().map((fact) => fact.what === 'expired' && fact.effect)).toEqual([
      turn.effect,
      attack.effect,
    ]);
  });

  it('14-9f: is what waits for the turn only, though no effect ends', () => {
    const game = { ...inPlay, delayed: [delayed(1, 'turn'), delayed(2, 'match')] };
    expect(expireTurn(game).delayed).toEqual([delayed(2, 'match')]);
  });

  it('is nothing where all lasts longer, and the game stays the same value', () => {
    const game = { ...inPlay, lasting: [lasting(1, 'match')], delayed: [delayed(2, 'match')] };
    expect(expireTurn(game)).toBe(game);
  });
});
