import type { Attack, Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import { isSameObject } from './information.ts';
import { frontmostOn } from './lines.ts';
import { rulerOf } from './rulers.ts';
import { nonTurnPlayer } from './turn.ts';
import { isFrontRow, locationOf } from './zones.ts';

/** The attack going on. Throws where there is none. */
export const currentAttack = ({ attack }: Game): Attack => {
  if (attack === undefined) throw new Error('an attack was to be going on');
  return attack;
};

/** The unit that attacks now; none where a ruler attacks or the unit has left its zones. */
export const attackingUnit = (game: Game): Instance | undefined => {
  const attacker = game.attack?.attacker;
  if (attacker === undefined || !isSameObject(game, attacker)) return undefined;
  const place = locationOf(game, attacker.card);
  return place !== 'gate' && isFrontRow(place.zone) ? attacker.card : undefined;
};

/** 8-6b-1: the frontmost card now on the attacked line, the declared target before others beside it. */
export const attackedCard = (game: Game): Instance | undefined => {
  if (game.attack === undefined) return undefined;
  const { line, target } = game.attack;
  const frontmost = frontmostOn(game, nonTurnPlayer(game), line);
  return target !== undefined && frontmost.includes(target.card) ? target.card : frontmost[0];
};

/** The unit on the attacked line that stands in front (8-4d-1). */
export const attackedUnit = (game: Game): Instance | undefined => {
  const front = attackedCard(game);
  return front === rulerOf(game, nonTurnPlayer(game)) ? undefined : front;
};

/** Whether the attacking card still attacks: it is in play, in the front row or the ruler zone, as the same card. */
export const isStillAttacking = (game: Game): boolean => {
  const attacker = game.attack?.attacker;
  if (attacker === undefined || !isSameObject(game, attacker)) return false;
  const place = locationOf(game, attacker.card);
  return place !== 'gate' && (place.zone === 'ruler' || isFrontRow(place.zone));
};
