import { cardDefinition, isSameObject, refOf } from '../queries/cards.ts';
import { locationOf, staysOnField } from '../queries/zones.ts';
import type { Game } from '../state/game.ts';
import { emitEvent } from '../state/setters.ts';
import type { PlayedCard, UsedAbility } from '../state/waiting-item.ts';
import { discardWaiting } from './effects.ts';
import { enterField, leaveField, putWaiting, removeWaiting } from './movement.ts';

/** The card whose play waits; `undefined` once it was negated. */
export const playedCard = (game: Game): PlayedCard | undefined =>
  game.waiting.find((item) => item.kind === 'card');

/** The cost ability that waits; `undefined` once it was negated. */
export const usedAbility = (game: Game): UsedAbility | undefined =>
  game.waiting.find((item) => item.kind === 'ability');

export const isPlayNegated = (game: Game): boolean => playedCard(game) === undefined;

export const isUseNegated = (game: Game): boolean => usedAbility(game) === undefined;

/** reading.1: whether an activated counter stops the play or the cost ability though it did not negate it. */
export const isStopped = (game: Game, activated: number): boolean =>
  activated > 0 && game.interpretations.playCountered === 'stops';

/** reading.1: the play is stopped. */
export const stopPlay = (game: Game): Game => {
  const item = playedCard(game) as PlayedCard;
  const told = emitEvent(removeWaiting(game, item), { clause: 'reading.1', what: 'voided', item });
  return discardWaiting(told, item.card, 'reading.1');
};

/** reading.1: the cost ability is stopped; its card stays where it is. */
export const stopUse = (game: Game): Game => {
  const item = usedAbility(game) as UsedAbility;
  return emitEvent(removeWaiting(game, item), { clause: 'reading.1', what: 'voided', item });
};

/** Whether the played card stays on the field. */
export const isPermanent = (game: Game): boolean =>
  staysOnField(cardDefinition(game, (playedCard(game) as PlayedCard).card));

/** play.9: the card enters the field; without room it is discarded (house.6). */
export const enterPlayed = (game: Game): Game => {
  const item = playedCard(game) as PlayedCard;
  const out = emitEvent(removeWaiting(game, item), { clause: 'play.9', what: 'resolved', item });
  const entered = enterField(out, [item.card], 'play.9', 'anythingElse');
  return locationOf(entered, item.card) === 'waitingZone'
    ? discardWaiting(entered, item.card, 'house.6')
    : entered;
};

export const entersBeforeResolving = (game: Game): boolean =>
  game.interpretations.spellsResolve === 'fromField';

/** reading.8: under the other reading the spell enters the field, and its effect waits on. */
export const enterSpell = (game: Game): Game => {
  const { card, owner, effect, choices, paid } = playedCard(game) as PlayedCard;
  const entered = enterPlayed(game);
  return putWaiting(
    entered,
    {
      kind: 'ability',
      owner,
      source: refOf(entered, card),
      effect,
      choices,
      paid,
      number: entered.nextNumber,
    },
    'reading.8',
  );
};

/** reading.8: the card of the waiting effect was taken off the field. */
export const isSpellGone = (game: Game): boolean =>
  !isSameObject(game, (usedAbility(game) as UsedAbility).source);

/** reading.8: the effect of a spell that is gone does not resolve. */
export const dropSpell = (game: Game): Game => {
  const item = usedAbility(game) as UsedAbility;
  return emitEvent(removeWaiting(game, item), { clause: 'reading.8', what: 'voided', item });
};

/** reading.8: a spell that entered the field leaves it after it has resolved. */
export const discardSpell = (game: Game): Game =>
  leaveField(game, [game.event?.card as number], { to: 'discard', clause: 'reading.8', checked: true });
