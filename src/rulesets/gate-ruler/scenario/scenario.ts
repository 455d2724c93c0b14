import type { Activity, Passage, ScenarioRules } from '../../../core/adapters/scenario.ts';
import { type EventFields, eventFieldNames } from '../../../core/game-state.ts';
import type { GateRulerEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { describePosition } from './describe-position.ts';
import { checkExpectations } from './expectations.ts';
import { describeEvent } from './names.ts';
import { buildPosition } from './position.ts';
import { expectationSchema, positionSchema } from './schema.ts';

const eventFields: EventFields<GateRulerEvent> = {
  firstPlayer: { player: true },
  shuffled: { player: true, order: true },
  turnBegan: { player: true, number: true },
  phaseBegan: { player: true, phase: true },
  moment: { player: true, moment: true },
  moved: { card: true, from: true, to: true },
  entered: { card: true, from: true, played: true },
  stayed: { card: true, to: true },
  revealed: { player: true, card: true, from: true },
  readied: { card: true },
  exhausted: { card: true },
  summonCap: { player: true, cap: true },
  passed: { player: true },
  put: { item: true },
  played: { player: true, item: true },
  resolved: { item: true },
  withdrawn: { item: true },
  gateBreak: {},
  chose: { player: true, card: true },
  choseMode: { player: true, mode: true },
  fizzled: { item: true },
  declined: { player: true, source: true },
  reduced: { item: true, by: true },
  healed: { card: true, amount: true },
  linked: { card: true, host: true },
  unlinked: { card: true, host: true },
  applied: { card: true, effect: true },
  expired: { card: true, effect: true },
  delayed: { source: true },
  noted: { card: true, keyword: true },
  became: { item: true },
  redirected: { attacker: true, line: true },
  treated: { player: true, card: true, level: true },
  drove: { player: true, count: true },
  attacked: { attacker: true, line: true, target: true },
  endedAttacks: { player: true },
  dealt: { source: true, receiver: true, amount: true, combat: true },
  notDealt: { receiver: true },
  unaffected: { card: true },
  rulerDamage: { player: true, points: true },
  counterRefused: { player: true, card: true },
  destroyed: { card: true },
  spared: { card: true },
  damageReset: { card: true },
  lost: { player: true },
  over: { winner: true },
};

/** What a scenario file may say of each kind of event. */
export const describedEvents = eventFieldNames(eventFields);

const GATE = 'gate';

/** States of a gate processing that it comes to only after the rule effects (ch.12) have been looked at. */
const SETTLED_STATES: readonly string[] = ['addition.start', 'ended', 'over'];

const isBetween = ({ machine, path, to }: Passage): boolean =>
  machine === GATE ? !SETTLED_STATES.includes(to) : path.includes(GATE);

/** Moments of Gate Ruler that a scenario may go on to. */
export const moments = ['settled', 'gate empty'] as const;

const isUnsettled = ({ attack, waiting }: Game): boolean => attack !== undefined || waiting.length > 0;

/** Whether something lies on the gate or, where the moment is `settled`, an attack goes on or an ability waits to be played. */
export const activity = (moment: string, game: Game, passage?: Passage): Activity => {
  if (game.gate.length > 0 || (moment === 'settled' && isUnsettled(game))) return 'busy';
  return passage !== undefined && isBetween(passage) ? 'between' : 'quiet';
};

/** Scenario files about Gate Ruler. */
export const scenario: ScenarioRules<Game> = {
  position: positionSchema,
  expectation: expectationSchema,
  build: buildPosition,
  describePosition,
  check: checkExpectations,
  facts: describedEvents,
  describe: describeEvent,
  turn: ({ turn }) => turn.number,
  passes: ['pass', 'end attacking'],
  idle: ['gateAction', 'attackDeclaration'],
  moments,
  activity,
};
