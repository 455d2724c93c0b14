import { lineKey, zoneKey } from '../../reading/place-key.ts';
import type { Instruction, Reference, ZoneKind } from '../../values/language.ts';
import type { Phase } from '../../values/moment.ts';
import type { GateRulerOption } from '../../values/option.ts';
import type { PictureWords } from './words.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  preparation: 'ゲームの準備',
  start: 'スタートフェイズ',
  main: 'メインフェイズ',
  attack: 'アタックフェイズ',
  end: 'エンドフェイズ',
};

const ZONES: Readonly<Record<ZoneKind, string>> = {
  deck: 'デッキ',
  hand: '手札',
  ruler: 'ルーラーゾーン',
  attack: '攻撃ゾーン',
  defense: '守備ゾーン',
  set: 'セットゾーン',
  field: 'フィールドゾーン',
  drive: 'ドライブゾーン',
  damage: 'ダメージゾーン',
  soul: 'ソウルゾーン',
  graveyard: '墓地',
  resource: 'エナジーゾーン',
  removed: '除外エリア',
  counter: 'カウンターゾーン',
};

const REFERENCES: Readonly<Record<string, string>> = {
  this: '自身',
  ownRuler: '自分のルーラー',
  enemyRuler: '相手のルーラー',
  attacker: '攻撃カード',
};

const referenceText = (reference: Reference): string =>
  typeof reference === 'string' ? (REFERENCES[reference] ?? 'それ') : '合うものすべて';

const COUNTS = { deck: 'デッキ', hand: '手札', drive: 'ドライブ', graveyard: '墓地' } as const;

const ABILITIES = { activated: '起動能力', auto: '自動能力', continuous: '常時能力' } as const;

type Told = Exclude<Instruction['do'], 'damage' | 'move'>;

const STEPS: Readonly<Record<Told, string>> = {
  choose: 'カードを選ぶ',
  mode: '効果を1つ選ぶ',
  chooseZone: 'ゾーンを選ぶ',
  distribute: 'ダメージを割り振る',
  reduce: 'ダメージを軽減する',
  healRuler: 'ルーラーを回復する',
  healUnit: 'ユニットを回復する',
  healProcess: 'ユニットを回復する',
  destroy: '破壊する',
  putUnder: '下に重ねる',
  draw: 'カードを引く',
  drive: 'ドライブする',
  discard: '手札を捨てる',
  shuffle: 'デッキを切る',
  reveal: '公開する',
  ready: 'アクトにする',
  exhaust: 'レストにする',
  apply: '継続する効果',
  delay: '遅発能力',
  summonCap: '召喚権を変える',
  chooseCounter: 'ゲートのカウンターを選ぶ',
  become: '別の能力に変える',
  redirect: '攻撃先を変える',
  play: 'カードをプレイする',
  if: '条件があれば続き',
  may: '望めば続き',
};

const step = (instruction: Instruction): string => {
  if (instruction.do === 'damage') {
    const amount = typeof instruction.amount === 'number' ? `${instruction.amount}点の` : '';
    return `${instruction.to.map(referenceText).join('と')}に${amount}ダメージ`;
  }
  if (instruction.do === 'move') {
    const zone = ZONES[instruction.to as ZoneKind] ?? '選んだゾーン';
    return `${referenceText(instruction.cards)}を${zone}に移す`;
  }
  return STEPS[instruction.do];
};

/** What an option that is about no card does. */
const plainForm = (option: GateRulerOption): string => {
  switch (option.form) {
    case 'endAttacks':
      return '攻撃をやめる';
    case 'done':
      return 'ここまで';
    case 'zone':
      return `${zoneKey(option.zone)}へ`;
    case 'line':
      return `${lineKey(option.line)}を攻撃先に`;
    case 'consent':
      return option.consent ? 'はい' : 'いいえ';
    case 'number':
      return `${option.number}`;
    case 'waiting':
      return '使う';
    case 'decline':
      return '使わない';
    default:
      return '';
  }
};

const VERBS: { readonly [Form in GateRulerOption['form']]?: string } = {
  play: 'プレイ',
  reveal: '公開',
  set: 'セット',
  card: '選ぶ',
  ability: '能力を使う',
  overdrive: '【OD】を使う',
  keep: '隠しておく',
  discard: '捨てる',
};

/** The table in Japanese. */
export const japanese: PictureWords = {
  name: ({ name }) => name.ja,
  player: (player) => `プレイヤー${player + 1}`,
  turn: (number, player, phase) => `ターン${number}、${player}の${PHASES[phase]}`,
  you: '(あなた)',
  exhausted: 'レスト',
  faceDown: '裏向き',
  noRuler: 'ルーラーなし',
  aCard: 'カード',
  count: (zone, cards) => `${COUNTS[zone]}${cards}`,
  rows: { field: 'フィールド', hand: '手札', drive: 'ドライブ' },
  life: (taken, life) => `ダメージ ${taken}/${life}`,
  resources: (ready, all) => `エナジー ${ready}/${all}`,
  stats: (atk, hp, strike) => `${atk}/${hp} STK${strike}`,
  damage: (points) => `ダメージ${points}`,
  souls: (count) => `ソウル${count}`,
  gate: (items) => `ゲート(上から): ${items.join('、 ')}`,
  abilityOf: (card, effect) => `${card}の能力(${effect})`,
  damageBy: (card, receivers) =>
    `${card}のダメージ(${receivers.map(([receiver, amount]) => `${receiver}に${amount}点`).join('、')})`,
  rulerDamageTo: (player) => `${player}のルーラーダメージ処理`,
  destructionOf: (card) => `${card}の破壊処理`,
  driveOf: (player) => `${player}のドライブ解決処理`,
  attacks: (attacker, target) => `${attacker}が${target ?? '誰もいないライン'}を攻撃`,
  leveled: (name, level) => `${name}(レベル${level})`,
  keywords: {
    penetrate: '【貫通】',
    intercept: '【迎撃】',
    counterattack: '【反撃】',
    doubleAttack: '【2回攻撃】',
    vigilance: '【警戒】',
    undying: '【不死身】',
    soulguard: '【ソウルガード】',
    openCard: '【オープンカード】',
    standby: '【待機】',
    forcedStandby: '【強制待機】',
    pacifist: '【不戦】',
  },
  ability: (kind, effect) => (effect === '' ? ABILITIES[kind] : `${ABILITIES[kind]}:${effect}`),
  step,
  steps: (texts) => texts.join('、'),
  counter: (effect) => `【CNT】${effect}`,
  playsItself: 'これをプレイする',
  passes: {
    resolve: (top) => `優先権を放棄する(解決:${top})`,
    attack: '優先権を放棄する(攻撃を続ける)',
    main: (driven) =>
      `優先権を放棄する(メインフェイズを終える${driven === 0 ? '' : '。ドライブゾーンの残りは墓地へ'})`,
    other: '優先権を放棄する',
  },
  form: (option, card) => (card === '' ? plainForm(option) : `${VERBS[option.form] ?? ''}:${card}`),
  parts: (texts) => texts.join('、'),
};
