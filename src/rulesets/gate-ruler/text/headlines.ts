import { DETAIL, HARM, type Headline, headlineFrom, IDLE, OUTCOME, PLAIN } from '../../../core/headline.ts';
import type { GateRulerEvent } from '../state/fact.ts';
import type { GateItem } from '../state/gate-item.ts';
import { type GateRulerEventOf, type Route, routeOf } from './tongue.ts';

/** Moves that another line tells of, or that always follow it. */
const ROUTINE: ReadonlySet<Route> = new Set<Route>([
  'hand>gate',
  'drive>gate',
  'set>gate',
  'counter>gate',
  'gate>attack',
  'gate>defense',
  'gate>field',
  'gate>graveyard',
  'deck>counter',
  'deck>drive',
]);

/** What is played for its effect alone: an ability, or a card that does not enter a zone. */
const isEffect = (item: GateItem): boolean =>
  item.kind === 'ability' || (item.kind === 'card' && item.entering === undefined);

/** Chapter 15: what effects do is told, and what the match, a turn or an attack brings with it is not. */
const byEffect = ({ clause }: GateRulerEvent): Headline | undefined =>
  clause.startsWith('15-') ? PLAIN : DETAIL;

const moved = (fact: GateRulerEventOf<'moved'>): Headline | undefined => {
  if (fact.clause === '12-4b-2') return DETAIL;
  return routeOf(fact) === 'counter>damage' ? HARM : ROUTINE.has(routeOf(fact)) ? DETAIL : PLAIN;
};

/** What a fact is in the short telling of a match; `undefined`: left out. */
export const headline = headlineFrom<GateRulerEvent>({
  firstPlayer: PLAIN,
  shuffled: byEffect,
  turnBegan: { is: 'head', of: 1 },
  phaseBegan: { is: 'head', of: 2 },
  moment: DETAIL,
  moved,
  entered: DETAIL,
  choseMode: PLAIN,
  fizzled: PLAIN,
  declined: DETAIL,
  reduced: PLAIN,
  healed: PLAIN,
  linked: PLAIN,
  unlinked: DETAIL,
  applied: PLAIN,
  expired: DETAIL,
  delayed: PLAIN,
  noted: DETAIL,
  became: PLAIN,
  redirected: PLAIN,
  treated: PLAIN,
  drove: PLAIN,
  stayed: PLAIN,
  revealed: ({ from }) => (from.zone === 'drive' ? PLAIN : DETAIL),
  readied: byEffect,
  exhausted: byEffect,
  summonCap: ({ decidedBy }) => (decidedBy?.includes('4-5a') ? DETAIL : PLAIN),
  passed: DETAIL,
  put: DETAIL,
  played: PLAIN,
  resolved: ({ item }) => (isEffect(item) ? IDLE : DETAIL),
  withdrawn: PLAIN,
  gateBreak: DETAIL,
  chose: DETAIL,
  attacked: { is: 'line', tone: 'plain', over: 3 },
  endedAttacks: DETAIL,
  dealt: HARM,
  notDealt: PLAIN,
  unaffected: PLAIN,
  rulerDamage: HARM,
  counterRefused: PLAIN,
  destroyed: HARM,
  spared: PLAIN,
  damageReset: DETAIL,
  lost: OUTCOME,
  over: OUTCOME,
});
