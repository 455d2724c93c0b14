import type { decisions } from '../decisions/decisions.ts';
import type { Phase } from '../state/progress.ts';

type Kind = keyof typeof decisions;

/** What is decided, by the kind of the question. */
const QUESTIONS: Readonly<Record<Exclude<Kind, 'eventStart'>, string>> = {
  counter: 'カウンターを発動するか、発動しないか選んでください。',
  additionalCost: '追加コストとして捨てるカードを選んでください。',
  optionalCost: '任意コストを払うか、払わないか選んでください。',
  side: '使う効果を1つ選んでください。',
  target: '対象を選んでください。',
  counterOrder: '複数のカウンターが待機しています。次に解決するものを選んでください。',
  timingOrder: '複数の能力が待機しています。次に解決するものを選んでください。',
  damageOrder: '複数のダメージが待機しています。次に与えるものを選んでください。',
  attackTarget: '攻撃の対象を選んでください。',
  effectChoice: '解決中の効果のために選んでください。',
  handLimit: '手札が多すぎます。捨てるカードを選んでください。',
};

const PHASES: Readonly<Record<Phase, string>> = {
  preparation: '準備',
  start: '開始フェイズ',
  main: 'メインフェイズ',
  battle: 'バトルフェイズ',
  end: '終了フェイズ',
};

const question = (kind: string, phase: Phase): string => {
  if (kind !== 'eventStart') return QUESTIONS[kind as keyof typeof QUESTIONS] ?? '';
  return phase === 'battle'
    ? 'ユニットで攻撃するか、ほかのイベントを始めるか、ターンを終えてください。'
    : 'カードをプレイするか、コスト能力を使うか、バトルフェイズへ進んでください。';
};

/** The phase and what can be done, in Japanese. */
export const japanesePrompt = (kind: string, phase: Phase, isOwnTurn: boolean): string => {
  const text = question(kind, phase);
  if (text === '') return '';
  const whose = phase === 'preparation' ? '' : isOwnTurn ? 'あなたの' : '相手の';
  return `${whose}${PHASES[phase]}。${text}`;
};
