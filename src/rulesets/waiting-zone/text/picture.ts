import type { BoardLabels } from './picture-words.ts';
import { englishLabels } from './english.ts';

const { energy, life, phases, shortChecks, short } = englishLabels;

const VERBS = {
  play: 'play ',
  use: 'use ',
  counter: 'activate ',
  discard: 'discard ',
  choose: '',
  resolve: 'resolve ',
} as const;

/** The table in English. */
export const englishBoard: BoardLabels = {
  ...englishLabels,
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
        return `${englishLabels.counter(card)} of ${owner}`;
      case 'ability':
        return `${englishLabels.costAbilityOf(card)} of ${owner}`;
      case 'timing':
        return `${englishLabels.timingOf(item.timing, card)} of ${owner}`;
      case 'attack':
        return englishLabels.attackOn(card, target);
      case 'damage':
        return englishLabels.damageTo(item.amount, item.role, target);
      default:
        return item satisfies never;
    }
  },
  questionAbout: (kind, about) =>
    `A check of ${shortChecks[kind]} is open${about.length === 0 ? '' : `: ${about.join(', ')}`}`,
  about: (card) => `for ${card}`,
  head: (name, cost, stats) => `${name} (cost ${cost})${stats === '' ? '' : ` ${stats}`}`,
  withEffect: (what, text) => (text === '' ? what : `${what}: ${text}`),
  pass: 'activate no counter',
  endPhase: (phase) => (phase === 'main' ? `go on to the ${phases.battle}` : 'end the turn'),
  attacks: (attacker) => `attack with ${attacker}`,
  pays: (pays, cost, text) => (pays ? `${cost} ${energy}: ${text}` : 'without the optional effect'),
  verb: (form, text) => `${VERBS[form]}${text}`,
};
