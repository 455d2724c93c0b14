import type { Player } from '../../../../kernel/decision.ts';
import type { WhyNot } from '../../../../kernel/why-not.ts';
import { definitionFor, stateOf } from '../../reading/information.ts';
import { isUsed, isUsedUp } from '../../reading/uses.ts';
import { kindOf, whereIs } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { Instance } from '../../values/instance.ts';
import { whyNotCompleted } from './completion.ts';
import { whyNotFree } from './free-action.ts';
import { cardsCalled, cardText, reason } from './reason.ts';

const IN_PLAY: readonly string[] = ['ruler', 'attack', 'defense', 'field'];

const isOwn = (game: Game, player: Player, card: Instance): boolean => {
  const place = whereIs(game, card);
  return place !== 'gate' && place.player === player;
};

/** Why `ability N of X` is not on offer. */
export const whyNoAbility = (
  game: Game,
  player: Player,
  number: number,
  text: string,
): WhyNot | undefined => {
  const card = cardsCalled(game, player, text).find((each) => isOwn(game, player, each));
  if (card === undefined) {
    return reason('NO_CARD', '14-8a', 'abilities of own cards are played', [`${text} is no own card`]);
  }
  const called = cardText(game, player, card);
  const ability = definitionFor(game, card).abilities?.[number - 1];
  if (ability?.kind !== 'activated') {
    return reason('NOT_ACTIVATED', '14-8a', 'only activated abilities are played as a gate action', [
      ability === undefined ? `${called} has no ability ${number}` : `it is a ${ability.kind} ability`,
    ]);
  }
  const place = whereIs(game, card);
  if (place !== 'gate' && !(ability.zone ?? IN_PLAY).includes(kindOf(place.zone))) {
    return reason('NOT_VALID_THERE', '14-2a', 'the ability is not valid where its card is', [called]);
  }
  const free = ability.timing === 'standard' ? whyNotFree(game, player, '9-3e-4f') : undefined;
  if (free !== undefined) return free;
  const request = { how: 'activated', player, card, ability: number - 1 } as const;
  return isUsedUp(game, request)
    ? reason('USED_UP', '16-21', 'the ability is used once in a turn', [`${called} has used it`])
    : whyNotCompleted(game, request);
};

/** Why `use OD of X` is not on offer as a gate action. */
export const whyNoOverdrive = (game: Game, player: Player, text: string): WhyNot | undefined => {
  const card = cardsCalled(game, player, text).find((each) => isOwn(game, player, each));
  if (card === undefined) {
    return reason('NO_CARD', '16-2a', 'OD is used of an own card', [`${text} is no own card`]);
  }
  const called = cardText(game, player, card);
  const place = whereIs(game, card);
  if (definitionFor(game, card).overdrive === undefined) {
    return reason('NO_OVERDRIVE', '16-2a', 'the card must have OD', [called]);
  }
  if (place === 'gate' || place.zone !== 'drive') {
    return reason('NOT_DRIVEN', '16-2a', 'OD is used while its card is in the drive zone', [called]);
  }
  if (!stateOf(game, card).faceUp) {
    return reason('HIDDEN', '7-2b', 'OD is used of a revealed card', [called]);
  }
  if (isUsed(game, card, 'OD')) {
    return reason('USED_UP', '7-2b', 'OD is used once, before the card is played', [called]);
  }
  return whyNotFree(game, player) ?? whyNotCompleted(game, { how: 'overdrive', player, card });
};

/** Why `reveal X` is not on offer. */
export const whyNotReveal = (game: Game, player: Player, text: string): WhyNot | undefined => {
  const card = cardsCalled(game, player, text).find((each) => isOwn(game, player, each));
  const place = card === undefined ? 'gate' : whereIs(game, card);
  if (card === undefined || place === 'gate' || place.zone !== 'drive') {
    return reason('NOT_DRIVEN', '7-2', 'a card in the own drive zone is revealed', [`${text} is not there`]);
  }
  if (stateOf(game, card).faceUp) {
    return reason('REVEALED', '7-2a', 'a face-down card is revealed', [
      `${cardText(game, player, card)} lies face up`,
    ]);
  }
  return whyNotFree(game, player, '9-3e-4a');
};
