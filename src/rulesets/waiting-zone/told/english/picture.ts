import type { Filter, Instruction, Reference, WaitingKind, WindowKind } from '../../values/card.ts';
import type { PictureWords } from './words.ts';

const REFERENCES: Readonly<Record<Exclude<Reference, `chosen:${string}`>, string>> = {
  this: 'this card',
  you: 'you',
  opponent: 'the opponent',
  ownUnits: 'all own units',
  enemyUnits: 'all enemy units',
  allUnits: 'all units',
};

const KINDS: Readonly<Record<WaitingKind, string>> = {
  in: 'an IN that waits',
  out: 'an OUT that waits',
  timing: 'an IN or OUT that waits',
  attackDamage: 'attack damage that waits',
  retaliationDamage: 'retaliation damage that waits',
  effectDamage: 'effect damage that waits',
  damage: 'damage that waits',
};

const WINDOWS: Readonly<Record<WindowKind, string>> = {
  play: 'a play or cost ability',
  entry: 'entering',
  departure: 'leaving',
  attack: 'an attack',
  damage: 'damage',
};

const SIDES = { own: 'an own', enemy: 'an enemy', any: 'any' } as const;

const filterText = (filter: Filter): string => {
  switch (filter.from) {
    case 'field':
      return `${SIDES[filter.side]} ${filter.type ?? 'card'}${filter.orPlayers ? ' or player' : ''}`;
    case 'hand':
      return `a unit in hand${filter.costAtMost === undefined ? '' : ` of cost ${filter.costAtMost} or less`}`;
    case 'subjects':
      return filter.only === 'ability' ? 'the cost ability asked about' : 'what is asked about';
    case 'waiting':
      return KINDS[filter.what];
    default:
      return filter satisfies never;
  }
};

/** What was chosen is told where it is first used, in place of the step that chooses it. */
const referenceText = (reference: Reference, from: Filter | undefined): string => {
  if (reference.startsWith('chosen:')) return from === undefined ? 'it' : filterText(from);
  return REFERENCES[reference as keyof typeof REFERENCES];
};

const instruction = (step: Instruction, from: Filter | undefined): string => {
  switch (step.do) {
    case 'choose':
      return `choose ${filterText(step.from)}`;
    case 'draw':
      return `draw ${step.count === 1 ? 'a card' : `${step.count} cards`}`;
    case 'damage':
      return `${step.amount} damage to ${referenceText(step.to, from)}`;
    case 'destroy':
      return `destroy ${referenceText(step.what, from)}`;
    case 'returnToHand':
      return `return ${referenceText(step.what, from)} to its owner's hand`;
    case 'remove':
      return `put ${referenceText(step.what, from)} out of the match`;
    case 'putOntoField':
      return `put ${referenceText(step.what, from)} onto the field`;
    case 'negate':
      return `negate ${referenceText(step.what, from)}`;
    case 'reflect':
      return `reflect ${referenceText(step.what, from)}`;
    case 'heal':
      return `heal ${referenceText(step.what, from)} of ${step.amount}`;
    case 'gainLife':
      return `gain ${step.amount} life`;
    case 'gainEnergy':
      return `gain ${step.amount} energy`;
    default:
      return step satisfies never;
  }
};

/** The table in English. */
export const english: PictureWords = {
  name: ({ en }) => en,
  player: (player) => `player ${player + 1}`,
  you: ' (you)',
  turn: (number, player, phase) => `Turn ${number} of ${player}, ${phase} phase`,
  life: (points) => `life ${points}`,
  energy: (now, grown) => `energy ${now} of ${grown}`,
  count: (zone, cards) => `${zone} ${cards}`,
  rows: { field: 'field', hand: 'hand' },
  nothing: '-',
  stats: (attack, life) => `${attack}/${life}`,
  damage: (points) => `${points} damage`,
  mayAttack: 'may attack',
  waiting: (items) => `Waiting, the newest first: ${items.join('; ')}`,
  item: (item, owner, card, target) => {
    switch (item.kind) {
      case 'card':
        return `${card}, played by ${owner}`;
      case 'counter':
        return `counter ${card} of ${owner}`;
      case 'ability':
        return `cost ability of ${card} of ${owner}`;
      case 'timing':
        return `${item.timing.toUpperCase()} of ${card} of ${owner}`;
      case 'attack':
        return `attack of ${card} on ${target}`;
      case 'damage':
        return `${item.amount} ${item.role} damage to ${target}`;
      default:
        return item satisfies never;
    }
  },
  asked: (kind) => `A check of ${WINDOWS[kind]} is open`,
  aCard: 'a card',
  head: (name, cost, stats) => `${name} (cost ${cost})${stats === '' ? '' : ` ${stats}`}`,
  instruction,
  automatic: (ability) => {
    switch (ability.auto) {
      case 'evade':
        return 'evades the first damage of each turn';
      case 'reduce':
        return `takes ${ability.by} less damage`;
      case 'noRetaliation':
        return 'suffers no retaliation';
      default:
        return ability satisfies never;
    }
  },
  part: (part, text) => (part === 'side' ? text : `${part.toUpperCase()}: ${text}`),
  ability: (energy, text) => `for ${energy} energy: ${text}`,
  optional: (energy, text) => `for ${energy} energy more: ${text}`,
  discards: (cards) => `costs ${cards} discarded ${cards === 1 ? 'card' : 'cards'} too`,
  windows: (kinds) => `at a check of ${kinds.map((kind) => WINDOWS[kind]).join(', ')}`,
  either: (texts) => texts.join(' or else '),
  steps: (texts) => texts.join(', '),
  parts: (texts) => texts.join('; '),
  pass: 'activate no counter',
  endPhase: (phase) => (phase === 'main' ? 'go on to the battle phase' : 'end the turn'),
  pays: (pays, energy, text) => (pays ? `${energy} energy: ${text}` : 'without the optional effect'),
  verb: (_form, text) => text,
};
