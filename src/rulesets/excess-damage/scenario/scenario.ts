import { type EventFields, eventFieldNames } from '../../../core/fact-parts.ts';
import type { ExcessDamageEvent } from '../state/event.ts';

const path = { source: true, recipient: true } as const;
const by = { effect: true, card: true } as const;
const result = { who: true, n: true } as const;

const parts: EventFields<ExcessDamageEvent> = {
  assigned: { attacker: true, recipient: true, n: true },
  assignsNothing: { attacker: true },
  announced: { ...path, n: true, combat: true },
  noEffect: { card: true },
  splitOrdered: path,
  split: { ...path, kept: true, excessTo: true, spill: true },
  spillLost: { ...path, n: true },
  shieldOrdered: path,
  modified: { ...path, ...by, from: true, to: true },
  countersInstead: { ...path, ...by, n: true },
  notDealt: path,
  dealt: { ...path, n: true, combat: true },
  excess: { permanent: true, n: true, combat: true },
  triggered: { ...by, about: true, n: true, outcome: true },
  resultModified: { ...by, kind: true, who: true, from: true, to: true },
  marked: result,
  minusCounters: result,
  loyaltyLost: result,
  defenseLost: result,
  lifeLost: result,
  poisoned: result,
  lifeGained: result,
  read: { card: true, target: true, n: true },
  converted: { card: true },
  spared: { permanent: true },
  destroyed: { permanent: true },
  putAway: { permanent: true },
  left: { permanent: true },
  endStep: { player: true },
  triggerOrdered: by,
  placed: { ...by, target: true },
  resolved: { ...by, outcome: true, n: true, target: true },
  lost: { player: true },
  over: { winner: true },
};

/** What a scenario file may say of each kind of fact. */
export const eventParts = eventFieldNames(parts);
