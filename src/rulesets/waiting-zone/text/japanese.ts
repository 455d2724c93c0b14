import { namerOf, playerNames } from '../../../core/narration.ts';
import { type Automatic, type Filter, NO_EFFECT, type Reference, type WaitingKind } from '../state/card.ts';
import { checkNames } from '../state/progress.ts';
import type { WaitingItem } from '../state/waiting-item.ts';
import type { ItemView } from '../views/player-view.ts';
import { japanesePrompt } from './japanese-prompts.ts';
import {
  type BoardLabels,
  choiceReference,
  choicesOf,
  type EffectChoices,
  type EventKind,
  type Grammar,
  type ItemParts,
  type Labels,
  type NameResolver,
  type SpecialMoves,
  type StepTexts,
  selectionNamer,
  specialMove,
  stepText,
  type WaitingZoneLocale,
  type Word,
} from './locale.ts';

const of: Labels['of'] = (owner, thing) => `${owner}の${thing}`;

const zones: Labels['zones'] = {
  deck: '山札',
  hand: '手札',
  field: '場',
  discard: '捨て札',
  removed: '試合外のカード',
};

const checks = checkNames.ja;

const damages: Labels['damages'] = {
  attack: '攻撃ダメージ',
  retaliation: '反撃ダメージ',
  effect: '効果ダメージ',
};

/** The labels of the game of the waiting zone in Japanese. */
export const japaneseLabels: Labels = {
  name: ({ ja }) => ja,
  player: playerNames.ja,
  of,
  card: ({ name }, owner) => (owner === undefined ? `《${name.ja}》` : of(owner, `《${name.ja}》`)),
  unknownCard: 'カード',
  phases: {
    preparation: '準備',
    start: '開始',
    main: 'メインフェイズ',
    battle: 'バトルフェイズ',
    end: '終了',
  },
  zones,
  short: zones,
  waitingZone: '待機ゾーン',
  energy: 'エネルギー',
  life: 'ライフ',
  checks,
  shortChecks: { ...checks, play: 'プレイ・コスト能力', attack: '攻撃', damage: 'ダメージ' },
  noRetaliation: '反撃を受けない',
  counter: (card) => `カウンター${card}`,
  costAbilityOf: (card) => of(card, 'コスト能力'),
  timingOf: (timing, card) => of(card, `${timing.toUpperCase()}能力`),
  attackOn: (card, target) => `${card}の${target}への攻撃`,
  damages,
  damageTo: (amount, role, target) => `${target}への${damages[role]}${amount}点`,
};

const { energy, life, phases, shortChecks, short } = japaneseLabels;

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
  attack: ({ attacker, target }, say) =>
    japaneseLabels.attackOn(say.card(attacker.card), selectionName(target, say)),
  damage: ({ role, amount, target }, say) =>
    japaneseLabels.damageTo(amount, role, selectionName(target, say)),
});

const itemWaits = (item: WaitingItem, say: NameResolver): string => `${itemName(item, say)}が待機する`;

const put = namerOf<WaitingItem, NameResolver>({
  card: (item, say) => `${say.player(item.owner)}は${itemName(item, say)}をプレイする`,
  counter: (item, say) => `${say.player(item.owner)}は${say.card(item.card)}でカウンターする`,
  ability: (item, say) => `${say.player(item.owner)}は${itemName(item, say)}を使用する`,
  attack: (item, say) =>
    `${say.player(item.owner)}は${say.card(item.attacker.card)}で${selectionName(item.target, say)}を攻撃する`,
  timing: itemWaits,
  damage: itemWaits,
});

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
    put: ({ item }, say) => put(item, say),
    checkOpened: ({ window }, say) =>
      `${say.player(window.player)}に確認:${japaneseLabels.checks[window.kind]}`,
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

const VERBS = {
  play: 'プレイ',
  use: '使用',
  counter: '発動',
  discard: '捨てる',
  choose: '選ぶ',
  resolve: '解決',
} as const;

/** The table in Japanese. */
export const japaneseBoard: BoardLabels = {
  ...japaneseLabels,
  you: '(あなた)',
  turn: (number, player, phase) => `ターン${number}、${japaneseLabels.of(player, phases[phase])}`,
  lifeLeft: (points) => `${life}${points}`,
  energyOf: (now, grown) => `${energy} ${now}/${grown}`,
  count: (zone, cards) => `${short[zone]}${cards}`,
  nothing: '-',
  stats: (attack, life) => `${attack}/${life}`,
  damage: (points) => `ダメージ${points}`,
  mayAttack: '攻撃可',
  waiting: (items) => `${japaneseLabels.waitingZone}(新しい順): ${items.join('、')}`,
  item: namerOf<ItemView, ItemParts>({
    card: (_, { owner, card }) => `${owner}のプレイした${card}`,
    counter: (_, { owner, card }) => japaneseLabels.of(owner, japaneseLabels.counter(card)),
    ability: (_, { owner, card }) => japaneseLabels.of(owner, japaneseLabels.costAbilityOf(card)),
    timing: (item, { owner, card }) => japaneseLabels.of(owner, japaneseLabels.timingOf(item.timing, card)),
    attack: (_, { card, target }) => japaneseLabels.attackOn(card, target),
    damage: (item, { target }) => japaneseLabels.damageTo(item.amount, item.role, target),
  }),
  questionAbout: (kind, about) =>
    `確認中: ${shortChecks[kind]}${about.length === 0 ? '' : `(${about.join('、')})`}`,
  about: (card) => `${card}について`,
  prompt: japanesePrompt,
  head: (name, cost, stats) => `${name}(コスト${cost})${stats}`,
  withEffect: (what, text) => (text === '' ? what : `${what}:${text}`),
  chosenAlready: (card) => `${card}(選択済み)`,
  pass: '発動しない',
  endPhase: (phase) => (phase === 'main' ? `${phases.battle}へ` : 'ターンを終える'),
  attacks: (attacker) => `${attacker}で攻撃`,
  pays: (pays, cost, text) => (pays ? `${energy}${cost}:${text}` : '任意コストを払わない'),
  verb: (form, text) => `${VERBS[form]}:${text}`,
};

const WORDS: Readonly<Record<Word, string>> = {
  this: 'このカード',
  you: '自分',
  opponent: '相手',
  ownUnits: '自分のユニットすべて',
  enemyUnits: '相手のユニットすべて',
  allUnits: 'ユニットすべて',
};

const WAITING: Readonly<Record<WaitingKind, string>> = {
  in: '待機中のIN能力1つ',
  out: '待機中のOUT能力1つ',
  timing: '待機中のIN能力かOUT能力1つ',
  attackDamage: `待機中の${damages.attack}1つ`,
  retaliationDamage: `待機中の${damages.retaliation}1つ`,
  effectDamage: `待機中の${damages.effect}1つ`,
  damage: '待機中のダメージ1つ',
};

const SIDES = { own: '自分の', enemy: '相手の', any: '' } as const;
const PLAYERS = { own: '、または自分', enemy: '、または相手', any: '、またはプレイヤー1人' } as const;
const SUBJECTS = { card: 'カード', ability: 'コスト能力' } as const;

const filterText = (filter: Filter): string => {
  switch (filter.from) {
    case 'field': {
      const noun = filter.type === undefined ? `${zones.field}のカード1枚` : 'ユニット1体';
      return `${SIDES[filter.side]}${noun}${filter.orPlayers ? PLAYERS[filter.side] : ''}`;
    }
    case 'hand':
      return `自分の${zones.hand}の${filter.costAtMost === undefined ? '' : `コスト${filter.costAtMost}以下の`}ユニット1体`;
    case 'subjects':
      return `確認されている${filter.only === undefined ? 'もの' : SUBJECTS[filter.only]}1つ`;
    case 'waiting':
      return WAITING[filter.what];
    default:
      return filter satisfies never;
  }
};

const referenceText = (choices: EffectChoices, reference: Reference): string => {
  const what = choiceReference(choices, reference);
  if (typeof what === 'string') return WORDS[what];
  return what.isOnly ? 'それ' : `${what.place}番目に選んだもの`;
};

const STEPS: StepTexts = {
  choose: (step) => `${filterText(step.from)}を選ぶ`,
  draw: (step) => `カードを${step.count}枚引く`,
  damage: (step, said) => `${said(step.to)}に${step.amount}点のダメージを与える`,
  destroy: (step, said) => `${said(step.what)}を破壊する`,
  returnToHand: (step, said) => `${said(step.what)}を持ち主の${zones.hand}に戻す`,
  remove: (step, said) => `${said(step.what)}を試合から除く`,
  putOntoField: (step, said) => `${said(step.what)}を${zones.field}に出す`,
  negate: (step, said) => `${said(step.what)}を無効にする`,
  reflect: (step, said) => `${said(step.what)}を反射する`,
  heal: (step, said) => `${said(step.what)}を${step.amount}点回復する`,
  gainLife: (step) => `${life}を${step.amount}得る`,
  gainEnergy: (step) => `${energy}を${step.amount}得る`,
};

/** The cards of the game of the waiting zone in Japanese. */
export const japaneseGrammar: Grammar = {
  effect: (effect, before = NO_EFFECT) => {
    const choices = choicesOf(before, effect);
    return effect.instructions
      .map((step) => `${stepText(STEPS, step, (reference) => referenceText(choices, reference))}。`)
      .join('');
  },
  discards: (count) => `プレイするには、さらに${zones.hand}を${count}枚捨てる。`,
  windows: (kinds) => `${kinds.map((kind) => shortChecks[kind]).join('、')}の確認で発動できる。`,
  either: (texts) => `次から1つを選ぶ:${texts.map((text, index) => `(${index + 1})${text}`).join('')}`,
  optional: (cost, text) => `さらに${energy}を${cost}支払ってもよい:${text}`,
  automatics: {
    evade: () => '各ターンの最初のダメージを回避する。',
    reduce: ({ by }) => `受けるダメージを${by}点減らす。`,
    noRetaliation: () => `${japaneseLabels.noRetaliation}。`,
  },
  in: (text) => `IN:${text}`,
  out: (text) => `OUT:${text}`,
  ability: (cost, text) => `${energy}を${cost}支払う:${text}`,
};
