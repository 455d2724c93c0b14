import type { Automatic, WindowKind } from '../values/card.ts';
import type { Place, Zone } from '../values/place.ts';
import type { Phase } from '../values/turn.ts';
import {
  chosenName,
  type FactOf,
  type ItemNames,
  itemNamer,
  type Route,
  routeOf,
  type Speaker,
  type Tongue,
} from './tongue.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  preparation: '準備',
  start: '開始',
  main: 'メインフェイズ',
  battle: 'バトルフェイズ',
  end: '終了',
};

const ZONES: Readonly<Record<Zone, string>> = {
  deck: '山札',
  hand: '手札',
  field: '場',
  discard: '捨て札',
  removed: '試合外のカード',
};

const CHECKS: Readonly<Record<WindowKind, string>> = {
  play: 'カードのプレイ・コスト能力の使用',
  entry: '場に出た時',
  departure: '場を離れた時',
  attack: '攻撃した時',
  damage: 'ダメージ発生時',
};

const AUTOMATICS: Readonly<Record<Automatic['auto'], string>> = {
  evade: 'ダメージを回避する',
  reduce: 'ダメージを軽減する',
  noRetaliation: '反撃を受けない',
};

const DEFEATS: Readonly<Record<string, string>> = {
  'house.10': '敗北:ライフがない',
  'house.11': '敗北:山札がない',
  'house.13': '投了',
};

const ROLES = { attack: '攻撃', retaliation: '反撃', effect: '効果' } as const;

const ITEMS: ItemNames = {
  card: ({ card }, say) => say.card(card),
  counter: ({ card }, say) => `カウンター${say.card(card)}`,
  ability: ({ source }, say) => `${say.card(source.card)}のコスト能力`,
  timing: ({ timing, source }, say) => `${say.card(source.card)}の${timing.toUpperCase()}能力`,
  attack: ({ attacker, target }, say) =>
    `${say.card(attacker.card)}の${chosenName(target, say, '対象')}への攻撃`,
  damage: ({ role, amount, target }, say) =>
    `${chosenName(target, say, '対象')}への${ROLES[role]}ダメージ${amount}点`,
};

const itemName = itemNamer(ITEMS);

const put = ({ item }: FactOf<'put'>, say: Speaker): string => {
  const player = say.player(item.owner);
  switch (item.kind) {
    case 'card':
      return `${player}は${itemName(item, say)}をプレイする`;
    case 'counter':
      return `${player}は${say.card(item.card)}でカウンターする`;
    case 'ability':
      return `${player}は${itemName(item, say)}を使用する`;
    case 'attack':
      return `${player}は${say.card(item.attacker.card)}で${chosenName(item.target, say, '対象')}を攻撃する`;
    case 'timing':
    case 'damage':
      return `${itemName(item, say)}が待機する`;
    default:
      return item satisfies never;
  }
};

const zoneOf = ({ player, zone }: Place, say: Speaker): string => `${say.player(player)}の${ZONES[zone]}`;

const MOVES: Readonly<Partial<Record<Route, (card: string, player: string) => string>>> = {
  'deck>hand': (card, player) => `${player}は${card}を引く`,
  'waitingZone>field': (card) => `${card}が場に出る`,
  'hand>field': (card, player) => `${player}は${card}を場に出す`,
  'hand>discard': (card, player) => `${player}は${card}を捨てる`,
  'field>hand': (card, player) => `${card}が${player}の手札に戻る`,
  'field>removed': (card) => `${card}が試合から除かれる`,
};

const moved = (fact: FactOf<'moved'>, say: Speaker): string => {
  const { from, to } = fact;
  const card = say.card(fact.card);
  const place = to === 'waitingZone' ? from : to;
  const special =
    place === 'waitingZone' ? undefined : MOVES[routeOf(fact)]?.(card, say.player(place.player));
  return special ?? `${card}が${to === 'waitingZone' ? '待機ゾーン' : zoneOf(to, say)}に移る`;
};

const EVENTS = { play: 'プレイ', ability: 'コスト能力の使用', attack: '攻撃' } as const;

/** The narration in Japanese. */
export const japanese: Tongue = {
  player: (player) => `プレイヤー${player + 1}`,
  card: ({ name }, owner) => `${owner === undefined ? '' : `${owner}の`}《${name.ja}》`,
  hiddenCard: 'カード',
  lines: {
    firstPlayer: ({ player }, say) => `${say.player(player)}の先攻`,
    shuffled: ({ player }, say) => `${say.player(player)}の山札を切る`,
    turnBegan: ({ player, number }, say) => `ターン${number}:${say.player(player)}`,
    phaseBegan: ({ phase }) => PHASES[phase],
    energyGained: ({ player, energy, clause }, say) =>
      `${say.player(player)}の${clause === 'house.3' ? 'エネルギーは' : 'エネルギーが増える:'}${energy}`,
    moved,
    stayed: ({ card }, say) => `場に空きがなく、${say.card(card)}は出られない`,
    eventBegan: ({ player, event }, say) =>
      `${say.player(player)}がイベントを開始する:${say.card(event.card)}(${EVENTS[event.kind]})`,
    eventEnded: ({ event }, say) => `イベントが終わる:${say.card(event.card)}(${EVENTS[event.kind]})`,
    paid: ({ player, energy }, say) => `${say.player(player)}はエネルギーを${energy}払う`,
    declinedOptionalCost: ({ player }, say) => `${say.player(player)}は任意コストを払わない`,
    choseSide: ({ player, side }, say) => `${say.player(player)}は${side + 1}つ目の効果を選ぶ`,
    put,
    checkOpened: ({ window }, say) => `${say.player(window.player)}に確認:${CHECKS[window.kind]}`,
    passed: ({ player }, say) => `${say.player(player)}は発動しない`,
    resolving: ({ item }, say) => `${itemName(item, say)}を解決する`,
    resolved: ({ item }, say) => `${itemName(item, say)}の解決が終わる`,
    negated: ({ item }, say) => `${itemName(item, say)}が無効になる`,
    voided: ({ item }, say) => `${itemName(item, say)}は成立しない`,
    reflected: ({ item, target }, say) =>
      `${itemName(item, say)}が${chosenName(target, say, '対象')}に反射される`,
    rightSpent: ({ unit }, say) => `${say.card(unit)}の攻撃権を使う`,
    rightReturned: ({ unit }, say) => `${say.card(unit)}に攻撃権が戻る`,
    automatic: ({ unit, automatic }, say) => `${say.card(unit)}は${AUTOMATICS[automatic]}`,
    dealt: ({ item, amount }, say) =>
      `${chosenName(item.target, say, '対象')}が${ROLES[item.role]}ダメージを${amount}点受ける`,
    notDealt: ({ item }, say) => `${itemName(item, say)}は与えられない`,
    destroyed: ({ card }, say) => `${say.card(card)}が破壊される`,
    healed: ({ unit, amount }, say) => `${say.card(unit)}が${amount}点回復する`,
    lifeGained: ({ player, amount }, say) => `${say.player(player)}のライフが${amount}増える`,
    refunded: ({ player, energy }, say) => `${say.player(player)}にエネルギー${energy}が戻る`,
    damageGone: ({ unit }, say) => `${say.card(unit)}のダメージがなくなる`,
    deckEmpty: ({ player }, say) => `${say.player(player)}は山札がなく引けない`,
    lost: ({ player, clause }, say) => `${say.player(player)}の${DEFEATS[clause] ?? '敗北'}`,
    over: ({ winner }, say) => (winner === undefined ? '引き分け' : `${say.player(winner)}の勝利`),
  },
};
