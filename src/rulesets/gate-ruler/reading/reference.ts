import { opponentOf } from '../../../kernel/decision.ts';
import type { Game, Instance } from '../values/game.ts';
import type { Reference } from '../values/language.ts';
import type { Scope } from '../values/scope.ts';
import { isUnaffected } from './continuous.ts';
import { cardsMatching, fits } from './filter.ts';
import { isSameObject } from './information.ts';
import { cardsIn } from './zones.ts';

const CHOSEN = 'chosen:';

/** The cards a reference means now; cards that became others since are left out (3-2d). */
export const cardsMeant = (game: Game, scope: Scope, reference: Reference): readonly Instance[] => {
  if (typeof reference === 'object') return cardsMatching(game, scope, reference.all);
  switch (reference) {
    case 'this':
      return isSameObject(game, scope.source) ? [scope.source.card] : [];
    case 'ownRuler':
      return cardsIn(game, scope.controller, 'ruler');
    case 'enemyRuler':
      return cardsIn(game, opponentOf(scope.controller), 'ruler');
    case 'cause':
      return scope.cause?.card && isSameObject(game, scope.cause.card) ? [scope.cause.card.card] : [];
    case 'attacker':
      return game.attack && isSameObject(game, game.attack.attacker) ? [game.attack.attacker.card] : [];
    default:
      return (scope.choices[reference.slice(CHOSEN.length)] ?? [])
        .filter((ref) => isSameObject(game, ref))
        .map((ref) => ref.card);
  }
};

/**
 * The cards a reference means that an effect of the scope's controller can act on: what is not affected by it is left
 * out (u2103/unaffected.2, u2103/unaffected.3), the rest of the effect is carried out (u2103/unaffected.8).
 */
export const cardsAffected = (game: Game, scope: Scope, reference: Reference): readonly Instance[] =>
  cardsMeant(game, scope, reference).filter((card) => !isUnaffected(game, card, scope.controller));

/** Whether a reference means that card now. */
export const isMeant = (game: Game, scope: Scope, reference: Reference, card: Instance): boolean => {
  if (reference === 'this') return scope.source.card === card;
  if (typeof reference === 'object') return fits(game, scope, reference.all, card);
  return cardsMeant(game, scope, reference).includes(card);
};
