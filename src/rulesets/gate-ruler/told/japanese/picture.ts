import { lineKey, zoneKey } from '../../reading/place-key.ts';
import type { Instruction, Reference, ZoneKind } from '../../values/language.ts';
import type { GateRulerOption } from '../../values/option.ts';
import type { PictureWords } from '../picture-words.ts';
import { nouns } from './nouns.ts';

const { gate, numbers, phases, priority, ruler, short, zones } = nouns;

const REFERENCES: Readonly<Record<string, string>> = {
  this: '自身',
  ownRuler: `自分の${ruler}`,
  enemyRuler: `相手の${ruler}`,
  attacker: '攻撃カード',
  source: 'ダメージの発生源',
};

const referenceText = (reference: Reference): string =>
  typeof reference === 'string' ? (REFERENCES[reference] ?? 'それ') : '合うものすべて';

const ABILITIES = { activated: '起動能力', auto: '自動能力', continuous: '常時能力' } as const;

type Told = Exclude<Instruction['do'], 'damage' | 'move'>;

const STEPS: Readonly<Record<Told, string>> = {
  choose: 'カードを選ぶ',
  mode: '効果を1つ選ぶ',
  chooseZone: 'ゾーンを選ぶ',
  distribute: 'ダメージを割り振る',
  reduce: 'ダメージを軽減する',
  healRuler: `${ruler}を回復する`,
  healUnit: 'ユニットを回復する',
  healProcess: 'ユニットを回復する',
  destroy: '破壊する',
  putUnder: '下に重ねる',
  material: `素材を${zones.deck}の下に置く`,
  draw: 'カードを引く',
  drive: `${short.drive}する`,
  discard: `${zones.hand}を捨てる`,
  shuffle: `${zones.deck}を切る`,
  reveal: '公開する',
  ready: `${nouns.ready}にする`,
  exhaust: `${nouns.exhausted}にする`,
  apply: '継続する効果',
  delay: '遅発能力',
  summonCap: `${nouns.summonCap}を変える`,
  chooseCounter: `${gate}のカウンターを選ぶ`,
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
    const zone = zones[instruction.to as ZoneKind] ?? '選んだゾーン';
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

const PASS = `${priority}を放棄する`;

/** The table in Japanese. */
export const japanese: PictureWords = {
  ...nouns,
  turn: (number, player, phase) => `ターン${number}、${nouns.of(player, phases[phase])}`,
  you: '(あなた)',
  faceDown: '裏向き',
  noRuler: `${ruler}なし`,
  count: (zone, cards) => `${short[zone]}${cards}`,
  life: (taken, life) => `ダメージ ${taken}/${life}`,
  resources: (ready, all) => `${short.resource} ${ready}/${all}`,
  stats: (atk, hp, strike) => `${atk}/${hp} STK${strike}`,
  damage: (points) => `ダメージ${points}`,
  souls: (count) => `${nouns.soul}${count}`,
  onGate: (items) => `${gate}(上から): ${items.join('、 ')}`,
  abilityWith: (card, effect) => `${nouns.abilityOf(card)}(${effect})`,
  damageBy: (card, receivers) =>
    `${card}のダメージ(${receivers.map(([receiver, amount]) => nouns.share(amount, receiver)).join('、')})`,
  attacks: (attacker, target) => `${attacker}が${target ?? '誰もいないライン'}を攻撃`,
  leveled: (name, level) => `${name}(${numbers.level}${level})`,
  ability: (kind, effect) => (effect === '' ? ABILITIES[kind] : `${ABILITIES[kind]}:${effect}`),
  step,
  steps: (texts) => texts.join('、'),
  counter: (effect) => `${nouns.cnt}${effect}`,
  playsItself: 'これをプレイする',
  passes: {
    resolve: (top) => `${PASS}(解決:${top})`,
    attack: `${PASS}(攻撃を続ける)`,
    main: (driven) =>
      `${PASS}(${phases.main}を終える${driven === 0 ? '' : `。${zones.drive}の残りは${zones.graveyard}へ`})`,
    other: PASS,
  },
  form: (option, card) => (card === '' ? plainForm(option) : `${VERBS[option.form] ?? ''}:${card}`),
  parts: (texts) => texts.join('、'),
};
