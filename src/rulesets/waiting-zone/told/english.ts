import type { Automatic, WindowKind } from '../values/card.ts';
import type { Place, Zone } from '../values/place.ts';
import type { Phase } from '../values/turn.ts';
import {
  chosenName,
  type FactOf,
  type ItemNames,
  itemNamer,
  type Route,
  routeOf,
  type Speaker,
  type Tongue,
} from './tongue.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  preparation: 'Preparation',
  start: 'Start',
  main: 'Main phase',
  battle: 'Battle phase',
  end: 'End',
};

const ZONES: Readonly<Record<Zone, string>> = {
  deck: 'deck',
  hand: 'hand',
  field: 'field',
  discard: 'discard pile',
  removed: 'cards out of the match',
};

const CHECKS: Readonly<Record<WindowKind, string>> = {
  play: 'a play or cost ability',
  entry: 'entering the field',
  departure: 'leaving the field',
  attack: 'an attack',
  damage: 'damage',
};

const AUTOMATICS: Readonly<Record<Automatic['auto'], string>> = {
  evade: 'evades the damage',
  reduce: 'reduces the damage',
  noRetaliation: 'suffers no retaliation',
};

const DEFEATS: Readonly<Record<string, string>> = {
  'house.10': 'loses: no life is left',
  'house.11': 'loses: the deck is empty',
  'house.13': 'concedes',
};

const ROLES = { attack: 'attack', retaliation: 'retaliation', effect: 'effect' } as const;

const ITEMS: ItemNames = {
  card: ({ card }, say) => say.card(card),
  counter: ({ card }, say) => `the counter ${say.card(card)}`,
  ability: ({ source }, say) => `the cost ability of ${say.card(source.card)}`,
  timing: ({ timing, source }, say) => `${timing.toUpperCase()} of ${say.card(source.card)}`,
  attack: ({ attacker, target }, say) =>
    `the attack of ${say.card(attacker.card)} on ${chosenName(target, say, 'it')}`,
  damage: ({ role, amount, target }, say) =>
    `${amount} ${ROLES[role]} damage to ${chosenName(target, say, 'it')}`,
};

const itemName = itemNamer(ITEMS);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const put = ({ item }: FactOf<'put'>, say: Speaker): string => {
  const player = say.player(item.owner);
  switch (item.kind) {
    case 'card':
      return `${player} plays ${itemName(item, say)}`;
    case 'counter':
      return `${player} counters with ${say.card(item.card)}`;
    case 'ability':
      return `${player} uses ${itemName(item, say)}`;
    case 'attack':
      return `${player} attacks ${chosenName(item.target, say, 'it')} with ${say.card(item.attacker.card)}`;
    case 'timing':
    case 'damage':
      return sentence(`${itemName(item, say)} waits`);
    default:
      return item satisfies never;
  }
};

const zoneOf = ({ player, zone }: Place, say: Speaker): string => `${say.player(player)}'s ${ZONES[zone]}`;

const MOVES: Readonly<Partial<Record<Route, (card: string, player: string) => string>>> = {
  'deck>hand': (card, player) => `${player} draws ${card}`,
  'waitingZone>field': (card) => `${card} enters the field`,
  'hand>field': (card, player) => `${player} puts ${card} onto the field`,
  'hand>discard': (card, player) => `${player} discards ${card}`,
  'field>hand': (card, player) => `${card} goes back to ${player}'s hand`,
  'field>removed': (card) => `${card} is out of the match`,
};

const moved = (fact: FactOf<'moved'>, say: Speaker): string => {
  const { from, to } = fact;
  const card = say.card(fact.card);
  const place = to === 'waitingZone' ? from : to;
  const special =
    place === 'waitingZone' ? undefined : MOVES[routeOf(fact)]?.(card, say.player(place.player));
  if (special !== undefined) return sentence(special);
  return sentence(`${card} goes to ${to === 'waitingZone' ? 'the waiting zone' : zoneOf(to, say)}`);
};

const EVENTS = { play: 'playing', ability: 'using', attack: 'attacking with' } as const;

/** The narration in English. */
export const english: Tongue = {
  player: (player) => `Player ${player + 1}`,
  card: ({ name }, owner) => `${owner === undefined ? '' : `${owner}'s `}${name.en}`,
  hiddenCard: 'a card',
  lines: {
    firstPlayer: ({ player }, say) => `${say.player(player)} goes first`,
    shuffled: ({ player }, say) => `${say.player(player)}'s deck is shuffled`,
    turnBegan: ({ player, number }, say) => `Turn ${number}: ${say.player(player)}`,
    phaseBegan: ({ phase }) => PHASES[phase],
    energyGained: ({ player, energy, clause }, say) =>
      `${say.player(player)} ${clause === 'house.3' ? 'has' : 'gains'} ${energy} energy`,
    moved,
    stayed: ({ card }, say) => sentence(`${say.card(card)} finds no room on the field`),
    eventBegan: ({ player, event }, say) =>
      `${say.player(player)} begins an event: ${EVENTS[event.kind]} ${say.card(event.card)}`,
    eventEnded: ({ event }, say) => `The event is over: ${EVENTS[event.kind]} ${say.card(event.card)}`,
    paid: ({ player, energy }, say) => `${say.player(player)} pays ${energy} energy`,
    declinedOptionalCost: ({ player }, say) => `${say.player(player)} does not pay the optional cost`,
    choseSide: ({ player, side }, say) => `${say.player(player)} chooses side ${side + 1}`,
    put,
    checkOpened: ({ window }, say) => `${say.player(window.player)} is asked about ${CHECKS[window.kind]}`,
    passed: ({ player }, say) => `${say.player(player)} passes`,
    resolving: ({ item }, say) => sentence(`${itemName(item, say)} resolves`),
    resolved: ({ item }, say) => sentence(`${itemName(item, say)} has resolved`),
    negated: ({ item }, say) => sentence(`${itemName(item, say)} is negated`),
    voided: ({ item }, say) => sentence(`${itemName(item, say)} is void`),
    reflected: ({ item, target }, say) =>
      sentence(`${itemName(item, say)} is reflected onto ${chosenName(target, say, 'it')}`),
    rightSpent: ({ unit }, say) => sentence(`${say.card(unit)} spends its right to attack`),
    rightReturned: ({ unit }, say) => sentence(`${say.card(unit)} has its right to attack again`),
    automatic: ({ unit, automatic }, say) => sentence(`${say.card(unit)} ${AUTOMATICS[automatic]}`),
    dealt: ({ item, amount }, say) =>
      sentence(`${chosenName(item.target, say, 'it')} takes ${amount} ${ROLES[item.role]} damage`),
    notDealt: ({ item }, say) => sentence(`${itemName(item, say)} is not dealt`),
    destroyed: ({ card }, say) => sentence(`${say.card(card)} is destroyed`),
    healed: ({ unit, amount }, say) => sentence(`${say.card(unit)} is healed of ${amount}`),
    lifeGained: ({ player, amount }, say) => `${say.player(player)} gains ${amount} life`,
    refunded: ({ player, energy }, say) => `${say.player(player)} gets ${energy} energy back`,
    damageGone: ({ unit }, say) => sentence(`${say.card(unit)} no longer carries damage`),
    deckEmpty: ({ player }, say) => `${say.player(player)} cannot draw: the deck is empty`,
    lost: ({ player, clause }, say) => `${say.player(player)} ${DEFEATS[clause] ?? 'loses'}`,
    over: ({ winner }, say) =>
      winner === undefined ? 'The match is a draw' : `${say.player(winner)} wins the match`,
  },
};
