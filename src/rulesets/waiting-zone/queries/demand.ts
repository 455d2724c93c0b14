import type { Game } from '../state/game-2.ts';
import type { Instance } from '../state/instance.ts';
import { unitState } from './information.ts';
import { ofCard, type Requirement, requirement } from './precondition.ts';
import { cardsIn } from './zones.ts';

/** reading.24: under the other reading, the unit that must use the right it was given back before anything else. */
export const demandedUnit = (game: Game): Instance | undefined =>
  cardsIn(game, game.turn.player, 'field').find((card) => unitState(game, card)?.mustAttack === true);

const undemanded = (holds: Requirement['holds']): Requirement =>
  requirement(
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
      ofCard(
        game,
        { card: demandedUnit(game) as Instance },
        { en: (name) => `${name} must attack`, ja: (name) => `${name}は攻撃しなければならない` },
      ),
    ],
  );

/** reading.24: what beginning any event but an attack needs, and ending the phase. */
export const NO_ATTACK_DEMANDED = undemanded((game) => demandedUnit(game) === undefined);

/** reading.24: what the attack of a unit needs. */
export const NO_OTHER_DEMANDED = undemanded((game, { card }) => {
  const unit = demandedUnit(game);
  return unit === undefined || unit === card;
});
