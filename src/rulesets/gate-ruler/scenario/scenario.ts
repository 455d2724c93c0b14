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
  unmet: { keyword: true },
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
  spared: { card: true, combat: true },
  damageReset: { card: true },
  lost: { player: true },
  over: { winner: true },
};

/** What a scenario file may say of each kind of event. */
export const describedEvents = eventFieldNames(eventFields);

const GATE = 'gate';

/** States of a gate processing that it comes to only after the rule effects (ch.12) have been looked at. */
const SETTLED_STATES: readonly string[] = ['addition.start', 'ended'];

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

/** The names that states had before they were drawn as they are now. */
const formerStates: Readonly<Record<string, string>> = {
  'attack.noAttack': 'attack.attackDeclaration.noAttack',
  'attackPhase.end': 'attackPhaseEnd.gate',
  'attackPhase.earlyVigilance': 'vigilance.units',
  'attackPhase.lateVigilance': 'vigilance.units',
  'attackPhase.earlyGuard': 'vigilance.choosing',
  'attackPhase.lateGuard': 'vigilance.choosing',
  'effect.treatments': 'effect.next',
  'effect.steps': 'effect.next',
  'effect.level': 'effect.treatment',
  'effect.step': 'effect.deed',
  'effect.play': 'effectPlay.play',
  'effect.drive': 'instruction.drive',
  'effect.damage': 'instruction.damage',
  'effect.reduction': 'instruction.reduction',
  'effect.healing': 'instruction.healing',
  'effect.comingOut': 'movement.choices',
  'effect.enhancing': 'movement.enhance',
  'effect.takingSoul': 'movement.enhance',
  'play.choices.open': 'play.choices',
  'play.choices.forced': 'play.forced',
  'play.choices.choosing': 'play.choosing',
  'putDamage.turnPlayerOrders': 'putDamage.choosing',
  'putDamage.otherPlayerOrders': 'putDamage.choosing',
  'ruleEffects.rulerDamage.order': 'ruleEffects.rulerDamage',
  'attack.over': 'ruleEffects.over',
  'attackPhase.over': 'ruleEffects.over',
  'damageStep.over': 'ruleEffects.over',
  'endPhase.over': 'ruleEffects.over',
  'gate.over': 'ruleEffects.over',
  'mainPhase.over': 'ruleEffects.over',
  'match.over': 'ruleEffects.over',
  'startPhase.over': 'ruleEffects.over',
  'turn.over': 'ruleEffects.over',
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
  formerStates,
  formerKind: ({ kind }) => (kind === 'enhance' ? 'effectChoice' : undefined),
  idle: ['gateAction', 'attackDeclaration'],
  moments,
  activity,
};
