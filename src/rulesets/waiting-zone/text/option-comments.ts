import type { LocalizedText } from '../../../core/narration.ts';

/** Why the agent greedy rates an option as it does; cards by their printed names. */
export const ratingReasons = {
  indifferent: { en: 'makes no difference', ja: 'どれでも変わらない' },
  nothingBetter: { en: 'nothing better to do', ja: 'ほかにすることがない' },
  nothingToBegin: { en: 'nothing left worth beginning', ja: '始める価値のあることがもうない' },
  unknownCard: { en: 'the card is not known', ja: 'カードがわからない' },
  unknownTarget: { en: 'the target is not known', ja: '対象がわからない' },
  payingHelps: { en: 'what can be paid for mostly helps', ja: '払える任意コストはたいてい得になる' },
  firstSide: { en: 'the first side will do', ja: '1つ目の効果でよい' },
  isOwn: { en: 'it is its own', ja: '自分のものである' },
  enemyHasIt: { en: 'the enemy has it there', ja: '相手のものである' },
  enemyPlayer: { en: 'the enemy player', ja: '相手プレイヤーである' },
  destroysNothing: { en: 'would destroy nothing now', ja: '今は何も破壊できない' },
  otherThanDamage: { en: 'does something else than damage', ja: 'ダメージ以外の効果がある' },
  wins: { en: 'wins the match', ja: 'これで勝つ' },

  entersField: ({ en, ja }) => ({ en: `${en} comes onto the field`, ja: `《${ja}》が場に出る` }),
  staysInPlay: ({ en, ja }) => ({ en: `${en} stays in play`, ja: `《${ja}》は場に残る` }),
  destroys: ({ en, ja }) => ({ en: `destroys ${en}`, ja: `《${ja}》を破壊できる` }),
  useAbility: ({ en, ja }) => ({
    en: `the ability of ${en} is used while it can be`,
    ja: `《${ja}》の能力は使えるうちに使う`,
  }),
  costsAnother: ({ en, ja }) => ({ en: `${en} costs another card`, ja: `《${ja}》には別の手札が必要` }),
  worksNow: ({ en, ja }) => ({ en: `${en} works now`, ja: `《${ja}》は今使える` }),
  givesAway: ({ en, ja }) => ({ en: `gives ${en} away`, ja: `《${ja}》を失う` }),
  ownUnit: ({ en, ja }) => ({ en: `${en} is its own`, ja: `《${ja}》は自分のユニットである` }),
  bestThere: ({ en, ja }) => ({ en: `the best there is: ${en}`, ja: `いちばんよいのは《${ja}》` }),
} as const satisfies Readonly<Record<string, LocalizedText | ((card: LocalizedText) => LocalizedText)>>;

/** Damage to the enemy player. */
export const burnReason = (points: number): LocalizedText => ({
  en: `${points} damage to the enemy player`,
  ja: `相手プレイヤーに${points}点のダメージ`,
});

/** What an attack on a unit takes from either side. */
export const tradeReason = (
  target: LocalizedText,
  gained: number,
  attacker: LocalizedText,
  lost: number,
): LocalizedText => ({
  en: `${target.en} loses ${gained}, ${attacker.en} ${lost} of what they are worth`,
  ja: `価値の減り:《${target.ja}》${gained}、《${attacker.ja}》${lost}`,
});
