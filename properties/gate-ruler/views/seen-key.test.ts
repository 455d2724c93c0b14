import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { PLAYERS } from '../../../src/core/decision.ts';
import { rngStream } from '../../../src/core/random.ts';
import { gateRuler } from '../../../src/registered.ts';
import { determinize } from '../../../src/rulesets/gate-ruler/views/determinization.ts';
import { informationStateKey } from '../../../src/rulesets/gate-ruler/views/information-state.ts';
import { type KnownCard, lazyView, view } from '../../../src/rulesets/gate-ruler/views/player-view.ts';
import { resumeMatch } from '../../../src/runtime/start.ts';
import { runs } from '../../../test/support/effort.ts';
import { begin, type GateRulerMatch, playTape, setups, tapes } from '../support/tape.ts';

/** Notes what games are known by, as keys and as views. */
class Known {
  readonly #viewOf = new Map<string, string>();
  readonly #keyOf = new Map<string, string>();

  /** The key of every view is its own. */
  readonly note = (match: GateRulerMatch): void => {
    const game = match.game();
    for (const player of PLAYERS) {
      const key = `${player} ${informationStateKey(game, player)}`;
      const seen = JSON.stringify(view(game, player));
      expect(this.#viewOf.get(key) ?? seen).toBe(seen);
      expect(this.#keyOf.get(seen) ?? key).toBe(key);
      this.#viewOf.set(key, seen);
      this.#keyOf.set(seen, key);
    }
  };
}

const WORLDS = 6;

describe('What a search knows a game by', () => {
  test.prop([setups, tapes(200), tapes(30), fc.nat()], runs(12))(
    'is the same exactly when the view is, in the match and in imagined worlds',
    (setup, tape, after, seed) => {
      const match = begin(setup, { runtime: 'lean' });
      const known = new Known();
      playTape(match, tape, known.note);
      const open = match.pending();
      if (open === undefined) return;
      const draw = determinize(match.position(), open.decision.player);
      for (let index = 0; index < WORLDS; index += 1) {
        const world = resumeMatch(gateRuler, draw(rngStream(seed, index, 'world')), { runtime: 'lean' });
        playTape(world, after, known.note);
      }
    },
  );
});

const READ = [
  ...(['card', 'souls', 'id', 'printed', 'exhausted', 'faceUp', 'damage', 'rulerDamage'] as const),
  ...(['level', 'atk', 'hp', 'stk', 'keywords'] as const),
] satisfies readonly (keyof KnownCard)[];

/** Everything that is read of a card. */
const read = (card: KnownCard | null) => card && Object.fromEntries(READ.map((part) => [part, card[part]]));

describe('A glance', () => {
  test.prop([setups, tapes(200)], runs(8))('shows what the view shows', (setup, tape) => {
    playTape(begin(setup, { runtime: 'lean' }), tape, (match) => {
      for (const player of PLAYERS) {
        const seen = lazyView(match.game(), player);
        const sides = seen.sides.map((side) => ({
          ...side,
          zones: Object.fromEntries(
            Object.entries(side.zones).map(([zone, { count, cards }]) => [
              zone,
              { count, cards: cards.map(read) },
            ]),
          ),
        }));
        expect({ ...seen, sides, cardsOnGate: seen.cardsOnGate.map(read) }).toEqual(
          view(match.game(), player),
        );
      }
    });
  });
});
