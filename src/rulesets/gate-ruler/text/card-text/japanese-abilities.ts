import { tableOfKeywords } from '../../keywords/lookup.ts';
import type {
  Ability,
  CardDefinition,
  CardFilter,
  Cost,
  CounterAbility,
  Effect,
  Keyword,
  RulerRules,
  Timing,
  ZoneKind,
} from '../../state/card.ts';
import { abilityName } from '../card-labels.ts';
import { labels } from '../japanese.ts';
import type { CardGrammar, Scope } from './grammar.ts';
import { changesText, conditionText, triggerText } from './japanese-conditions.ts';
import { stepsText } from './japanese-instructions.ts';
import { counterOf, filterText, joinActions, zonesText } from './japanese-references.ts';

const PLACES = {
  graveyard: '墓地に置く',
  deckBottom: 'デッキの下に置く',
  removed: 'ゲームから除外する',
} as const;

const someOf = (scope: Scope, filter: CardFilter, count: number): string =>
  `${filterText(scope, filter)}${count}${counterOf(filter)}を`;

const costText = (scope: Scope, cost: Cost): string => {
  if ('pay' in cost) return `コスト${cost.pay}を支払う`;
  if ('exhaust' in cost) return `これを${labels.exhausted}状態にする`;
  if ('destroy' in cost) return `${someOf(scope, cost.destroy, cost.count)}破壊する`;
  if (cost.move !== 'this') return `${someOf(scope, cost.move, cost.count)}${PLACES[cost.to]}`;
  return `これを${cost.count === 1 ? '' : `${cost.count}回`}${PLACES[cost.to]}`;
};

const TIMINGS = { standard: '通常', instant: '即時' } as const;

const named = (name: string | undefined): string =>
  name === undefined ? '' : `「${abilityName(name, 'ja')}」`;

const inZone = (zone: readonly ZoneKind[] | undefined): string =>
  zone === undefined ? '' : `(${zonesText(zone)}で)`;

const resourceMark = ({ resource }: Effect): string => (resource ? '【エナジー能力】' : '');

const onceMark = (oncePerTurn: true | undefined): string => (oncePerTurn ? '【ターン1】' : '');

/** An effect as sentences. */
export const effectText = (scope: Scope, { instructions }: Effect, opening = ''): string =>
  stepsText(scope, instructions, opening);

type Of<Kind extends Ability['kind']> = Extract<Ability, { kind: Kind }>;

const activatedText = (scope: Scope, ability: Of<'activated'>): string => {
  const { name, timing, cost = [], oncePerTurn, zone, effect } = ability;
  const head = `${named(name)}${resourceMark(effect)}${onceMark(oncePerTurn)}${inZone(zone)}${TIMINGS[timing]}`;
  const costs = cost.length === 0 ? '' : `[${cost.map((each) => costText(scope, each)).join('、')}]`;
  return `${head}${costs}:${effectText(scope, effect)}`;
};

const autoText = (
  scope: Scope,
  { name, when, if: condition, oncePerTurn, zone, effect }: Of<'auto'>,
): string => {
  const triggered: Scope = { ...scope, trigger: when };
  const provided = condition === undefined ? '' : `${conditionText(triggered, condition)}なら、`;
  const opening = `${triggerText(triggered, when)}、${provided}`;
  return `${named(name)}${resourceMark(effect)}${onceMark(oncePerTurn)}${inZone(zone)}${effectText(triggered, effect, opening)}`;
};

const continuousText = (
  scope: Scope,
  { name, while: condition, zone, effects }: Of<'continuous'>,
): string => {
  const opening = condition === undefined ? '' : `${conditionText(scope, condition)}なら、`;
  return `${named(name)}${inZone(zone)}${opening}${changesText(scope, effects)}。`;
};

export const abilityText = (scope: Scope, ability: Ability): string => {
  switch (ability.kind) {
    case 'activated':
      return activatedText(scope, ability);
    case 'auto':
      return autoText(scope, ability);
    case 'continuous':
      return continuousText(scope, ability);
    default:
      return ability satisfies never;
  }
};

/** An effect behind what says when it happens, such as `【OD】`. */
export const markedText = (scope: Scope, mark: string, effect: Effect): string =>
  `${mark}${resourceMark(effect)}${effectText(scope, effect)}`;

export const counterText = (scope: Scope, counter: CounterAbility): string => {
  if (!('play' in counter)) return markedText(scope, labels.cnt, counter.effect);
  counter.play satisfies 'this';
  return `${labels.cnt}これをプレイする。`;
};

/** What an event does, behind when it may be played. */
export const eventText = (scope: Scope, timing: Timing, effect: Effect): string => {
  if (typeof timing !== 'object') return markedText(scope, `${TIMINGS[timing]}:`, effect);
  const triggered: Scope = { ...scope, trigger: timing.when };
  return `${resourceMark(effect)}${triggerText(triggered, timing.when)}、${labels.zones.set}から使える:${effectText(triggered, effect)}`;
};

/** When a unit may be summoned from its set zone. */
export const summonText = (scope: Scope, timing: Timing): string => {
  const when =
    typeof timing === 'object'
      ? triggerText({ ...scope, trigger: timing.when }, timing.when)
      : `${TIMINGS[timing]}のタイミングで`;
  return `${when}、これをセットゾーンから召喚してもよい。`;
};

/** What a keyword lets a card do. */
const REMINDERS = tableOfKeywords(({ text }) => text.ja);

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
    `${zones.attack}${attackZones}つ、${zones.defense}${defenseZones}つ、${zones.set}${setZones}つ、エナジー${resources}枚、初期手札${startingHand}枚。`,
    startOfTurnText(rules),
    `1ターンにユニットを${orAny(summonCap, '体')}召喚できる。`,
    ...(exhaustToPay === undefined
      ? []
      : ['相手のターンには、このルーラーをレスト状態にしてコスト1を支払ってもよい。']),
    `デッキ:軍は${orAny(factions, 'つ')}、レジェンダリーの種類は${legendaries}つまで、レベルの合計は${deckLevelCap === null ? '制限なし' : `${deckLevelCap}まで`}。`,
  ];
};

/** The card language in Japanese. */
export const japaneseCardGrammar: CardGrammar = {
  keyword: keywordText,
  entry: entryTexts,
  event: eventText,
  summon: summonText,
  ability: abilityText,
  counter: counterText,
  overdrive: (scope, effect) => markedText(scope, '【OD】', effect),
  touchdown: (scope, effect) => markedText(scope, '【TD】', effect),
  effect: effectText,
  ruler: rulerTexts,
};
