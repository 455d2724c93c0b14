import type { Game } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import { isSameObject } from './information.ts';
import { frontmostOn } from './lines.ts';
import { rulerOf } from './rulers.ts';
import { nonTurnPlayer } from './turn.ts';
import { isFrontRow, whereIs } from './zones.ts';

/** The unit that attacks now; none where a ruler attacks or the unit has left its zones. */
export const attackingUnit = (game: Game): Instance | undefined => {
  const attacker = game.attack?.attacker;
  if (attacker === undefined || !isSameObject(game, attacker)) return undefined;
  const place = whereIs(game, attacker.card);
  return place !== 'gate' && isFrontRow(place.zone) ? attacker.card : undefined;
};

/** The unit on the attacked line that stands in front (8-4d-1). */
export const attackedUnit = (game: Game): Instance | undefined => {
  if (game.attack === undefined) return undefined;
  const front = frontmostOn(game, nonTurnPlayer(game), game.attack.line)[0];
  return front === rulerOf(game, nonTurnPlayer(game)) ? undefined : front;
};

/** Whether the attacking card still attacks: it is in play, in the front row or the ruler zone, as the same card. */
export const isStillAttacking = (game: Game): boolean => {
  const attacker = game.attack?.attacker;
  if (attacker === undefined || !isSameObject(game, attacker)) return false;
  const place = whereIs(game, attacker.card);
  return place !== 'gate' && (place.zone === 'ruler' || isFrontRow(place.zone));
};
