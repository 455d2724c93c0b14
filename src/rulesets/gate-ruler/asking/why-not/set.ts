import type { Player } from '../../../../kernel/decision.ts';
import type { WhyNot } from '../../../../kernel/why-not.ts';
import { definitionFor } from '../../reading/information.ts';
import { hasKeyword } from '../../reading/meaning.ts';
import { zoneKey } from '../../reading/place-key.ts';
import { cardsIn, isSettable, whereIs, zonesOfKind } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import { whyNotFree } from './free-action.ts';
import { cardsCalled, cardText, reason } from './reason.ts';

/** Why `set X to S1` is not on offer. */
export const whyNotSet = (game: Game, player: Player, text: string): WhyNot | undefined => {
  const [name = '', zone] = text.split(/ to (?=S\d+$)/i);
  const card = cardsCalled(game, player, name).find((each) => {
    const place = whereIs(game, each);
    return place !== 'gate' && place.player === player && (place.zone === 'hand' || place.zone === 'drive');
  });
  if (card === undefined) {
    return reason('NO_CARD', '7-5a', 'a card in the hand or the drive zone is set', [
      `${name} is in neither`,
    ]);
  }
  const called = cardText(game, player, card);
  if (!isSettable(definitionFor(game, card))) {
    return reason('NOT_SETTABLE', '3-10c', 'only cards that can be set are set', [called]);
  }
  if (hasKeyword(game, card, 'openCard')) {
    return reason('OPEN_CARD', '16-12', 'an Open Card is played and cannot be set', [called]);
  }
  const free = whyNotFree(game, player, '9-3e-4d');
  if (free !== undefined) return free;
  const zones = zonesOfKind(game, player, 'set');
  const empty = zones.find((each) => cardsIn(game, player, each).length === 0);
  if (empty === undefined) {
    return reason('NO_SET_ZONE', '7-5b', 'a set zone must be empty', [`all ${zones.length} hold a card`]);
  }
  return zone === undefined || zoneKey(empty).toLowerCase() === zone.toLowerCase()
    ? undefined
    : reason('OTHER_SET_ZONE', '7-5b', 'empty set zones mean the same, so the first of them is offered', [
        zoneKey(empty),
      ]);
};
