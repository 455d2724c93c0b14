import {
  type Amount,
  type DamageFilter,
  type Duration,
  type Instruction,
  type Reference,
  sideOfFilter,
  type ZoneKind,
} from '../../state/card.ts';
import { abilityName } from '../card-labels.ts';
import { labels } from '../japanese.ts';
import {
  type Apply,
  choiceIn,
  emptyScope,
  isAtTurnEnd,
  isOwnAction,
  type Scope,
  type StepOf,
  stepWriter,
} from './grammar.ts';
import { changesText, conditionText, damageWord, triggerText } from './japanese-conditions.ts';
import {
  amountText,
  asOptional,
  cardPhrase,
  counterOf,
  eachCardPhrase,
  filterText,
  joinActions,
  joinAlternatives,
} from './japanese-references.ts';

const { gate, zones } = labels;

const chooseText = (scope: Scope, { from, atLeast = 1, atMost = 1, by }: StepOf<'choose'>): string => {
  const asked: Scope = by === 'opponent' ? { ...scope, asksOpponent: true } : scope;
  const cards = filterText(asked, from);
  const suffix = counterOf(from);
  const who = by === 'opponent' ? '相手は' : '';
  if (atLeast === atMost) return `${who}${cards}${atMost}${suffix}を選ぶ`;
  const range = atLeast === 0 ? `${atMost}${suffix}まで` : `${atLeast}${suffix}から${atMost}${suffix}まで`;
  return `${who}${cards}を${range}選ぶ`;
};

const nthZone = (scope: Scope, name: string): string => {
  const choice = scope.zones.get(name);
  return choice === undefined || choice.among === 1 ? '' : `${choice.place}つ目の`;
};

const chooseZoneText = (scope: Scope, { as, kinds }: StepOf<'chooseZone'>): string => {
  const nth = nthZone(scope, as);
  return `${nth === '' ? '' : `${nth}ゾーンとして`}君の${joinAlternatives(kinds.map((kind) => zones[kind]))}1つを選ぶ`;
};

const damageText = (scope: Scope, { to, amount, from, cannotCounter }: StepOf<'damage'>): string => {
  const dealer = from === undefined ? '' : `${cardPhrase(scope, from)}がそれぞれ`;
  const receivers = to.map((each) => eachCardPhrase(scope, each)).join('と');
  const points =
    typeof amount === 'number' ? `${amount}ダメージ` : `${amountText(scope, amount)}に等しいダメージ`;
  return `${dealer}${receivers}に${points}を与える${cannotCounter ? `(このダメージでは${labels.cnt}できない)` : ''}`;
};

const damageMeant = (scope: Scope, { which, combat, receiver }: DamageFilter): string => {
  const damage = damageWord(combat);
  const all: Readonly<Record<typeof which, string>> = {
    next: `${gate}の一番上の${damage}`,
    that: `その${damage}`,
    any: `${gate}の${damage}どれか1つ`,
  };
  return receiver === undefined ? all[which] : `${all[which]}のうち${filterText(scope, receiver)}が受ける分`;
};

const reduceText = (scope: Scope, step: StepOf<'reduce'>): string => {
  const damage = damageMeant(scope, step.damage);
  return 'by' in step
    ? `${damage}を${amountText(scope, step.by)}点軽減する`
    : `${damage}を${amountText(scope, step.to)}にする`;
};

/** Whether cards lay in your zones before they were chosen. */
const areYours = (scope: Scope, cards: Reference): boolean => {
  const step = typeof cards === 'string' ? choiceIn(scope, cards)?.of : undefined;
  return cards === 'this' || (step?.from.zone !== undefined && sideOfFilter(step.from) === 'ally');
};

const moveText = (scope: Scope, { cards, to, bottom, exhausted, by }: StepOf<'move'>): string => {
  const whose = areYours(scope, cards) ? '' : '持ち主の';
  const how = [
    ...(by === undefined ? [] : [`「${abilityName(by, 'ja')}」で`]),
    ...(exhausted ? [`${labels.exhausted}状態で`] : []),
    ...(bottom && to !== 'deck' ? ['一番下になるように'] : []),
  ].join('');
  const what = `${cardPhrase(scope, cards)}を${how}`;
  if (to.startsWith('zone:'))
    return `${what}${nthZone(scope, to.slice('zone:'.length)) || 'その'}ゾーンに置く`;
  switch (to as ZoneKind) {
    case 'removed':
      return `${what}ゲームから除外する`;
    case 'deck':
      return `${what}${whose}${zones.deck}の${bottom ? '下' : '上'}に置く`;
    case 'hand':
      return `${what}${whose}${zones.hand}に${areYours(scope, cards) ? '加える' : '戻す'}`;
    case 'graveyard':
      return `${what}${zones.graveyard}に置く`;
    default:
      return `${what}${whose}${zones[to as ZoneKind]}に置く`;
  }
};

const opponent = (player: 'own' | 'enemy'): string => (player === 'own' ? '' : '相手は');

const cardsText = (scope: Scope, count: Amount): string =>
  typeof count === 'number' ? `${count}枚` : `${amountText(scope, count)}と同じ枚数`;

/** How long a change lasts. */
const DURATIONS: Readonly<Record<Duration, string>> = {
  attack: 'この攻撃の間、',
  turn: 'ターン終了時まで、',
  untilOwnTurn: '次の君のターン開始時まで、',
  match: 'ゲーム終了時まで、',
};

/** In what time something delayed may happen. */
const WITHIN: Readonly<Record<Duration, string>> = {
  attack: 'この攻撃の間、',
  turn: 'このターン中、',
  untilOwnTurn: '次の君のターン開始時までに、',
  match: 'このゲーム中、',
};

const delayText = (scope: Scope, step: StepOf<'delay'>): string => {
  const { when, effect, for: duration, often } = step;
  const inside: Scope = { ...scope, trigger: when };
  const then = stepsInline(inside, effect);
  if (isAtTurnEnd(step)) return `このターンの終了時、${then}`;
  const time = triggerText(inside, when);
  return `${WITHIN[duration]}${often ? `${time}は毎回` : `次に${time}`}、${then}`;
};

const PAYING = {
  true: 'コストを支払って',
  false: 'コストを支払わずに',
  resources: 'エナジーでコストを支払って',
} as const;

const playText = (scope: Scope, { card, pay, afterwards }: StepOf<'play'>): string => {
  const text = `${PAYING[`${pay}`]}${cardPhrase(scope, card)}をプレイする`;
  return afterwards === undefined ? text : joinActions([text, `その後${zones.deck}の下に置く`]);
};

const healProcessText = (scope: Scope, { card, combat, all }: StepOf<'healProcess'>): string => {
  const who = cardPhrase(scope, card);
  return all
    ? `${who}がこれまでのすべての${damageWord(combat)}処理で受けたダメージを回復する`
    : `${who}がこのフェイズに1つの${damageWord(combat)}処理で受けたダメージを回復する`;
};

const ifDone = (scope: Scope, steps: readonly Instruction[] | undefined): string =>
  steps === undefined ? '' : `。そうしたら、${stepsInline(scope, steps)}`;

const materialText = (scope: Scope, step: StepOf<'material'>): string =>
  `これと${filterText(scope, step.from)}1${counterOf(step.from)}以上を素材として${zones.deck}の下に置く${ifDone(scope, step.ifDone)}`;

const mayText = (scope: Scope, { steps, ifDone: then }: StepOf<'may'>): string => {
  const text = stepsInline(scope, steps);
  return `${asOptional(steps.every(isOwnAction) ? text : `「${text}」を行う`)}${ifDone(scope, then)}`;
};

const ifText = (scope: Scope, { condition, steps, otherwise }: StepOf<'if'>): string => {
  const other = otherwise === undefined ? '' : `。そうでないなら、${stepsInline(scope, otherwise)}`;
  return `${conditionText(scope, condition)}なら、${stepsInline(scope, steps)}${other}`;
};

const modeText = (scope: Scope, { modes }: StepOf<'mode'>): string => {
  const all = Object.values(modes).map((steps, index) => `(${index + 1})${stepsText(scope, steps)}`);
  return `次から1つを選ぶ:${all.join('')}`;
};

const becomeText = (scope: Scope, { item, effect }: StepOf<'become'>): string => {
  const choice = scope.items.get(item);
  const it = choice === undefined || choice.among === 1 ? 'それ' : `${choice.place}つ目`;
  const text = stepsText(emptyScope(undefined, scope.nameOf), effect).replace(/。$/, '');
  return `${it}を「${text}」に変える`;
};

/** Changes that last equally long. */
const applyText = (scope: Scope, steps: readonly [Apply, ...Apply[]]): string => {
  const [{ for: duration, follows }] = steps;
  const changes = changesText(
    scope,
    steps.map(({ effect }) => effect),
  );
  return `${DURATIONS[duration]}${follows ? 'どこに移っても、' : ''}${changes}`;
};

/** Steps inside a sentence, and as sentences; `opening` stands before the first. */
export const { inline: stepsInline, sentences: stepsText } = stepWriter({
  texts: {
    choose: chooseText,
    mode: modeText,
    chooseZone: chooseZoneText,
    damage: damageText,
    distribute: (scope, step) => `${cardPhrase(scope, step.to)}に${step.total}ダメージを割り振る`,
    reduce: reduceText,
    healRuler: (scope, step) =>
      `${step.ruler === 'own' ? '君のルーラー' : '敵ルーラー'}を${amountText(scope, step.amount)}点回復する`,
    healUnit: (scope, step) =>
      step.amount === 'all'
        ? `${cardPhrase(scope, step.cards)}のダメージをすべて回復する`
        : `${eachCardPhrase(scope, step.cards)}を${amountText(scope, step.amount)}点回復する`,
    healProcess: healProcessText,
    destroy: (scope, step) => `${cardPhrase(scope, step.cards)}を破壊する`,
    move: moveText,
    putUnder: (scope, step) =>
      `${cardPhrase(scope, step.cards)}を${cardPhrase(scope, step.host)}の${labels.soul}に加える`,
    material: materialText,
    draw: (scope, step) => `${opponent(step.player)}カードを${cardsText(scope, step.count)}引く`,
    drive: (scope, step) => `カードを${cardsText(scope, step.count)}ドライブする`,
    discard: (_, step) => `${opponent(step.player)}${zones.hand}を${step.count}枚捨てる`,
    shuffle: (_, step) => `${opponent(step.player)}${zones.deck}を切る`,
    reveal: (scope, step) => `${cardPhrase(scope, step.cards)}を公開する`,
    ready: (scope, step) => `${cardPhrase(scope, step.cards)}を${labels.ready}状態にする`,
    exhaust: (scope, step) => `${cardPhrase(scope, step.cards)}を${labels.exhausted}状態にする`,
    delay: delayText,
    summonCap: (_, step) => `このターンの君の${labels.summonCap}を${step.to}にする`,
    chooseCounter: () => `相手が${labels.cnt}でプレイしたカードか能力1つを選ぶ`,
    become: becomeText,
    redirect: () => '攻撃先を、君の選ぶ別のラインに変える',
    play: playText,
    if: ifText,
    may: mayText,
  },
  applied: applyText,
  nothing: '何もしない',
  enclosed: (text) => `「${text}」を行う`,
  afterModes: 'どれを選んでも、',
  joined: joinActions,
  sentence: (text) => (text.endsWith('。') ? text : `${text}。`),
  gap: '',
});
