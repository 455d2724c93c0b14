import { lineKey, zoneKey } from '../queries/place-key.ts';
import type { GateRulerOption } from '../state/option.ts';
import type { BoardLabels } from './picture-words.ts';
import { labels } from './japanese.ts';

const { gate, numbers, phases, priority, ruler, short, zones } = labels;

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
  onGate: (items) => `${gate}(上から): ${items.join('、')}`,
  abilityWith: (card, effect) => `${labels.abilityOf(card)}(${effect})`,
  damageBy: (card, receivers) =>
    `${card}のダメージ(${receivers.map(([receiver, amount]) => labels.share(amount, receiver)).join('、')})`,
  attacks: (attacker, target) => `${attacker}が${target ?? '誰もいないライン'}を攻撃`,
  withLevel: (name, level) => `${name}(${numbers.level}${level})`,
  passes: {
    resolve: (top) => `${PASS}(解決:${top})`,
    attack: `${PASS}(攻撃を続ける)`,
    main: (driven) =>
      `${PASS}(${phases.main}を終える${driven === 0 ? '' : `。${zones.drive}の残りは${zones.graveyard}へ`})`,
    other: PASS,
  },
  form: (option, card) => (card === '' ? plainForm(option) : `${VERBS[option.form] ?? ''}:${card}`),
  withEffect: (what, text) => (text === '' ? what : `${what}:${text}`),
  questionAbout: (item) => `${item}について`,
  parts: (texts) => texts.join('、'),
};
