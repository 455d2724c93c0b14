import { opponentOf, type Player } from '../../../kernel/decision.ts';
import { chancesOf } from '../../../kernel/faces/chances.ts';
import { atTurnEnd } from '../../../kernel/faces/evaluation.ts';
import { valueFor } from '../../../kernel/faces/value.ts';
import { stateOf } from '../reading/information.ts';
import { attackOf, hitPointsOf, strikeOf } from '../reading/meaning.ts';
import { cardsIn, isAttackZone, isDefenseZone, isSetZone, zonesThere } from '../reading/zones.ts';
import type { Game } from '../values/game.ts';
import type { Instance, Zone } from '../values/instance.ts';

/**
 * Weights of a logistic regression, in logits, of how often a player goes on to win, on the leads at the beginning of a
 * turn: 19,205 turns of greedy matches with every eighth decision at random, each played on by the rules of thumb in six
 * imagined worlds. How hard defenders hit, how many units there are and their levels came out at nothing.
 */
const WEIGHTS = {
  turn: 0.51,
  life: 0.324,
  /** Times 1 for the last life, a half for two of them, and so on. */
  fewLives: -0.8,
  hand: 0.043,
  set: 0.126,
  field: 0.2,
  attacker: { atk: 0.1, hp: 0.06 },
  defender: { atk: 0, hp: 0.172 },
  /** How often over the player on turn could strike down the life that the other has left; more where nothing defends it. */
  reach: 0.35,
  openReach: 0.7,
} as const;

const unitWorth = (game: Game, card: Instance, weights: { atk: number; hp: number }): number =>
  weights.atk * attackOf(game, card) + weights.hp * (hitPointsOf(game, card) - stateOf(game, card).damage);

const lifeLeft = (game: Game, player: Player): number => {
  const [ruler] = cardsIn(game, player, 'ruler');
  const life = game.cards[game.definitionOf[ruler as Instance] as string]?.ruler?.life ?? 0;
  return life - cardsIn(game, player, 'damage').length;
};

/** Zones whose cards may strike a ruler. */
const canStrike = (zone: Zone): boolean => zone === 'ruler' || isAttackZone(zone);

const sumIn = (
  game: Game,
  player: Player,
  isOfKind: (zone: Zone) => boolean,
  worth: (card: Instance) => number,
): number =>
  zonesThere(game, player)
    .filter(isOfKind)
    .flatMap((zone) => cardsIn(game, player, zone))
    .reduce((sum, card) => sum + worth(card), 0);

const standing = (game: Game, player: Player): number => {
  const life = lifeLeft(game, player);
  return (
    WEIGHTS.life * life +
    WEIGHTS.fewLives / Math.max(1, life) +
    WEIGHTS.hand * cardsIn(game, player, 'hand').length +
    WEIGHTS.field * cardsIn(game, player, 'field').length +
    sumIn(game, player, isSetZone, () => WEIGHTS.set) +
    sumIn(game, player, isAttackZone, (card) => unitWorth(game, card, WEIGHTS.attacker)) +
    sumIn(game, player, isDefenseZone, (card) => unitWorth(game, card, WEIGHTS.defender))
  );
};

/** What being on turn is worth: attackers and ruler strike first. */
const initiative = (game: Game, player: Player): number => {
  const other = opponentOf(player);
  const strikes = sumIn(game, player, canStrike, (card) => strikeOf(game, card));
  const isOpen = sumIn(game, other, isDefenseZone, () => 1) === 0;
  const worth = isOpen ? WEIGHTS.openReach : WEIGHTS.reach;
  return WEIGHTS.turn + (worth * strikes) / Math.max(1, lifeLeft(game, other));
};

/** Chances of player 0, read off whose turn it is, life, cards in hand, set and on the field, and the units in the front row. */
export const gateRulerEvaluation = atTurnEnd((game: Game) => {
  const { player } = game.turn;
  const other = opponentOf(player);
  return valueFor(
    chancesOf(standing(game, player) + initiative(game, player), standing(game, other)),
    player,
  );
});
