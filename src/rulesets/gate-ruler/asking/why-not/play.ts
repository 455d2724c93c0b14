import type { Player } from '../../../../kernel/decision.ts';
import type { WhyNot } from '../../../../kernel/why-not.ts';
import { definitionFor, stateOf } from '../../reading/information.ts';
import { hasKeyword } from '../../reading/meaning.ts';
import { isSummonable } from '../../reading/standby.ts';
import { kindOf, whereIs } from '../../reading/zones.ts';
import { hasSummonLeft } from '../../rules/ch14-abilities/play.ts';
import type { Game } from '../../values/game.ts';
import type { Instance } from '../../values/instance.ts';
import type { PlayRequest } from '../../values/play-request.ts';
import { whyNotCompleted } from './completion.ts';
import { whyNotFree } from './free-action.ts';
import { cardsCalled, cardText, reason } from './reason.ts';

const whyNoUnit = (game: Game, player: Player, card: Instance): WhyNot | undefined => {
  const free = whyNotFree(game, player);
  if (free !== undefined) return free;
  const text = cardText(game, player, card);
  if (!hasSummonLeft(game, player)) {
    const { summonCap, summonCount } = game.sides[player];
    return reason('SUMMON_CAP', '7-3b', 'a normal summon must be left', [
      `the summon cap is ${summonCap ?? 'unlimited'}`,
      `${summonCount} summoned this turn`,
    ]);
  }
  if (isSummonable(game, card)) return undefined;
  return hasKeyword(game, card, 'forcedStandby')
    ? reason('FORCED_STANDBY', '16-19', 'Forced Standby comes into play only from the set zone', [text])
    : reason('NOT_FROM_SET_ZONE', '16-18', 'only a card that says so is summoned from the set zone', [text]);
};

const whyNoEvent = (game: Game, player: Player, card: Instance, isSet: boolean): WhyNot | undefined => {
  const { timing } = definitionFor(game, card);
  const text = cardText(game, player, card);
  if (timing === 'standard') return whyNotFree(game, player);
  if (timing !== 'instant') {
    return reason('CONDITIONAL', '14-4b', 'it is played only when its condition comes about', [text]);
  }
  return isSet || game.readings.instantFromHand === 'yes'
    ? undefined
    : reason('NOT_SET', '14-4b-1', 'an Instant event is played from a set zone', [text]);
};

const whyNotFromThere = (game: Game, player: Player, card: Instance): WhyNot | undefined => {
  const place = whereIs(game, card);
  const text = cardText(game, player, card);
  if (place === 'gate') return reason('ON_GATE', '14-3a', 'it is being played already', [text]);
  if (place.player !== player) return reason('NOT_OWN', '9-3e', 'a player plays own cards', [text]);
  const kind = kindOf(place.zone);
  if (kind === 'drive' && !stateOf(game, card).faceUp) {
    return reason('HIDDEN', '7-2', 'a driven card is played only once it is revealed', [text]);
  }
  const isUndying = kind === 'graveyard' && hasKeyword(game, card, 'undying');
  return isUndying || ['hand', 'drive', 'set'].includes(kind)
    ? undefined
    : reason('WRONG_ZONE', '7-3a', 'cards are played from the hand, the drive zone or a set zone', [text]);
};

const whyNotCard = (game: Game, player: Player, card: Instance): WhyNot | undefined => {
  const elsewhere = whyNotFromThere(game, player, card);
  if (elsewhere !== undefined) return elsewhere;
  const place = whereIs(game, card);
  const isSet = place !== 'gate' && kindOf(place.zone) === 'set';
  const request: PlayRequest = { how: 'card', player, card };
  switch (definitionFor(game, card).type) {
    case 'unit':
      return whyNoUnit(game, player, card) ?? whyNotCompleted(game, request);
    case 'field':
      return whyNotFree(game, player) ?? whyNotCompleted(game, request);
    case 'event':
      return whyNoEvent(game, player, card, isSet) ?? whyNotCompleted(game, request);
    default:
      return reason('NEVER_PLAYED', '7-1a', 'units, fields and events are played', [
        cardText(game, player, card),
      ]);
  }
};

/** Why `play X` is not on offer as a gate action. */
export const whyNoPlay = (game: Game, player: Player, text: string): WhyNot | undefined => {
  const cards = cardsCalled(game, player, text);
  if (cards.length === 0) {
    return reason('NO_CARD', '9-3e', 'the card must be there', [
      `no ${text} is known to player ${player + 1}`,
    ]);
  }
  const reasons = cards.map((card) => whyNotCard(game, player, card));
  return reasons.includes(undefined) ? undefined : reasons[0];
};
