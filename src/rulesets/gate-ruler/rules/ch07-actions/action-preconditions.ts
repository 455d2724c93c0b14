import type { Player } from '../../../../core/decision.ts';
import type { LocalizedText } from '../../../../core/narration.ts';
import { keywordsWith } from '../../keywords/lookup.ts';
import { cardDefinition } from '../../queries/cards.ts';
import { hasOneOf } from '../../queries/effects.ts';
import { isGateEmpty, topOfGate } from '../../queries/gate.ts';
import { zoneKey } from '../../queries/place-names.ts';
import {
  type CardAction,
  cardText,
  lacksKeywordsAgainst,
  type Precondition,
  precondition,
  tooFewZones,
} from '../../queries/precondition.ts';
import { cardsIn, isSettable, isSetZone, locationOf, zonesOfKind } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Game } from '../../state/game.ts';
import type { Instance, Zone } from '../../state/instance.ts';
import type { PlayRequest } from '../../state/option.ts';

const GUARD: LocalizedText = {
  en: 'this is for the player on turn, in the main phase, while the gate is empty',
  ja: 'ターンプレイヤーが、メインフェイズでゲートが空の時に行う',
};

const onGate = (game: Game): LocalizedText => {
  const top = topOfGate(game);
  if (top?.kind !== 'card') return { en: `${top?.kind} lies on the gate`, ja: 'ゲートに処理が残っている' };
  const { id, name } = cardDefinition(game, top.card);
  return { en: `${id} lies on the gate`, ja: `ゲートに《${name.ja}》がある` };
};

/** 9-3e-4: only the turn player, in the main phase, on an empty gate; the clause is that of what is done so. */
export const freeActionPreconditions = (
  clause: ClauseId,
): readonly Precondition<{ readonly player: Player }>[] => [
  precondition(
    ['NOT_ON_TURN', clause, GUARD],
    ({ turn }, { player }) => turn.player === player,
    ({ turn }) => [
      { en: `player ${turn.player + 1} is on turn`, ja: `ターンプレイヤーはプレイヤー${turn.player + 1}` },
    ],
  ),
  precondition(
    ['NOT_MAIN_PHASE', clause, GUARD],
    ({ turn }) => turn.phase === 'main',
    ({ turn }) => [{ en: `it is the ${turn.phase} phase`, ja: '今はメインフェイズではない' }],
  ),
  precondition(['GATE_NOT_EMPTY', clause, GUARD], isGateEmpty, (game) => [onGate(game)]),
];

/** 16-12: nothing else is done before an Open Card that can be played. */
export const openCardFirst = (
  clause: ClauseId,
  openCards: (game: Game, player: Player) => readonly Instance[],
): Precondition<CardAction & { readonly how?: PlayRequest['how'] }> =>
  precondition(
    [
      'OPEN_CARD_FIRST',
      clause,
      {
        en: 'an Open Card that can be played is played first',
        ja: 'プレイできる【オープンカード】を先にプレイする',
      },
    ],
    (game, { player, card, how }) => {
      const open = openCards(game, player);
      return open.length === 0 || (how === 'card' && open.includes(card));
    },
    (game, { player }) => openCards(game, player).map((card) => cardText(game, player, card)),
  );

const PLAYED_FIRST = keywordsWith('playedFirst');

/** 16-12: whether the card is an Open Card. */
export const isOpenCard = (game: Game, card: Instance): boolean => hasOneOf(game, card, PLAYED_FIRST);

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
  ...lacksKeywordsAgainst('beSet'),
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

const ENTER_FROM_SET_ZONE = keywordsWith('entersFromSetZone');

/** 16-19: Forced Standby can be played from nowhere but the set zone. */
export const mustBePlayedFromSetZone = (game: Game, card: Instance): boolean => {
  if (!hasOneOf(game, card, ENTER_FROM_SET_ZONE)) return false;
  const place = locationOf(game, card);
  return place === 'gate' || !isSetZone(place.zone);
};
