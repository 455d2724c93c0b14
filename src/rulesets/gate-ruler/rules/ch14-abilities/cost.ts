import type { Player } from '../../../../core/decision.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import { cardDefinition } from '../../queries/cards.ts';
import { rulerRules, stateOf } from '../../queries/information.ts';
import { rulerOf } from '../../queries/rulers.ts';
import { cardsIn } from '../../queries/zones.ts';
import type { Game } from '../../state/game.ts';
import type { Effect } from '../../state/card.ts';

/** A resource ability needs a card in the resource zone, ready or not. */
export const lacksResource = (game: Game, player: Player, { resource }: Effect): boolean =>
  resource === true && cardsIn(game, player, 'resource').length === 0;

/** Why it lacks one: the zone is empty, whatever pays like a resource elsewhere. */
export const lackingClause = (game: Game, player: Player): ClauseId =>
  rulerRules(cardDefinition(game, rulerOf(game, player))).exhaustToPay === 'opponentsTurn'
    ? 'u2103/resource-ability.6'
    : 'u2103/resource-ability.3';

/** What decides that an effect may be played as a resource ability. */
export const resourceAbilityClauses = (game: Game, player: Player, { resource }: Effect): readonly ClauseId[] => {
  if (resource !== true) return [];
  const isAnyReady = cardsIn(game, player, 'resource').some((card) => !stateOf(game, card).exhausted);
  return [
    '16-17',
    'u2103/resource-ability.2',
    ...(isAnyReady ? [] : (['u2103/resource-ability.4'] as const)),
  ];
};
