import { describe, expect, it } from 'vitest';
import { ConformanceFailed, conforms } from '../../src/api/conformance.ts';
import { opponentOf } from '../../src/api/ruleset.ts';
import { asked, type Game, game, holds, isAnswered, type Parts, rulesetOf } from './planted/stack-game.ts';

/** What a case says of the game with other parts; nothing where it passes. `bluffWindows`: every decision, or those. */
const failureOf = (
  parts: Parts,
  about = 'window-leaks',
  bluffWindows?: readonly string[],
): string | undefined => {
  const ruleset = rulesetOf(parts);
  const windowLeaks = conforms({ ...ruleset, ...(bluffWindows && { bluffWindows }) }).find(
    ({ id }) => id === about,
  );
  try {
    windowLeaks?.run();
    return undefined;
  } catch (error) {
    if (error instanceof ConformanceFailed) return error.message;
    throw error;
  }
};

/** What was played comes back to the hand, and nobody is told. */
const backToTurn = (state: Game): Game => {
  const { card = -1 } = game.topOf(state) ?? {};
  return game.move({ ...state, stack: [] }, card, 'hand', { holder: state.turn });
};

const lacksDenial = (state: Game): boolean => !holds(state, 'denial');

describe('A window that depends on a hidden hand', () => {
  it('is found in the middle of a stack, where the game after it is another one', () => {
    expect(failureOf({ skips: (state) => isAnswered(state) && lacksDenial(state) })).toMatch(
      /the question window in .* after "play denial"/,
    );
  });

  it('is found after a pass of the player whose hand it is', () => {
    const asksAgain = (state: Game) => {
      const passed = opponentOf(asked(state));
      return state.counters.asked[passed] === 0 && game.kindsIn(state, 'hand', passed).includes('denial');
    };
    expect(failureOf({ asksAgain })).toMatch(/the question window/);
  });

  it('is found where nothing happens in its place', () => {
    expect(failureOf({ skips: lacksDenial, skip: backToTurn, skipsTo: 'main' })).toMatch(
      /the question window/,
    );
  });
});

describe('A question to the other player outside bluffWindows', () => {
  it('may depend on what is hidden, and delay the own next question', () => {
    const parts = { skips: lacksDenial, skip: backToTurn, skipsTo: 'main' } as const;
    expect(failureOf(parts, 'window-leaks', [])).toBeUndefined();
  });
});

describe('A view that changes because of a hidden hand', () => {
  const CHANGES: readonly (readonly [string, Parts, RegExp])[] = [
    [
      'a counter of hidden cards',
      { prepare: (state) => game.change(state, 'asked', asked(state), holds(state, 'mine') ? 5 : 0) },
      /counters\.asked/,
    ],
  ];

  it.each(CHANGES)('is found: %s', (_, parts, place) => {
    expect(failureOf(parts, 'change-leaks')).toMatch(place);
  });
});

/** A card of the hand of the player who would be asked is shown to both, and nobody is told. */
const shown = (state: Game, card: 'denial' | 'mine'): Game =>
  holds(state, card) ? game.move(state, game.cardOf(state, 'hand', asked(state), card), 'discard') : state;

const exploded = (state: Game): Game =>
  game.tell(shown(state, 'mine'), { clause: 'mine.1', what: 'exploded', player: asked(state) });

const counted = (state: Game): Game => {
  const player = asked(state);
  const mines = game.kindsIn(state, 'hand', player).filter((card) => card === 'mine').length;
  return game.tell(state, { clause: 'mine.1', what: 'counted', player, mines });
};

/** What no window does that is asked whatever the hand holds, or left out for a reason that both players know. */
const FAIR: readonly (readonly [string, Parts])[] = [
  ['is asked of everybody', {}],
  ['is left out for a public reason', { skips: isAnswered }],
  [
    'is no decision of bluffWindows',
    {
      bluffWindows: ['main'],
      skips: lacksDenial,
      moves: (state, player) => [
        { type: 'pass' },
        ...game.kindsIn(state, 'hand', player).map((card) => ({ type: 'play', card }) as const),
      ],
    },
  ],
  [
    'could not be asked without the card',
    {
      skips: (state) => !holds(state, 'mine'),
      moves: (state) => (holds(state, 'mine') ? [{ type: 'play', card: 'mine' }] : []),
    },
  ],
  [
    'cannot be made without the card',
    {
      skips: (state) => !holds(state, 'mine'),
      moves: (state, player) => {
        game.cardOf(state, 'hand', player, 'mine');
        return [{ type: 'play', card: 'mine' }];
      },
    },
  ],
  ['is replaced by what a hidden card must do', { skips: (state) => holds(state, 'mine'), skip: exploded }],
  [
    'is asked because a card was shown',
    {
      prepare: (state) => shown(state, 'denial'),
      skips: (state) => !game.kindsIn(state, 'discard', asked(state)).includes('denial'),
    },
  ],
  ['is asked because the log tells of a card', { prepare: counted, skips: (state) => !holds(state, 'mine') }],
];

describe('A window', () => {
  it.each(FAIR)('that %s is no leak', (_, parts) => {
    expect(failureOf(parts)).toBeUndefined();
    expect(failureOf(parts, 'change-leaks')).toBeUndefined();
  });
});
