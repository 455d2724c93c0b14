import type { Amount, Condition, Continuous, Moment, Trigger, Who } from '../../state/card.ts';
import { labels } from '../english.ts';
import { signed } from '../locale.ts';
import {
  amountText,
  type CardPhrase,
  cardPhrase,
  filterText,
  joinWords,
  withArticle,
  zonesText,
} from './english-references.ts';
import { type Change, groupsOf, isChange, type Scope } from './grammar.ts';

type Count = Extract<Condition, { count: unknown }>;

const rangeText = (atLeast: Amount | undefined, atMost: Amount | undefined): string | undefined => {
  if (typeof atLeast === 'object' || typeof atMost === 'object') return undefined;
  if (atLeast === undefined) return atMost === undefined ? 'any number of' : `${atMost} or fewer`;
  if (atMost === undefined) return `${atLeast} or more`;
  return `${atLeast} to ${atMost}`;
};

const countText = (scope: Scope, { count, atLeast, atMost }: Count): string => {
  const range = rangeText(atLeast, atMost);
  if (range === undefined) {
    const bounds = [
      ...(atLeast === undefined ? [] : [`at least ${amountText(scope, atLeast)}`]),
      ...(atMost === undefined ? [] : [`at most ${amountText(scope, atMost)}`]),
    ];
    return `the number of ${filterText(scope, count, true)} is ${joinWords(bounds, 'and')}`;
  }
  const { soulOf, ...rest } = count;
  if (soulOf !== undefined && Object.keys(rest).length === 0) {
    return `${cardPhrase(scope, soulOf).subject} has ${range} souls`;
  }
  return `there are ${range} ${filterText(scope, count, true)}`;
};

/** How many there are where a single bound is not kept. */
const outsideText = ({ atLeast, atMost }: Count): string | undefined => {
  if (typeof atLeast === 'number' && atMost === undefined) return `fewer than ${atLeast}`;
  return typeof atMost === 'number' && atLeast === undefined ? `more than ${atMost}` : undefined;
};

const TURNS = { own: 'your turn', enemy: "your opponent's turn" } as const;

const notText = (scope: Scope, condition: Condition): string => {
  if ('turn' in condition) return `it is not ${TURNS[condition.turn]}`;
  const range = 'count' in condition ? outsideText(condition) : undefined;
  if ('count' in condition && range !== undefined) {
    return `there are ${range} ${filterText(scope, condition.count, true)}`;
  }
  const text = conditionText(scope, condition);
  return `it is not so that ${'any' in condition ? `(${text})` : text}`;
};

/** Behind `if` or `while`. */
export const conditionText = (scope: Scope, condition: Condition): string => {
  if ('any' in condition) {
    return joinWords(
      condition.any.map((each) => conditionText(scope, each)),
      'or',
    );
  }
  if ('not' in condition) return notText(scope, condition.not);
  if ('turn' in condition) return `it is ${TURNS[condition.turn]}`;
  return countText(scope, condition);
};

type Of<On extends Trigger['on']> = Extract<Trigger, { on: On }>;

type TurnOf = 'own' | 'enemy' | undefined;

const whose = (turn: TurnOf, thing: string): string => {
  if (turn === undefined) return withArticle(thing);
  return `${turn === 'own' ? 'your' : "your opponent's"} ${thing}`;
};

const MOMENTS: Readonly<Record<Moment, (turn: TurnOf) => string>> = {
  gameStart: (turn) =>
    turn === undefined ? 'the match starts' : `the match starts on ${whose(turn, 'turn')}`,
  startPhase: (turn) => `${whose(turn, 'start phase')} begins`,
  mainPhase: (turn) => `${whose(turn, 'main phase')} begins`,
  attackPhase: (turn) => `${whose(turn, 'attack phase')} begins`,
  attackStart: (turn) => `${whose(turn, 'attack')} starts`,
  attackDeclaration: (turn) => `${whose(turn, 'attack')} is being declared`,
  attackEnd: (turn) => `${whose(turn, 'attack')} ends`,
  attackPhaseEnd: (turn) => `${whose(turn, 'attack phase')} ends`,
  turnEnd: (turn) => `${whose(turn, 'turn')} ends`,
};

const whoText = (scope: Scope, who: Who): string => {
  if (who === 'this') return cardPhrase(scope, 'this').subject;
  return who === 'attacker' ? cardPhrase(scope, 'attacker').subject : withArticle(filterText(scope, who));
};

const attackText = (scope: Scope, { attacker, target }: Of<'attack'>): string => {
  if (attacker === undefined && target !== undefined) return `${whoText(scope, target)} is attacked`;
  const who = attacker === undefined ? 'a card' : whoText(scope, attacker);
  return target === undefined ? `${who} attacks` : `${who} attacks ${whoText(scope, target)}`;
};

/** Damage of a kind. */
export const damageWord = (combat: boolean | undefined): string => {
  if (combat === undefined) return 'damage';
  return combat ? 'combat damage' : 'noncombat damage';
};

/** Damage by whom and to whom; `deals` and `isDealt` say when. */
const damageText = (
  scope: Scope,
  { source, receiver, combat }: Of<'dealt' | 'damagePut'>,
  deals: string,
  isDealt: string,
): string => {
  const damage = damageWord(combat);
  if (source !== undefined) {
    const to = receiver === undefined ? '' : ` to ${whoText(scope, receiver)}`;
    return `${whoText(scope, source)} ${deals} ${damage}${to}`;
  }
  return receiver === undefined ? `${damage} ${isDealt}` : `${whoText(scope, receiver)} ${isDealt} ${damage}`;
};

const entersText = (scope: Scope, { card, from, played }: Of<'enters'>): string =>
  [
    whoText(scope, card),
    'enters play',
    ...(from === undefined ? [] : [`from the ${zonesText(from)}`]),
    ...(played ? ['by being played'] : []),
  ].join(' ');

const playedText = ({ player, type }: Of<'played'>): string => {
  const what = type === undefined ? 'a card or ability' : withArticle(joinWords(type, 'or'));
  return `${player === 'own' ? 'you play' : 'your opponent plays'} ${what}`;
};

/** What is waited for, behind `when`. */
export const triggerText = (scope: Scope, trigger: Trigger): string => {
  switch (trigger.on) {
    case 'moment':
      return MOMENTS[trigger.moment](trigger.turn);
    case 'attack':
      return attackText(scope, trigger);
    case 'dealt':
      return damageText(scope, trigger, 'deals', 'is dealt');
    case 'damagePut':
      return damageText(scope, trigger, 'is about to deal', 'is about to be dealt');
    case 'enters':
      return entersText(scope, trigger);
    case 'leaves': {
      const to = trigger.to === undefined ? '' : ` for the ${zonesText(trigger.to)}`;
      return `${whoText(scope, trigger.card)} leaves play${to}`;
    }
    case 'destroyed':
      return `${whoText(scope, trigger.card)} is destroyed`;
    case 'played':
      return playedText(trigger);
    default:
      return trigger satisfies never;
  }
};

/** When something happens, as a sentence begins. */
export const whenText = (scope: Scope, trigger: Trigger): string => {
  if (trigger.on === 'moment' && trigger.moment === 'turnEnd') {
    return `at the end of ${trigger.turn === undefined ? 'each turn' : whose(trigger.turn, 'turn')}`;
  }
  return `when ${triggerText(scope, trigger)}`;
};

const { keywords, numbers, zones } = labels;

const by = ({ isMany }: CardPhrase, one: string, many: string): string => (isMany ? many : one);

const CANNOT = {
  attack: 'cannot attack',
  beAttacked: 'cannot be attacked',
  beChosen: "cannot be chosen by your opponent's abilities",
} as const;

/** What is counted or read is added. */
const addedText = (scope: Scope, stat: string, amount: Exclude<Amount, number>): string =>
  'count' in amount
    ? `${signed(amount.times ?? 1)} ${stat} for each ${filterText(scope, amount.count)}`
    : `additional ${stat} equal to ${amountText(scope, amount)}`;

const changeText = (scope: Scope, { change, by: amount }: Change): string =>
  typeof amount === 'number'
    ? `${signed(amount)} ${numbers[change]}`
    : addedText(scope, numbers[change], amount);

const otherText = (scope: Scope, effect: Exclude<Continuous, Change>): string => {
  if ('damage' in effect) {
    if (effect.damage === 'none') {
      const who = cardPhrase(scope, effect.receiver);
      return `${who.subject} ${by(who, 'is', 'are')} dealt no ${damageWord(effect.combat)}`;
    }
    const who = cardPhrase(scope, effect.source);
    const more = effect.by < 0 ? `${-effect.by} less` : `${effect.by} more`;
    return `${who.subject} ${by(who, 'deals', 'deal')} ${more} ${damageWord(effect.combat)}`;
  }
  const who = cardPhrase(scope, effect.on);
  if ('set' in effect)
    return `${who.possessive(numbers[effect.set])} becomes ${amountText(scope, effect.to)}`;
  if ('keyword' in effect) {
    const verb = effect.lose ? by(who, 'loses', 'lose') : by(who, 'gains', 'gain');
    return `${who.subject} ${verb} ${keywords[effect.keyword]}`;
  }
  if ('cannot' in effect) return `${who.together.replace(/^all /, '')} ${CANNOT[effect.cannot]}`;
  if ('mayTreat' in effect) {
    return `you may treat ${who.possessive(numbers[effect.mayTreat])} as ${effect.as}`;
  }
  if ('unaffected' in effect) {
    effect.unaffected satisfies 'enemyEffects';
    return `${who.subject} ${by(who, 'is', 'are')} not affected by your opponent's effects`;
  }
  effect.instead satisfies 'removed';
  return `where ${who.subject} would go to the ${zones[effect.of]}, ${by(who, 'it is', 'they are')} removed from the game instead`;
};

const groupText = (scope: Scope, group: readonly [Continuous, ...Continuous[]]): string => {
  const [first] = group;
  if (!isChange(first)) return otherText(scope, first);
  const who = cardPhrase(scope, first.on);
  const changes = group.filter(isChange).map((each) => changeText(scope, each));
  return `${who.subject} ${by(who, 'gets', 'get')} ${joinWords(changes, 'and')}`;
};

/** Lasting changes. */
export const changesText = (scope: Scope, effects: readonly Continuous[]): string =>
  joinWords(
    groupsOf(effects).map((group) => groupText(scope, group)),
    'and',
  );
