import type { LocalizedText } from '../../../core/narration.ts';

/** Why the agent greedy rates an option as it does; cards by their printed names. */
export const ratingReasons = {
  indifferent: { en: 'makes no difference', ja: 'どれでも変わらない' },
  nothingBetter: { en: 'nothing better to do', ja: 'ほかにすることがない' },
  noAttackLeft: { en: 'nothing left worth attacking', ja: '攻撃する価値のあるものがもうない' },
  enough: { en: 'that is enough', ja: 'これで足りる' },
  moreIsBetter: { en: 'more is better', ja: '多いほどよい' },
  mostlyHelps: { en: 'what may be done mostly helps', ja: '任意の行動はたいてい得になる' },
  waitingHelps: { en: 'an ability that waits mostly helps', ja: '待機中の能力はたいてい得になる' },
  givesAbilityAway: { en: 'gives an ability away', ja: '能力をむだにする' },
  useAbility: { en: 'an ability is used while it can be', ja: '能力は使えるうちに使う' },
  useOverdrive: { en: 'an overdrive is used while it can be', ja: 'オーバードライブは使えるうちに使う' },
  staysHidden: { en: 'stays hidden', ja: '相手に見せずにおく' },
  givesCardAway: { en: 'gives a card away', ja: 'カードを失う' },

  fillsZone: ({ en, ja }) => ({ en: `${en} fills an empty zone`, ja: `《${ja}》で空いているゾーンを埋める` }),
  replacesWeaker: ({ en, ja }) => ({
    en: `${en} replaces a weaker unit`,
    ja: `《${ja}》をより弱いユニットと入れ替える`,
  }),
  noRoom: {
    en: 'no zone is empty and no unit in play is weaker',
    ja: '空いているゾーンも、より弱いユニットもない',
  },
  destroysNothing: { en: 'would destroy nothing now', ja: '今は何も破壊できない' },
  destroys: ({ en, ja }) => ({ en: `destroys ${en}`, ja: `《${ja}》を破壊できる` }),
  otherThanDamage: { en: 'does something else than damage', ja: 'ダメージ以外の効果がある' },
  staysInPlay: ({ en, ja }) => ({ en: `${en} stays in play`, ja: `《${ja}》は場に残る` }),
  playedFromSet: { en: 'it is played from a set zone', ja: 'セットゾーンからプレイするカードである' },
  elseLost: {
    en: 'else it goes to the graveyard unplayed',
    ja: 'セットしないと、プレイされずに墓地に置かれる',
  },
  takesSetZone: { en: 'takes a set zone for nothing', ja: 'セットゾーンをむだに使う' },
  revealFirst: {
    en: 'a driven card is played only once it is revealed',
    ja: 'ドライブしたカードは公開しないとプレイできない',
  },
  nothingToDo: { en: 'nothing would be done with it', ja: '公開しても使い道がない' },

  standsBefore: { en: 'stands before the ruler', ja: 'ルーラーの前に立つ' },
  canAttack: { en: 'can attack from there', ja: 'そこから攻撃できる' },
  zoneTaken: { en: 'a unit stands there already', ja: 'すでにユニットがいる' },
  isOwn: ({ en, ja }) => ({ en: `${en} is its own`, ja: `《${ja}》は自分のカードである` }),
  betterEnemy: ({ en, ja }) => ({
    en: `the better of the enemies: ${en}`,
    ja: `相手のユニットのうちでは《${ja}》がよい`,
  }),

  hurtsInVain: ({ en, ja }) => ({
    en: `hurts ${en}, which the end of the turn heals`,
    ja: `《${ja}》にダメージを与えても、ターンの終わりになくなる`,
  }),
  emptyLine: { en: 'nothing stands on that line', ja: 'そのラインには誰もいない' },
} as const satisfies Readonly<Record<string, LocalizedText | ((card: LocalizedText) => LocalizedText)>>;

/** Damage to the enemy ruler, and to the own one. */
export const burnReason = (dealt: number, taken: number): LocalizedText => ({
  en: `${dealt} damage to the enemy ruler${taken > 0 ? `, ${taken} to the own` : ''}`,
  ja: `相手のルーラーに${dealt}点${taken > 0 ? `、自分のルーラーに${taken}点` : ''}のダメージ`,
});

/** Ruler damage by an attack that gets through. */
export const strikeReason = (points: number): LocalizedText => ({
  en: `deals ${points} ruler damage`,
  ja: `ルーラーダメージを${points}点与える`,
});

/** A unit is destroyed, together with other attackers; `behind`: ruler damage for which it opens the way. */
export const breakReason = ({ en, ja }: LocalizedText, others: number, behind: number): LocalizedText => ({
  en: `${others === 0 ? 'destroys' : `with ${others} more destroys`} ${en}${behind > 0 ? ` and opens the way for ${behind} ruler damage` : ''}`,
  ja: `${others === 0 ? '' : `あと${others}枚と合わせて`}《${ja}》を破壊${behind > 0 ? `し、ルーラーダメージ${behind}点の道を開く` : 'できる'}`,
});
