import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { hasKeyword, isForbidden, statOf } from '../../../../src/rulesets/gate-ruler/queries/effects.ts';
import type { Keyword, Stat } from '../../../../src/rulesets/gate-ruler/state/card.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import type { Instance } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { runs } from '../../../../test/support/effort.ts';
import { begin, playTape, setups, tapes } from '../../support/tape.ts';

const STATS: readonly Stat[] = ['level', 'atk', 'hp', 'stk'];
const KEYWORDS: readonly Keyword[] = ['penetrate', 'intercept', 'vigilance', 'soulguard', 'pacifist'];

const readCard = (game: Game, card: Instance) => ({
  stats: STATS.map((stat) => statOf(game, card, stat)),
  keywords: KEYWORDS.filter((keyword) => hasKeyword(game, card, keyword)),
  canAttack: !isForbidden(game, card, 'attack'),
});

const all = (game: Game): readonly Instance[] => game.definitionOf.map((_, card) => card);

describe('Continuous effects', () => {
  test.prop([setups, tapes(150)], runs(12))(
    '14-1a-3: give the same when they are worked out again, in any order, from a game that knows nothing of before',
    (setup, tape) => {
      playTape(begin(setup, { runtime: 'lean' }), tape, (at) => {
        const game = at.game();
        const first = all(game).map((card) => readCard(game, card));
        const anew: Game = structuredClone(game);
        const backwards = [...all(anew)].reverse().map((card) => readCard(anew, card));
        expect(backwards.reverse()).toEqual(first);
        expect(all(game).map((card) => readCard(game, card))).toEqual(first);
      });
    },
  );
});
