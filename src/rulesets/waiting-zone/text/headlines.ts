import { DETAIL, HARM, type Headline, headlineFrom, OUTCOME, PLAIN } from '../../../core/headline.ts';
import type { WaitingZoneEvent } from '../state/event.ts';
import type { WaitingItem } from '../state/waiting-item.ts';
import { type Route, routeOf } from './tongue.ts';

/** What the event goes on to do lies within its line: turn, phase and event are three names down. */
const EVENT: Headline = { is: 'line', tone: 'plain', over: 3 };

/** Moves that another line tells of. */
const ROUTINE: ReadonlySet<Route> = new Set<Route>([
  'hand>waitingZone',
  'waitingZone>discard',
  'field>discard',
]);

/** By these a played card that does not resolve, or finds no room, is discarded. */
const FAILED_PLAY: ReadonlySet<string> = new Set(['play.8', 'reading.1', 'house.6']);

const PUT: Readonly<Record<WaitingItem['kind'], Headline | undefined>> = {
  card: EVENT,
  ability: EVENT,
  attack: EVENT,
  counter: PLAIN,
  timing: DETAIL,
  damage: DETAIL,
};

/** What a fact is in the short telling of a match; `undefined`: left out. */
export const headline = headlineFrom<WaitingZoneEvent>({
  firstPlayer: PLAIN,
  shuffled: DETAIL,
  turnBegan: { is: 'head', of: 1 },
  phaseBegan: ({ phase }) => (phase === 'start' ? DETAIL : { is: 'head', of: 2 }),
  energyGained: ({ clause }) => (clause === 'house.3' ? DETAIL : PLAIN),
  moved: (fact) => (ROUTINE.has(routeOf(fact)) && !FAILED_PLAY.has(fact.clause) ? DETAIL : PLAIN),
  stayed: PLAIN,
  eventBegan: DETAIL,
  eventEnded: DETAIL,
  paid: DETAIL,
  declinedOptionalCost: DETAIL,
  choseSide: DETAIL,
  put: ({ item }) => PUT[item.kind],
  checkOpened: DETAIL,
  passed: DETAIL,
  resolving: ({ item }) => (item.kind === 'timing' ? PLAIN : DETAIL),
  resolved: DETAIL,
  negated: PLAIN,
  voided: PLAIN,
  reflected: PLAIN,
  rightSpent: DETAIL,
  rightReturned: PLAIN,
  automatic: PLAIN,
  dealt: HARM,
  notDealt: ({ item }) => (item.amount === 0 ? DETAIL : PLAIN),
  destroyed: HARM,
  healed: PLAIN,
  lifeGained: PLAIN,
  refunded: PLAIN,
  damageGone: DETAIL,
  deckEmpty: HARM,
  lost: OUTCOME,
  over: OUTCOME,
});
