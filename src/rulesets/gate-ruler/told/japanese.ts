import { lineKey, zoneKey } from '../reading/place-key.ts';
import type { GateItem } from '../values/gate-item.ts';
import type { Line, Place, Zone } from '../values/instance.ts';
import type { Amount, Continuous } from '../values/language.ts';
import type { Moment, Phase } from '../values/moment.ts';
import {
  type FactOf,
  type ItemNames,
  type Route,
  routeOf,
  rowOf,
  type SingleZone,
  type Speaker,
  type Tongue,
} from './tongue.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  preparation: 'ゲームの準備',
  start: 'スタートフェイズ',
  main: 'メインフェイズ',
  attack: 'アタックフェイズ',
  end: 'エンドフェイズ',
};

const MOMENTS: Readonly<Record<Moment, string>> = {
  gameStart: 'ゲーム開始時',
  startPhase: 'スタートフェイズ開始時',
  mainPhase: 'メインフェイズ開始時',
  attackPhase: 'アタックフェイズ開始時',
  attackStart: '攻撃開始時',
  attackDeclaration: '攻撃宣言ステップ開始時',
  attackEnd: '攻撃終了時',
  attackPhaseEnd: 'アタックフェイズ終了時',
  turnEnd: 'ターン終了時',
};

const ZONES: Readonly<Record<SingleZone, string>> = {
  deck: 'デッキ',
  hand: '手札',
  ruler: 'ルーラーゾーン',
  field: 'フィールドゾーン',
  drive: 'ドライブゾーン',
  damage: 'ダメージゾーン',
  soul: 'ソウルゾーン',
  graveyard: '墓地',
  resource: 'エナジーゾーン',
  removed: '除外エリア',
  counter: 'カウンターゾーン',
};

const ROWS = { attack: '攻撃ゾーン', defense: '守備ゾーン', set: 'セットゾーン' } as const;

const DEFEATS: Readonly<Record<string, string>> = {
  '12-2a-1': '敗北:ダメージゾーンの枚数がライフに達した',
  '12-2a-2': '敗北:デッキがない',
  '1-4c': '投了',
};

const zone = (name: Zone): string => {
  const row = rowOf(name);
  return row === undefined ? ZONES[name as SingleZone] : `${ROWS[row]}${zoneKey(name)}`;
};

const ofPlayer = ({ player, zone: name }: Place, say: Speaker): string =>
  `${say.player(player)}の${zone(name)}`;

const line = (name: Line): string => (name === 'center' ? '中央ライン' : `${lineKey(name)}のライン`);

const together = (names: readonly string[]): string => names.join('、');

const ITEMS: ItemNames = {
  card: ({ card }, say) => say.card(card),
  ability: ({ source, counter }, say) => `${say.card(source.card)}の${counter ? '【CNT】' : '能力'}`,
  damage: ({ source, pairs }, say) =>
    `${say.card(source.card)}のダメージ実行処理(${together(pairs.map(({ amount, receiver }) => `${say.card(receiver.card)}に${amount}点`))})`,
  rulerDamage: ({ controller }, say) => `${say.player(controller)}のルーラーダメージ処理`,
  destroy: ({ card }, say) => `${say.card(card.card)}の破壊処理`,
  drive: ({ controller, cards }, say) => `${say.player(controller)}のドライブ解決処理(${cards.length}枚)`,
};

const itemName = (item: GateItem, say: Speaker): string =>
  (ITEMS[item.kind] as (item: GateItem, say: Speaker) => string)(item, say);

const signed = (amount: Amount): string =>
  typeof amount === 'number' && amount >= 0 ? `+${amount}` : String(amount);

const CANNOT = { attack: '攻撃できない', beAttacked: '攻撃されない', beChosen: '選ばれない' };

const effectText = (effect: Continuous): string => {
  if ('change' in effect) return `${effect.change.toUpperCase()}${signed(effect.by)}`;
  if ('set' in effect) return `${effect.set.toUpperCase()}が${String(effect.to)}`;
  if ('keyword' in effect) return `【${effect.keyword}】を${effect.lose ? '失う' : '得る'}`;
  if ('cannot' in effect) return CANNOT[effect.cannot];
  if ('unaffected' in effect) return '相手の効果を受けない';
  if ('mayTreat' in effect) return `${effect.mayTreat}を${effect.as}として扱ってもよい`;
  return effect.damage === 'none' ? 'ダメージを受けない' : `与えるダメージ${signed(effect.by)}`;
};

type Move = FactOf<'moved'> & { readonly from: Place; readonly to: Place };

const MOVES: Readonly<Partial<Record<Route, (move: Move, say: Speaker) => string>>> = {
  'deck>hand': ({ card, from }, say) => `${say.player(from.player)}は${say.card(card)}を引く`,
  'deck>drive': ({ card, from }, say) => `${say.player(from.player)}は${say.card(card)}をドライブする`,
  'hand>set': ({ card, to }, say) =>
    `${say.player(to.player)}は${say.card(card)}を${zoneKey(to.zone)}にセットする`,
  'drive>set': ({ card, to }, say) =>
    `${say.player(to.player)}は${say.card(card)}をドライブゾーンから${zoneKey(to.zone)}にセットする`,
  'counter>damage': ({ card, to }, say) => `${say.card(card)}が${ofPlayer(to, say)}に移る`,
};

const movedBetweenZones = (move: Move, say: Speaker): string => {
  const { card, from, to } = move;
  const special = MOVES[routeOf(move)];
  if (special !== undefined) return special(move, say.of(from.player));
  const target = from.player === to.player ? zone(to.zone) : ofPlayer(to, say);
  return `${say.of(from.player).card(card)}が${ofPlayer(from, say)}から${target}に移る`;
};

const moved = (fact: FactOf<'moved'>, say: Speaker): string => {
  const { card, from, to } = fact;
  if (from !== 'gate' && to !== 'gate') return movedBetweenZones({ ...fact, from, to }, say);
  const place = from === 'gate' ? to : from;
  if (place === 'gate') return `${say.card(card)}はゲートにとどまる`;
  const name = say.of(place.player).card(card);
  return from === 'gate'
    ? `${name}がゲートから${ofPlayer(place, say)}に移る`
    : `${name}が${ofPlayer(place, say)}からゲートに移る`;
};

const played = ({ player, item }: FactOf<'played'>, say: Speaker): string => {
  const chosen = Object.values(item.kind === 'card' || item.kind === 'ability' ? item.choices : {}).flat();
  const choosing = chosen.length === 0 ? '' : `${together(chosen.map(({ card }) => say.card(card)))}を選んで`;
  const from = item.kind === 'card' ? `${zone(item.from)}から` : '';
  const to = item.kind === 'card' && item.entering !== undefined ? `${zoneKey(item.entering.zone)}に` : '';
  return `${say.player(player)}は${choosing}${itemName(item, say.of(player))}を${from}${to}プレイする`;
};

const attacked = ({ attacker, target, line: attackedLine }: FactOf<'attacked'>, say: Speaker): string =>
  target === undefined
    ? `${say.card(attacker)}が誰もいない${line(attackedLine)}を攻撃する`
    : `${say.card(attacker)}が${line(attackedLine)}の${say.card(target)}を攻撃する`;

/** The narration in Japanese. */
export const japanese: Tongue = {
  player: (player) => `プレイヤー${player + 1}`,
  name: ({ name }) => name.ja,
  card: ({ name, type }, owner) =>
    `${owner === undefined ? '' : `${owner}の`}${type === 'ruler' ? 'ルーラー' : ''}《${name.ja}》`,
  hiddenCard: 'カード',
  lines: {
    firstPlayer: ({ player }, say) => `${say.player(player)}の先攻`,
    shuffled: ({ player }, say) => `${say.player(player)}のデッキを切る`,
    turnBegan: ({ player, number }, say) => `ターン${number}:${say.player(player)}(${say.ruler(player)})`,
    phaseBegan: ({ phase }) => PHASES[phase],
    moment: ({ moment }) => `「${MOMENTS[moment]}」の事象`,
    moved,
    entered: ({ card }, say) => `${say.card(card)}が場に出る`,
    choseMode: ({ player, mode }, say) => `${say.player(player)}は「${mode}」を選ぶ`,
    fizzled: ({ item }, say) => `選んだものがすべて失われ、${itemName(item, say)}は何もしない`,
    declined: ({ player, source }, say) => `${say.player(player)}は${say.of(player).card(source)}を使わない`,
    reduced: ({ item, by }, say) => `${itemName(item, say)}を${by}点軽減する`,
    healed: ({ card, amount }, say) => `${say.card(card)}が${amount}点回復する`,
    linked: ({ card, host }, say) => `${say.card(card)}が${say.card(host)}のソウルになる`,
    unlinked: ({ card, host }, say) => `${say.card(card)}は${say.card(host)}のソウルでなくなる`,
    applied: ({ card, effect }, say) => `${say.card(card)}は${effectText(effect)}`,
    expired: ({ card, effect }, say) => `${say.card(card)}の「${effectText(effect)}」が終わる`,
    delayed: ({ source }, say) => `${say.card(source)}の遅発能力が待機する`,
    noted: ({ card, keyword }, say) => `${say.card(card)}の【${keyword}】を記録する`,
    became: ({ item }, say) => `${itemName(item, say)}が別の能力になる`,
    redirected: ({ attacker, line: to }, say) => `${say.card(attacker)}の攻撃先が${line(to)}に変わる`,
    treated: ({ player, card, level }, say) =>
      `${say.player(player)}は${say.card(card)}をレベル${level}として扱う`,
    drove: ({ player, count }, say) => `${say.player(player)}は${count}枚ドライブする`,
    stayed: ({ card, to }, say) =>
      `${ofPlayer(to, say)}がないか、${say.card(card)}を置けないため、${say.card(card)}は動かない`,
    revealed: ({ player, card, from }, say) =>
      `${say.player(player)}は${zone(from.zone)}の${say.of(player).card(card)}を公開する`,
    readied: ({ card }, say) => `${say.card(card)}がアクトになる`,
    exhausted: ({ card }, say) => `${say.card(card)}がレストになる`,
    summonCap: ({ player, cap }, say) => `${say.player(player)}の召喚権:${cap === null ? '無制限' : cap}`,
    passed: ({ player }, say) => `${say.player(player)}は優先権を放棄する`,
    put: ({ item }, say) => `${itemName(item, say)}がゲートに置かれる`,
    played,
    resolved: ({ item }, say) => `${itemName(item, say)}が解決される`,
    withdrawn: ({ item }, say) => `プレイできないため、${itemName(item, say)}を巻き戻す`,
    gateBreak: () => 'ゲートブレイク:ゲートに追加があった',
    chose: ({ player, card }, say) => `${say.player(player)}は${say.card(card)}を選ぶ`,
    attacked,
    endedAttacks: ({ player }, say) => `${say.player(player)}は攻撃をやめる`,
    dealt: ({ source, receiver, amount, combat }, say) =>
      `${say.card(source)}が${say.card(receiver)}に${combat ? '戦闘' : ''}ダメージを${amount}点与える`,
    notDealt: ({ receiver }, say) => `${say.card(receiver)}はもうおらず、ダメージを受けない`,
    rulerDamage: ({ player, points }, say) =>
      `${say.player(player)}はルーラーダメージを${points}点受ける:ゲートに処理が${points}つ置かれる`,
    counterRefused: ({ player, card }, say) =>
      `${say.player(player)}は選べるものがなく、${say.of(player).card(card)}の【CNT】をプレイできない`,
    destroyed: ({ card }, say) => `${say.card(card)}が破壊される`,
    spared: ({ card }, say) => `${say.card(card)}は破壊を免れる`,
    damageReset: ({ card }, say) => `${say.card(card)}の負っているダメージが0になる`,
    lost: ({ player, clause }, say) => `${say.player(player)}の${DEFEATS[clause] ?? '敗北'}`,
    over: ({ winner }, say) => (winner === undefined ? '引き分け' : `${say.player(winner)}の勝利`),
  },
};
