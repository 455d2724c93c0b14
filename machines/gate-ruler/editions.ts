import type { Game } from '../../src/rulesets/gate-ruler/state/game.ts';
import { type EditionId, isEdition } from '../../src/rulesets/gate-ruler/state/interpretations.ts';
import { attack } from './attack.ts';
import { attackPhase } from './attack-phase.ts';
import { attackPhaseEnd } from './attack-phase-end.ts';
import { damageStep100 } from './damage-step-1.0.0.ts';
import { match } from './match.ts';
import { turn } from './turn.ts';
import type { RuleMachine } from './types.ts';
import { vigilance } from './vigilance.ts';

const attackPhase100 = attackPhase.provide({
  actors: { attack: attack.provide({ actors: { damageStep: damageStep100 } }) },
});

/** The outermost process with an attack phase of its own. */
const matchWith = (phase: RuleMachine): RuleMachine =>
  match.provide({ actors: { turn: turn.provide({ actors: { attackPhase: phase } }) } });

/** An attack phase whose end comes after Vigilance (8-8b, inferred). */
const withVigilanceFirst = (phase: RuleMachine): RuleMachine =>
  phase.provide({ actors: { firstAtEnd: vigilance, lastAtEnd: attackPhaseEnd } });

/** The outermost process of each edition: they differ in the damage step. */
export const editions: Readonly<Record<EditionId, RuleMachine>> = {
  '2021-03': match,
  '1.0.0': matchWith(attackPhase100),
};

const editionsWithVigilanceFirst: Readonly<Record<EditionId, RuleMachine>> = {
  '2021-03': matchWith(withVigilanceFirst(attackPhase)),
  '1.0.0': matchWith(withVigilanceFirst(attackPhase100)),
};

/** The outermost process of a game, by its edition and by the readings that change the course of a match. */
export const processOf = ({ edition, interpretations: { vigilance: when } }: Game): RuleMachine | undefined => {
  if (!isEdition(edition)) return undefined;
  return (when === 'beforePhaseEnd' ? editionsWithVigilanceFirst : editions)[edition];
};
