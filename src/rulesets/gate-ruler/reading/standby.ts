import type { Game } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import { definitionFor } from './information.ts';
import { hasKeyword } from './meaning.ts';
import { isSetZone, whereIs } from './zones.ts';

/** 16-19: Forced Standby can be played from nowhere but the set zone. */
export const isBoundToSetZone = (game: Game, card: Instance): boolean => {
  const place = whereIs(game, card);
  return hasKeyword(game, card, 'forcedStandby') && (place === 'gate' || !isSetZone(place.zone));
};

/**
 * 16-18, 16-19: from the set zone only what its text lets be summoned there (u2103/standby.2), as any normal summon of
 * the own main phase (u2103/standby.4, u2103/standby.5); Forced Standby from nowhere else.
 */
export const isSummonable = (game: Game, card: Instance): boolean => {
  const place = whereIs(game, card);
  const isSet = place !== 'gate' && isSetZone(place.zone);
  return isSet ? definitionFor(game, card).summonFromSet === true : !hasKeyword(game, card, 'forcedStandby');
};
