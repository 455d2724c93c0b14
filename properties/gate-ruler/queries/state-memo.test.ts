import { test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { PLAYERS } from '../../../src/core/decision.ts';
import { statOf } from '../../../src/rulesets/gate-ruler/queries/effects.ts';
import { cardsInPlay } from '../../../src/rulesets/gate-ruler/queries/in-play.ts';
import { canOnlyPass } from '../../../src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts';
import { isAnyUnitToBeDestroyed } from '../../../src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import { runs } from '../../../test/support/effort.ts';
import { begin, playTape, setups, tapes } from '../support/tape.ts';

/** What rules say of a game that they remember between games. */
const remembered = (game: Game) => ({
  passes: PLAYERS.map((player) => canOnlyPass(game, player)),
  isAnyDoomed: isAnyUnitToBeDestroyed(game),
  numbers: cardsInPlay(game).map(({ card }) => [statOf(game, card, 'atk'), statOf(game, card, 'hp')]),
});

/** The same game, of which nothing can be remembered. */
const neverSeen = ({ facts: _, cards, definitionOf, ...game }: Game): Game => ({
  ...structuredClone(game),
  cards,
  definitionOf,
  facts: [],
});

/** The parts that change while a match goes on, each without another: a card becomes another object only as it moves. */
const PARTS = ['states', 'sides', 'turn', 'attack', 'lasting', 'soulOf', 'gate', 'takenBack'] as const;

/** How many steps apart games lie that lend each other a part. */
const APART = 40;

test.prop([setups, tapes(150)], runs(40))(
  'what is remembered of a game is not said of one that differs in a part it depends on',
  (setup, tape) => {
    const games: Game[] = [];
    const match = begin(setup, {
      runtime: 'lean',
      onStep: (_, state) => {
        const game = state as Game | undefined;
        if (game !== undefined && game !== games.at(-1)) games.push(game);
      },
    });
    playTape(match, tape, () => {});
    for (let at = APART; at < games.length; at += 5) {
      const [before, game] = [games[at - APART] as Game, games[at] as Game];
      for (const part of PARTS) {
        if (before[part] === game[part]) continue;
        const mixed = { ...game, [part]: before[part] };
        const anew = remembered(neverSeen(mixed));
        remembered(game);
        expect({ part, ...remembered(mixed) }).toEqual({ part, ...anew });
      }
    }
  },
);
