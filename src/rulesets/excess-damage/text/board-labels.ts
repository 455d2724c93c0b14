import { byLanguage, type LocalizedText, playerNames } from '../../../core/narration.ts';
import type { decisions } from '../decisions/decisions.ts';

/** What is decided, by the kind of the question. */
export const prompts: Readonly<Record<keyof typeof decisions, LocalizedText>> = {
  assignment: {
    en: 'Choose how much combat damage the attacker assigns.',
    ja: '攻撃クリーチャーが割り振る戦闘ダメージの点数を選んでください。',
  },
  splitOrder: {
    en: 'Several packets are redirected from one permanent. Choose the one that is divided next.',
    ja: '1つのパーマネントから複数のダメージが振り替えられます。次に分けるものを選んでください。',
  },
  shieldOrder: {
    en: 'A shield applies to several packets. Choose the one that it meets next.',
    ja: '軽減が複数のダメージに及びます。次に軽減するものを選んでください。',
  },
  modification: {
    en: 'Several effects would change the damage. Choose the one that is applied next.',
    ja: '複数の効果がダメージを修整します。次に適用する効果を選んでください。',
  },
  triggerOrder: {
    en: 'Several abilities have triggered. Choose the one that is put on the stack next.',
    ja: '複数の能力が誘発しています。次にスタックに積む能力を選んでください。',
  },
  target: { en: 'Choose a target for the ability.', ja: '能力の対象を選んでください。' },
};

/** The words of the table and the options. */
export const boardLabels = byLanguage({
  player: playerNames,
  you: { en: ' (you)', ja: '(あなた)' },
  turn: {
    en: (player: string) => `Turn of ${player}`,
    ja: (player: string) => `${player}のターン`,
  },
  life: { en: (points: number) => `life ${points}`, ja: (points: number) => `ライフ${points}` },
  poison: {
    en: (counters: number) => `poison ${counters}`,
    ja: (counters: number) => `毒カウンター${counters}`,
  },
  nothing: { en: '-', ja: '-' },
  /** What is under way or on the stack. */
  packets: {
    en: (packets: string) => `Damage: ${packets}`,
    ja: (packets: string) => `ダメージ: ${packets}`,
  },
  stack: {
    en: (triggers: string) => `On the stack, the top first: ${triggers}`,
    ja: (triggers: string) => `スタック(上から): ${triggers}`,
  },
  packet: {
    en: (source: string, n: number, to: string) => `${n} by ${source} to ${to}`,
    ja: (source: string, n: number, to: string) => `${source}から${to}へ${n}点`,
  },
  excessTo: {
    en: (packet: string, to: string) => `${packet}, excess to ${to}`,
    ja: (packet: string, to: string) => `${packet}、余剰は${to}へ`,
  },
  assigns: {
    en: (n: number, to: string) => `assign ${n} to ${to}`,
    ja: (n: number, to: string) => `${to}に${n}点を割り振る`,
  },
  divides: { en: (packet: string) => `divide ${packet}`, ja: (packet: string) => `分ける:${packet}` },
  shields: { en: (packet: string) => `reduce ${packet}`, ja: (packet: string) => `軽減する:${packet}` },
  applies: { en: (effect: string) => `apply ${effect}`, ja: (effect: string) => `適用:${effect}` },
  puts: {
    en: (trigger: string) => `put ${trigger} on the stack`,
    ja: (trigger: string) => `積む:${trigger}`,
  },
  targets: { en: (target: string) => `choose ${target}`, ja: (target: string) => `選ぶ:${target}` },
  /** A trigger and the excess that it looks at. */
  about: {
    en: (trigger: string, permanent: string, n: number) => `${trigger} (${n} excess to ${permanent})`,
    ja: (trigger: string, permanent: string, n: number) => `${trigger}(${permanent}の余剰${n}点)`,
  },
});
