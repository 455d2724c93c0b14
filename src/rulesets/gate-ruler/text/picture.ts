import { capitalize } from '../../../core/telling.ts';
import { lineKey, zoneKey } from '../queries/place-key.ts';
import type { GateRulerOption } from '../state/option.ts';
import type { BoardLabels } from './picture-words.ts';
import { labels } from './english.ts';

const { gate, numbers, phases, short } = labels;

/** What an option that is about no card does. */
const plainForm = (option: GateRulerOption): string => {
  switch (option.form) {
    case 'zone':
      return `put it in ${zoneKey(option.zone)}`;
    case 'line':
      return `aim at ${lineKey(option.line)}`;
    case 'endAttacks':
      return 'attack no more';
    case 'done':
      return 'choose no more';
    case 'waiting':
      return 'use it';
    case 'decline':
      return 'do not use it';
    default:
      return '';
  }
};

const VERBS: { readonly [Form in GateRulerOption['form']]?: string } = {
  play: 'play',
  reveal: 'reveal',
  set: 'set',
  ability: 'use',
  overdrive: 'use OD of',
  keep: 'keep hidden',
};

/** The table in English. */
export const englishBoard: BoardLabels = {
  ...labels,
  turn: (number, player, phase) => `Turn ${number} of ${player}, ${phases[phase]}`,
  you: ' (you)',
  faceDown: 'face down',
  noRuler: `no ${labels.ruler}`,
  count: (zone, cards) => `${short[zone]} ${cards}`,
  life: (taken, life) => `damage ${taken} of ${life}`,
  resources: (ready, all) => `${short.resource} ${ready} of ${all}`,
  stats: (atk, hp, strike) => `${atk}/${hp} strike ${strike}`,
  damage: (points) => `${points} damage`,
  souls: (count) => `${count} ${labels.soul}${count === 1 ? '' : 's'}`,
  onGate: (items) => `${capitalize(gate)}, top first: ${items.join('; ')}`,
  abilityWith: (card, effect) => `${labels.abilityOf(card)} (${effect})`,
  damageBy: (card, receivers) =>
    `damage by ${card}, ${receivers.map(([receiver, amount]) => labels.share(amount, receiver)).join(', ')}`,
  attacks: (attacker, target) => `${attacker} attacks ${target ?? 'an empty line'}`,
  withLevel: (name, level) => `${name} (${numbers.level} ${level})`,
  passes: {
    resolve: (top) => `let it resolve: ${top}`,
    attack: 'let the attack go on',
    main: (driven) =>
      `end the ${phases.main}${driven === 0 ? '' : `: what is left in ${short.drive} is lost`}`,
    other: 'do nothing here',
  },
  form: (option, card) => {
    if (card === '') return plainForm(option);
    const verb = VERBS[option.form];
    return verb === undefined ? card : `${verb} ${card}`;
  },
  withEffect: (what, text) => (text === '' ? what : `${what}: ${text}`),
  questionAbout: (item) => `for ${item}`,
  parts: (texts) => texts.join(', '),
};
