import { namerOf, capitalize } from '../../../core/telling.ts';
import type { Automatic } from '../state/card.ts';
import type { WaitingItem } from '../state/waiting-item.ts';
import {
  selectionNamer,
  type EventKind,
  type NameResolver,
  type SpecialMoves,
  specialMove,
  type WaitingZoneLocale,
} from './tongue.ts';
import { englishLabels } from './english.ts';

const { of, zones, energy, life } = englishLabels;

const AUTOMATICS: Readonly<Record<Automatic['auto'], string>> = {
  evade: 'evades the damage',
  reduce: 'reduces the damage',
  noRetaliation: englishLabels.noRetaliation,
};

const DEFEATS: Readonly<Record<string, string>> = {
  'house.10': `loses: no ${life} is left`,
  'house.11': `loses: the ${zones.deck} is empty`,
  'house.13': 'concedes',
};

/** Why something is void. */
const VOID: Readonly<Record<string, string>> = {
  'attack.6': 'the attacker has left the field',
  'attack.8': 'a unit has come onto the attacked side',
  'reading.1': 'a counter stops it',
  'reading.8': 'its card has left the field',
  'reading.11': 'the target has left the field',
  'reading.14': 'its source has left the field',
  'reading.15': 'its source has left the field',
};

const selectionName = selectionNamer('it');

const itemName = namerOf<WaitingItem, NameResolver>({
  card: ({ card }, say) => say.card(card),
  counter: ({ card }, say) => `the ${englishLabels.counter(say.card(card))}`,
  ability: ({ source }, say) => `the ${englishLabels.costAbilityOf(say.card(source.card))}`,
  timing: ({ timing, source }, say) => englishLabels.timingOf(timing, say.card(source.card)),
  attack: ({ attacker, target }, say) => `the ${englishLabels.attackOn(say.card(attacker.card), selectionName(target, say))}`,
  damage: ({ role, amount, target }, say) => englishLabels.damageTo(amount, role, selectionName(target, say)),
});

const put = ({ item }: EventKind<'put'>, say: NameResolver): string => {
  const player = say.player(item.owner);
  switch (item.kind) {
    case 'card':
      return `${player} plays ${itemName(item, say)}`;
    case 'counter':
      return `${player} counters with ${say.card(item.card)}`;
    case 'ability':
      return `${player} uses ${itemName(item, say)}`;
    case 'attack':
      return `${player} attacks ${selectionName(item.target, say)} with ${say.card(item.attacker.card)}`;
    case 'timing':
    case 'damage':
      return capitalize(`${itemName(item, say)} waits`);
    default:
      return item satisfies never;
  }
};

const MOVES: SpecialMoves = {
  'deck>hand': (card, player) => `${player} draws ${card}`,
  'waitingZone>field': (card) => `${card} enters the ${zones.field}`,
  'hand>field': (card, player) => `${player} puts ${card} onto the ${zones.field}`,
  'hand>discard': (card, player) => `${player} discards ${card}`,
  'field>hand': (card, player) => `${card} goes back to ${of(player, zones.hand)}`,
  'field>removed': (card) => `${card} is out of the match`,
};

const moved = (fact: EventKind<'moved'>, say: NameResolver): string => {
  const { card, to } = fact;
  const place = to === 'waitingZone' ? `the ${englishLabels.waitingZone}` : of(say.player(to.player), zones[to.zone]);
  return capitalize(specialMove(MOVES, fact, say) ?? `${say.card(card)} goes to ${place}`);
};

const EVENTS = { play: 'playing', ability: 'using', attack: 'attacking with' } as const;

/** The narration in English. */
export const englishLocale: WaitingZoneLocale = {
  labels: englishLabels,
  messages: {
    firstPlayer: ({ player }, say) => `${say.player(player)} goes first`,
    shuffled: ({ player }, say) => `${of(say.player(player), zones.deck)} is shuffled`,
    turnBegan: ({ player, number }, say) => `Turn ${number}: ${say.player(player)}`,
    phaseBegan: ({ phase }) => capitalize(englishLabels.phases[phase]),
    energyGained: ({ player, energy: amount, clause }, say) =>
      `${say.player(player)} ${clause === 'house.3' ? 'has' : 'gains'} ${amount} ${energy}`,
    moved,
    stayed: ({ card }, say) => capitalize(`${say.card(card)} finds no room on the ${zones.field}`),
    eventBegan: ({ player, event }, say) =>
      `${say.player(player)} begins an event: ${EVENTS[event.kind]} ${say.card(event.card)}`,
    eventEnded: ({ event }, say) => `The event is over: ${EVENTS[event.kind]} ${say.card(event.card)}`,
    paid: ({ player, energy: amount }, say) => `${say.player(player)} pays ${amount} ${energy}`,
    declinedOptionalCost: ({ player }, say) => `${say.player(player)} does not pay the optional cost`,
    choseSide: ({ player, side }, say) => `${say.player(player)} chooses side ${side + 1}`,
    put,
    checkOpened: ({ window }, say) =>
      `${say.player(window.player)} is asked about ${englishLabels.checks[window.kind]}`,
    passed: ({ player }, say) => `${say.player(player)} passes`,
    resolving: ({ item }, say) => capitalize(`${itemName(item, say)} resolves`),
    resolved: ({ item }, say) => capitalize(`${itemName(item, say)} has resolved`),
    negated: ({ item }, say) => capitalize(`${itemName(item, say)} is negated`),
    voided: ({ item, clause }, say) =>
      capitalize(`${itemName(item, say)} is void: ${VOID[clause] ?? 'it cannot go on'}`),
    reflected: ({ item, target }, say) =>
      capitalize(`${itemName(item, say)} is reflected onto ${selectionName(target, say)}`),
    rightSpent: ({ unit }, say) => capitalize(`${say.card(unit)} spends its right to attack`),
    rightReturned: ({ unit }, say) => capitalize(`${say.card(unit)} has its right to attack again`),
    automatic: ({ unit, automatic }, say) => capitalize(`${say.card(unit)} ${AUTOMATICS[automatic]}`),
    dealt: ({ item, amount }, say) =>
      capitalize(`${selectionName(item.target, say)} takes ${amount} ${englishLabels.damages[item.role]}`),
    notDealt: ({ item, clause }, say) =>
      capitalize(`${itemName(item, say)} is not dealt${clause === 'house.14' ? ': the target is gone' : ''}`),
    destroyed: ({ card }, say) => capitalize(`${say.card(card)} is destroyed`),
    healed: ({ unit, amount }, say) => capitalize(`${say.card(unit)} is healed of ${amount}`),
    lifeGained: ({ player, amount }, say) => `${say.player(player)} gains ${amount} ${life}`,
    refunded: ({ player, energy: amount }, say) => `${say.player(player)} gets ${amount} ${energy} back`,
    damageGone: ({ unit }, say) => capitalize(`${say.card(unit)} no longer carries damage`),
    deckEmpty: ({ player }, say) => `${say.player(player)} cannot draw: the ${zones.deck} is empty`,
    lost: ({ player, clause }, say) => `${say.player(player)} ${DEFEATS[clause] ?? 'loses'}`,
    over: ({ winner }, say) =>
      winner === undefined ? 'The match is a draw' : `${say.player(winner)} wins the match`,
  },
};
