import type { Player } from '../../../kernel/decision.ts';
import type { Game, Instance } from '../values/game.ts';
import { activeEffects, applies } from './continuous.ts';
import { levelOf } from './stats.ts';

const treatmentsOf = (game: Game, card: Instance) =>
  activeEffects(game).flatMap(({ effect, scope, on }) =>
    'mayTreat' in effect && applies(game, scope, effect.on, on, card)
      ? [{ level: effect.as, controller: scope.controller }]
      : [],
  );

/** 14-7b: the levels a card may be treated as, its own first. */
export const possibleLevels = (game: Game, card: Instance): readonly number[] => [
  ...new Set([levelOf(game, card), ...treatmentsOf(game, card).map(({ level }) => level)]),
];

/** Who decides how the level of a card is read. */
export const treaterOf = (game: Game, card: Instance): Player | undefined =>
  treatmentsOf(game, card)[0]?.controller;
