import type { ClauseId } from '../../rulebook/clauses.ts';
import { emitEvent } from '../../events/happen.ts';
import { removeLastingFrom } from '../../events/lasting.ts';
import { stateOf } from '../../queries/information.ts';
import { hasKeyword } from '../../queries/meaning.ts';
import { cardKey } from '../../queries/place-key.ts';
import { controllerOf, isInPlay, soulsOf, locationOf } from '../../queries/zones.ts';
import type { Game } from '../../state/game.ts';
import type { Instance } from '../../state/instance.ts';
import type { GateRulerOption } from '../../state/option.ts';
import { withState } from '../../state/setters.ts';
import { putIntoGraveyard } from '../ch03-zones/movement-2.ts';
import type { Arrival } from '../ch03-zones/movement.ts';

/** 16-11: whether the card in play may be kept there by one of its souls. */
export const canBeGuarded = (game: Game, card: Instance): boolean => {
  const place = locationOf(game, card);
  return (
    place !== 'gate' &&
    isInPlay(place.zone) &&
    hasKeyword(game, card, 'soulguard') &&
    soulsOf(game, card).length > 0
  );
};

/** How a card leaves that Soulguard could keep elsewhere, by the clause that says it does not here. */
export const unguardedArrival = (game: Game, card: Instance, clause: ClauseId): Pick<Arrival, 'decidedBy'> =>
  canBeGuarded(game, card) ? { decidedBy: [clause] } : {};

/** 16-11: which soul goes to the graveyard instead, or none; the controller of the card chooses. */
export const guardOptions = (game: Game, card: Instance): readonly GateRulerOption[] => [
  { key: `let ${cardKey(game, controllerOf(game, card), card)} go`, form: 'done' },
  ...soulsOf(game, card).map(
    (soul): GateRulerOption => ({
      key: `keep it with ${cardKey(game, controllerOf(game, card), soul)}`,
      form: 'card',
      card: soul,
    }),
  ),
];

/** 16-11, 16-11a: the soul goes, the card stays without damage and without effects limited in time. */
export const guard = (game: Game, card: Instance, soul: Instance): Game => {
  const paid = putIntoGraveyard(game, soul, '16-11');
  const kept = removeLastingFrom(withState(paid, card, { damage: 0, damageLog: [] }), card);
  return stateOf(paid, card).damage === 0
    ? kept
    : emitEvent(kept, { clause: '16-11a', what: 'damageReset', card });
};
