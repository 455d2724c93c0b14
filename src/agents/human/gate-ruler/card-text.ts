import type { CardDefinition } from '../../../gate-ruler/card.ts';
import type { CounterAbility, Effect, Instruction, Reference } from '../../../gate-ruler/language.ts';
import type { KnownCard } from '../../../gate-ruler/view.ts';

const REFERENCES: Readonly<Record<string, string>> = {
  this: 'itself',
  ownRuler: 'your own ruler',
  enemyRuler: 'the enemy ruler',
  attacker: 'the attacker',
};

const referenceText = (reference: Reference): string =>
  typeof reference === 'string' ? (REFERENCES[reference] ?? 'it') : 'all that fit';

/** What a step does, in a few words, where its name does not say it. */
const STEPS: { readonly [Do in Instruction['do']]?: string } = {
  choose: 'choose a card',
  mode: 'choose one of several effects',
  chooseZone: 'choose a zone',
  distribute: 'distribute damage',
  reduce: 'reduce damage',
  healRuler: 'heal a ruler',
  healUnit: 'heal units',
  healProcess: 'heal a unit',
  putUnder: 'put cards under another',
  apply: 'a lasting effect',
  delay: 'something later',
  summonCap: 'another summon cap',
  play: 'play a card',
  if: 'more on a condition',
  may: 'more if wanted',
};

const stepText = (step: Instruction): string => {
  if (step.do === 'damage') {
    const amount = typeof step.amount === 'number' ? `${step.amount} ` : '';
    return `${amount}damage to ${step.to.map(referenceText).join(' and ')}`;
  }
  if (step.do === 'choose' && step.from.side !== undefined) {
    const level =
      typeof step.from.levelAtMost === 'number' ? ` of level ${step.from.levelAtMost} or less` : '';
    return `choose an ${step.from.side} ${step.from.type?.join(' or ') ?? 'card'}${level}`;
  }
  if (step.do === 'move') return `${referenceText(step.cards)} to the ${step.to.replace(/^zone:.*/, 'zone')}`;
  return STEPS[step.do] ?? step.do;
};

const effectText = ({ instructions }: Effect): string => instructions.map(stepText).join(', ');

const counterText = (counter: CounterAbility): string =>
  'play' in counter ? 'CNT: play it' : `CNT: ${effectText(counter.effect)}`;

/** Attack, hit points and strike of a unit as they are now. */
export const statsText = ({ atk, hp, stk, damage, exhausted }: KnownCard): string =>
  [
    `${atk}/${hp} strike ${stk}`,
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...(exhausted ? ['exhausted'] : []),
  ].join(', ');

/** What a card is and does, in one line. */
export const cardText = (card: KnownCard, definition: CardDefinition): string => {
  const { name, type, level = 0, effect, counter, keywords = [], abilities = [] } = definition;
  return [
    type === 'unit' || type === 'event' ? `${name.en} (level ${level})` : name.en,
    ...(type === 'unit' ? [statsText(card)] : []),
    ...keywords,
    ...(effect === undefined ? [] : [effectText(effect)]),
    ...abilities.map(({ kind }) => `${kind} ability`),
    ...(counter === undefined ? [] : [counterText(counter)]),
  ].join('; ');
};
