import { allHold } from '../../../../kernel/why-not.ts';
import { definitionFor } from '../../reading/definitions.ts';
import { rulerRules, stateOf } from '../../reading/information.ts';
import { cardText, type Requirement, requirement } from '../../reading/requirement.ts';
import { rulerOf } from '../../reading/rulers.ts';
import { isBoundToSetZone } from '../../reading/standby.ts';
import { cardsIn } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { PlayRequest } from '../../values/play-request.ts';
import { canPay, costOf } from './cost.ts';
import { hasMaterial } from './instructions/material.ts';
import { announce, effectRequested, hasTargets, isAnyWayLeft, playsCard, scopeRequested } from './play.ts';
import { lackingClause, lacksResource } from './resource-ability.ts';
import { barredWays } from './taken-back.ts';

/** 14-3b-4: whether the play was taken back in every way that its choices can be made. */
const isTakenBack = (game: Game, request: PlayRequest): boolean =>
  barredWays(game, request).barred !== undefined && !isAnyWayLeft(announce(game, request));

const costFacts = (game: Game, request: PlayRequest): readonly string[] => {
  const { player } = request;
  const ready = cardsIn(game, player, 'resource').filter((card) => !stateOf(game, card).exhausted).length;
  const { paysCosts } = rulerRules(definitionFor(game, rulerOf(game, player)));
  const owed = costOf(game, request).map(({ part }) => part);
  const parts = [...new Set(owed)].map((part) => `${owed.filter((each) => each === part).length} to ${part}`);
  return [
    `owed: ${parts.join(', ')}`,
    paysCosts || ready > 0 ? `${ready} resources are ready` : 'no resources',
  ];
};

/** 14-3: what a play that may be begun needs to be completed. */
export const COMPLETION: readonly Requirement<PlayRequest>[] = [
  requirement(
    ['FORCED_STANDBY', '16-19', 'Forced Standby comes into play only from the set zone'],
    (game, request) => !(playsCard(game, request) && isBoundToSetZone(game, request.card)),
  ),
  {
    holds: (game, request) => !lacksResource(game, request.player, effectRequested(game, request)),
    reason: (game, { player }) => ({
      code: 'NO_RESOURCE',
      clause: lackingClause(game, player),
      guard: 'a resource ability needs a card in the own resource zone',
      facts: ['there is none'],
    }),
  },
  requirement(['CANNOT_PAY', '14-3c', 'the cost must be paid in full'], canPay, costFacts),
  requirement(
    ['NO_TARGETS', '14-3b-4', 'what must be chosen as it is played must be there'],
    hasTargets,
    (game, { player, card }) => [`${cardText(game, player, card)} finds too few cards to choose`],
  ),
  requirement(
    ['NO_MATERIAL', '16-14', 'what may be material must be there as it is played'],
    (game, request) =>
      hasMaterial(game, scopeRequested(game, request), effectRequested(game, request).instructions),
    () => ['there is none'],
  ),
  requirement(
    ['TAKEN_BACK', '14-3b-4', 'it was taken back and nothing has changed since'],
    (game, request) => !isTakenBack(game, request),
  ),
];

/** Whether a play can be completed: its choices have candidates and its cost can be paid (14-3b-4, 14-3c). */
export const canComplete = (game: Game, request: PlayRequest): boolean => allHold(COMPLETION, game, request);
