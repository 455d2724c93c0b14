import type { Instruction, Reference } from '../../values/language.ts';
import type { PictureWords } from './words.ts';

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
  chooseCounter: 'choose a counter on the gate',
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
  if (instruction.do === 'choose' && instruction.from.side !== undefined) {
    const { side, type, levelAtMost } = instruction.from;
    const level = typeof levelAtMost === 'number' ? ` of level ${levelAtMost} or less` : '';
    return `choose an ${side} ${type?.join(' or ') ?? 'card'}${level}`;
  }
  if (instruction.do === 'move')
    return `${referenceText(instruction.cards)} to the ${instruction.to.replace(/^zone:.*/, 'zone')}`;
  return STEPS[instruction.do] ?? instruction.do;
};

/** The table in English. */
export const english: PictureWords = {
  name: ({ name }) => name.en,
  player: (player) => `player ${player + 1}`,
  turn: (number, player, phase) => `Turn ${number} of ${player}, ${phase} phase`,
  you: ' (you)',
  exhausted: 'exhausted',
  faceDown: 'face down',
  noRuler: 'no ruler',
  aCard: 'a card',
  count: (zone, cards) => `${zone} ${cards}`,
  rows: { field: 'field', hand: 'hand', drive: 'drive' },
  life: (taken, life) => `damage ${taken} of ${life}`,
  resources: (ready, all) => `resources ${ready} of ${all}`,
  stats: (atk, hp, strike) => `${atk}/${hp} strike ${strike}`,
  damage: (points) => `${points} damage`,
  souls: (count) => `${count} ${count === 1 ? 'soul' : 'souls'}`,
  gate: (items) => `Gate, top first: ${items.join('; ')}`,
  abilityOf: (card, effect) => `ability of ${card} (${effect})`,
  damageBy: (card, receivers) =>
    `damage by ${card}, ${receivers.map(([receiver, amount]) => `${amount} to ${receiver}`).join(', ')}`,
  rulerDamageTo: (player) => `ruler damage to ${player}`,
  destructionOf: (card) => `destruction of ${card}`,
  driveOf: (player) => `drive resolution of ${player}`,
  attacks: (attacker, target) => `${attacker} attacks ${target ?? 'an empty line'}`,
  leveled: (name, level) => `${name} (level ${level})`,
  keywords: {
    penetrate: 'penetrate',
    intercept: 'intercept',
    counterattack: 'counterattack',
    doubleAttack: 'double attack',
    vigilance: 'vigilance',
    undying: 'undying',
    soulguard: 'soulguard',
    openCard: 'open card',
    standby: 'standby',
    forcedStandby: 'forced standby',
    pacifist: 'pacifist',
  },
  ability: (kind, effect) => (effect === '' ? `${kind} ability` : `${kind}: ${effect}`),
  step,
  steps: (texts) => texts.join(', '),
  counter: (effect) => `CNT: ${effect}`,
  playsItself: 'play it',
  passes: {
    resolve: (top) => `let it resolve: ${top}`,
    attack: 'let the attack go on',
    main: (driven) => `end the main phase${driven === 0 ? '' : ': what is left in drive is lost'}`,
    other: 'do nothing here',
  },
  form: () => '',
  parts: (texts) => texts.join('; '),
};
