import type { Game } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import { hasKeyword } from './meaning.ts';
import { isSetZone, whereIs } from './zones.ts';

/** 16-19: Forced Standby can be played from nowhere but the set zone. */
export const isBoundToSetZone = (game: Game, card: Instance): boolean => {
  if (!hasKeyword(game, card, 'forcedStandby')) return false;
  const place = whereIs(game, card);
  return place === 'gate' || !isSetZone(place.zone);
};
