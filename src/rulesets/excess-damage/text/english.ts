import type { CardType, Color } from '../state/card.ts';
import type { Outcome, Scope } from '../state/effect.ts';
import type { ResultKind } from '../state/packet.ts';
import type { ExcessDamageLocale, Grammar, Labels } from './locale.ts';

/** The labels of the damage event in English. */
export const englishLabels: Labels = {
  card: ({ name }) => name,
  damage: 'damage',
  combatDamage: 'combat damage',
  life: 'life',
  loyalty: 'loyalty',
  defense: 'defense',
  minusCounter: '-1/-1 counter',
  poisonCounter: 'poison counter',
};

const { damage, combatDamage, life, loyalty, defense, minusCounter, poisonCounter } = englishLabels;

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  damageTarget: `deals that much ${damage}`,
  draw: 'draws a card',
  treasure: 'makes a treasure',
  dragon: 'makes a dragon',
};

const RESULTS: Readonly<Record<ResultKind, string>> = {
  marked: `marked ${damage}`,
  minusCounters: `${minusCounter}s`,
  loyaltyLost: `loss of ${loyalty}`,
  defenseLost: `loss of ${defense}`,
  lifeLost: `loss of ${life}`,
  poisoned: `${poisonCounter}s`,
  lifeGained: `gain of ${life}`,
};

const DEFEATS: Readonly<Record<string, string>> = {
  '704.5a': `loses: no ${life} left`,
  '704.5c': `loses: ten ${poisonCounter}s`,
  '104.3a': 'concedes',
};

const damageWord = (isCombat: boolean): string => (isCombat ? combatDamage : damage);

const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** The narration in English. */
export const englishLocale: ExcessDamageLocale = {
  labels: englishLabels,
  messages: {
    assigned: ({ attacker, recipient, n }, say) =>
      `${say.permanent(attacker)} assigns ${n} to ${say.who(recipient)}`,
    assignsNothing: ({ attacker }, say) => `${say.permanent(attacker)} assigns no ${damage}`,
    announced: ({ source, recipient, n, combat }, say) =>
      `${say.source(source)} is to deal ${n} ${damageWord(combat)} to ${say.who(recipient)}`,
    noEffect: () => 'The target is illegal, and nothing happens',
    splitOrdered: ({ source, recipient }, say) =>
      `The ${damage} of ${say.source(source)} to ${say.who(recipient)} is divided next`,
    split: ({ recipient, kept, excessTo, spill }, say) =>
      `${say.who(recipient)} keeps ${kept}, and the excess of ${spill} goes to ${say.who(excessTo)} instead`,
    spillLost: ({ recipient, n }, say) =>
      `The excess of ${n} beyond ${say.who(recipient)} has no legal recipient and is lost`,
    shieldOrdered: ({ source, recipient }, say) =>
      `The shield of ${say.who(recipient)} is applied to ${say.source(source)} first`,
    modified: ({ source, recipient, from, to, ...by }, say) =>
      `${say.by(by)} makes the ${damage} of ${say.source(source)} to ${say.who(recipient)} ${to} instead of ${from}`,
    countersInstead: ({ recipient, n, ...by }, say) =>
      `${say.by(by)} puts ${counted(n, minusCounter)} on ${say.who(recipient)} instead of ${damage}`,
    notDealt: ({ source, recipient }, say) =>
      `${say.source(source)} deals no ${damage} to ${say.who(recipient)}`,
    dealt: ({ source, recipient, n, combat }, say) =>
      `${say.source(source)} deals ${n} ${damageWord(combat)} to ${say.who(recipient)}`,
    excess: ({ permanent, n }, say) => `${say.permanent(permanent)} was dealt ${n} excess ${damage}`,
    triggered: ({ about, ...by }, say) =>
      about === undefined
        ? `${say.by(by)} triggers`
        : `${say.by(by)} triggers on the excess dealt to ${say.permanent(about)}`,
    resultModified: ({ kind, who, from, to, ...by }, say) =>
      `${say.by(by)} makes the ${RESULTS[kind]} of ${say.who(who)} ${to} instead of ${from}`,
    marked: ({ who, n }, say) => `${n} ${damage} is marked on ${say.who(who)}`,
    minusCounters: ({ who, n }, say) => `${say.who(who)} gets ${counted(n, minusCounter)}`,
    loyaltyLost: ({ who, n }, say) => `${say.who(who)} loses ${n} ${loyalty}`,
    defenseLost: ({ who, n }, say) => `${say.who(who)} loses ${n} ${defense}`,
    lifeLost: ({ who, n }, say) => `${say.who(who)} loses ${n} ${life}`,
    poisoned: ({ who, n }, say) => `${say.who(who)} gets ${counted(n, poisonCounter)}`,
    lifeGained: ({ who, n }, say) => `${say.who(who)} gains ${n} ${life}`,
    read: ({ card, target, n }, say) =>
      `${say.source(card)} counts ${n} excess ${damage} to ${say.who(target)}`,
    converted: ({ card }, say) => `${say.source(card)} converts because there was excess ${damage}`,
    spared: ({ permanent }, say) => `${say.permanent(permanent)} is indestructible and stays`,
    destroyed: ({ permanent }, say) => `${say.permanent(permanent)} is destroyed`,
    putAway: ({ permanent }, say) => `${say.permanent(permanent)} is put into the graveyard`,
    left: ({ permanent }, say) => `${say.permanent(permanent)} leaves the battlefield`,
    endStep: ({ player }, say) => `The end step of ${say.player(player)} begins`,
    triggerOrdered: (by, say) => `${say.by(by)} is put on the stack next`,
    placed: ({ target, ...by }, say) =>
      target === undefined
        ? `${say.by(by)} goes on the stack`
        : `${say.by(by)} goes on the stack, aimed at ${say.who(target)}`,
    resolved: ({ outcome, ...by }, say) => `${say.by(by)} resolves: it ${OUTCOMES[outcome]}`,
    lost: ({ player, clause }, say) => `${say.player(player)} ${DEFEATS[clause] ?? 'loses'}`,
    over: ({ winner }, say) => (winner === undefined ? 'The match is a draw' : `${say.player(winner)} wins`),
  },
};

const or = (types: readonly CardType[]): string => types.join(' or ');

const SOURCES = {
  any: 'a source',
  yours: 'a source you control',
  opponents: 'a source your opponent controls',
};

const colored = (source: string, color: Color | undefined): string =>
  color === undefined ? source : source.replace('source', `${color} source`);

const sourceText = ({ sources, color, another }: Scope): string => {
  const source = colored(SOURCES[sources], color);
  return another ? source.replace(/^a /, 'another ') : source;
};

const CONTROLLED = { any: '', yours: ' you control', opponents: ' your opponent controls' } as const;
const PLAYERS = {
  any: 'anyone or anything',
  yours: 'you or a permanent you control',
  opponents: 'your opponent or a permanent they control',
};

const recipientText = ({ recipients, only, types }: Scope): string => {
  const who = types === undefined ? PLAYERS[recipients] : `a ${or(types)}${CONTROLLED[recipients]}`;
  return only === undefined ? who : `${only}, which is ${who}`;
};

const damageIn = (scope: Scope): string =>
  `${scope.noncombat ? 'noncombat ' : ''}${damage} from ${sourceText(scope)} to ${recipientText(scope)}`;

const ABILITY_OUTCOMES: Readonly<Record<Outcome, string>> = {
  damageTarget: `it deals as much ${damage} to another target`,
  draw: 'draw a card',
  treasure: 'make a treasure',
  dragon: 'make a dragon',
};

const ABILITY_RESULTS: Readonly<Record<ResultKind, string>> = {
  marked: `${damage} marked on creatures`,
  minusCounters: `${minusCounter}s put on creatures`,
  loyaltyLost: `loss of ${loyalty}`,
  defenseLost: `loss of ${defense}`,
  lifeLost: `loss of ${life}`,
  poisoned: `${poisonCounter}s`,
  lifeGained: `gain of ${life}`,
};

const WHOSE = { any: '', yours: ' on your side', opponents: " on your opponent's side" } as const;

/** The abilities of the damage event in English. */
export const englishGrammar: Grammar = {
  increase: (ability) => `Increase ${damageIn(ability.scope)} by ${ability.by}.`,
  multiply: (ability) => `Multiply ${damageIn(ability.scope)} by ${ability.by}.`,
  reduce: (ability) => `Prevent ${ability.by} of any ${damageIn(ability.scope)}.`,
  shield: (ability) => `Prevent the next ${ability.left} ${damageIn(ability.scope)}.`,
  preventAll: (ability) => `Prevent all ${damageIn(ability.scope)}.`,
  countersInstead: (ability) =>
    `Instead of ${damageIn(ability.scope)}, put that many ${minusCounter}s on it.`,
  watch: (ability) => {
    const excess = `${ability.noncombat ? 'noncombat ' : ''}excess ${damage}`;
    const who =
      ability.once === 'permanent'
        ? `a ${or(ability.types)} your opponent controls is`
        : `one or more ${ability.types.map((type) => `${type}s`).join(' or ')} your opponent controls are`;
    const only =
      ability.condition === undefined
        ? ''
        : `, if a giant, wizard or spell of yours dealt ${damage} to it this turn`;
    return `Whenever ${who} dealt ${excess}${only}: ${ABILITY_OUTCOMES[ability.outcome]}.`;
  },
  lookBack: (ability) =>
    `At the beginning of your end step, if a ${or(ability.types)} your opponent controlled was dealt excess ${damage} this turn: ${ABILITY_OUTCOMES[ability.outcome]}.`,
  lethalByPower: () =>
    'Lethal damage for creatures you control is measured by their power, not their toughness.',
  results: (ability) =>
    `The ${ABILITY_RESULTS[ability.of]}${WHOSE[ability.whose]} is multiplied by ${ability.times}.`,
};
