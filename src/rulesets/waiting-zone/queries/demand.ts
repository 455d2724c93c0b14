import type { Game } from '../state/game-2.ts';
import type { Instance } from '../state/instance.ts';
import { unitState } from './information.ts';
import { sentenceOf, type Precondition, precondition } from './precondition.ts';
import { cardsIn } from './zones.ts';

/** reading.24: under the other reading, the unit that must use the right it was given back before anything else. */
export const demandedUnit = (game: Game): Instance | undefined =>
  cardsIn(game, game.turn.player, 'field').find((card) => unitState(game, card)?.mustAttack === true);

const demandPrecondition = (holds: Precondition['holds']): Precondition =>
  precondition(
    [
      'ATTACK_DEMANDED',
      'reading.24',
      {
        en: 'a right to attack that was given back must be used first',
        ja: '戻った攻撃権を先に使わなければならない',
      },
    ],
    holds,
    (game) => [
      sentenceOf(
        game,
        { card: demandedUnit(game) as Instance },
        { en: (name) => `${name} must attack`, ja: (name) => `${name}は攻撃しなければならない` },
      ),
    ],
  );

/** reading.24: what beginning any event but an attack needs, and ending the phase. */
export const NO_ATTACK_DEMANDED = demandPrecondition((game) => demandedUnit(game) === undefined);

/** reading.24: what the attack of a unit needs. */
export const NO_OTHER_DEMANDED = demandPrecondition((game, { card }) => {
  const unit = demandedUnit(game);
  return unit === undefined || unit === card;
});
