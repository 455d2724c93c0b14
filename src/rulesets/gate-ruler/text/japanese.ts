import { namerOf, playerNames } from '../../../core/narration.ts';
import { tableOfKeywords } from '../keywords/lookup.ts';
import { lineKey, zoneKey, zoneNames } from '../queries/place-names.ts';
import { isNumbered, kindOf } from '../queries/zones.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Continuous, Moment } from '../state/card.ts';
import type { GateItem } from '../state/gate-item.ts';
import type { Line, Zone } from '../state/instance.ts';
import type { GateRulerOption } from '../state/option.ts';
import { japanesePrompt } from './japanese-prompts.ts';
import {
  type BoardLabels,
  type GateRulerEventOf,
  type GateRulerLocale,
  type Labels,
  type MoveMessages,
  moveMessage,
  type NameResolver,
  signed,
} from './locale.ts';

const of: Labels['of'] = (owner, thing) => `${owner}の${thing}`;

const zones = zoneNames.ja;

const ruler = 'ルーラー';
const cnt = '【CNT】';

/** The labels of Gate Ruler in Japanese. */
export const labels: Labels = {
  name: ({ name }) => name.ja,
  player: playerNames.ja,
  of,
  card: ({ name, type }, owner) => {
    const card = `${type === 'ruler' ? ruler : ''}《${name.ja}》`;
    return owner === undefined ? card : of(owner, card);
  },
  unknownCard: 'カード',
  phases: {
    preparation: 'ゲームの準備',
    start: 'スタートフェイズ',
    main: 'メインフェイズ',
    attack: 'アタックフェイズ',
    end: 'エンドフェイズ',
  },
  zones,
  short: { ...zones, field: 'フィールド', drive: 'ドライブ', resource: 'エナジー' },
  gate: 'ゲート',
  ruler,
  soul: 'ソウル',
  numbers: { level: 'レベル', atk: 'ATK', hp: 'HP', stk: 'STK' },
  keywords: tableOfKeywords(({ name }) => name.ja),
  cnt,
  ready: 'アクト',
  exhausted: 'レスト',
  summonCap: '召喚権',
  priority: '優先権',
  abilityOf: (card) => of(card, '能力'),
  counterOf: (card) => of(card, cnt),
  rulerDamageTo: (player) => of(player, 'ルーラーダメージ処理'),
  destructionOf: (card) => of(card, '破壊処理'),
  driveOf: (player) => of(player, 'ドライブ解決処理'),
  share: (amount, receiver) => `${receiver}に${amount}点`,
};

const { phases, gate, soul, keywords, numbers, ready, exhausted, priority, short } = labels;

/** What the moments of a turn are called. */
export const momentLabels: Readonly<Record<Moment, string>> = {
  gameStart: 'ゲーム開始時',
  startPhase: `${phases.start}開始時`,
  mainPhase: `${phases.main}開始時`,
  attackPhase: `${phases.attack}開始時`,
  attackStart: '攻撃開始時',
  attackDeclaration: '攻撃宣言ステップ開始時',
  attackEnd: '攻撃終了時',
  attackPhaseEnd: `${phases.attack}終了時`,
  turnEnd: 'ターン終了時',
};

const DEFEATS: Readonly<Record<string, string>> = {
  '12-2a-1': `敗北:${zones.damage}の枚数がライフに達した`,
  '12-2a-2': `敗北:${zones.deck}がない`,
  '1-4c': '投了',
};

const zone = (name: Zone): string => `${zones[kindOf(name)]}${isNumbered(name) ? zoneKey(name) : ''}`;

const line = (name: Line): string => (name === 'center' ? '中央ライン' : `${lineKey(name)}のライン`);

const together = (names: readonly string[]): string => names.join('、');

const itemName = namerOf<GateItem, NameResolver>({
  card: ({ card }, say) => say.card(card),
  ability: ({ source, counter }, say) =>
    counter ? labels.counterOf(say.card(source.card)) : labels.abilityOf(say.card(source.card)),
  damage: ({ source, pairs }, say) =>
    `${say.card(source.card)}のダメージ実行処理(${together(pairs.map(({ amount, receiver }) => labels.share(amount, say.card(receiver.card))))})`,
  rulerDamage: ({ controller }, say) => labels.rulerDamageTo(say.player(controller)),
  destroy: ({ card }, say) => labels.destructionOf(say.card(card.card)),
  drive: ({ controller, cards }, say) => `${labels.driveOf(say.player(controller))}(${cards.length}枚)`,
});

const CANNOT = { attack: '攻撃できない', beAttacked: '攻撃されない', beChosen: '選ばれない' };

const effectText = (effect: Continuous): string => {
  if ('change' in effect) return `${numbers[effect.change]}${signed(effect.by)}`;
  if ('set' in effect) return `${numbers[effect.set]}が${String(effect.to)}`;
  if ('keyword' in effect) return `${keywords[effect.keyword]}を${effect.lose ? '失う' : '得る'}`;
  if ('cannot' in effect) return CANNOT[effect.cannot];
  if ('unaffected' in effect) return '相手の効果を受けない';
  if ('instead' in effect) return `${zones[effect.of]}に置かれる代わりに${zones[effect.instead]}に置かれる`;
  if ('mayTreat' in effect) return `${numbers[effect.mayTreat]}を${effect.as}として扱ってもよい`;
  return effect.damage === 'none' ? 'ダメージを受けない' : `与えるダメージ${signed(effect.by)}`;
};

const place: MoveMessages['place'] = (where, say, without) => {
  if (where === 'gate') return gate;
  return without === 'owner' ? zone(where.zone) : of(say.player(where.player), zone(where.zone));
};

/** Why a card did not move: its zone does not exist (3-2f-1), may not hold it (3-2h), or it may not enter so (16-19). */
const whyStayed = (clause: ClauseId, to: string): string => {
  if (clause === '3-2f-1') return `${to}がない`;
  return clause === '3-2h' ? `${to}に置けない` : `${zones.set}以外から場に出せない`;
};

const moved = moveMessage({
  special: {
    'deck>hand': ({ card, from }, say) => `${say.player(from.player)}は${say.card(card)}を引く`,
    'deck>drive': ({ card, from }, say) => `${say.player(from.player)}は${say.card(card)}をドライブする`,
    'hand>set': ({ card, to }, say) =>
      `${say.player(to.player)}は${say.card(card)}を${zoneKey(to.zone)}にセットする`,
    'drive>set': ({ card, to }, say) =>
      `${say.player(to.player)}は${say.card(card)}を${zones.drive}から${zoneKey(to.zone)}にセットする`,
    'counter>damage': ({ card, to }, say) => `${say.card(card)}が${place(to, say)}に移る`,
  },
  place,
  goes: (card, from, to) => `${card}が${from}から${to}に移る`,
  staysOnGate: (card) => `${card}は${gate}にとどまる`,
});

const played = ({ player, item }: GateRulerEventOf<'played'>, say: NameResolver): string => {
  const chosen = Object.values(item.kind === 'card' || item.kind === 'ability' ? item.choices : {}).flat();
  const choosing = chosen.length === 0 ? '' : `${together(chosen.map(({ card }) => say.card(card)))}を選んで`;
  const from = item.kind === 'card' ? `${zone(item.from)}から` : '';
  const to = item.kind === 'card' && item.entering !== undefined ? `${zoneKey(item.entering.zone)}に` : '';
  return `${say.player(player)}は${choosing}${itemName(item, say.of(player))}を${from}${to}プレイする`;
};

const attacked = (
  { attacker, target, line: attackedLine }: GateRulerEventOf<'attacked'>,
  say: NameResolver,
): string =>
  target === undefined
    ? `${say.card(attacker)}が誰もいない${line(attackedLine)}を攻撃する`
    : `${say.card(attacker)}が${line(attackedLine)}の${say.card(target)}を攻撃する`;

/** The narration in Japanese. */
export const japaneseLocale: GateRulerLocale = {
  labels,
  messages: {
    firstPlayer: ({ player }, say) => `${say.player(player)}の先攻`,
    shuffled: ({ player }, say) => `${of(say.player(player), zones.deck)}を切る`,
    turnBegan: ({ player, number }, say) => `ターン${number}:${say.player(player)}(${say.ruler(player)})`,
    phaseBegan: ({ phase }) => phases[phase],
    moment: ({ moment }) => `「${momentLabels[moment]}」の事象`,
    moved,
    entered: ({ card }, say) => `${say.card(card)}が場に出る`,
    choseMode: ({ player, mode }, say) => `${say.player(player)}は「${mode}」を選ぶ`,
    fizzled: ({ clause, item }, say) =>
      clause === '16-14a'
        ? `素材を戻せず、${itemName(item, say)}は失敗する`
        : `選んだものがすべて失われ、${itemName(item, say)}は何もしない`,
    declined: ({ player, source }, say) => `${say.player(player)}は${say.of(player).card(source)}を使わない`,
    reduced: ({ item, by }, say) =>
      by > 0 ? `${itemName(item, say)}を${by}点軽減する` : `${itemName(item, say)}は軽減する点がない`,
    healed: ({ card, amount }, say) =>
      amount > 0 ? `${say.card(card)}が${amount}点回復する` : `${say.card(card)}には回復するダメージがない`,
    linked: ({ card, host }, say) => `${say.card(card)}が${say.card(host)}の${soul}になる`,
    unlinked: ({ card, host }, say) => `${say.card(card)}は${say.card(host)}の${soul}でなくなる`,
    applied: ({ card, effect }, say) => `${say.card(card)}は${effectText(effect)}`,
    expired: ({ card, effect }, say) => `${say.card(card)}の「${effectText(effect)}」が終わる`,
    delayed: ({ source }, say) => `${say.card(source)}の遅発能力が待機する`,
    noted: ({ card, keyword }, say) => `${say.card(card)}の${keywords[keyword]}を記録する`,
    unmet: ({ keyword }) => `${keywords[keyword]}の条件を満たさない`,
    became: ({ item }, say) => `${itemName(item, say)}が別の能力になる`,
    redirected: ({ attacker, line: to }, say) => `${say.card(attacker)}の攻撃先が${line(to)}に変わる`,
    treated: ({ player, card, level }, say) =>
      `${say.player(player)}は${say.card(card)}を${numbers.level}${level}として扱う`,
    drove: ({ player, count }, say) => `${say.player(player)}はカードを${count}枚ドライブする`,
    stayed: ({ clause, card, to }, say) =>
      `${whyStayed(clause, place(to, say))}ため、${say.card(card)}は動かない`,
    revealed: ({ player, card, from }, say) =>
      `${say.player(player)}は${of(zone(from.zone), say.of(player).card(card))}を公開する`,
    readied: ({ card }, say) => `${say.card(card)}が${ready}になる`,
    exhausted: ({ card }, say) => `${say.card(card)}が${exhausted}になる`,
    summonCap: ({ player, cap }, say) =>
      `${of(say.player(player), labels.summonCap)}:${cap === null ? '無制限' : cap}`,
    passed: ({ player }, say) => `${say.player(player)}は${labels.priority}を放棄する`,
    put: ({ item }, say) => `${itemName(item, say)}が${gate}に置かれる`,
    played,
    resolved: ({ item }, say) => `${itemName(item, say)}が解決される`,
    withdrawn: ({ item }, say) => `プレイできないため、${itemName(item, say)}を巻き戻す`,
    gateBreak: () => `${gate}ブレイク:${gate}に追加があった`,
    chose: ({ player, card }, say) => `${say.player(player)}は${say.card(card)}を選ぶ`,
    attacked,
    endedAttacks: ({ player }, say) => `${say.player(player)}は攻撃をやめる`,
    dealt: ({ source, receiver, amount, combat }, say) =>
      `${say.card(source)}が${say.card(receiver)}に${combat ? '戦闘' : ''}ダメージを${amount}点与える`,
    notDealt: ({ receiver, clause }, say) =>
      clause === 'u2103/unaffected.3'
        ? `${say.card(receiver)}はこのダメージを受けない`
        : `${say.card(receiver)}はもうおらず、ダメージを受けない`,
    unaffected: ({ card }, say) => `${say.card(card)}はこの効果を受けない`,
    rulerDamage: ({ player, points }, say) =>
      `${say.player(player)}はルーラーダメージを${points}点受ける:${gate}に処理が${points}つ置かれる`,
    counterRefused: ({ player, card }, say) =>
      `${say.player(player)}は選べるものがなく、${labels.counterOf(say.of(player).card(card))}をプレイできない`,
    destroyed: ({ card }, say) => `${say.card(card)}が破壊される`,
    spared: ({ card }, say) => `${say.card(card)}は破壊を免れる`,
    damageReset: ({ card }, say) => `${say.card(card)}の負っているダメージが0になる`,
    lost: ({ player, clause }, say) => `${say.player(player)}の${DEFEATS[clause] ?? '敗北'}`,
    over: ({ winner }, say) => (winner === undefined ? '引き分け' : `${say.player(winner)}の勝利`),
  },
};

const DAMAGE_KINDS = { true: '(戦闘ダメージ)', false: '(効果ダメージ)' };

/** What an option that is about no card does. */
const plainForm = (option: GateRulerOption): string => {
  switch (option.type) {
    case 'endAttacks':
      return '攻撃をやめる';
    case 'choose.done':
      return 'ここまで';
    case 'choose.zone':
      return `${zoneKey(option.zone)}へ`;
    case 'choose.line':
      return `${lineKey(option.line)}を攻撃先に`;
    case 'exchangeHand':
      return 'はい';
    case 'keepHand':
      return 'いいえ';
    case 'choose.consent':
      return option.consent ? 'はい' : 'いいえ';
    case 'choose.number':
      return `${option.number}${option.combat === undefined ? '' : DAMAGE_KINDS[`${option.combat}`]}`;
    case 'useWaiting':
      return '使う';
    case 'leaveWaiting':
      return '使わない';
    default:
      return '';
  }
};

const VERBS: { readonly [Type in GateRulerOption['type']]?: string } = {
  playUnit: 'プレイ',
  playField: 'プレイ',
  playInstantEvent: 'プレイ',
  playStandardEvent: 'プレイ',
  playDriven: 'プレイ',
  reveal: '公開',
  setCard: 'セット',
  'choose.card': '選ぶ',
  useInstantAbility: '能力を使う',
  useStandardAbility: '能力を使う',
  useOverdrive: '【OD】を使う',
  giveUpOverdrive: '【OD】を使わない',
  useWaiting: '使う',
  leaveWaiting: '使わない',
  keep: '隠しておく',
  discard: '捨てる',
};

const PASS = `${priority}を放棄する`;

/** The table in Japanese. */
export const japaneseBoard: BoardLabels = {
  ...labels,
  turn: (number, player, phase) => `ターン${number}、${labels.of(player, phases[phase])}`,
  you: '(あなた)',
  faceDown: '裏向き',
  noRuler: `${ruler}なし`,
  count: (zone, cards) => `${short[zone]}${cards}`,
  life: (taken, life) => `ダメージ ${taken}/${life}`,
  resources: (ready, all) => `${short.resource} ${ready}/${all}`,
  stats: (atk, hp, strike) => `${atk}/${hp} STK${strike}`,
  damage: (points) => `ダメージ${points}`,
  souls: (count) => `${labels.soul}${count}`,
  without: (keyword) => `${keyword}なし`,
  onGate: (items) => `${gate}(上から): ${items.join('、')}`,
  abilityWith: (card, effect) => `${labels.abilityOf(card)}(${effect})`,
  damageBy: (card, receivers) =>
    `${card}のダメージ(${receivers.map(([receiver, amount]) => labels.share(amount, receiver)).join('、')})`,
  attacks: (attacker, target) => `${attacker}が${target ?? '誰もいないライン'}を攻撃`,
  withPlace: (name, place) => `${name}(${place})`,
  withLevel: (name, level) => `${name}(${numbers.level}${level})`,
  passes: {
    resolve: (top) => `${PASS}(解決:${top})`,
    attack: `${PASS}(攻撃を続ける)`,
    main: (driven) =>
      `${PASS}(${phases.main}を終える${driven === 0 ? '' : `。${zones.drive}の残りは${zones.graveyard}へ`})`,
    other: PASS,
  },
  form: (option, card) => (card === '' ? plainForm(option) : `${VERBS[option.type] ?? ''}:${card}`),
  withEffect: (what, text) => (text === '' ? what : `${what}:${text}`),
  questionAbout: (item) => `${item}について`,
  prompt: (scene) => japanesePrompt(scene, phases),
  parts: (texts) => texts.join('、'),
};
