import type { Player } from '../../../../core/decision.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import { cardDefinition } from '../../queries/cards.ts';
import { hasKeyword } from '../../queries/meaning.ts';
import { zoneKey } from '../../queries/place-key.ts';
import { type CardAction, type Precondition, precondition, tooFewZones } from '../../queries/precondition.ts';
import { cardsIn, isSettable, zonesOfKind } from '../../queries/zones.ts';
import type { Game } from '../../state/game.ts';
import type { Instance, Zone } from '../../state/instance.ts';

/** A card to be set; the zone as option keys write it, where one is named. */
export interface SetAction extends CardAction {
  readonly zone?: string;
}

export const emptySetZone = (game: Game, player: Player): Zone | undefined =>
  zonesOfKind(game, player, 'set').find((zone) => cardsIn(game, player, zone).length === 0);

/** What a card needs to be set at all. */
export const MAY_BE_SET: readonly Precondition<SetAction>[] = [
  precondition(
    [
      'NOT_SETTABLE',
      '3-10c',
      {
        en: 'only cards that can be set are set',
        ja: 'セットできるのは、セットの認められたカードだけである',
      },
    ],
    (game, { card }) => isSettable(cardDefinition(game, card)),
  ),
  precondition(
    [
      'OPEN_CARD',
      '16-12a',
      {
        en: 'an Open Card is played and cannot be set',
        ja: '【オープンカード】はセットできず、プレイしなければならない',
      },
    ],
    (game, { card }) => !hasKeyword(game, card, 'openCard'),
  ),
];

/** What decides that a card is set which is no event. */
export const settableClauses = (game: Game, card: Instance): readonly ClauseId[] =>
  cardDefinition(game, card).type === 'event' ? [] : ['16-18', 'u2103/standby.1'];

/** Empty zones mean the same, so the first is taken. */
export const HAS_SET_ZONE: readonly Precondition<SetAction>[] = [
  {
    holds: (game, { player, zone }) =>
      zone === undefined || zonesOfKind(game, player, 'set').some((each) => zoneKey(each) === zone),
    reason: (game, { player }) => tooFewZones(game, player, 'set'),
  },
  precondition(
    ['NO_SET_ZONE', '7-5b-1', { en: 'a set zone must be empty', ja: '空のセットゾーンがなければならない' }],
    (game, { player }) => emptySetZone(game, player) !== undefined,
    (game, { player }) => [
      {
        en: `all ${zonesOfKind(game, player, 'set').length} hold a card`,
        ja: `${zonesOfKind(game, player, 'set').length}個ともカードがある`,
      },
    ],
  ),
  precondition(
    [
      'OTHER_SET_ZONE',
      '7-5b',
      {
        en: 'empty set zones mean the same, so the first of them is offered',
        ja: '空のセットゾーンはどれも同じなので、最初のものだけが選択肢になる',
      },
    ],
    (game, { player, zone }) => zone === undefined || zone === zoneKey(emptySetZone(game, player) as Zone),
    (game, { player }) => {
      const key = zoneKey(emptySetZone(game, player) as Zone);
      return [{ en: key, ja: key }];
    },
  ),
];
