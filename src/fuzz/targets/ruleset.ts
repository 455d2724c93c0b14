import { canonicalOptions, type Decision, opponentOf, type Player } from '../../core/decision.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import { type ChartGame, type ChartProcess, FUEL } from './machine.ts';

const EDITION = 'random';

export const chartGame = (n: number): ChartGame => ({ edition: EDITION, facts: [], n, fuel: FUEL });

/** The seat and the two to four options that the number of the game stands for. */
const pick = ({ game }: { readonly game: ChartGame }): Decision => ({
  player: (game.n % 2) as Player,
  kind: 'pick',
  clause: 'chart',
  options: canonicalOptions(['0', '1', '2', '3'].slice(0, 2 + (game.n % 3)).map((key) => ({ key }))),
});

/** A ruleset of no rules at all, whose editions are what is given. */
export const chartRuleset = (process: ChartProcess | undefined): Ruleset<ChartGame> => ({
  id: 'random-charts',
  version: 1,
  plays: 'matches',
  editions: process === undefined ? {} : { [EDITION]: process },
  defaultEdition: EDITION,
  clauses: {},
  contracts: {},
  newGame: ({ seed }) => chartGame(seed),
  decisions: { pick },
  view: ({ n }) => ({ n }),
  narrate: (_, fact) => fact.what,
  checkInvariants: () => [],
  concede: (game, player) => ({
    ...game,
    result: { winner: opponentOf(player), clause: 'chart', reasons: [null, null] },
  }),
});
