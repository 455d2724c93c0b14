import type { Game, Instance, Zone } from '../../../gate-ruler/game.ts';
import { stateOf } from '../../../gate-ruler/information.ts';
import { attackOf, hitPointsOf, strikeOf } from '../../../gate-ruler/reading/stats.ts';
import { isFrontRow } from '../../../gate-ruler/zone-kind.ts';
import { cardsIn } from '../../../gate-ruler/zones.ts';
import type { Player } from '../../../kernel/decision.ts';
import type { Value } from '../value.ts';

/** What counts, in points of ruler damage. */
const WORTH = { life: 1, unit: 0.25, hand: 0.3, set: 0.4, drive: 0.1 } as const;

/** A lead of so many points is worth about 0.73. */
const SCALE = 1;

const unitWorth = (game: Game, card: Instance): number => {
  const damage = stateOf(game, card).damage;
  return attackOf(game, card) + (hitPointsOf(game, card) - damage) / 2 + 2 * strikeOf(game, card);
};

const lifeLeft = (game: Game, player: Player): number => {
  const [ruler] = cardsIn(game, player, 'ruler');
  const life = game.cards[game.definitionOf[ruler as Instance] as string]?.ruler?.life ?? 0;
  return life - cardsIn(game, player, 'damage').length;
};

const standing = (game: Game, player: Player): number => {
  const zones = Object.keys(game.sides[player].zones) as Zone[];
  const count = (kind: string): number =>
    zones
      .filter((zone) => zone.startsWith(kind))
      .reduce((sum, zone) => sum + cardsIn(game, player, zone).length, 0);
  const units = zones
    .filter(isFrontRow)
    .flatMap((zone) => cardsIn(game, player, zone))
    .reduce((sum, card) => sum + unitWorth(game, card), 0);
  return (
    WORTH.life * lifeLeft(game, player) +
    WORTH.unit * units +
    WORTH.hand * count('hand') +
    WORTH.set * count('set') +
    WORTH.drive * count('drive')
  );
};

/** Chances of player 0, read off life, units in the front row and cards in reserve. */
export const evaluateGateRuler = (game: Game): Value =>
  1 / (1 + Math.exp((standing(game, 1) - standing(game, 0)) / SCALE));
