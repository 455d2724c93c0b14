import { canonicalOptions, type Decision, type Player } from '../../../src/core/decision.ts';
import type { GameEvent, GameState } from '../../../src/core/game-state.ts';
import type { Process } from '../../../src/core/rule-machine.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';

/** A game of next to nothing: a number, and how many more instant steps the guards allow. */
export interface TinyGame extends GameState {
  readonly n: number;
  readonly fuel: number;
}

export type TinyProcess = Process<{ readonly game: TinyGame }, { readonly game: TinyGame }>;

export const FUEL = 6;

export const tinyGame = (n = 0): TinyGame => ({ edition: 'tiny', facts: [], n, fuel: FUEL });

export const fact = (what: string): GameEvent => ({ clause: 'c0', what });

/** The player and the two to four options that the number stands for. */
export const pick = ({ game }: { readonly game: TinyGame }): Decision => ({
  player: (game.n % 2) as Player,
  kind: 'pick',
  clause: 'c1',
  options: canonicalOptions(['a', 'b', 'c', 'd'].slice(0, 2 + (game.n % 3)).map((key) => ({ key }))),
});

/** A ruleset whose only edition runs this process. */
export const tinyRuleset = (
  root: TinyProcess,
  overrides: Partial<Ruleset<TinyGame>> = {},
): Ruleset<TinyGame> => ({
  id: 'tiny',
  version: 1,
  plays: 'matches',
  editions: { tiny: root },
  defaultEdition: 'tiny',
  clauses: {},
  contracts: {},
  newGame: ({ seed }) => tinyGame(seed),
  decisions: { pick },
  view: (game, player) => ({ n: game.n, player }),
  narrate: (_, told) => told.what,
  checkInvariants: () => [],
  concede: (game, player) => ({
    ...game,
    result: { winner: player === 0 ? 1 : 0, clause: 'c2', reasons: [null, null] },
  }),
  ...overrides,
});
