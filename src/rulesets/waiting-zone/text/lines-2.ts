import { namerOf } from '../../../core/telling.ts';
import type { Automatic } from '../state/card.ts';
import type { WaitingItem } from '../state/waiting-item.ts';
import {
  selectionNamer,
  type EventKind,
  type NameResolver,
  type SpecialMoves,
  specialMove,
  type WaitingZoneLocale,
} from './tongue.ts';
import { japaneseLabels } from './japanese.ts';

const { of, zones, energy, life } = japaneseLabels;

const AUTOMATICS: Readonly<Record<Automatic['auto'], string>> = {
  evade: 'ダメージを回避する',
  reduce: 'ダメージを軽減する',
  noRetaliation: japaneseLabels.noRetaliation,
};

const DEFEATS: Readonly<Record<string, string>> = {
  'house.10': `敗北:${life}がない`,
  'house.11': `敗北:${zones.deck}がない`,
  'house.13': '投了',
};

/** Why something is void. */
const VOID: Readonly<Record<string, string>> = {
  'attack.6': `攻撃したユニットが${zones.field}を離れた`,
  'attack.8': '攻撃された側にユニットが出た',
  'reading.1': 'カウンターに止められた',
  'reading.8': `カードが${zones.field}を離れた`,
  'reading.11': `対象が${zones.field}を離れた`,
  'reading.14': `発生源が${zones.field}を離れた`,
  'reading.15': `発生源が${zones.field}を離れた`,
};

const selectionName = selectionNamer('対象');

const itemName = namerOf<WaitingItem, NameResolver>({
  card: ({ card }, say) => say.card(card),
  counter: ({ card }, say) => japaneseLabels.counter(say.card(card)),
  ability: ({ source }, say) => japaneseLabels.costAbilityOf(say.card(source.card)),
  timing: ({ timing, source }, say) => japaneseLabels.timingOf(timing, say.card(source.card)),
  attack: ({ attacker, target }, say) => japaneseLabels.attackOn(say.card(attacker.card), selectionName(target, say)),
  damage: ({ role, amount, target }, say) => japaneseLabels.damageTo(amount, role, selectionName(target, say)),
});

const put = ({ item }: EventKind<'put'>, say: NameResolver): string => {
  const player = say.player(item.owner);
  switch (item.kind) {
    case 'card':
      return `${player}は${itemName(item, say)}をプレイする`;
    case 'counter':
      return `${player}は${say.card(item.card)}でカウンターする`;
    case 'ability':
      return `${player}は${itemName(item, say)}を使用する`;
    case 'attack':
      return `${player}は${say.card(item.attacker.card)}で${selectionName(item.target, say)}を攻撃する`;
    case 'timing':
    case 'damage':
      return `${itemName(item, say)}が待機する`;
    default:
      return item satisfies never;
  }
};

const MOVES: SpecialMoves = {
  'deck>hand': (card, player) => `${player}は${card}を引く`,
  'waitingZone>field': (card) => `${card}が${zones.field}に出る`,
  'hand>field': (card, player) => `${player}は${card}を${zones.field}に出す`,
  'hand>discard': (card, player) => `${player}は${card}を捨てる`,
  'field>hand': (card, player) => `${card}が${of(player, zones.hand)}に戻る`,
  'field>removed': (card) => `${card}が試合から除かれる`,
};

const moved = (fact: EventKind<'moved'>, say: NameResolver): string => {
  const { card, to } = fact;
  const place = to === 'waitingZone' ? japaneseLabels.waitingZone : of(say.player(to.player), zones[to.zone]);
  return specialMove(MOVES, fact, say) ?? `${say.card(card)}が${place}に移る`;
};

const EVENTS = { play: 'プレイ', ability: 'コスト能力の使用', attack: '攻撃' } as const;

/** The narration in Japanese. */
export const japaneseLocale: WaitingZoneLocale = {
  labels: japaneseLabels,
  messages: {
    firstPlayer: ({ player }, say) => `${say.player(player)}の先攻`,
    shuffled: ({ player }, say) => `${of(say.player(player), zones.deck)}を切る`,
    turnBegan: ({ player, number }, say) => `ターン${number}:${say.player(player)}`,
    phaseBegan: ({ phase }) => japaneseLabels.phases[phase],
    energyGained: ({ player, energy: amount, clause }, say) =>
      `${of(say.player(player), energy)}${clause === 'house.3' ? 'は' : 'が増える:'}${amount}`,
    moved,
    stayed: ({ card }, say) => `${zones.field}に空きがなく、${say.card(card)}は出られない`,
    eventBegan: ({ player, event }, say) =>
      `${say.player(player)}がイベントを開始する:${say.card(event.card)}(${EVENTS[event.kind]})`,
    eventEnded: ({ event }, say) => `イベントが終わる:${say.card(event.card)}(${EVENTS[event.kind]})`,
    paid: ({ player, energy: amount }, say) => `${say.player(player)}は${energy}を${amount}払う`,
    declinedOptionalCost: ({ player }, say) => `${say.player(player)}は任意コストを払わない`,
    choseSide: ({ player, side }, say) => `${say.player(player)}は${side + 1}つ目の効果を選ぶ`,
    put,
    checkOpened: ({ window }, say) => `${say.player(window.player)}に確認:${japaneseLabels.checks[window.kind]}`,
    passed: ({ player }, say) => `${say.player(player)}は発動しない`,
    resolving: ({ item }, say) => `${itemName(item, say)}を解決する`,
    resolved: ({ item }, say) => `${itemName(item, say)}の解決が終わる`,
    negated: ({ item }, say) => `${itemName(item, say)}が無効になる`,
    voided: ({ item, clause }, say) => `${itemName(item, say)}は成立しない:${VOID[clause] ?? '続けられない'}`,
    reflected: ({ item, target }, say) => `${itemName(item, say)}が${selectionName(target, say)}に反射される`,
    rightSpent: ({ unit }, say) => `${say.card(unit)}の攻撃権を使う`,
    rightReturned: ({ unit }, say) => `${say.card(unit)}に攻撃権が戻る`,
    automatic: ({ unit, automatic }, say) => `${say.card(unit)}は${AUTOMATICS[automatic]}`,
    dealt: ({ item, amount }, say) =>
      `${selectionName(item.target, say)}が${japaneseLabels.damages[item.role]}を${amount}点受ける`,
    notDealt: ({ item, clause }, say) =>
      `${itemName(item, say)}は与えられない${clause === 'house.14' ? ':対象がもうない' : ''}`,
    destroyed: ({ card }, say) => `${say.card(card)}が破壊される`,
    healed: ({ unit, amount }, say) => `${say.card(unit)}が${amount}点回復する`,
    lifeGained: ({ player, amount }, say) => `${of(say.player(player), life)}が${amount}増える`,
    refunded: ({ player, energy: amount }, say) => `${say.player(player)}に${energy}${amount}が戻る`,
    damageGone: ({ unit }, say) => `${say.card(unit)}のダメージがなくなる`,
    deckEmpty: ({ player }, say) => `${say.player(player)}は${zones.deck}がなく引けない`,
    lost: ({ player, clause }, say) => `${say.player(player)}の${DEFEATS[clause] ?? '敗北'}`,
    over: ({ winner }, say) => (winner === undefined ? '引き分け' : `${say.player(winner)}の勝利`),
  },
};
