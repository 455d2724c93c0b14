import { test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { PLAYERS, type Player } from '../../../../src/core/decision.ts';
import {
  canOnlyPass,
  forcedPlay,
  gateActions,
} from '../../../../src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import { runs } from '../../../../test/support/effort.ts';
import { begin, playTape, setups, tapes } from '../../support/tape.ts';

/** What the list of actions says of the two questions that are asked without it. */
const asListed = (game: Game, player: Player) => {
  const types = gateActions(game, player).map(({ type }) => type);
  const isOnly = (...some: readonly string[]): boolean =>
    types.length === 1 && some.includes(types[0] as string);
  return {
    canOnlyPass: isOnly('pass'),
    mustPlay: isOnly('playUnit', 'playField', 'playInstantEvent', 'playStandardEvent'),
  };
};

test.prop([setups, tapes(120)], runs(20))(
  '9-3e: whether passing is all there is, and whether a certain card must be played, are as the actions say',
  (setup, tape) => {
    const disagreements: unknown[] = [];
    const match = begin(setup, {
      runtime: 'lean',
      onStep: (_, baton) => {
        const game = baton as Game | undefined;
        if (game === undefined || disagreements.length > 0) return;
        for (const player of PLAYERS) {
          const asked = {
            canOnlyPass: canOnlyPass(game, player),
            mustPlay: forcedPlay(game, player) !== undefined,
          };
          const listed = asListed(game, player);
          const isAgreed = asked.canOnlyPass === listed.canOnlyPass && asked.mustPlay === listed.mustPlay;
          if (!isAgreed) disagreements.push({ player, asked, listed });
        }
      },
    });
    playTape(match, tape, () => {});
    expect(disagreements).toEqual([]);
  },
);
