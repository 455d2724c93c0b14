import { describe, expect, it, test } from 'vitest';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import { settableClauses } from '../../../../src/rulesets/gate-ruler/rules/ch07-actions/action-preconditions.ts';
import {
  forcedPlay,
  gateActions,
  revealDrive,
  setCard,
} from '../../../../src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import type { OptionOf } from '../../../../src/rulesets/gate-ruler/state/option.ts';
import { gameOf } from '../../support/described.ts';

const game = gameOf({
  cards: {
    meadow: { type: 'field' },
    sleeper: { like: '1/1/1', keywords: ['standby'] },
    blast: { type: 'event', timing: 'standard', effect: [{ do: 'draw', player: 'own', count: 1 }] },
    bolt: { type: 'event', timing: 'instant', effect: [{ do: 'draw', player: 'own', count: 1 }] },
    comet: { like: '1/1/1', overdrive: [{ do: 'draw', player: 'own', count: 1 }] },
    sage: {
      like: '2/2/2',
      abilities: [
        {
          kind: 'activated',
          timing: 'standard',
          oncePerTurn: true,
          effect: [{ do: 'draw', player: 'own', count: 1 }],
        },
        {
          kind: 'activated',
          timing: 'instant',
          oncePerTurn: true,
          effect: [{ do: 'draw', player: 'own', count: 1 }],
        },
      ],
    },
  },
  p1: {
    A1: 'sage',
    S1: 'bolt',
    hand: ['meadow', 'blast', 'bolt', '1/1/1'],
    drive: [{ card: 'comet', faceUp: true }, { card: '2/2/2' }],
  },
});

const actionsIn = (at: Game): readonly (readonly [string, string])[] =>
  gateActions(at, 0).map((option) => [option.key, option.type]);

describe('9-3e a gate action', () => {
  it('is one of those that are numbered, by what is played or used', () => {
    expect(Object.fromEntries(actionsIn(game))).toEqual({
      pass: 'pass',
      'play meadow in hand': 'playField',
      'play blast in hand': 'playStandardEvent',
      'play S1': 'playInstantEvent',
      'play 1/1/1 in hand': 'playUnit',
      'play comet in drive': 'playUnit',
      'use OD of comet in drive': 'useOverdrive',
      'reveal 2/2/2 in drive': 'reveal',
      'ability 1 of A1': 'useStandardAbility',
      'ability 2 of A1': 'useInstantAbility',
      'set blast in hand to S2': 'setCard',
      'set bolt in hand to S2': 'setCard',
    });
    expect(forcedPlay(game, 0)).toBeUndefined();
  });
});

test('7-2 a driven card is revealed from the drive zone, which 7-2a allows', () => {
  const [card] = cardsIn(game, 0, 'drive').filter((each) => game.states[each]?.faceUp === false);
  const option: OptionOf<'reveal'> = { key: 'reveal', type: 'reveal', card: card as number };
  expect(revealDrive(game, 0, option).facts.slice().at(-1)).toEqual({
    clause: '7-2',
    decidedBy: ['3-3b-2', '7-2a'],
    what: 'revealed',
    player: 0,
    card,
    from: { player: 0, zone: 'drive' },
  });
});

test('7-5 an event is set by 7-5b alone, a unit by Standby', () => {
  const withSleeper = gameOf({
    cards: { sleeper: { like: '1/1/1', keywords: ['standby'] } },
    p1: { hand: ['sleeper'] },
  });
  const [sleeper] = cardsIn(withSleeper, 0, 'hand');
  expect(settableClauses(withSleeper, sleeper as number)).toEqual(['16-18', 'u2103/standby.1']);
  const blast = gateActions(game, 0).find(
    ({ key }) => key === 'set blast in hand to S2',
  ) as OptionOf<'setCard'>;
  expect(settableClauses(game, blast.card)).toEqual([]);
  expect(setCard(game, 0, blast).facts.slice().at(-1)).toMatchObject({ clause: '7-5', what: 'moved' });
});
