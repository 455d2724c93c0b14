import type { Filter, Instruction, Reference, WaitingKind } from '../../values/card.ts';
import type { PictureWords } from '../picture-words.ts';
import { nouns } from './nouns.ts';

const { damages, energy, life, phases, shortChecks, short, zones } = nouns;

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
  attackDamage: `${damages.attack} that waits`,
  retaliationDamage: `${damages.retaliation} that waits`,
  effectDamage: `${damages.effect} that waits`,
  damage: 'damage that waits',
};

const SIDES = { own: 'an own', enemy: 'an enemy', any: 'any' } as const;

const filterText = (filter: Filter): string => {
  switch (filter.from) {
    case 'field':
      return `${SIDES[filter.side]} ${filter.type ?? 'card'}${filter.orPlayers ? ' or player' : ''}`;
    case 'hand':
      return `a unit in ${zones.hand}${filter.costAtMost === undefined ? '' : ` of cost ${filter.costAtMost} or less`}`;
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
      return `return ${referenceText(step.what, from)} to its owner's ${zones.hand}`;
    case 'remove':
      return `put ${referenceText(step.what, from)} out of the match`;
    case 'putOntoField':
      return `put ${referenceText(step.what, from)} onto the ${zones.field}`;
    case 'negate':
      return `negate ${referenceText(step.what, from)}`;
    case 'reflect':
      return `reflect ${referenceText(step.what, from)}`;
    case 'heal':
      return `heal ${referenceText(step.what, from)} of ${step.amount}`;
    case 'gainLife':
      return `gain ${step.amount} ${life}`;
    case 'gainEnergy':
      return `gain ${step.amount} ${energy}`;
    default:
      return step satisfies never;
  }
};

/** The table in English. */
export const english: PictureWords = {
  ...nouns,
  you: ' (you)',
  turn: (number, player, phase) => `Turn ${number} of ${player}, ${phase} phase`,
  lifeLeft: (points) => `${life} ${points}`,
  energyOf: (now, grown) => `${energy} ${now} of ${grown}`,
  count: (zone, cards) => `${short[zone]} ${cards}`,
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
        return `${nouns.counter(card)} of ${owner}`;
      case 'ability':
        return `${nouns.costAbilityOf(card)} of ${owner}`;
      case 'timing':
        return `${nouns.timingOf(item.timing, card)} of ${owner}`;
      case 'attack':
        return nouns.attackOn(card, target);
      case 'damage':
        return nouns.damageTo(item.amount, item.role, target);
      default:
        return item satisfies never;
    }
  },
  asked: (kind) => `A check of ${shortChecks[kind]} is open`,
  head: (name, cost, stats) => `${name} (cost ${cost})${stats === '' ? '' : ` ${stats}`}`,
  instruction,
  automatic: (ability) => {
    switch (ability.auto) {
      case 'evade':
        return 'evades the first damage of each turn';
      case 'reduce':
        return `takes ${ability.by} less damage`;
      case 'noRetaliation':
        return nouns.noRetaliation;
      default:
        return ability satisfies never;
    }
  },
  part: (part, text) => (part === 'side' ? text : `${part.toUpperCase()}: ${text}`),
  ability: (cost, text) => `for ${cost} ${energy}: ${text}`,
  optional: (cost, text) => `for ${cost} ${energy} more: ${text}`,
  discards: (cards) => `costs ${cards} discarded ${cards === 1 ? 'card' : 'cards'} too`,
  windows: (kinds) => `at a check of ${kinds.map((kind) => shortChecks[kind]).join(', ')}`,
  either: (texts) => texts.join(' or else '),
  steps: (texts) => texts.join(', '),
  parts: (texts) => texts.join('; '),
  pass: 'activate no counter',
  endPhase: (phase) => (phase === 'main' ? `go on to the ${phases.battle}` : 'end the turn'),
  pays: (pays, cost, text) => (pays ? `${cost} ${energy}: ${text}` : 'without the optional effect'),
  verb: (_form, text) => text,
};
