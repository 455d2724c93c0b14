import type { PromptScene } from './locale.ts';

/** What is decided, by the kind of the question. */
const QUESTIONS: Readonly<Record<string, string>> = {
  attackDeclaration: '攻撃カードと攻撃目標を選ぶか、攻撃を終えてください。',
  playChoice: 'プレイするカードや能力のために選んでください。',
  effectChoice: '解決中の効果のために選んでください。',
  treatment: 'カードをどのレベルとして扱うか選んでください。',
  payment: 'コストを支払うカードを選んでください。',
  waitingAbility: '複数の能力が誘発しています。次にプレイする能力を選んでください。',
  driveReveal: 'ドライブしたカードを公開するか、裏向きのままにするか選んでください。',
  vigilance: '【警戒】を持つユニットを守備ゾーンに移すか、移さないか選んでください。',
  soulguard: 'カードが破壊されます。代わりにソウルを墓地に置くか選んでください。',
  enhance: '新しいユニットのソウルになるユニットを選んでください。',
  reducedDamage: '軽減するダメージを選んでください。',
  reductionSplit: '次の1点で軽減するダメージを選んでください。',
  damageOrder: '複数の発生源がダメージを与えます。次の発生源を選んでください。',
  healedCard: '回復するダメージゾーンのカードを選んでください。',
  healedDamage: '回復するダメージを選んでください。',
  mulligan: '初期手札をそのまま使うか、引き直すか選んでください。',
};

const action = ({ phase, isOwnTurn, isAttack, top }: PromptScene): string => {
  if (top !== undefined) return `${top}に応答するか、パスしてください。両者がパスすると解決されます。`;
  if (isAttack) return '攻撃に応答するか、パスしてください。両者がパスすると攻撃が続きます。';
  return phase === 'main' && isOwnTurn
    ? 'カードのプレイ・公開・セット、能力の使用、またはパスでメインフェイズの終了ができます。'
    : 'プレイや能力の使用をするか、パスしてください。';
};

const question = (scene: PromptScene): string => {
  const { kind, clause, waiting } = scene;
  if (kind === 'gateAction') return action(scene);
  if (kind === 'waitingAbility' && waiting !== undefined) {
    return `${waiting}の使用タイミングになりました。使うか、使わないか選んでください。`;
  }
  if (kind !== 'driveResolution') return QUESTIONS[kind] ?? '';
  return clause === '10-3e-1'
    ? 'ドライブしたカードの【OD】を使うか、使わないか選んでください。'
    : 'ドライブしたカードをプレイ、セット、または墓地に置いてください。';
};

/** The step of the turn and what can be done, in Japanese. */
export const japanesePrompt = (
  scene: PromptScene,
  phases: Readonly<Record<PromptScene['phase'], string>>,
): string => {
  const { phase, isOwnTurn } = scene;
  const text = question(scene);
  if (text === '') return '';
  const whose = phase === 'preparation' ? '' : isOwnTurn ? 'あなたの' : '相手の';
  return `${whose}${phases[phase]}。${text}`;
};
