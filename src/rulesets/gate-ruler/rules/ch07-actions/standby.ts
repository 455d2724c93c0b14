import type { Game } from '../../state/game.ts';
import type { Instance } from '../../state/instance.ts';
import { hasKeyword } from '../../queries/meaning.ts';
import { isSetZone, locationOf } from '../../queries/zones.ts';

/** 16-19: Forced Standby can be played from nowhere but the set zone. */
export const mustBePlayedFromSetZone = (game: Game, card: Instance): boolean => {
  if (!hasKeyword(game, card, 'forcedStandby')) return false;
  const place = locationOf(game, card);
  return place === 'gate' || !isSetZone(place.zone);
};
