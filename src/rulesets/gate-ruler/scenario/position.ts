import type { Frame } from '../../../core/position.ts';
import type { EditionId } from '../state/interpretations.ts';
import type { Phase } from '../state/event.ts';
import type { StartName } from './schema.ts';

/** A point of the turn that a scenario may start at. */
export interface Start {
  readonly phase: Phase;
  /** The processes as the point is come to; the innermost state starts what it invokes. */
  readonly begins: readonly Frame[];
  /** The processes while a gate processing of that point is going on; absent where none can be. */
  readonly within?: readonly Frame[];
  /** Whether the phase itself begins then, or even the turn. */
  readonly isPhaseBegin?: true;
  readonly isTurnBegin?: true;
  readonly needsAttack?: true;
  /** The editions that have that point; all when absent. */
  readonly onlyIn?: EditionId;
}

const MATCH: Frame = { state: 'turn', rest: { asked: 0 } };

const frames = (...states: readonly string[]): readonly Frame[] => [
  MATCH,
  ...states.map((state) => ({ state, rest: {} })),
];

const inAttack = (...states: readonly string[]): readonly Frame[] => {
  const [attack = '', ...inner] = states;
  return [
    ...frames('attackPhase', 'subPhase'),
    { state: attack, rest: { goesOn: true } },
    ...inner.map((state) => ({ state, rest: {} })),
  ];
};

const starts: Readonly<Record<StartName, Start>> = {
  turn: { phase: 'start', begins: frames(), isPhaseBegin: true, isTurnBegin: true },
  'start phase': {
    phase: 'start',
    begins: frames('startPhase'),
    within: frames('startPhase', 'beginning'),
    isPhaseBegin: true,
  },
  'main phase': {
    phase: 'main',
    begins: frames('mainPhase'),
    within: frames('mainPhase', 'actions'),
    isPhaseBegin: true,
  },
  'attack phase': {
    phase: 'attack',
    begins: frames('attackPhase'),
    within: inAttack('attackStart.gate'),
    isPhaseBegin: true,
  },
  'attack declaration': {
    phase: 'attack',
    begins: inAttack('attackDeclaration.targets'),
    within: inAttack('attackDeclaration.begun'),
  },
  attacking: {
    phase: 'attack',
    begins: inAttack('attackDeclaration.attacking'),
    within: inAttack('attackDeclaration.attacking'),
    needsAttack: true,
  },
  'intercept step': {
    phase: 'attack',
    begins: inAttack('intercept.check'),
    within: inAttack('intercept.damage'),
    needsAttack: true,
  },
  'damage step': {
    phase: 'attack',
    begins: inAttack('damage'),
    within: inAttack('damage', 'before.gate'),
    needsAttack: true,
  },
  'combat damage': {
    phase: 'attack',
    begins: inAttack('damage', 'during'),
    within: inAttack('damage', 'during'),
    needsAttack: true,
  },
  'after combat damage': {
    phase: 'attack',
    begins: inAttack('damage', 'after.gate'),
    within: inAttack('damage', 'after.gate'),
    needsAttack: true,
    onlyIn: '2021-03',
  },
  'end phase': {
    phase: 'end',
    begins: frames('endPhase'),
    within: frames('endPhase', 'turnEnd'),
    isPhaseBegin: true,
  },
};

/** 8-6b in edition 1.0.0, whose damage step is one gate processing (u2103/replaced.5). */
const COMBAT_DAMAGE_100 = inAttack('damage', 'combatDamage');

/** Where a scenario of that edition may start, by the name in the file; absent where the edition has no such point. */
export const getStart = (name: StartName, edition: string): Start | undefined => {
  const start = starts[name];
  if (start.onlyIn !== undefined && start.onlyIn !== edition) return undefined;
  if (edition !== '1.0.0') return start;
  if (name === 'damage step') return { ...start, within: COMBAT_DAMAGE_100 };
  return name === 'combat damage'
    ? { ...start, begins: COMBAT_DAMAGE_100, within: COMBAT_DAMAGE_100 }
    : start;
};
