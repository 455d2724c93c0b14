import type {
  Ability,
  CardFilter,
  Cost,
  CounterAbility,
  Effect,
  Timing,
  ZoneKind,
} from '../../state/card.ts';
import { labels } from '../japanese.ts';
import { abilityName } from '../card-labels.ts';
import type { Scope } from './grammar.ts';
import { changesText } from './changes-2.ts';
import { conditionText } from './japanese-conditions.ts';
import { stepsText } from './japanese-instructions.ts';
import { counterOf, filterText, zonesText } from './references-2.ts';
import { triggerText } from './triggers-2.ts';

const PLACES = {
  graveyard: '墓地に置く',
  deckBottom: 'デッキの下に置く',
  removed: 'ゲームから除外する',
} as const;

const someOf = (scope: Scope, filter: CardFilter, count: number): string =>
  `${filterText(scope, filter)}${count}${counterOf(filter)}を`;

const costText = (scope: Scope, cost: Cost): string => {
  if ('pay' in cost) return `コスト${cost.pay}を支払う`;
  if ('exhaust' in cost) return `これを${labels.exhausted}状態にする`;
  if ('destroy' in cost) return `${someOf(scope, cost.destroy, cost.count)}破壊する`;
  if (cost.move !== 'this') return `${someOf(scope, cost.move, cost.count)}${PLACES[cost.to]}`;
  return `これを${cost.count === 1 ? '' : `${cost.count}回`}${PLACES[cost.to]}`;
};

const TIMINGS = { standard: '通常', instant: '即時' } as const;

const named = (name: string | undefined): string =>
  name === undefined ? '' : `「${abilityName(name, 'ja')}」`;

const inZone = (zone: readonly ZoneKind[] | undefined): string =>
  zone === undefined ? '' : `(${zonesText(zone)}で)`;

const resourceMark = ({ resource }: Effect): string => (resource ? '【エナジー能力】' : '');

const onceMark = (oncePerTurn: true | undefined): string => (oncePerTurn ? '【ターン1】' : '');

/** An effect as sentences. */
export const effectText = (scope: Scope, { instructions }: Effect, opening = ''): string =>
  stepsText(scope, instructions, opening);

type Of<Kind extends Ability['kind']> = Extract<Ability, { kind: Kind }>;

const activatedText = (scope: Scope, ability: Of<'activated'>): string => {
  const { name, timing, cost = [], oncePerTurn, zone, effect } = ability;
  const head = `${named(name)}${resourceMark(effect)}${onceMark(oncePerTurn)}${inZone(zone)}${TIMINGS[timing]}`;
  const costs = cost.length === 0 ? '' : `[${cost.map((each) => costText(scope, each)).join('、')}]`;
  return `${head}${costs}:${effectText(scope, effect)}`;
};

const autoText = (
  scope: Scope,
  { name, when, if: condition, oncePerTurn, zone, effect }: Of<'auto'>,
): string => {
  const triggered: Scope = { ...scope, trigger: when };
  const provided = condition === undefined ? '' : `${conditionText(triggered, condition)}なら、`;
  const opening = `${triggerText(triggered, when)}、${provided}`;
  return `${named(name)}${resourceMark(effect)}${onceMark(oncePerTurn)}${inZone(zone)}${effectText(triggered, effect, opening)}`;
};

const continuousText = (
  scope: Scope,
  { name, while: condition, zone, effects }: Of<'continuous'>,
): string => {
  const opening = condition === undefined ? '' : `${conditionText(scope, condition)}なら、`;
  return `${named(name)}${inZone(zone)}${opening}${changesText(scope, effects)}。`;
};

export const abilityText = (scope: Scope, ability: Ability): string => {
  switch (ability.kind) {
    case 'activated':
      return activatedText(scope, ability);
    case 'auto':
      return autoText(scope, ability);
    case 'continuous':
      return continuousText(scope, ability);
    default:
      return ability satisfies never;
  }
};

/** An effect behind what says when it happens, such as `【OD】`. */
export const markedText = (scope: Scope, mark: string, effect: Effect): string =>
  `${mark}${resourceMark(effect)}${effectText(scope, effect)}`;

export const counterText = (scope: Scope, counter: CounterAbility): string => {
  if (!('play' in counter)) return markedText(scope, labels.cnt, counter.effect);
  counter.play satisfies 'this';
  return `${labels.cnt}これをプレイする。`;
};

/** What an event does, behind when it may be played. */
export const eventText = (scope: Scope, timing: Timing, effect: Effect): string => {
  if (typeof timing !== 'object') return markedText(scope, `${TIMINGS[timing]}:`, effect);
  const triggered: Scope = { ...scope, trigger: timing.when };
  return `${resourceMark(effect)}${triggerText(triggered, timing.when)}、${labels.zones.set}から使える:${effectText(triggered, effect)}`;
};

/** When a unit may be summoned from its set zone. */
export const summonText = (scope: Scope, timing: Timing): string => {
  const when =
    typeof timing === 'object'
      ? triggerText({ ...scope, trigger: timing.when }, timing.when)
      : `${TIMINGS[timing]}のタイミングで`;
  return `${when}、これをセットゾーンから召喚してもよい。`;
};
