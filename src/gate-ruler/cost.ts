import type { Player } from '../kernel/decision.ts';
import type { Game, Instance } from './game.ts';
import { definitionFor, levelOf, rulerRules, stateOf } from './information.ts';
import { exhaust } from './movement.ts';
import { rulerOf } from './ruler-damage.ts';
import { cardsIn } from './zones.ts';

/** ch.2: the level is the cost where the player's ruler pays costs; a level below 1 costs nothing (inferred). */
export const costOf = (game: Game, player: Player, card: Instance): number =>
  rulerRules(definitionFor(game, rulerOf(game, player))).paysCosts ? Math.max(0, levelOf(game, card)) : 0;

/** The resources that can still be exhausted to pay. */
export const payableResources = (game: Game, player: Player): readonly Instance[] =>
  cardsIn(game, player, 'resource').filter((resource) => !stateOf(game, resource).exhausted);

export const canPay = (game: Game, player: Player, cost: number): boolean =>
  payableResources(game, player).length >= cost;

/** 14-3c: pays 1 of a cost by exhausting that resource. */
export const payWith = (game: Game, resource: Instance): Game => exhaust(game, resource, '14-3c');

/** Whether the resources left differ, so that the player must choose. */
export const hasPaymentChoice = (game: Game, player: Player): boolean =>
  new Set(payableResources(game, player).map((resource) => game.definitionOf[resource])).size > 1;

/** Pays 1 of a cost with the only kind of resource left. */
export const payForced = (game: Game, player: Player): Game => {
  const [resource] = payableResources(game, player);
  return resource === undefined ? game : payWith(game, resource);
};
