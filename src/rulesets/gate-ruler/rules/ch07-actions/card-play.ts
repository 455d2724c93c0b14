import type { Player } from '../../../../core/decision.ts';
import { allHold } from '../../../../core/illegal-reasons.ts';
import { keywordsWith } from '../../keywords/lookup.ts';
import { cardDefinition, stateOf } from '../../queries/cards.ts';
import { hasOneOf } from '../../queries/effects.ts';
import { type Precondition, precondition } from '../../queries/precondition.ts';
import { cardsIn, kindOf } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { CardType, ZoneKind } from '../../state/card.ts';
import type { Game } from '../../state/game.ts';
import type { Instance, Place } from '../../state/instance.ts';
import type { PlayRequest } from '../../state/option.ts';
import { hasSummonLeft } from '../ch14-abilities/play.ts';
import { COMPLETION } from '../ch14-abilities/play-preconditions.ts';
import { freeActionPreconditions } from './action-preconditions.ts';

/** The play of a card as a gate action, from where it lies. */
export type CardPlay = Extract<PlayRequest, { how: 'card' }> & { readonly place: Place | 'gate' };

/** 16-10: what is played from the graveyard is paid with resources, though the ruler pays no costs. */
export const paymentFrom = (place: Place | 'gate'): { readonly paysResources?: true } =>
  place !== 'gate' && place.zone === 'graveyard' ? { paysResources: true } : {};

export const playOf = (player: Player, card: Instance, place: Place | 'gate'): CardPlay => ({
  how: 'card',
  player,
  card,
  place,
  ...paymentFrom(place),
});

const isFrom = ({ place }: CardPlay, kind: ZoneKind): boolean =>
  place !== 'gate' && kindOf(place.zone) === kind;

/** The keywords that let a card be played from the graveyard. */
export const PLAYED_FROM_GRAVEYARD = keywordsWith('playedFromGraveyard');

/** 16-10, 16-10a: Undying is played from the graveyard, as freely as from elsewhere. */
const isUndying = (game: Game, play: CardPlay): boolean =>
  isFrom(play, 'graveyard') && hasOneOf(game, play.card, PLAYED_FROM_GRAVEYARD);

export const isInstant = (game: Game, card: Instance): boolean =>
  cardDefinition(game, card).timing === 'instant';

/** 14-4b: an event that is played only on a trigger. */
const isConditional = (game: Game, { card }: CardPlay): boolean => {
  const { type, timing } = cardDefinition(game, card);
  return type === 'event' && timing !== 'standard' && timing !== 'instant';
};

const PLAYABLE: ReadonlySet<CardType> = new Set(['unit', 'field', 'event']);

/** What the play of any card needs. */
const PLAYED: readonly Precondition<CardPlay>[] = [
  precondition(
    ['ON_GATE', '14-3a', { en: 'it is being played already', ja: 'すでにプレイされている' }],
    (_, { place }) => place !== 'gate',
  ),
  precondition(
    ['NOT_OWN', '9-3e', { en: 'a player plays own cards', ja: 'プレイするのは自分のカードである' }],
    (_, { player, place }) => place !== 'gate' && place.player === player,
  ),
  precondition(
    [
      'NEVER_PLAYED',
      '7-1',
      { en: 'units, fields and events are played', ja: 'プレイするのはユニット、フィールド、イベントである' },
    ],
    (game, { card }) => PLAYABLE.has(cardDefinition(game, card).type),
  ),
  precondition(
    [
      'HIDDEN',
      '7-2c',
      {
        en: 'a driven card is played only once it is revealed',
        ja: 'ドライブされたカードは、公開してからプレイする',
      },
    ],
    (game, play) => !isFrom(play, 'drive') || stateOf(game, play.card).faceUp,
  ),
];

/** What a card of no Instant timing needs to be played; the clause says for its type where from. */
const playedFrom = (clause: ClauseId): readonly Precondition<CardPlay>[] => [
  ...PLAYED,
  precondition(
    [
      'WRONG_ZONE',
      clause,
      {
        en: 'cards are played from the hand, the drive zone or a set zone',
        ja: 'カードは手札、ドライブゾーン、セットゾーンからプレイする',
      },
    ],
    (game, play) =>
      isFrom(play, 'hand') || isFrom(play, 'drive') || isFrom(play, 'set') || isUndying(game, play),
  ),
  precondition(
    [
      'CONDITIONAL',
      '14-4b',
      { en: 'it is played only when its condition comes about', ja: '条件を満たした時にだけプレイする' },
    ],
    (game, play) => !isConditional(game, play),
  ),
];

/** 9-3e-2, 9-3e-3 */
const INSTANT: readonly Precondition<CardPlay>[] = [
  ...PLAYED,
  precondition(
    [
      'NOT_SET',
      '14-4b-1',
      { en: 'an Instant event is played from a set zone', ja: '即時のイベントはセットゾーンからプレイする' },
    ],
    (game, play) =>
      isFrom(play, 'set') || (isFrom(play, 'hand') && game.interpretations.instantFromHand === 'yes'),
  ),
  ...COMPLETION,
];

const UNDYING = PLAYED_FROM_GRAVEYARD.map(({ playedFromGraveyard: { code, clause, guard, missing } }) =>
  precondition<CardPlay>(
    [code, clause, guard],
    (game, play) => !isFrom(play, 'graveyard') || cardsIn(game, play.player, 'resource').length > 0,
    () => [missing],
  ),
);

const ordinary = (from: ClauseId): readonly Precondition<CardPlay>[] => [
  ...playedFrom(from),
  ...freeActionPreconditions('9-3e-4'),
  ...UNDYING,
  ...COMPLETION,
];

/** 9-3e-4c */
const FIELD = ordinary('7-4a');

/** 9-3e-4e */
const STANDARD_EVENT = ordinary('7-6a');

const summonLeft = (clause: ClauseId): Precondition<CardPlay> =>
  precondition(
    ['SUMMON_CAP', clause, { en: 'a normal summon must be left', ja: '召喚権が残っていなければならない' }],
    (game, { player }) => hasSummonLeft(game, player),
    ({ sides }, { player }) => [
      {
        en: `the summon cap is ${sides[player].summonCap ?? 'unlimited'}`,
        ja: `召喚権:${sides[player].summonCap ?? '無制限'}`,
      },
      {
        en: `${sides[player].summonCount} summoned this turn`,
        ja: `このターンの通常召喚:${sides[player].summonCount}回`,
      },
    ],
  );

/** 9-3e-4b, 7-3: the clause by which a unit is played freely alone. */
const asUnit = (clause: ClauseId): readonly Precondition<CardPlay>[] => [
  ...playedFrom('7-3b'),
  ...freeActionPreconditions(clause),
  summonLeft('7-3a'),
  ...UNDYING,
  ...COMPLETION,
];

const UNIT = asUnit('9-3e-4');
const UNDYING_UNIT = asUnit('16-10a');

const ALLOWED_FROM_SET = precondition<CardPlay>(
  [
    'NOT_FROM_SET_ZONE',
    'u2103/standby.2',
    {
      en: 'only a card that says so is played from the set zone',
      ja: 'セットゾーンからプレイできるのは、そう書かれたカードだけである',
    },
  ],
  (game, { card }) => cardDefinition(game, card).summonFromSet === true,
);

/** A unit in a set zone: as its text allows, and else as from anywhere. */
const SET_UNIT: readonly Precondition<CardPlay>[] = [
  ...playedFrom('7-3b'),
  ...freeActionPreconditions('u2103/standby.5'),
  summonLeft('u2103/standby.4'),
  ALLOWED_FROM_SET,
  ...COMPLETION,
];

/** A field in a set zone: no text allows it, and Standby alone does not. */
const SET_FIELD: readonly Precondition<CardPlay>[] = [
  ...playedFrom('7-4a'),
  ...freeActionPreconditions('9-3e-4'),
  ALLOWED_FROM_SET,
  ...COMPLETION,
];

/** 9-3e: what the play of that card needs to be legal. */
export const playPreconditions = (game: Game, play: CardPlay): readonly Precondition<CardPlay>[] => {
  if (isInstant(game, play.card)) return INSTANT;
  const { type } = cardDefinition(game, play.card);
  if (type === 'event') return STANDARD_EVENT;
  if (isFrom(play, 'set')) return type === 'unit' ? SET_UNIT : SET_FIELD;
  if (type === 'field') return FIELD;
  return isUndying(game, play) ? UNDYING_UNIT : UNIT;
};

export const canPlay = (game: Game, play: CardPlay): boolean =>
  allHold(playPreconditions(game, play), game, play);
