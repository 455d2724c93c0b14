import type { CardType, Color, SourceKind } from '../state/card.ts';
import type { Outcome, Scope } from '../state/effect.ts';
import type { ResultKind } from '../state/packet.ts';
import type { ExcessDamageLocale, Grammar, Labels } from './locale.ts';

/** The labels of the damage event in Japanese. */
export const japaneseLabels: Labels = {
  card: ({ name, ja }) => ja ?? name,
  damage: 'ダメージ',
  combatDamage: '戦闘ダメージ',
  life: 'ライフ',
  loyalty: '忠誠度',
  defense: '守備値',
  minusCounter: '-1/-1カウンター',
  poisonCounter: '毒カウンター',
};

const { damage, combatDamage, life, loyalty, defense, minusCounter, poisonCounter } = japaneseLabels;

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  damageTarget: `同じ点数の${damage}を与える`,
  draw: 'カードを1枚引く',
  treasure: '宝物を1つ生成する',
  dragon: 'ドラゴンを1体生成する',
};

const RESULTS: Readonly<Record<ResultKind, string>> = {
  marked: `負う${damage}`,
  minusCounters: minusCounter,
  loyaltyLost: `${loyalty}の減少`,
  defenseLost: `${defense}の減少`,
  lifeLost: `${life}の喪失`,
  poisoned: poisonCounter,
  lifeGained: `${life}の獲得`,
};

const DEFEATS: Readonly<Record<string, string>> = {
  '704.5a': `${life}がなくなり敗北する`,
  '704.5c': `${poisonCounter}が10個に達し敗北する`,
  '104.3a': '投了する',
};

const damageWord = (isCombat: boolean): string => (isCombat ? combatDamage : damage);

/** The narration in Japanese. */
export const japaneseLocale: ExcessDamageLocale = {
  labels: japaneseLabels,
  messages: {
    assigned: ({ attacker, recipient, n }, say) =>
      `${say.permanent(attacker)}は${say.who(recipient)}に${n}点を割り振る`,
    assignsNothing: ({ attacker }, say) => `${say.permanent(attacker)}は${damage}を割り振らない`,
    announced: ({ source, recipient, n, combat }, say) =>
      `${say.source(source)}が${say.who(recipient)}に${n}点の${damageWord(combat)}を与えようとする`,
    noEffect: () => '対象が不適正なので、何も起こらない',
    splitOrdered: ({ source, recipient }, say) =>
      `次に${say.source(source)}から${say.who(recipient)}への${damage}を分ける`,
    split: ({ recipient, kept, excessTo, spill }, say) =>
      `${say.who(recipient)}に${kept}点が残り、余剰の${spill}点は代わりに${say.who(excessTo)}へ向かう`,
    spillLost: ({ recipient, n }, say) => `${say.who(recipient)}の余剰${n}点は行き先がなく失われる`,
    shieldOrdered: ({ source, recipient }, say) =>
      `${say.who(recipient)}の軽減は、まず${say.source(source)}の${damage}に使う`,
    modified: ({ source, recipient, from, to, ...by }, say) =>
      `${say.by(by)}により、${say.source(source)}から${say.who(recipient)}への${damage}は${from}点から${to}点になる`,
    countersInstead: ({ recipient, n, ...by }, say) =>
      `${say.by(by)}により、${damage}の代わりに${say.who(recipient)}に${minusCounter}を${n}個置く`,
    notDealt: ({ source, recipient }, say) =>
      `${say.source(source)}は${say.who(recipient)}に${damage}を与えない`,
    dealt: ({ source, recipient, n, combat }, say) =>
      `${say.source(source)}が${say.who(recipient)}に${n}点の${damageWord(combat)}を与える`,
    excess: ({ permanent, n }, say) => `${say.permanent(permanent)}は${n}点の余剰の${damage}を受けた`,
    triggered: ({ about, ...by }, say) =>
      about === undefined
        ? `${say.by(by)}が誘発する`
        : `${say.permanent(about)}の余剰により${say.by(by)}が誘発する`,
    resultModified: ({ kind, who, from, to, ...by }, say) =>
      `${say.by(by)}により、${say.who(who)}の${RESULTS[kind]}は${from}から${to}になる`,
    marked: ({ who, n }, say) => `${say.who(who)}は${n}点の${damage}を負う`,
    minusCounters: ({ who, n }, say) => `${say.who(who)}に${minusCounter}が${n}個置かれる`,
    loyaltyLost: ({ who, n }, say) => `${say.who(who)}の${loyalty}が${n}減る`,
    defenseLost: ({ who, n }, say) => `${say.who(who)}の${defense}が${n}減る`,
    lifeLost: ({ who, n }, say) => `${say.who(who)}は${n}点の${life}を失う`,
    poisoned: ({ who, n }, say) => `${say.who(who)}は${poisonCounter}を${n}個得る`,
    lifeGained: ({ who, n }, say) => `${say.who(who)}は${n}点の${life}を得る`,
    read: ({ card, target, n }, say) => `${say.source(card)}は${say.who(target)}への余剰${n}点を読む`,
    converted: ({ card }, say) => `余剰があったので${say.source(card)}は変形する`,
    spared: ({ permanent }, say) => `${say.permanent(permanent)}は破壊不能なので残る`,
    destroyed: ({ permanent }, say) => `${say.permanent(permanent)}は破壊される`,
    putAway: ({ permanent }, say) => `${say.permanent(permanent)}は墓地に置かれる`,
    left: ({ permanent }, say) => `${say.permanent(permanent)}は戦場を離れる`,
    endStep: ({ player }, say) => `${say.player(player)}の終了ステップが始まる`,
    triggerOrdered: (by, say) => `次に${say.by(by)}をスタックに積む`,
    placed: ({ target, ...by }, say) =>
      target === undefined
        ? `${say.by(by)}がスタックに積まれる`
        : `${say.by(by)}が${say.who(target)}を対象にスタックに積まれる`,
    resolved: ({ outcome, ...by }, say) => `${say.by(by)}が解決し、${OUTCOMES[outcome]}`,
    lost: ({ player, clause }, say) => `${say.player(player)}は${DEFEATS[clause] ?? '敗北する'}`,
    over: ({ winner }, say) => (winner === undefined ? '勝者はいない' : `${say.player(winner)}が勝利する`),
  },
};

export const JAPANESE_TYPES: Readonly<Record<CardType, string>> = {
  creature: 'クリーチャー',
  planeswalker: 'プレインズウォーカー',
  battle: 'バトル',
};

export const JAPANESE_COLORS: Readonly<Record<Color, string>> = {
  white: '白',
  blue: '青',
  black: '黒',
  red: '赤',
  green: '緑',
};

const KINDS: Readonly<Record<SourceKind, string>> = { spell: '呪文', giant: '巨人', wizard: 'ウィザード' };

const either = (types: readonly CardType[]): string => types.map((type) => JAPANESE_TYPES[type]).join('か');

const CONTROLLED = {
  any: '',
  yours: 'あなたがコントロールする',
  opponents: '対戦相手がコントロールする',
} as const;

const sourceText = ({ sources, color, another }: Scope): string =>
  `${CONTROLLED[sources]}${another ? '他の' : ''}${color === undefined ? '' : `${JAPANESE_COLORS[color]}の`}発生源`;

const ANYTHING = {
  any: 'プレイヤーやパーマネント',
  yours: 'あなたやあなたがコントロールするパーマネント',
  opponents: '対戦相手や対戦相手がコントロールするパーマネント',
} as const;

const recipientText = ({ recipients, only, types }: Scope): string => {
  const who = types === undefined ? ANYTHING[recipients] : `${CONTROLLED[recipients]}${either(types)}`;
  return only === undefined ? who : `${who}のうち「${only}」`;
};

const kindOfDamage = (noncombat: boolean | undefined): string =>
  noncombat ? `${combatDamage}でない${damage}` : damage;

const damageIn = (scope: Scope): string =>
  `${sourceText(scope)}が${recipientText(scope)}に与える${kindOfDamage(scope.noncombat)}`;

const ABILITY_OUTCOMES: Readonly<Record<Outcome, string>> = {
  damageTarget: `別の対象に同じ点数の${damage}を与える`,
  draw: 'カードを1枚引く',
  treasure: '宝物を1つ生成する',
  dragon: 'ドラゴンを1体生成する',
};

const ABILITY_RESULTS: Readonly<Record<ResultKind, string>> = {
  marked: `クリーチャーが負う${damage}`,
  minusCounters: `クリーチャーに置かれる${minusCounter}`,
  loyaltyLost: `${loyalty}の減少`,
  defenseLost: `${defense}の減少`,
  lifeLost: `${life}の喪失`,
  poisoned: poisonCounter,
  lifeGained: `${life}の獲得`,
};

const WHOSE = { any: '', yours: 'あなたの側の', opponents: '対戦相手の側の' } as const;

/** The abilities of the damage event in Japanese. */
export const japaneseGrammar: Grammar = {
  increase: (ability) => `${damageIn(ability.scope)}は${ability.by}点増える。`,
  multiply: (ability) => `${damageIn(ability.scope)}は${ability.by}倍になる。`,
  reduce: (ability) => `${damageIn(ability.scope)}をそれぞれ${ability.by}点軽減する。`,
  shield: (ability) => `${damageIn(ability.scope)}を、次の${ability.left}点だけ軽減する。`,
  preventAll: (ability) => `${damageIn(ability.scope)}をすべて軽減する。`,
  countersInstead: (ability) => `${damageIn(ability.scope)}の代わりに、同じ数の${minusCounter}を置く。`,
  watch: (ability) => {
    const { giant, wizard, spell } = KINDS;
    const only =
      ability.condition === undefined
        ? ''
        : `、このターンあなたの${giant}か${wizard}か${spell}がそれに${damage}を与えていたなら`;
    const count = ability.once === 'permanent' ? '1つが' : '1つ以上が';
    const which = ability.noncombat ? `${combatDamage}でない余剰の${damage}` : `余剰の${damage}`;
    return `対戦相手がコントロールする${either(ability.types)}${count}${which}を受けるたび${only}、${ABILITY_OUTCOMES[ability.outcome]}。`;
  },
  lookBack: (ability) =>
    `あなたの終了ステップの開始時、このターン対戦相手のコントロールする${either(ability.types)}が余剰の${damage}を受けていたなら、${ABILITY_OUTCOMES[ability.outcome]}。`,
  lethalByPower: () =>
    `あなたがコントロールするクリーチャーの致死${damage}は、タフネスでなくパワーで決まる。`,
  results: (ability) => `${WHOSE[ability.whose]}${ABILITY_RESULTS[ability.of]}は${ability.times}倍になる。`,
};
