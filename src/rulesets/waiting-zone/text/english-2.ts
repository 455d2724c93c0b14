import { capitalize } from '../../../core/telling.ts';
import type { Filter, Instruction, Reference, WaitingKind } from '../state/card.ts';
import { englishLabels } from './english.ts';
import { type EffectChoices, choicesOf, choiceReference, type Word } from './choices.ts';
import type { Grammar } from './grammar.ts';

const { damages, energy, life, shortChecks, zones } = englishLabels;

const WORDS: Readonly<Record<Word, string>> = {
  this: 'this card',
  you: 'you',
  opponent: 'your opponent',
  ownUnits: 'all your units',
  enemyUnits: 'all enemy units',
  allUnits: 'all units',
};

const WAITING: Readonly<Record<WaitingKind, string>> = {
  in: 'a waiting IN',
  out: 'a waiting OUT',
  timing: 'a waiting IN or OUT',
  attackDamage: `waiting ${damages.attack}`,
  retaliationDamage: `waiting ${damages.retaliation}`,
  effectDamage: `waiting ${damages.effect}`,
  damage: 'waiting damage',
};

const FIELD = { own: 'one of your', enemy: 'an enemy', any: 'a' } as const;
const PLAYERS = { own: ' or yourself', enemy: ' or your opponent', any: ' or a player' } as const;
const SUBJECTS = { card: 'the card', ability: 'the cost ability' } as const;

const filterText = (filter: Filter): string => {
  switch (filter.from) {
    case 'field': {
      const noun = `${filter.type ?? 'card'}${filter.side === 'own' ? 's' : ''}`;
      return `${FIELD[filter.side]} ${noun}${filter.type === undefined ? ` on the ${zones.field}` : ''}${filter.orPlayers ? PLAYERS[filter.side] : ''}`;
    }
    case 'hand':
      return `a ${filter.type}${filter.costAtMost === undefined ? '' : ` of cost ${filter.costAtMost} or less`} in your ${zones.hand}`;
    case 'subjects':
      return `${filter.only === undefined ? 'something' : SUBJECTS[filter.only]} that the check asks about`;
    case 'waiting':
      return WAITING[filter.what];
    default:
      return filter satisfies never;
  }
};

const ORDINALS = ['first', 'second', 'third'] as const;

const referenceText = (choices: EffectChoices, reference: Reference): string => {
  const what = choiceReference(choices, reference);
  if (typeof what === 'string') return WORDS[what];
  return what.isOnly ? 'it' : `the ${ORDINALS[what.place - 1] ?? `${what.place}th`} one chosen`;
};

const stepText = (choices: EffectChoices, step: Instruction): string => {
  switch (step.do) {
    case 'choose':
      return `choose ${filterText(step.from)}`;
    case 'draw':
      return `draw ${step.count} ${step.count === 1 ? 'card' : 'cards'}`;
    case 'damage':
      return `deal ${step.amount} damage to ${referenceText(choices, step.to)}`;
    case 'destroy':
      return `destroy ${referenceText(choices, step.what)}`;
    case 'returnToHand':
      return `return ${referenceText(choices, step.what)} to its owner's ${zones.hand}`;
    case 'remove':
      return `put ${referenceText(choices, step.what)} out of the match`;
    case 'putOntoField':
      return `put ${referenceText(choices, step.what)} onto the ${zones.field}`;
    case 'negate':
      return `negate ${referenceText(choices, step.what)}`;
    case 'reflect':
      return `reflect ${referenceText(choices, step.what)}`;
    case 'heal':
      return `heal ${referenceText(choices, step.what)} by ${step.amount}`;
    case 'gainLife':
      return `gain ${step.amount} ${life}`;
    case 'gainEnergy':
      return `gain ${step.amount} ${energy}`;
    default:
      return step satisfies never;
  }
};

const joined = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts[texts.length - 1] ?? ''}`;

/** The cards of the game of the waiting zone in English. */
export const englishGrammar: Grammar = {
  effect: (effect) => {
    const choices = choicesOf(effect);
    return effect.instructions.map((step) => `${capitalize(stepText(choices, step))}.`).join(' ');
  },
  discards: (count) => `To play it, also discard ${count} ${count === 1 ? 'card' : 'cards'}.`,
  windows: (kinds) => `Activate it at a check of ${joined(kinds.map((kind) => shortChecks[kind]))}.`,
  either: (texts) => `Choose one: ${texts.map((text, index) => `(${index + 1}) ${text}`).join(' ')}`,
  optional: (cost, text) => `You may pay ${cost} ${energy} more: ${text}`,
  automatic: (ability) => {
    switch (ability.auto) {
      case 'evade':
        return 'This unit evades the first damage of each turn.';
      case 'reduce':
        return `This unit is dealt ${ability.by} less damage.`;
      case 'noRetaliation':
        return `This unit ${englishLabels.noRetaliation}.`;
      default:
        return ability satisfies never;
    }
  },
  in: (text) => `IN: ${text}`,
  out: (text) => `OUT: ${text}`,
  ability: (cost, text) => `Pay ${cost} ${energy}: ${text}`,
};
