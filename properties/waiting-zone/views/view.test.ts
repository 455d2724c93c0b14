import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { canonicalJson } from '../../../src/core/data/digest.ts';
import { opponentOf, PLAYERS, type Player } from '../../../src/core/decision.ts';
import type { Game } from '../../../src/rulesets/waiting-zone/state/game.ts';
import { handleOf, view } from '../../../src/rulesets/waiting-zone/views/player-view.ts';
import { runs } from '../../../test/support/effort.ts';
import { playTape, tapesOfAnyEdition } from '../support/tape.ts';

const hiddenFrom = ({ sides }: Game, viewer: Player): readonly number[] => [
  ...sides[opponentOf(viewer)].zones.hand,
  ...PLAYERS.flatMap((player) => sides[player].zones.deck),
];

/** The same game with the hidden cards of a viewer dealt in another way. */
const dealtOtherwise = (game: Game, viewer: Player): Game => {
  const hidden = hiddenFrom(game, viewer);
  const definitionOf = [...game.definitionOf];
  for (const [place, card] of hidden.entries()) {
    definitionOf[card] = game.definitionOf[hidden[hidden.length - 1 - place] as number] as string;
  }
  return { ...game, definitionOf };
};

/** Every card that is told anywhere in a view, by its handle. */
const handlesIn = (value: unknown): readonly number[] => {
  if (Array.isArray(value)) return value.flatMap(handlesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'card' && typeof inner === 'number' ? [inner] : handlesIn(inner),
  );
};

describe('what a player may know', () => {
  test.prop([tapesOfAnyEdition], runs(30))('no hidden card is told by its handle', (tape) => {
    playTape(tape, {
      rest: (game) => {
        for (const viewer of PLAYERS) {
          const told = new Set(handlesIn(view(game, viewer)));
          expect(hiddenFrom(game, viewer).filter((card) => told.has(handleOf(game, card)))).toEqual([]);
        }
      },
    });
  });

  test.prop([tapesOfAnyEdition], runs(30))(
    'a view does not depend on cards that never were in the open',
    (tape) => {
      playTape(tape, {
        rest: (game) => {
          for (const viewer of PLAYERS) {
            if (game.waiting.length > 0 || game.window !== null) continue;
            expect(canonicalJson(view(dealtOtherwise(game, viewer), viewer))).toBe(
              canonicalJson(view(game, viewer)),
            );
          }
        },
      });
    },
  );

  test.prop([tapesOfAnyEdition], runs(30))(
    'no option names a card that is hidden from the player who is asked',
    (tape) => {
      playTape(tape, {
        rest: (game, { decision }) => {
          const hidden = new Set(hiddenFrom(game, decision.player));
          for (const option of decision.options) {
            const card =
              'card' in option
                ? option.card
                : 'chosen' in option && option.chosen.kind === 'card'
                  ? option.chosen.ref.card
                  : undefined;
            expect(card !== undefined && hidden.has(card), option.key).toBe(false);
          }
        },
      });
    },
  );
});
