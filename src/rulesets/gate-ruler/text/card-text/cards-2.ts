import type { CardDefinition, RulerRules } from '../../state/card-2.ts';
import type { Keyword } from '../../state/card.ts';
import { labels } from '../japanese.ts';
import { abilityName } from '../card-labels.ts';
import type { Scope } from './grammar.ts';
import { joinActions } from './japanese-references.ts';
import { filterText, zonesText } from './references-2.ts';

/** What a keyword lets a card do. */
const REMINDERS: Readonly<Record<Keyword, string>> = {
  penetrate:
    '守備ゾーンのユニットを攻撃し、戦闘ダメージの後そこに誰もいなければ、ルーラーにもSTK分のダメージを与える',
  intercept: 'ユニットに攻撃されると、戦闘ダメージの前に攻撃ユニットへATK分のダメージを与える',
  counterattack: 'ユニットに攻撃され、戦闘ダメージの後も残っていれば、攻撃ユニットへATK分のダメージを与える',
  doubleAttack: 'ターン最初の攻撃の後でアクト状態になる',
  vigilance: '君のアタックフェイズ終了時、空いている君の守備ゾーンに移ってもよい',
  undying: 'エナジーがあるなら墓地から召喚してもよい',
  soulguard: 'これが場を離れる時、代わりにこれのソウル1枚を離れさせてもよい',
  openCard: '引くかドライブすると公開され、必ずプレイする。セットできない',
  standby: 'セットできる',
  forcedStandby: 'セットでき、セットゾーン以外からは場に出ない',
  pacifist: '攻撃できない',
};

export const keywordText = (keyword: Keyword): string => `${labels.keywords[keyword]}(${REMINDERS[keyword]})`;

/** How a unit comes into play, beside what every unit may do. */
export const entryTexts = (scope: Scope, card: CardDefinition): readonly string[] => {
  const { comesOutOnlyBy, enhance, summonFromSet, summonTo } = card;
  return [
    ...(enhance === undefined
      ? []
      : [
          `【強化】これが場に出る時、${filterText(scope, { type: ['unit'], ...enhance, side: 'ally' })}1体をこれのソウルにしてもよい。`,
        ]),
    ...(summonFromSet ? ['君のメインフェイズに、これをセットゾーンから召喚できる。'] : []),
    ...(summonTo === undefined ? [] : [`これは${zonesText(summonTo)}にだけ召喚できる。`]),
    ...(comesOutOnlyBy === undefined
      ? []
      : [
          `これは「${abilityName(comesOutOnlyBy, 'ja')}」によらずに場に出るなら、代わりにデッキの下に置かれる。`,
        ]),
  ];
};

const startOfTurnText = ({ startOfTurn }: RulerRules): string => {
  const { readyResources, draw, drawOnFirstTurn, drive, driveOnFirstTurn } = startOfTurn;
  const onFirst = (usual: number, first: number): string =>
    usual === first ? '' : `(最初のターンは${first}枚)`;
  const parts = [
    ...(readyResources === 0 ? [] : [`エナジーを${readyResources}枚アクト状態にする`]),
    ...(draw + drawOnFirstTurn === 0 ? [] : [`カードを${draw}枚${onFirst(draw, drawOnFirstTurn)}引く`]),
    ...(drive + driveOnFirstTurn === 0
      ? []
      : [`カードを${drive}枚${onFirst(drive, driveOnFirstTurn)}ドライブする`]),
  ];
  return `君のターンの開始時、${joinActions(parts)}。`;
};

const orAny = (most: number | null, counter: string): string =>
  most === null ? `${counter === 'つ' ? 'いくつ' : `何${counter}`}でも` : `${most}${counter}まで`;

/** What playing with a ruler is like. */
export const rulerTexts = (rules: RulerRules): readonly string[] => {
  const { life, paysCosts, attackZones, defenseZones, setZones, resources, startingHand } = rules;
  const { summonCap, exhaustToPay, legendaries, factions, deckLevelCap } = rules;
  const { zones } = labels;
  return [
    `ライフ${life}。${paysCosts ? 'カードはレベル分のコストを支払ってプレイする。' : 'カードはコストなしでプレイする。'}`,
    `${zones.attack}${attackZones}つ、${zones.defense}${defenseZones}つ、${zones.set}${setZones}つ、エナジー${resources}枚、最初の手札${startingHand}枚。`,
    startOfTurnText(rules),
    `1ターンにユニットを${orAny(summonCap, '体')}召喚できる。`,
    ...(exhaustToPay === undefined
      ? []
      : ['相手のターンには、このルーラーをレスト状態にしてコスト1を支払ってもよい。']),
    `デッキ:勢力は${orAny(factions, 'つ')}、レジェンドの名前は${legendaries}つまで、レベルの合計は${deckLevelCap === null ? '制限なし' : `${deckLevelCap}まで`}。`,
  ];
};
