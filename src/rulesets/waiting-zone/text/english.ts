import { capitalize, namerOf, playerNames } from '../../../core/narration.ts';
import { type Automatic, type Filter, NO_EFFECT, type Reference, type WaitingKind } from '../state/card.ts';
import { checkNames, type Phase } from '../state/progress.ts';
import type { WaitingItem } from '../state/waiting-item.ts';
import type { ItemView } from '../views/player-view.ts';
import {
  type BoardLabels,
  choiceReference,
  choicesOf,
  type EffectChoices,
  type EventKind,
  type Grammar,
  type ItemParts,
  type Labels,
  type NameResolver,
  type SpecialMoves,
  type StepTexts,
  selectionNamer,
  specialMove,
  stepText,
  type WaitingZoneLocale,
  type Word,
} from './locale.ts';

const of: Labels['of'] = (owner, thing) => `${owner}'s ${thing}`;

const zones: Labels['zones'] = {
  deck: 'deck',
  hand: 'hand',
  field: 'field',
  discard: 'discard pile',
  removed: 'cards out of the match',
};

const checks = checkNames.en;

const damages: Labels['damages'] = {
  attack: 'attack damage',
  retaliation: 'retaliation damage',
  effect: 'effect damage',
};

/** The labels of the game of the waiting zone in English. */
export const englishLabels: Labels = {
  name: ({ en }) => en,
  player: playerNames.en,
  of,
  card: ({ name }, owner) => (owner === undefined ? name.en : of(owner, name.en)),
  unknownCard: 'a card',
  phases: {
    preparation: 'preparation',
    start: 'start',
    main: 'main phase',
    battle: 'battle phase',
    end: 'end',
  },
  zones,
  short: { ...zones, discard: 'discard' },
  waitingZone: 'waiting zone',
  energy: 'energy',
  life: 'life',
  checks,
  shortChecks: { ...checks, entry: 'entering', departure: 'leaving' },
  noRetaliation: 'suffers no retaliation',
  counter: (card) => `counter ${card}`,
  costAbilityOf: (card) => `cost ability of ${card}`,
  timingOf: (timing, card) => `${timing.toUpperCase()} of ${card}`,
  attackOn: (card, target) => `attack of ${card} on ${target}`,
  damages,
  damageTo: (amount, role, target) => `${amount} ${damages[role]} to ${target}`,
};

const { energy, life, phases, shortChecks, short } = englishLabels;

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
  attack: ({ attacker, target }, say) =>
    `the ${englishLabels.attackOn(say.card(attacker.card), selectionName(target, say))}`,
  damage: ({ role, amount, target }, say) => englishLabels.damageTo(amount, role, selectionName(target, say)),
});

const itemWaits = (item: WaitingItem, say: NameResolver): string =>
  capitalize(`${itemName(item, say)} waits`);

const put = namerOf<WaitingItem, NameResolver>({
  card: (item, say) => `${say.player(item.owner)} plays ${itemName(item, say)}`,
  counter: (item, say) => `${say.player(item.owner)} counters with ${say.card(item.card)}`,
  ability: (item, say) => `${say.player(item.owner)} uses ${itemName(item, say)}`,
  attack: (item, say) =>
    `${say.player(item.owner)} attacks ${selectionName(item.target, say)} with ${say.card(item.attacker.card)}`,
  timing: itemWaits,
  damage: itemWaits,
});

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
  const place =
    to === 'waitingZone' ? `the ${englishLabels.waitingZone}` : of(say.player(to.player), zones[to.zone]);
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
    stayed: ({ card }, say) => capitalize(`${say.card(card)} has no room on the ${zones.field}`),
    eventBegan: ({ player, event }, say) =>
      `${say.player(player)} begins an event: ${EVENTS[event.kind]} ${say.card(event.card)}`,
    eventEnded: ({ event }, say) => `The event is over: ${EVENTS[event.kind]} ${say.card(event.card)}`,
    paid: ({ player, energy: amount }, say) => `${say.player(player)} pays ${amount} ${energy}`,
    declinedOptionalCost: ({ player }, say) => `${say.player(player)} does not pay the optional cost`,
    choseSide: ({ player, side }, say) => `${say.player(player)} chooses side ${side + 1}`,
    put: ({ item }, say) => put(item, say),
    checkOpened: ({ window }, say) =>
      `Counter check for ${say.player(window.player)}: ${englishLabels.checks[window.kind]}`,
    passed: ({ player }, say) => `${say.player(player)} passes`,
    resolving: ({ item }, say) => capitalize(`${itemName(item, say)} resolves`),
    resolved: ({ item }, say) => capitalize(`${itemName(item, say)} has resolved`),
    negated: ({ item }, say) => capitalize(`${itemName(item, say)} is negated`),
    voided: ({ item, clause }, say) =>
      capitalize(`${itemName(item, say)} is void: ${VOID[clause] ?? 'it cannot resolve'}`),
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
    healed: ({ unit, amount }, say) => capitalize(`${say.card(unit)} is healed by ${amount}`),
    lifeGained: ({ player, amount }, say) => `${say.player(player)} gains ${amount} ${life}`,
    refunded: ({ player, energy: amount }, say) => `${say.player(player)} gets ${amount} ${energy} back`,
    damageGone: ({ unit }, say) => capitalize(`${say.card(unit)} no longer carries damage`),
    deckEmpty: ({ player }, say) => `${say.player(player)} cannot draw: the ${zones.deck} is empty`,
    lost: ({ player, clause }, say) => `${say.player(player)} ${DEFEATS[clause] ?? 'loses'}`,
    over: ({ winner }, say) =>
      winner === undefined ? 'The match is a draw' : `${say.player(winner)} wins the match`,
  },
};

const VERBS = {
  play: 'play ',
  use: 'use ',
  counter: 'activate ',
  discard: 'discard ',
  choose: '',
  resolve: 'resolve ',
} as const;

/** What is decided, by the kind of the question. */
const QUESTIONS: Readonly<Record<string, string>> = {
  counter: 'Activate a counter, or activate none.',
  additionalCost: 'Choose a card to discard as an additional cost.',
  optionalCost: 'Choose whether to pay the optional cost.',
  side: 'Choose one of the effects.',
  target: 'Choose a target.',
  counterOrder: 'Several counters wait. Choose the one that resolves next.',
  timingOrder: 'Several abilities wait. Choose the one that resolves next.',
  damageOrder: 'Several damages wait. Choose the one that is dealt next.',
  attackTarget: 'Choose what the unit attacks.',
  effectChoice: 'Choose for the effect that is resolving.',
  handLimit: 'You have too many cards in hand. Choose one to discard.',
};

const question = (kind: string, phase: Phase): string => {
  if (kind !== 'eventStart') return QUESTIONS[kind] ?? '';
  return phase === 'battle'
    ? 'Attack with a unit or begin another event, or end your turn.'
    : `Play a card or use a cost ability, or go on to the ${phases.battle}.`;
};

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  ...phases,
  start: 'start phase',
  end: 'end phase',
};

/** The table in English. */
export const englishBoard: BoardLabels = {
  ...englishLabels,
  you: ' (you)',
  turn: (number, player, phase) => `Turn ${number} of ${player}, ${PHASE_NAMES[phase]}`,
  lifeLeft: (points) => `${life} ${points}`,
  energyOf: (now, grown) => `${energy} ${now} of ${grown}`,
  count: (zone, cards) => `${short[zone]} ${cards}`,
  nothing: '-',
  stats: (attack, life) => `${attack}/${life}`,
  damage: (points) => `${points} damage`,
  mayAttack: 'may attack',
  waiting: (items) => `Waiting, the newest first: ${items.join('; ')}`,
  item: namerOf<ItemView, ItemParts>({
    card: (_, { owner, card }) => `${card}, played by ${owner}`,
    counter: (_, { owner, card }) => `${englishLabels.counter(card)} of ${owner}`,
    ability: (_, { owner, card }) => `${englishLabels.costAbilityOf(card)} of ${owner}`,
    timing: (item, { owner, card }) => `${englishLabels.timingOf(item.timing, card)} of ${owner}`,
    attack: (_, { card, target }) => englishLabels.attackOn(card, target),
    damage: (item, { target }) => englishLabels.damageTo(item.amount, item.role, target),
  }),
  questionAbout: (kind, about) =>
    `Counter check: ${shortChecks[kind]}${about.length === 0 ? '' : `: ${about.join(', ')}`}`,
  about: (card) => `for ${card}`,
  prompt: (kind, phase, isOwnTurn) => {
    const text = question(kind, phase);
    return text === '' ? '' : `${isOwnTurn ? 'Your' : "Your opponent's"} ${PHASE_NAMES[phase]}. ${text}`;
  },
  glossary: [
    ['life', 'a player with no life left loses'],
    ['energy N of M', 'energy left of the energy that you get each turn; it pays for cards and abilities'],
    ['2/3', 'attack and life of a unit'],
    ['F1, F2, …', 'units and other cards on the field'],
    ['waiting zone', 'where played cards, attacks and damage wait until they resolve'],
    ['counter check', 'a moment in which the player who is not on turn may activate a counter'],
    ['IN, OUT', 'abilities of a card that enters the field, or is discarded from it'],
    ['discard', 'the discard pile'],
  ],
  head: (name, cost, stats) => `${name} (cost ${cost})${stats === '' ? '' : ` ${stats}`}`,
  withEffect: (what, text) => (text === '' ? what : `${what}: ${text}`),
  chosenAlready: (card) => `${card}, chosen already`,
  pass: 'activate no counter',
  endPhase: (phase) => (phase === 'main' ? `go on to the ${phases.battle}` : 'end the turn'),
  attacks: (attacker) => `attack with ${attacker}`,
  pays: (pays, cost, text) => (pays ? `${cost} ${energy}: ${text}` : 'without the optional effect'),
  verb: (form, text) => `${VERBS[form]}${text}`,
};

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

const STEPS: StepTexts = {
  choose: (step) => `choose ${filterText(step.from)}`,
  draw: (step) => `draw ${step.count} ${step.count === 1 ? 'card' : 'cards'}`,
  damage: (step, said) => `deal ${step.amount} damage to ${said(step.to)}`,
  destroy: (step, said) => `destroy ${said(step.what)}`,
  returnToHand: (step, said) => `return ${said(step.what)} to its owner's ${zones.hand}`,
  remove: (step, said) => `put ${said(step.what)} out of the match`,
  putOntoField: (step, said) => `put ${said(step.what)} onto the ${zones.field}`,
  negate: (step, said) => `negate ${said(step.what)}`,
  reflect: (step, said) => `reflect ${said(step.what)}`,
  heal: (step, said) => `heal ${said(step.what)} by ${step.amount}`,
  gainLife: (step) => `gain ${step.amount} ${life}`,
  gainEnergy: (step) => `gain ${step.amount} ${energy}`,
};

const joined = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts[texts.length - 1] ?? ''}`;

/** The cards of the game of the waiting zone in English. */
export const englishGrammar: Grammar = {
  effect: (effect, before = NO_EFFECT) => {
    const choices = choicesOf(before, effect);
    return effect.instructions
      .map(
        (step) => `${capitalize(stepText(STEPS, step, (reference) => referenceText(choices, reference)))}.`,
      )
      .join(' ');
  },
  discards: (count) => `To play it, also discard ${count} ${count === 1 ? 'card' : 'cards'}.`,
  windows: (kinds) => `Activate it at a check of ${joined(kinds.map((kind) => shortChecks[kind]))}.`,
  either: (texts) => `Choose one: ${texts.map((text, index) => `(${index + 1}) ${text}`).join(' ')}`,
  optional: (cost, text) => `You may pay ${cost} ${energy} more: ${text}`,
  automatics: {
    evade: () => 'This unit evades the first damage of each turn.',
    reduce: ({ by }) => `This unit is dealt ${by} less damage.`,
    noRetaliation: () => `This unit ${englishLabels.noRetaliation}.`,
  },
  in: (text) => `IN: ${text}`,
  out: (text) => `OUT: ${text}`,
  ability: (cost, text) => `Pay ${cost} ${energy}: ${text}`,
};
