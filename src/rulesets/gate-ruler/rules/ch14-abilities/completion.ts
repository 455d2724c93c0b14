import { isBoundToSetZone } from '../../reading/standby.ts';
import { cardsIn } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { PlayRequest } from '../../values/play-request.ts';
import { canPay } from './cost.ts';
import { effectRequested, hasTargets, playKey, playsCard } from './play.ts';

/**
 * 16-17: a resource ability needs a card in the resource zone (u2103/resource-ability.2, u2103/resource-ability.3), ready
 * or not (u2103/resource-ability.4); what pays from elsewhere does not count (u2103/resource-ability.6).
 */
const lacksResource = (game: Game, request: PlayRequest): boolean =>
  effectRequested(game, request).resource === true && cardsIn(game, request.player, 'resource').length === 0;

/** 14-3b-4: the same play of the same state would be taken back again. */
const isTakenBack = (game: Game, request: PlayRequest): boolean =>
  game.takenBack.length > 0 && game.takenBack.includes(playKey(game, request));

/** Whether a play can be completed: its choices have candidates and its cost can be paid (14-3b-4, 14-3c). */
export const canComplete = (game: Game, request: PlayRequest): boolean =>
  !isTakenBack(game, request) &&
  !lacksResource(game, request) &&
  !(playsCard(game, request) && isBoundToSetZone(game, request.card)) &&
  canPay(game, request) &&
  hasTargets(game, request);
