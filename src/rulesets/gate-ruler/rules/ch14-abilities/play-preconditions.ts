import type { LocalizedText } from '../../../../core/narration.ts';
import { allHold, illegalReason } from '../../../../core/illegal-reasons.ts';
import { cardDefinition } from '../../queries/cards.ts';
import { rulerRules, stateOf } from '../../queries/information.ts';
import { cardText, sentenceOf, type Precondition, precondition } from '../../queries/precondition.ts';
import { rulerOf } from '../../queries/rulers.ts';
import { mustBePlayedFromSetZone } from '../ch07-actions/standby.ts';
import { cardsIn } from '../../queries/zones.ts';
import type { Game } from '../../state/game.ts';
import type { PlayRequest } from '../../state/play-request.ts';
import { canPay, costOf } from './cost-2.ts';
import { hasMaterial } from './instructions/material.ts';
import { announce, effectRequested, hasTargets, isAnyWayLeft, playsCard, scopeRequested } from './play-2.ts';
import { lackingClause, lacksResource } from './cost.ts';
import { barredChoices } from './play.ts';

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

/** 14-3: what a play that may be begun needs to be completed. */
export const COMPLETION: readonly Precondition<PlayRequest>[] = [
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

/** Whether a play can be completed: its choices have candidates and its cost can be paid (14-3b-4, 14-3c). */
export const canComplete = (game: Game, request: PlayRequest): boolean => allHold(COMPLETION, game, request);
