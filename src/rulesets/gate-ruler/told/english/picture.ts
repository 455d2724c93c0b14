import { sentence } from '../../../../kernel/telling.ts';
import type { Instruction, Reference, ZoneKind } from '../../values/language.ts';
import { sideMeant } from '../../values/side.ts';
import type { PictureWords } from '../picture-words.ts';
import { nouns } from './nouns.ts';

const { gate, numbers, phases, short, zones } = nouns;

const REFERENCES: Readonly<Record<string, string>> = {
  this: 'itself',
  ownRuler: `your own ${nouns.ruler}`,
  enemyRuler: `the enemy ${nouns.ruler}`,
  attacker: 'the attacker',
  source: 'what dealt the damage',
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
  healRuler: `heal a ${nouns.ruler}`,
  healUnit: 'heal units',
  healProcess: 'heal a unit',
  putUnder: 'put cards under another',
  material: `put material under the ${zones.deck}`,
  apply: 'a lasting effect',
  delay: 'something later',
  summonCap: `another ${nouns.summonCap}`,
  chooseCounter: `choose a counter on the ${gate}`,
  become: 'turn it into something else',
  redirect: 'redirect the attack',
  play: 'play a card',
  if: 'more on a condition',
  may: 'more if wanted',
};

const step = (instruction: Instruction): string => {
  if (instruction.do === 'damage') {
    const amount = typeof instruction.amount === 'number' ? `${instruction.amount} ` : '';
    return `${amount}damage to ${instruction.to.map(referenceText).join(' and ')}`;
  }
  if (instruction.do === 'choose' && sideMeant(instruction.from) !== 'both') {
    const { type, levelAtMost } = instruction.from;
    const level = typeof levelAtMost === 'number' ? ` of ${numbers.level} ${levelAtMost} or less` : '';
    return `choose an ${sideMeant(instruction.from)} ${type?.join(' or ') ?? 'card'}${level}`;
  }
  if (instruction.do === 'move') {
    const zone = zones[instruction.to as ZoneKind] ?? 'zone';
    return `${referenceText(instruction.cards)} to the ${zone}`;
  }
  return STEPS[instruction.do] ?? instruction.do;
};

/** The table in English. */
export const english: PictureWords = {
  ...nouns,
  turn: (number, player, phase) => `Turn ${number} of ${player}, ${phases[phase]}`,
  you: ' (you)',
  faceDown: 'face down',
  noRuler: `no ${nouns.ruler}`,
  count: (zone, cards) => `${short[zone]} ${cards}`,
  life: (taken, life) => `damage ${taken} of ${life}`,
  resources: (ready, all) => `${short.resource} ${ready} of ${all}`,
  stats: (atk, hp, strike) => `${atk}/${hp} strike ${strike}`,
  damage: (points) => `${points} damage`,
  souls: (count) => `${count} ${nouns.soul}${count === 1 ? '' : 's'}`,
  onGate: (items) => `${sentence(gate)}, top first: ${items.join('; ')}`,
  abilityWith: (card, effect) => `${nouns.abilityOf(card)} (${effect})`,
  damageBy: (card, receivers) =>
    `damage by ${card}, ${receivers.map(([receiver, amount]) => nouns.share(amount, receiver)).join(', ')}`,
  attacks: (attacker, target) => `${attacker} attacks ${target ?? 'an empty line'}`,
  leveled: (name, level) => `${name} (${numbers.level} ${level})`,
  ability: (kind, effect) => (effect === '' ? `${kind} ability` : `${kind}: ${effect}`),
  step,
  steps: (texts) => texts.join(', '),
  counter: (effect) => `${nouns.cnt}: ${effect}`,
  playsItself: 'play it',
  passes: {
    resolve: (top) => `let it resolve: ${top}`,
    attack: 'let the attack go on',
    main: (driven) =>
      `end the ${phases.main}${driven === 0 ? '' : `: what is left in ${short.drive} is lost`}`,
    other: 'do nothing here',
  },
  form: () => '',
  parts: (texts) => texts.join('; '),
};
