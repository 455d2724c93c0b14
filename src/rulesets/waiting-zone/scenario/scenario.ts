import { type EventFields, eventFieldNames } from '../../../core/fact-parts.ts';
import type { WaitingZoneEvent } from '../state/event.ts';

const parts: EventFields<WaitingZoneEvent> = {
  firstPlayer: { player: true },
  shuffled: { player: true, order: true },
  turnBegan: { player: true, number: true },
  phaseBegan: { player: true, phase: true },
  energyGained: { player: true, energy: true },
  moved: { card: true, from: true, to: true },
  stayed: { card: true },
  eventBegan: { player: true, event: true },
  eventEnded: { player: true, event: true },
  paid: { player: true, energy: true },
  declinedOptionalCost: { player: true },
  choseSide: { player: true, side: true },
  put: { item: true },
  checkOpened: { window: true },
  passed: { player: true, window: true },
  resolving: { item: true },
  resolved: { item: true },
  negated: { item: true },
  voided: { item: true },
  reflected: { item: true, target: true },
  rightSpent: { unit: true },
  rightReturned: { unit: true },
  automatic: { unit: true, automatic: true },
  dealt: { item: true, amount: true },
  notDealt: { item: true },
  destroyed: { card: true },
  healed: { unit: true, amount: true },
  lifeGained: { player: true, amount: true },
  refunded: { player: true, energy: true },
  damageGone: { unit: true },
  deckEmpty: { player: true },
  lost: { player: true },
  over: { winner: true },
};

/** Parts that scenario files take apart, as `describeEvent` does. */
const TAKEN_APART: Readonly<Record<string, readonly string[]>> = {
  window: ['check', 'asked', 'about'],
  item: ['item', 'owner', 'at'],
  event: ['event', 'card'],
};

/** What a scenario file may say of each kind of fact. */
export const eventParts = eventFieldNames(parts, (part) => TAKEN_APART[part] ?? [part]);
