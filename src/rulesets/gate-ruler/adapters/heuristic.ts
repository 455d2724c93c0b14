import type { Player } from '../../../core/decision.ts';
import { winProbability } from '../../../core/adapters/chances.ts';
import { atTurnEnd, type Evaluation } from '../../../core/adapters/evaluation.ts';
import { cardDefinition } from '../queries/cards.ts';
import { rulerRules, stateOf } from '../queries/information.ts';
import { attackOf, hitPointsOf } from '../queries/meaning.ts';
import { rulerOf } from '../queries/rulers.ts';
import { cardsIn, type RowKind, zonesOfKind } from '../queries/zones.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';

/**
 * Weights of a logistic regression, in logits, of how often a player goes on to win, on the leads at the beginning of a
 * turn: 19,205 turns of greedy matches with every eighth decision at random, each played on by the rules of thumb in six
 * imagined worlds. How hard units strike, how many there are and their levels came out at nothing.
 */
const WEIGHTS = {
  turn: 0.9,
  life: 0.35,
  /** Times 1 for the last life, a half for two of them, and so on. */
  fewLives: -0.85,
  hand: 0.04,
  set: 0.13,
  field: 0.18,
  attack: 0.11,
  /** What an attacker, or a defender, can still bear. */
  attackerLeft: 0.063,
  defenderLeft: 0.19,
} as const;

const hitPointsLeft = (game: Game, card: Instance): number =>
  hitPointsOf(game, card) - stateOf(game, card).damage;

const attackerWorth = (game: Game, card: Instance): number =>
  WEIGHTS.attack * attackOf(game, card) + WEIGHTS.attackerLeft * hitPointsLeft(game, card);

const remainingLife = (game: Game, player: Player): number => {
  const { life } = rulerRules(cardDefinition(game, rulerOf(game, player)));
  return life - cardsIn(game, player, 'damage').length;
};

const sumIn = (game: Game, player: Player, row: RowKind, worth: (card: Instance) => number): number => {
  let sum = 0;
  for (const zone of zonesOfKind(game, player, row)) {
    for (const card of cardsIn(game, player, zone)) sum += worth(card);
  }
  return sum;
};

const sideValue = (game: Game, player: Player): number => {
  const life = remainingLife(game, player);
  return (
    (game.turn.player === player ? WEIGHTS.turn : 0) +
    WEIGHTS.life * life +
    WEIGHTS.fewLives / Math.max(1, life) +
    WEIGHTS.hand * cardsIn(game, player, 'hand').length +
    WEIGHTS.field * cardsIn(game, player, 'field').length +
    sumIn(game, player, 'set', () => WEIGHTS.set) +
    sumIn(game, player, 'attack', (card) => attackerWorth(game, card)) +
    sumIn(game, player, 'defense', (card) => WEIGHTS.defenderLeft * hitPointsLeft(game, card))
  );
};

/** Chances of player 0, read off whose turn it is, life, cards in hand, set and on the field, and the units in the front row. */
export const gateRulerHeuristic: Evaluation<Game> = {
  ...atTurnEnd((game: Game) => winProbability(sideValue(game, 0), sideValue(game, 1))),
  isGuided: true,
};
