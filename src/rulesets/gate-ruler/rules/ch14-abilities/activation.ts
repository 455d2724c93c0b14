import type { Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import type { LocalizedText } from '../../../../core/narration.ts';
import { memo } from '../../../../core/memo.ts';
import { recordUse } from '../../events/uses.ts';
import {
  type ActivatedAbility,
  cardDefinition,
  definitionFrom,
  type PlacedAbility,
} from '../../queries/cards.ts';
import { cardsInPlay, type CardInPlay } from '../../queries/in-play.ts';
import { cardText, sentenceOf, type Precondition, precondition } from '../../queries/precondition.ts';
import { memoOnOwnCards } from '../../queries/state-memo.ts';
import { abilityUse, activatedAbility, isUsedUp } from '../../queries/uses.ts';
import { cardsIn, isKindInPlay, kindOf, locationOf, zonesOf } from '../../queries/zones.ts';
import type { Game } from '../../state/game.ts';
import type { ZoneKind } from '../../state/card.ts';
import type { Activation, PlayRequest } from '../../state/play-request.ts';
import { freeActionPreconditions } from '../ch07-actions/action-preconditions.ts';
import { COMPLETION } from './play-preconditions.ts';

type Timing = ActivatedAbility['timing'];

const NONE: readonly Activation[] = [];

const abilitiesOn = (game: Game, { player, card, zone }: CardInPlay, timing: Timing): readonly Activation[] => {
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
      flatMapFast(Object.values(cards), (card) => flatMapFast(definitionFrom(card).activated, ({ zones }) => zones)),
    ),
  ].filter((kind) => !isKindInPlay(kind)),
);

const outOfPlay = (game: Game, player: Player, timing: Timing): readonly Activation[] =>
  flatMapFast(otherZones(game.cards), (kind) =>
    flatMapFast(zonesOf(game, player, kind), (zone) =>
      flatMapFast(cardsIn(game, player, zone), (card) => abilitiesOn(game, { player, card, zone }, timing)),
    ),
  );

const valid = (player: Player, timing: Timing) =>
  memoOnOwnCards(player, (game): readonly Activation[] => [
    ...flatMapFast(cardsInPlay(game), (found) =>
      found.player === player ? abilitiesOn(game, found, timing) : NONE,
    ),
    ...outOfPlay(game, player, timing),
  ]);

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

/** 14-8a: what the activated ability needs to be on offer. */
export const activationPreconditions = (game: Game, activation: Activation): readonly Precondition<Activation>[] =>
  placed(game, activation)?.ability.timing === 'standard' ? STANDARD : INSTANT;

/** 16-21: notes that an ability that may be used once a turn was used. */
export const recordActivation = (game: Game, request: PlayRequest): Game =>
  request.how === 'activated' && activatedAbility(game, request.card, request.ability).oncePerTurn
    ? recordUse(game, request.card, abilityUse(cardDefinition(game, request.card), request.ability))
    : game;
