import type { CardType, Color, SourceKind } from '../state/card.ts';
import type { Outcome, Scope } from '../state/effect.ts';
import type { ResultKind } from '../state/result.ts';
import { japaneseLabels } from './japanese.ts';
import type { Grammar } from './grammar.ts';

const { damage, combatDamage, life, loyalty, defense, minusCounter, poisonCounter } = japaneseLabels;

const TYPES: Readonly<Record<CardType, string>> = {
  creature: 'クリーチャー',
  planeswalker: 'プレインズウォーカー',
  battle: 'バトル',
};

const COLORS: Readonly<Record<Color, string>> = {
  white: '白',
  blue: '青',
  black: '黒',
  red: '赤',
  green: '緑',
};

const KINDS: Readonly<Record<SourceKind, string>> = { spell: '呪文', giant: '巨人', wizard: 'ウィザード' };

const either = (types: readonly CardType[]): string => types.map((type) => TYPES[type]).join('か');

const CONTROLLED = {
  any: '',
  yours: 'あなたがコントロールする',
  opponents: '対戦相手がコントロールする',
} as const;

const sourceText = ({ sources, color, another }: Scope): string =>
  `${CONTROLLED[sources]}${another ? '他の' : ''}${color === undefined ? '' : `${COLORS[color]}の`}発生源`;

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
export const japaneseGrammar: Grammar = (ability) => {
  switch (ability.kind) {
    case 'increase':
      return `${damageIn(ability.scope)}は${ability.by}点増える。`;
    case 'multiply':
      return `${damageIn(ability.scope)}は${ability.by}倍になる。`;
    case 'reduce':
      return `${damageIn(ability.scope)}をそれぞれ${ability.by}点軽減する。`;
    case 'shield':
      return `${damageIn(ability.scope)}を、次の${ability.left}点だけ軽減する。`;
    case 'preventAll':
      return `${damageIn(ability.scope)}をすべて軽減する。`;
    case 'countersInstead':
      return `${damageIn(ability.scope)}の代わりに、同じ数の${minusCounter}を置く。`;
    case 'watch': {
      const { giant, wizard, spell } = KINDS;
      const only =
        ability.condition === undefined
          ? ''
          : `、このターンあなたの${giant}か${wizard}か${spell}がそれに${damage}を与えていたなら`;
      const count = ability.once === 'permanent' ? '1つが' : '1つ以上が';
      const which = ability.noncombat ? `${combatDamage}でない余剰の${damage}` : `余剰の${damage}`;
      return `対戦相手がコントロールする${either(ability.types)}${count}${which}を受けるたび${only}、${ABILITY_OUTCOMES[ability.outcome]}。`;
    }
    case 'lookBack':
      return `あなたの終了ステップの開始時、このターン対戦相手のコントロールする${either(ability.types)}が余剰の${damage}を受けていたなら、${ABILITY_OUTCOMES[ability.outcome]}。`;
    case 'lethalByPower':
      return `あなたがコントロールするクリーチャーの致死${damage}は、タフネスでなくパワーで決まる。`;
    case 'results':
      return `${WHOSE[ability.whose]}${ABILITY_RESULTS[ability.of]}は${ability.times}倍になる。`;
    default:
      return ability satisfies never;
  }
};
