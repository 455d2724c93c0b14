import type { Activity, Passage, ScenarioRules } from '../../../core/adapters/scenario.ts';
import { type EventFields, eventFieldNames } from '../../../core/game-state.ts';
import { isAllResolved } from '../queries/zones.ts';
import type { WaitingZoneEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { buildPosition } from './build-position.ts';
import { checkExpectations } from './check-expectations.ts';
import { describePosition } from './describe-position.ts';
import { describeEvent } from './names.ts';
import { expectationSchema, positionSchema } from './schema.ts';

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

/** What a scenario file may say of each kind of game event. */
export const eventParts = eventFieldNames(parts, (part) => TAKEN_APART[part] ?? [part]);

/** Moments of the waiting-zone game that a scenario may go on to. */
export const moments = ['event over'] as const;

/** After an event the phase looks whether somebody has lost (house.10) before it is over for good. */
export const activity = (_: string, game: Game, passage?: Passage): Activity => {
  if (game.result !== undefined) return 'quiet';
  if (game.event !== null || !isAllResolved(game)) return 'busy';
  const isLookedAt = passage?.machine === 'phase' && passage.to !== 'idle';
  return passage === undefined || isLookedAt ? 'quiet' : 'between';
};

/** Scenario files about the waiting-zone game. */
export const scenario: ScenarioRules<Game> = {
  formerStates: {
    'attack.waiting': 'attack.attackCheck',
    'match.over': 'phase.over',
    'turn.over': 'phase.over',
  },
  position: positionSchema,
  expectation: expectationSchema,
  build: buildPosition,
  describePosition,
  check: checkExpectations,
  facts: eventParts,
  describe: describeEvent,
  turn: ({ turn }) => turn.number,
  passes: ['pass'],
  idle: ['eventStart'],
  moments,
  activity,
};
