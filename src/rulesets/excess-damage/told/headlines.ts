import type { Fact } from '../../../kernel/fact.ts';
import type { Headline } from '../../../kernel/headline.ts';
import type { ExcessDamageFact } from '../values/fact.ts';

const PLAIN: Headline = { is: 'line', tone: 'plain' };
const HARM: Headline = { is: 'line', tone: 'harm' };
const OUTCOME: Headline = { is: 'line', tone: 'outcome' };
const DETAIL = undefined;

const HEADLINES: Readonly<Record<ExcessDamageFact['what'], Headline | undefined>> = {
  assigned: PLAIN,
  announced: PLAIN,
  noEffect: PLAIN,
  splitOrdered: DETAIL,
  split: PLAIN,
  spillLost: PLAIN,
  shieldOrdered: DETAIL,
  modified: PLAIN,
  countersInstead: PLAIN,
  notDealt: PLAIN,
  dealt: HARM,
  excess: HARM,
  triggered: PLAIN,
  resultModified: PLAIN,
  marked: DETAIL,
  minusCounters: PLAIN,
  loyaltyLost: DETAIL,
  defenseLost: DETAIL,
  lifeLost: DETAIL,
  poisoned: PLAIN,
  lifeGained: PLAIN,
  read: PLAIN,
  converted: PLAIN,
  spared: PLAIN,
  destroyed: HARM,
  putAway: HARM,
  left: PLAIN,
  endStep: PLAIN,
  triggerOrdered: DETAIL,
  placed: PLAIN,
  resolved: PLAIN,
  lost: OUTCOME,
  over: OUTCOME,
};

/** What a fact is in the short telling of an event; `undefined`: left out. */
export const headline = (fact: Fact): Headline | undefined => HEADLINES[(fact as ExcessDamageFact).what];
