import type { Player } from '../../../../core/decision.ts';
import { flatMapFast, memo, memoizeLast2 } from '../../../../core/hot-path.ts';
import { allHold, firstFailure, illegalReason } from '../../../../core/illegal-reasons.ts';
import type { LocalizedText } from '../../../../core/narration.ts';
import { recordUse } from '../../events/emit.ts';
import {
  type ActivatedAbility,
  abilityUse,
  activatedAbility,
  cardDefinition,
  definitionFrom,
  isUsedUp,
  type PlacedAbility,
  rulerOf,
  rulerRules,
  stateOf,
} from '../../queries/cards.ts';
import { type CardInPlay, cardsInPlay } from '../../queries/in-play.ts';
import { cardText, type Precondition, precondition, sentenceOf } from '../../queries/precondition.ts';
import { memoOnOwnCards } from '../../queries/state-memo.ts';
import { cardsIn, isKindInPlay, kindOf, locationOf, zonesOf } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { ZoneKind } from '../../state/card.ts';
import type { Game } from '../../state/game.ts';
import type { Activation, PlayRequest } from '../../state/option.ts';
import { freeActionPreconditions, mustBePlayedFromSetZone } from '../ch07-actions/action-preconditions.ts';
import { canPay, costOf, lackingClause, lacksResource } from './cost.ts';
import { hasMaterial } from './instructions/material.ts';
import {
  announce,
  barredChoices,
  effectRequested,
  hasTargets,
  hasZoneToEnter,
  isAnyWayLeft,
  playsCard,
  scopeRequested,
} from './play.ts';

/** 14-3b-4: whether the play was taken back in every way that its choices can be made. */
const isWithdrawn = (game: Game, request: PlayRequest): boolean =>
  barredChoices(game, request).barred !== undefined && !isAnyWayLeft(announce(game, request));

const PARTS_JA = { pay: '支払い', exhaust: 'レスト', move: 'カードの移動', destroy: '破壊' } as const;

const costFacts = (game: Game, request: PlayRequest): readonly LocalizedText[] => {
  const { player } = request;
  const ready = cardsIn(game, player, 'resource').filter((card) => !stateOf(game, card).exhausted).length;
  const { paysCosts } = rulerRules(cardDefinition(game, rulerOf(game, player)));
  const owed = costOf(game, request).map(({ part }) => part);
  const parts = [...new Set(owed)].map((part) => {
    const { length } = owed.filter((each) => each === part);
    return { en: `${length} to ${part}`, ja: `${PARTS_JA[part]}${length}` };
  });
  return [
    {
      en: `owed: ${parts.map(({ en }) => en).join(', ')}`,
      ja: `コスト:${parts.map(({ ja }) => ja).join('、')}`,
    },
    paysCosts || ready > 0
      ? { en: `${ready} resources are ready`, ja: `アクトのエナジー:${ready}枚` }
      : { en: 'no resources', ja: 'エナジーなし' },
  ];
};

/** What forbids a play, or lets its player not pay for it, whatever is chosen. */
const PERMISSION: readonly Precondition<PlayRequest>[] = [
  precondition(
    [
      'FORCED_STANDBY',
      '16-19',
      {
        en: 'Forced Standby comes into play only from the set zone',
        ja: '【強制待機】はセットゾーンからだけ場に出せる',
      },
    ],
    (game, request) => !(playsCard(game, request) && mustBePlayedFromSetZone(game, request.card)),
  ),
  {
    holds: (game, request) => !lacksResource(game, request.player, effectRequested(game, request)),
    reason: (game, { player }) =>
      illegalReason(
        'NO_RESOURCE',
        lackingClause(game, player),
        {
          en: 'a resource ability needs a card in the own resource zone',
          ja: 'エナジーの能力には、自分のエナジーゾーンのカードが必要である',
        },
        [{ en: 'there is none', ja: 'エナジーゾーンにカードがない' }],
      ),
  },
  precondition(
    [
      'CANNOT_PAY',
      '14-3c',
      { en: 'the cost must be paid in full', ja: 'コストは全額を支払わなければならない' },
    ],
    canPay,
    costFacts,
  ),
];

/** 14-3b-4: what must be there to choose. */
const CHOICES: readonly Precondition<PlayRequest>[] = [
  precondition(
    [
      'NO_ZONE',
      '7-3c',
      {
        en: 'a zone that the unit may enter must be there as it is played',
        ja: 'ユニットのプレイには、それを出せる自分のゾーンが必要である',
      },
    ],
    (game, request) => !playsCard(game, request) || hasZoneToEnter(game, request.player, request.card),
  ),
  precondition(
    [
      'NO_TARGETS',
      '14-3b-4',
      { en: 'what must be chosen as it is played must be there', ja: 'プレイ時に選ぶものがなければならない' },
    ],
    hasTargets,
    (game, { player, card }) => [
      sentenceOf(cardText(game, player, card), {
        en: (name) => `${name} finds too few cards to choose`,
        ja: (name) => `${name}の選べるカードが足りない`,
      }),
    ],
  ),
  precondition(
    [
      'NO_MATERIAL',
      '16-14',
      {
        en: 'what may be material must be there as it is played',
        ja: 'プレイ時に素材になるカードがなければならない',
      },
    ],
    (game, request) =>
      hasMaterial(game, scopeRequested(game, request), effectRequested(game, request).instructions),
    () => [{ en: 'there is none', ja: '素材になるカードがない' }],
  ),
  precondition(
    [
      'TAKEN_BACK',
      '14-3b-4',
      {
        en: 'it was taken back and nothing has changed since',
        ja: '取り消したプレイで、それから何も変わっていない',
      },
    ],
    (game, request) => !isWithdrawn(game, request),
  ),
];

/** 14-3: what a play that may be begun needs to be completed. */
export const COMPLETION: readonly Precondition<PlayRequest>[] = [...PERMISSION, ...CHOICES];

/** The clause by which a play is not possible, whatever is chosen; `undefined` if none forbids it. */
export const forbiddingClause = (game: Game, request: PlayRequest): ClauseId | undefined =>
  firstFailure(PERMISSION, game, request)?.clause as ClauseId | undefined;

/** Whether a play can be completed: its choices have candidates and its cost can be paid (14-3b-4, 14-3c). */
export const canComplete = (game: Game, request: PlayRequest): boolean => allHold(COMPLETION, game, request);

type Timing = ActivatedAbility['timing'];

const NONE: readonly Activation[] = [];

const abilitiesOn = (
  game: Game,
  { player, card, zone }: CardInPlay,
  timing: Timing,
): readonly Activation[] => {
  const { activated } = cardDefinition(game, card);
  if (activated.length === 0) return NONE;
  return activated
    .filter(({ ability, zones }) => ability.timing === timing && zones.includes(kindOf(zone)))
    .map(({ index }) => ({ how: 'activated', player, card, ability: index }));
};

/** Kinds of zone out of play in which some card of the match has an ability. */
const otherZones = memo((cards: Game['cards']): readonly ZoneKind[] =>
  [
    ...new Set(
      flatMapFast(Object.values(cards), (card) =>
        flatMapFast(definitionFrom(card).activated, ({ zones }) => zones),
      ),
    ),
  ].filter((kind) => !isKindInPlay(kind)),
);

const outOfPlay = (game: Game, player: Player, timing: Timing): readonly Activation[] =>
  flatMapFast(otherZones(game.cards), (kind) =>
    flatMapFast(zonesOf(game, player, kind), (zone) =>
      flatMapFast(cardsIn(game, player, zone), (card) => abilitiesOn(game, { player, card, zone }, timing)),
    ),
  );

const validInPlay = (player: Player, timing: Timing) =>
  memoizeLast2(cardsInPlay, (game): readonly Activation[] =>
    flatMapFast(cardsInPlay(game), (found) =>
      found.player === player ? abilitiesOn(game, found, timing) : NONE,
    ),
  );

const valid = (player: Player, timing: Timing) => {
  const inPlay = validInPlay(player, timing);
  return memoOnOwnCards(player, (game): readonly Activation[] => {
    const others = outOfPlay(game, player, timing);
    return others.length === 0 ? inPlay(game) : [...inPlay(game), ...others];
  });
};

const VALID_BY_PLAYER = {
  standard: [valid(0, 'standard'), valid(1, 'standard')],
  instant: [valid(0, 'instant'), valid(1, 'instant')],
} as const;

/** 14-8a: the activated abilities of that timing on a player's cards that lie where they are valid. */
export const validAbilities = (game: Game, player: Player, timing: Timing): readonly Activation[] =>
  VALID_BY_PLAYER[timing][player](game);

const placed = (game: Game, { card, ability }: Activation): PlacedAbility | undefined =>
  cardDefinition(game, card).activated.find(({ index }) => index === ability);

const isValidThere = (game: Game, activation: Activation): boolean => {
  const place = locationOf(game, activation.card);
  return place !== 'gate' && placed(game, activation)?.zones.includes(kindOf(place.zone)) === true;
};

const KINDS_JA = { activated: '起動能力', auto: '自動能力', continuous: '永続能力' } as const;

const otherAbility = (game: Game, { player, card, ability }: Activation): LocalizedText => {
  const kind = cardDefinition(game, card).abilities?.[ability]?.kind;
  return kind === undefined
    ? sentenceOf(cardText(game, player, card), {
        en: (name) => `${name} has no ability ${ability + 1}`,
        ja: (name) => `${name}に${ability + 1}番目の能力はない`,
      })
    : { en: `it is a ${kind} ability`, ja: `${KINDS_JA[kind]}である` };
};

const VALID: readonly Precondition<Activation>[] = [
  precondition(
    [
      'NOT_ACTIVATED',
      '14-8a',
      {
        en: 'only activated abilities are played as a gate action',
        ja: 'ゲートアクションでプレイするのは起動能力だけである',
      },
    ],
    (game, activation) => placed(game, activation) !== undefined,
    (game, activation) => [otherAbility(game, activation)],
  ),
  precondition(
    [
      'NOT_VALID_THERE',
      '14-2a',
      { en: 'the ability is not valid where its card is', ja: 'カードのある場所では、その能力は有効でない' },
    ],
    isValidThere,
  ),
];

const USABLE: readonly Precondition<Activation>[] = [
  precondition(
    ['USED_UP', '16-21', { en: 'the ability is used once in a turn', ja: '能力はターンに1回だけ使える' }],
    (game, activation) => !isUsedUp(game, activation),
    (game, { player, card }) => [
      sentenceOf(cardText(game, player, card), {
        en: (name) => `${name} has used it`,
        ja: (name) => `${name}はもう使った`,
      }),
    ],
  ),
  ...COMPLETION,
];

const INSTANT = [...VALID, ...USABLE];
const STANDARD = [...VALID, ...freeActionPreconditions('9-3e-4f'), ...USABLE];

/** 14-8a: what the activated ability needs to be legal. */
export const activationPreconditions = (
  game: Game,
  activation: Activation,
): readonly Precondition<Activation>[] =>
  placed(game, activation)?.ability.timing === 'standard' ? STANDARD : INSTANT;

/** 16-21: notes that an ability that may be used once a turn was used. */
export const recordActivation = (game: Game, request: PlayRequest): Game =>
  request.how === 'activated' && activatedAbility(game, request.card, request.ability).oncePerTurn
    ? recordUse(game, request.card, abilityUse(cardDefinition(game, request.card), request.ability))
    : game;
